/** How far the trunk sinks at a speed so that the steps of that speed are within reach: authored rows, interpolated. */
import type { Gait } from './speed-law.ts';

/** Fore (end 1) or hind (end 2) girdle, m, negative down. */
export function crouchAt(gait: Gait, speed: number, end: 1 | 2): number {
  const rows = gait.crouch;
  if (rows.length === 0) return 0;
  let row = 0;
  while (row < rows.length - 2 && speed > rows[row + 1][0]) row++;
  const from = rows[row];
  const to = rows[Math.min(row + 1, rows.length - 1)];
  const gap = to[0] - from[0];
  const share = gap > 0 ? Math.min(1, Math.max(0, (speed - from[0]) / gap)) : 0;
  return -(from[end] + share * (to[end] - from[end])) / 100;
}
