/**
 * What a frame of one animal costs, against three.js. All in one process, in interleaved rounds, so that whatever else the machine does hits
 * everybody alike; the medians of the rounds, in microseconds an animal, and the ratios of these. Beside them the
 * ratios of the fastest tenths and quarters: rounds are short, so that on a busy machine at least these are not interrupted, which only
 * adds, and more often to the slower. Where the three differ, believe the first of the brackets.
 *
 * Commands, and the search for the frame to change at, fall into the measured frames; settling and the first searches into the warm-up. The
 * one animal is another in every round, so that all gaits and changes have their turn, alone; those of a herd have them too. What one alone costs is the mean of
 * what each of them does: some changes cost more than others, and the median of all rounds would be that of one kind. They set out at
 * times of their own, whole ticks apart: no frame has to look ahead by a part of one.
 *
 * Nothing of Node: bench.ts runs this wherever the engine runs.
 */
import { type Contestant, createChanging, createSteady } from './our-horse.ts';
import { createPeer } from './three-horse.ts';

const DT = 1 / 60;
const COUNTS = [1, 100, 1000];
/** Frames of one animal that all rounds measure, shared among the animals, and one round, if they are so few: more than half a millisecond, since a page's clock ticks every 5 us. */
const FRAMES = 80_000;
const ROUND = 120;
const WARM_UP = 8000;
/** Animals that take turns where there is but one. */
const ALONE = 24;

const makers: Record<string, (index: number) => Contestant> = {
  ours: createSteady,
  'ours, changing gait and turning': createChanging,
  'three.js mixer': (index) => createPeer(index),
  "three.js mixer, Blender's clips": (index) => createPeer(index, { full: true }),
  'three.js mixer + IK': (index) => createPeer(index, { ik: true }),
};
const names = Object.keys(makers);

export function run(herd: readonly Contestant[], frames: number): void {
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

/** The value below which that share of all rounds lies: the mean of those of all who took turns. */
function quantile(times: readonly (readonly number[])[], share: number): number {
  const each = times.map((rounds) => {
    const sorted = [...rounds].sort((a, b) => a - b);
    return sorted[Math.floor(share * (sorted.length - 1))];
  });
  return each.reduce((sum, value) => sum + value, 0) / each.length;
}

/** What everybody took, in the order of `names`: of one animal after the other, or of a herd, the times of its rounds. */
function compare(count: number): number[][][] {
  const size = count === 1 ? ALONE : count;
  const herds = names.map((name) => Array.from({ length: size }, (_, index) => makers[name](index)));
  for (const herd of herds) run(herd, Math.ceil(WARM_UP / count));
  const times = names.map(() => Array.from({ length: count === 1 ? ALONE : 1 }, (): number[] => []));
  const rounds = FRAMES / Math.max(ROUND, count);
  for (let round = 0; round < rounds; round++) {
    // Everybody comes first, second, third and last equally often.
    for (let turn = 0; turn < herds.length; turn++) {
      const which = (round + turn) % herds.length;
      const one = round % ALONE;
      if (count === 1) times[which][one].push(time([herds[which][one]]));
      else times[which][0].push(time(herds[which]));
    }
  }
  return times;
}

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(58) + cells.map((cell) => cell.padStart(19)).join('');

/** The tables. */
export function race(): string {
  const results = COUNTS.map(compare);
  const counts = COUNTS.map((count) => `${count}`);
  const ratios = [0, 1].flatMap((mine) =>
    [2, 3, 4].map((peer) =>
      row(
        `${names[mine]} / ${names[peer].replace('three.js ', '')}`,
        results.map((times) => {
          const [tenth, quarter, half] = [0.1, 0.25, 0.5].map((share) =>
            (quantile(times[mine], share) / quantile(times[peer], share)).toFixed(2),
          );
          return `${half} (${tenth}, ${quarter})`;
        }),
      ),
    ),
  );
  return [
    row('microseconds an animal a frame', counts),
    ...names.map((name, i) =>
      row(
        name,
        results.map((times) => quantile(times[i], 0.5).toFixed(2)),
      ),
    ),
    '',
    row('ratio (of fastest tenths, quarters)', counts),
    ...ratios,
  ].join('\n');
}
