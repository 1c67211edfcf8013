/** The legs of one side do not go through each other: from carpus and hock down, over a stride, in every gait of every animal that stands over its feet, at every speed. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Animal, species } from '../../src/index.ts';
import { going, through } from '../shared/through.ts';

type Point = ArrayLike<number>;

/** Of the withers' height, between the lines in the middle of both: two bones that touch are about so far apart (choice; a horse's cannon is 4 cm thick under its skin). */
const LEAST = 0.022;

/** The least distance of two straight lines with ends. */
function distance(a: Point, b: Point, c: Point, d: Point): number {
  const [u, v, w] = [0, 1, 2].reduce<number[][]>(
    ([u, v, w], k) => [
      [...u, b[k] - a[k]],
      [...v, d[k] - c[k]],
      [...w, a[k] - c[k]],
    ],
    [[], [], []],
  );
  const dot = (p: readonly number[], q: readonly number[]) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  const within = (share: number) => Math.min(1, Math.max(0, share));
  const [uu, uv, vv, uw, vw] = [dot(u, u), dot(u, v), dot(v, v), dot(u, w), dot(v, w)];
  const across = uu * vv - uv * uv;
  let s = across > 1e-12 ? within((uv * vw - uw * vv) / across) : 0;
  const t = within((uv * s + vw) / vv);
  s = within((uv * t - uw) / uu);
  return Math.hypot(...w.map((gap, k) => gap + s * u[k] - t * v[k]));
}

function shanksApart(animal: Animal, side: 'L' | 'R'): number {
  const [fore, hind] = [
    ['F.carpus', 'F.fetlock', 'F.toe'],
    ['H.hock', 'H.fetlock', 'H.toe'],
  ].map((names) => names.map((name) => animal.landmark(side + name)));
  let least = Infinity;
  for (const i of [0, 1])
    for (const k of [0, 1]) least = Math.min(least, distance(fore[i], fore[i + 1], hind[k], hind[k + 1]));
  return least / animal.rig.height;
}

describe('the shanks of one side pass beside each other', () => {
  for (const [name, { gaits, skeleton }] of Object.entries(species)) {
    if (skeleton.legs.fore.sprawl) continue;
    it(name, (test) => {
      for (const [gait, { range }] of Object.entries(gaits)) {
        const least = [0, 0.25, 0.5, 0.75, 1].map((share) => {
          const speed = range[0] + share * (range[1] - range[0]);
          const animal = going(name, { gait, speed });
          return Math.min(...through(animal, () => Math.min(shanksApart(animal, 'L'), shanksApart(animal, 'R'))));
        });
        test.diagnostic(`${gait}: ${least.map((apart) => apart.toFixed(3)).join(', ')} of the height`);
        for (const apart of least) assert.ok(apart > LEAST, `${gait}: ${apart}`);
      }
    });
  }
});
