/** Dogs and wolves in the round: skull, shoulder, thigh and hock as any atlas shows them, on the dog; how high they stand was chosen by eye. */
import type { ReliefTable, Shape, Swell } from '../relief.ts';
import { rowsOf } from '../rows.ts';
import type { Place } from './place.ts';

// The joint it goes with; from where (forward, up, out), how far it goes from there, reach, height.
// biome-ignore format: a table
const SWELLS = [
  'head 728 1088 50 34 -22 -14 23 8', // brow
  'head 752 1044 66 0 0 0 22 -8', // socket
  'head 690 1020 75 30 -30 -5 40 8', // cheekbone
  'head 930 918 10 -140 20 40 11 -7', // mouth
  'head 922 958 0 0 0 0 30 9', // nose
  'scapula 310 930 80 120 -220 30 45 7', // blade
  'shoulder 290 720 120 -55 -130 -5 68 11', // triceps
  'shoulder 475 660 0 -75 -140 0 45 9', // breast
  'hip -140 800 110 -20 -110 -10 80 -13', // flank
  'hip -290 760 120 60 -170 0 82 11', // thigh
  'hock -370 350 100 -42 -65 0 21 -8', // tendon
  // Between the toes
  'paw 288 56 74 75 -40 -10 12 -10', 'paw 288 56 85 75 -40 0 12 -10', 'paw 288 56 96 75 -40 10 12 -10',
  'foot -400 56 79 75 -40 -10 12 -10', 'foot -400 56 90 75 -40 0 12 -10', 'foot -400 56 101 75 -40 10 12 -10',
];

// Where, full, none: muzzle and breast.
const MARKS = ['head 880 905 0 55 110', 'shoulder 450 600 0 40 100'];

/** Of every section of the trunk, of the head, of an ear, of where a leg lies on the trunk. */
const every = (shape: Shape) => Object.fromEntries(Array.from({ length: 18 }, (_, i) => [i, shape]));
const thick: Shape = { blend: 0.05, square: 0.3 };
const leg = { ...every(thick), 0: { ...thick, cap: 0.05, inward: 0.04 } };

export function canidRelief(place: Place, locks: number, dock: number, marks: readonly string[]): ReliefTable {
  return {
    shape: { trunk: every({ egg: 0.2 }), head: every(thick), ear: every({ blend: 0.006 }), fore: leg, hind: leg },
    swells: rowsOf(SWELLS).map(([on, x, y, z, dx, dy, dz, wide, high]) => {
      const line = [...place(on, x, y, z), ...place(on, x + dx, y + dy, z + dz), wide, wide, high, high];
      return [...line.map((share) => 1000 * share), on === 'hip' ? undefined : 1] as unknown as Swell;
    }),
    eye: { at: place('head', 0.752, 1.044, 0.062), half: [0.018, 0.014, 0.012], toward: -30, sunk: 0.4 },
    stockings: { fore: [0.16, 0.34], hind: [0.12, 0.3] },
    marks: rowsOf([...MARKS, ...marks]).map(([on, x, y, z, full, none]) => ({ at: place(on, x, y, z), full, none })),
    bare: [{ at: place('head', 0.93, 0.962, 0.004), half: [0.018, 0.02, 0.012], toward: -30, sunk: 0.7 }],
    dock,
    tail: { locks, half: 0.02, thick: 0.01 },
  };
}
