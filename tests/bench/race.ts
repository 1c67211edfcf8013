/**
 * What a frame of one animal costs, against three.js. All in one process, in interleaved rounds, so that whatever else the machine does hits
 * everybody alike; the medians of the rounds, in microseconds an animal. A process may be lucky or unlucky with what its engine makes of the code and where it
 * puts things: bench.ts asks several.
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

/** Of all who took turns, the mean of their medians. */
function median(times: readonly (readonly number[])[]): number {
  const each = times.map((rounds) => [...rounds].sort((a, b) => a - b)[rounds.length >> 1]);
  return each.reduce((sum, value) => sum + value, 0) / each.length;
}

/** What everybody takes, in the order of `names`. */
function compare(count: number): number[] {
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
  return times.map(median);
}

/** Microseconds an animal a frame: of each number of animals, what each contestant takes. */
export const race = (): number[][] => COUNTS.map(compare);

const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(58) + cells.map((cell) => cell.padStart(22)).join('');

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The tables of several races: the mean, and of ratios the least and the most too. */
export function tabulate(races: readonly (readonly (readonly number[])[])[]): string {
  const counts = COUNTS.map((count) => `${count}`);
  const cells = (print: (each: readonly (readonly number[])[]) => string) =>
    COUNTS.map((_, count) => print(races.map((results) => results[count])));
  const ratios = [0, 1].flatMap((mine) =>
    [2, 3, 4].map((peer) =>
      row(
        `${names[mine]} / ${names[peer].replace('three.js ', '')}`,
        cells((each) => {
          const all = each.map((took) => took[mine] / took[peer]);
          const [middle, least, most] = [mean(all), Math.min(...all), Math.max(...all)].map((ratio) =>
            ratio.toFixed(2),
          );
          return `${middle} (${least} to ${most})`;
        }),
      ),
    ),
  );
  return [
    row('microseconds an animal a frame', counts),
    ...names.map((name, i) =>
      row(
        name,
        cells((each) => mean(each.map((took) => took[i])).toFixed(2)),
      ),
    ),
    '',
    row('ratio (least to most)', counts),
    ...ratios,
  ].join('\n');
}
