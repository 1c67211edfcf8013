/** Hildebrand's footfall diagram as numbers: when each foot stands, and how many stand together. */
import type { FootfallBar, Footfalls } from '../types.ts';

export function makeFootfalls(bars: readonly FootfallBar[]): Footfalls {
  const stands = (phase: number) => bars.filter((bar) => (((phase - bar.down) % 1) + 1) % 1 < bar.duty).length;
  const edges = [0, 1];
  for (const { down, duty } of bars) edges.push(down % 1, (down + duty) % 1);
  edges.sort((a, b) => a - b);
  const support: [number, number, number][] = [];
  for (let i = 1; i < edges.length; i++) {
    if (edges[i] - edges[i - 1] < 1e-9) continue;
    const feet = stands((edges[i] + edges[i - 1]) / 2);
    const last = support[support.length - 1];
    if (last && last[2] === feet) last[1] = edges[i];
    else support.push([edges[i - 1], edges[i], feet]);
  }
  return { bars, support };
}
