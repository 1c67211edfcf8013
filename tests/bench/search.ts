/** The search for the frames where two gaits meet: how long it takes, beside Sung 2013, Table 2, and what there is to gain by waiting. */
import { type Built, buildSpecies } from '../../src/build.ts';
import { type Meetings, meetings, PHASES, patience } from '../../src/gait/frame-search.ts';
import type { Clip } from '../../src/motion/clip.ts';
import { horse } from '../../src/species/horse.ts';

/** Seconds, one search for a pair of motions. */
const SUNG: Readonly<Record<string, number>> = {
  'walk trot': 56,
  'trot walk': 50,
  'trot canter': 34,
  'canter trot': 32,
  'canter gallop': 30,
  'gallop canter': 31,
};
const ROUNDS = 5;

/** An ordered pair of gaits, each by its slowest motion, on the same lead. */
export interface GaitPair {
  readonly name: string;
  readonly from: Clip;
  readonly to: Clip;
  /** Whether the second must be mirrored for that. */
  readonly mirrored: boolean;
}

export function gaitPairs({ gaits, library }: Built): GaitPair[] {
  const slowest = gaits.map(({ name }) => library.clipsOf(name)[0]);
  return slowest.flatMap((from) =>
    slowest
      .filter((to) => to !== from)
      .map((to) => ({
        name: `${from.gait} ${to.gait}`,
        from,
        to,
        mirrored: from.lead !== undefined && to.lead !== undefined && from.lead !== to.lead,
      })),
  );
}

/** The tables of all pairs, each searched anew in every round; the median of the times. */
function timeSearches(built: Built): { pair: GaitPair; table: Meetings; milliseconds: number }[] {
  const pairs = gaitPairs(built);
  const times = pairs.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round++) {
    const unknown = { ...built };
    pairs.forEach(({ from, to, mirrored }, i) => {
      const start = performance.now();
      const table = meetings(unknown, from, false, to, mirrored);
      for (let phase = 0; phase < PHASES; phase++) table(phase);
      times[i].push(performance.now() - start);
    });
  }
  return pairs.map((pair, i) => ({
    pair,
    table: meetings(built, pair.from, false, pair.to, pair.mirrored),
    milliseconds: times[i].sort((a, b) => a - b)[ROUNDS >> 1],
  }));
}

/** Best, mean and worst cost; share of the moments at which it waits, the mean wait of these, and the mean cost with waiting. */
function gainOf(table: Meetings): number[] {
  const costs = Array.from({ length: PHASES }, (_, i) => table(i).cost);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const waits = costs.map((_, i) => patience(table, i / PHASES));
  const waited = waits.map((wait, i) => costs[(i + Math.round(wait * PHASES)) % PHASES]);
  const patient = waits.filter((wait) => wait > 0);
  return [
    Math.min(...costs),
    mean(costs),
    Math.max(...costs),
    patient.length / waits.length,
    mean(patient),
    mean(waited),
  ];
}

export function reportSearches(): void {
  const columns = ['ms', 'Sung s', 'best', 'mean', 'worst', 'waits', 'strides', 'mean then'];
  const line = (name: string, cells: readonly string[]) =>
    console.log(name.padEnd(36) + cells.map((cell) => cell.padStart(10)).join(''));
  line('transition search, 24 phases', columns);
  for (const { pair, table, milliseconds } of timeSearches(buildSpecies(horse))) {
    const sung = SUNG[pair.name];
    line(pair.name.replace(' ', ' to '), [
      milliseconds.toFixed(2),
      sung === undefined ? '' : `${sung}`,
      ...gainOf(table).map((value) => value.toFixed(3)),
    ]);
  }
}
