/** What a sheet of a given number asks: which horses are A to C, and how fast the one of sheet two goes. The same number, the same sheet. */

export interface Horse {
  readonly gait: string;
  /** m/s */
  readonly speed: number;
}

/** m/s: speeds at which eight pictures of a stride show what tells the gait, the moments in the air among them. */
const SPEEDS: Readonly<Record<string, readonly number[]>> = {
  walk: [1.3, 1.5, 1.7],
  trot: [5.5, 6, 6.5],
  canter: [6, 6.5, 7],
  gallop: [12, 14, 16],
};

export const GAITS = Object.keys(SPEEDS);

/** Sheets there are: every order of the gaits several times, with other speeds. */
export const SHEETS = 99;

/** Three of the four gaits. */
const HORSES = 3;

export function horsesOf(sheet: number): Horse[] {
  const left = [...GAITS];
  const horses: Horse[] = [];
  // The number's digits in a mixed base choose what is left, so that all 24 orders come once in 24 sheets; 7 strides through them.
  let code = ((sheet - 1) * 7 + 11) % 24;
  for (let size = left.length; horses.length < HORSES; size--) {
    const [gait] = left.splice(code % size, 1);
    code = Math.floor(code / size);
    horses.push({ gait, speed: speedOf(gait, sheet + size) });
  }
  return horses;
}

export function speedOf(gait: string, sheet: number): number {
  const speeds = SPEEDS[gait];
  return speeds[sheet % speeds.length];
}
