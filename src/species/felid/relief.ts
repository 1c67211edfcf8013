/** Muscles, joints and paws of a cat in the round, small or large: surface anatomy, how high it stands by eye. */
import type { ReliefTable, Swell } from '../relief.ts';

/** Grooves between the toes: where a paw's toes begin, and how far apart they are. */
const toes = (x: number, apart: number): Swell[] =>
  [100 - apart, 100, 100 + apart].map((z) => [x, 52, z, x + 45, 18, z, 13, 12, -12, -10, 1]);

// biome-ignore format: a table
export const felidShape: ReliefTable['shape'] = {
  trunk: {
    dock: { square: 0.2 }, loin: { egg: 0.1 }, barrel: { egg: 0.15, square: 0.05 }, ribs: { egg: 0.22 },
    girth: { egg: 0.3 }, withers: { egg: 0.4 }, shoulder: { egg: 0.36 }, breast: { egg: 0.2 }, poll: { cap: 0.02 },
  },
  ear: { root: { blend: 0.02 }, middle: { blend: 0.01 }, tip: { blend: 0.006, cap: 0.012 } },
  fore: {
    top: { blend: 0.05, cap: 0.01 }, blade: { blend: 0.05 }, shoulder: { blend: 0.05 }, arm: { blend: 0.05 }, armLow: { blend: 0.045 },
    elbow: { blend: 0.03 }, paw: { square: 0.25 }, digits: { square: 0.3 }, claws: { cap: 0.012 },
  },
  hind: {
    pelvis: { blend: 0.06, cap: 0.05, inward: 0.03 }, rump: { blend: 0.06 }, thigh: { blend: 0.05, square: 0.2 }, thighLow: { blend: 0.05 },
    stifle: { blend: 0.05 }, gaskinTop: { blend: 0.045 }, gaskin: { egg: -0.1 },
    paw: { square: 0.25 }, digits: { square: 0.3 }, claws: { cap: 0.012 },
  },
  tail: { dock: { blend: 0.05 }, root: { blend: 0.03 }, middle: { blend: 0.01 } },
};

// biome-ignore format: a table
export const felidSwells: readonly Swell[] = [
  [410, 960, 80, 520, 700, 130, 60, 55, 16, 16], // blade
  [300, 900, 110, 300, 740, 140, 60, 60, -14, -12], // behind blade
  [545, 640, 120, 60, 14], // point of shoulder
  [380, 680, 130, 340, 520, 130, 85, 70, 17, 16], // triceps
  [245, 640, 150, 270, 500, 130, 50, 50, -12, -12], // behind triceps
  [292, 462, 100, 36, 12], // elbow
  [362, 400, 110, 350, 300, 110, 40, 32, 12, 5], // forearm
  [300, 150, 100, 22, 9, 1], // behind the wrist
  [-180, 800, 130, -215, 620, 130, 80, 75, -19, -19], // flank
  [0, 760, 150, 120, 620, 150, 110, 100, 9, 9], // ribs
  [-340, 850, 100, 60, 14], // point of hip
  [-300, 640, 140, -285, 500, 140, 90, 75, 17, 17], // thigh
  [-480, 720, 140, -440, 520, 140, 45, 40, -9, -9], // hamstring groove
  [-245, 440, 110, 45, 12], // stifle
  [-390, 330, 100, -420, 270, 100, 26, 20, -9, -8], // tendon hollow
  [-498, 220, 100, 26, 11, 1], // point of hock
  ...toes(415, 26), ...toes(-392, 23),
];
