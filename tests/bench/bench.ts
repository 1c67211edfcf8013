/**
 * `npm run bench`: what a frame of one animal costs, against three.js. All in one process, in interleaved rounds, so that whatever else
 * the machine does hits everybody alike; the medians of the rounds, in microseconds an animal, and the ratios of these. Beside them the
 * ratios of the fastest tenths and quarters: rounds are short, so that on a busy machine at least these are not interrupted, which only
 * adds, and more often to the slower. Where the three differ, believe the first of the brackets.
 *
 * Commands, and the search for the frame to change at, fall into the measured frames; settling and the first searches into the warm-up. The
 * one animal is another in every round, so that all gaits and changes have their turn, alone; those of a herd have them too. They set out at
 * times of their own, whole ticks apart: no frame has to look ahead by a part of one.
 */
import { cpus } from 'node:os';
import { createAnimal } from '../../src/index.ts';
import { type Contestant, createChanging, createSteady } from './our-horse.ts';
import { reportSearches } from './search.ts';
import { createPeer, type Peer } from './three-horse.ts';

const DT = 1 / 60;
const COUNTS = [1, 100, 1000];
/** Frames of one animal that all rounds measure, shared among the animals, and one round, if they are so few. */
const FRAMES = 80_000;
const ROUND = 60;
const WARM_UP = 8000;
/** Animals that take turns where there is but one. */
const ALONE = 24;

const makers: Record<string, (index: number) => Contestant> = {
  ours: createSteady,
  'ours, changing gait and turning': createChanging,
  'three.js mixer': (index) => createPeer(index, false),
  'three.js mixer + IK': (index) => createPeer(index, true),
};
const names = Object.keys(makers);

function run(herd: readonly Contestant[], frames: number): void {
  for (let frame = 0; frame < frames; frame++) {
    for (let i = 0; i < herd.length; i++) herd[i].frame(DT);
  }
}

/** Microseconds an animal a frame. */
function time(herd: readonly Contestant[]): number {
  const frames = Math.ceil(ROUND / herd.length);
  const start = performance.now();
  run(herd, frames);
  return (1000 * (performance.now() - start)) / (frames * herd.length);
}

/** The value below which that share of all lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))];
}

/** Times of every round, in the order of `names`. */
function compare(count: number): number[][] {
  const size = count === 1 ? ALONE : count;
  const herds = names.map((name) => Array.from({ length: size }, (_, index) => makers[name](index)));
  for (const herd of herds) run(herd, Math.ceil(WARM_UP / count));
  const times = names.map((): number[] => []);
  const rounds = FRAMES / Math.max(ROUND, count);
  for (let round = 0; round < rounds; round++) {
    // Everybody comes first, second, third and last equally often.
    for (let turn = 0; turn < herds.length; turn++) {
      const which = (round + turn) % herds.length;
      times[which].push(time(count === 1 ? [herds[which][round % ALONE]] : herds[which]));
    }
  }
  return times;
}

const { joints } = createAnimal('horse').rig;
console.log(`Node ${process.versions.node}, V8 ${process.versions.v8}, ${cpus().length} x ${cpus()[0]?.model.trim()}`);
console.log(`A frame is 1/60 s and leaves the world transforms and skinning matrices of ${joints.length} joints.`);
console.log(
  'ours: two ticks of the gait at 1/120 s, feet fast on the ground by IK; one clip, or two neighbours in speed',
);
console.log('ours, changing gait and turning: the same, always in a change, four clips at most, the spine bent');
console.log('three.js mixer: two clips of 24 keys cross-faded, in place; no ground, no speed, feet slide');
console.log('three.js mixer + IK: and CCDIKSolver, two rounds a leg, for ground 1 to 2 cm off\n');

const results = COUNTS.map(compare);
const columns = (cells: readonly string[]) => cells.map((cell) => cell.padStart(19)).join('');
const row = (name: string, cells: readonly string[]) => console.log(name.padEnd(42) + columns(cells));

row(
  'microseconds an animal a frame',
  COUNTS.map((count) => `${count}`),
);
names.forEach((name, i) => {
  row(
    name,
    results.map((times) => quantile(times[i], 0.5).toFixed(2)),
  );
});
console.log();
row(
  'ratio (of fastest tenths, quarters)',
  COUNTS.map((count) => `${count}`),
);
for (const mine of [0, 1]) {
  for (const peer of [2, 3]) {
    row(
      `${names[mine]} / ${names[peer].replace('three.js ', '')}`,
      results.map((times) => {
        const [tenth, quarter, half] = [0.1, 0.25, 0.5].map((share) =>
          (quantile(times[mine], share) / quantile(times[peer], share)).toFixed(2),
        );
        return `${half} (${tenth}, ${quarter})`;
      }),
    );
  }
}

const peers: Peer[] = Array.from({ length: 50 }, (_, index) => createPeer(index, true));
run(peers, 10);
const miss = peers.reduce((sum, peer) => sum + peer.miss(), 0) / peers.length;
console.log(`\nThe feet of three.js' IK stay ${(1000 * miss).toFixed(1)} mm from their places, in the mean.`);

console.log();
reportSearches();
