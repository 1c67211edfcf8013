/** The print of a foot on the ground, as its flesh is: the arch of a hoof, a pad with four toes, or a sole with toes that spread as the animal's do. */
import { DEGREE } from '../src/units.ts';
import { addPlace, createTrack } from './curve.ts';
import type { Flesh, FleshLeg } from './flesh.ts';
import type { Pen } from './pen.ts';
import type { View } from './view.ts';

/** Half the length of a hoof's print, m: the unit of all prints, of an animal of 1.60 m. */
export const LENGTH = 0.07;
const UNIT = LENGTH / 1.6;

const track = /* @__PURE__ */ createTrack(7);

/** Two curves each, points and handles, ahead and to the right of the foremost toe. */
export type Print = readonly (readonly number[])[];

/** From heel over toe to heel. */
const HOOF: Print = [[-2, -0.6, -1.2, -1.11429, 0, -0.857143, 0, 0, 0, 0.857143, -1.2, 1.11429, -2, 0.6]];

/** Where, half how long, half how wide, and turned so far to the right, rad. */
function oval(ahead: number, right: number, long: number, wide: number, turn: number): number[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const corners = [-1, 0, -1, 1, 1, 1, 1, 0, 1, -1, -1, -1, -1, 0];
  return corners.map((_, i) => {
    const [along, across] = [long * corners[i & ~1], (4 / 3) * wide * corners[i | 1]];
    return i % 2 ? right + s * along + c * across : ahead + c * along - s * across;
  });
}

/** The pad, the outer toes, the inner toes. */
// biome-ignore format: a table
const PAW: Print = /* @__PURE__ */ [
  [-2.15, 0, 0.6, 0.85, 0], [-1.1, 0.95, 0.45, 0.28, 0.2], [-1.1, -0.95, 0.45, 0.28, -0.2], [-0.45, 0.38, 0.45, 0.28, 0], [-0.45, -0.38, 0.45, 0.28, 0],
].map(([ahead, right, long, wide, turn]) => oval(ahead, right, long, wide, turn));

/** One for each leg. */
export function printsOf({ legs, rig, table }: Flesh): Print[] {
  return legs.map(({ leg, hoof }: FleshLeg) => {
    const { toes, limb } = table[leg.kind];
    if (hoof) return HOOF;
    if (!toes) return PAW;
    const unit = UNIT * rig.height;
    const bone = leg.bones[leg.bones.length - 1] / unit;
    const longest = Math.max(...toes.map((toe) => toe[toe.length - 1].down));
    const wide = limb[limb.length - 1].half / UNIT;
    const spread = toes.map((toe) => {
      const { down, aside = 0 } = toe[toe.length - 1];
      const turn = leg.side * aside * DEGREE;
      // From the middle of the sole to its tip.
      const half = (bone * (down - 0.3)) / 2;
      const from = 0.3 * bone + half;
      return oval(
        from * Math.cos(turn) - bone * longest,
        from * Math.sin(turn),
        half,
        (0.8 * toe[0].front) / UNIT,
        turn,
      );
    });
    return [oval(bone * (0.3 - longest), 0, 0.25 * bone, wide, 0), ...spread];
  });
}

/** Adds a print with its foremost toe at that place of the world, heading so, to the pen's path. `closed` for one that is to be filled. */
export function addPrint(
  pen: Pen,
  view: View,
  print: Print,
  x: number,
  y: number,
  z: number,
  heading: number,
  size: number,
  closed: boolean,
): void {
  const c = LENGTH * size * Math.cos(heading);
  const s = LENGTH * size * Math.sin(heading);
  const { x: px, y: py } = track;
  for (const part of print) {
    track.count = 0;
    for (let i = 0; i < 14; i += 2)
      addPlace(track, view, x + part[i] * c + part[i + 1] * s, y, z - part[i] * s + part[i + 1] * c);
    pen.moveTo(px[0], py[0]);
    pen.curveTo(px[1], py[1], px[2], py[2], px[3], py[3]);
    pen.curveTo(px[4], py[4], px[5], py[5], px[6], py[6]);
    if (closed) pen.close();
  }
}
