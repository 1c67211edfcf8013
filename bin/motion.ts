/** Which animal, and what it shall do: the options that both pictures share, checked against the species' own tables. */
import { type Command, type Species, species } from '../src/index.ts';
import { type Given, type OptionTable, UsageError } from './options.ts';
import { oneOf, speedOf } from './values.ts';

/** Where the help says what an option is about. */
const ABOUT = ' '.repeat(32);
/** Every animal with the gaits that it has, as lines of the help. */
const gaitLines = Object.values(species).map((own) => `${ABOUT}${own.name}: ${gaitNames(own).slice(2).join('|')}`);

export const motionOptions: OptionTable = {
  species: { value: Object.keys(species).join('|'), about: 'the animal (horse)' },
  gait: { value: 'auto|stand|…', about: ['its gait; auto chooses by speed (auto)', ...gaitLines].join('\n') },
  speed: { value: '6|6m/s|12mph|20km/h', about: 'its speed (the middle of where the gait is chosen by itself)' },
  lead: { value: 'left|right', about: 'the leading forefoot of canter and gallop (right)' },
  motion: { value: 'plate.walk|…', about: 'instead of gait and speed: one motion of the library, exactly' },
};

export function readMotion(given: Given): { species: string; command: Command } {
  const name = oneOf(given, 'species', Object.keys(species)) ?? 'horse';
  const table = species[name];
  const motions = table.motions.map((motion) => motion.name);
  const motion = oneOf(given, 'motion', motions);
  if (motion !== undefined) {
    for (const other of ['gait', 'speed', 'lead']) {
      if (!given.has(other)) continue;
      throw new UsageError(`--${other}: expected none with --motion, which has its own, got '${given.get(other)}'`);
    }
    return { species: name, command: { motion } };
  }
  const gait = oneOf(given, 'gait', gaitNames(table)) ?? 'auto';
  const { usual, range } = speedsOf(table, gait);
  const speed = speedOf(given, gait, range) ?? usual;
  const lead = oneOf(given, 'lead', ['left', 'right']);
  return { species: name, command: { gait, speed, ...(lead && { lead }) } };
}

/** Modern names after Muybridge's. */
export function gaitNames({ gaits }: Species): string[] {
  const names = Object.entries(gaits).flatMap(([name, { alias }]) => (alias === undefined ? [name] : [name, alias]));
  return ['auto', 'stand', ...names];
}

/** The gait to leap from: the first that has a lead, as the engine chooses it; none where the animal does not leap. */
export function leapGait({ gaits }: Species): string | undefined {
  return Object.keys(gaits).find((name) => gaits[name].lead);
}

export function speedsOf({ gaits }: Species, gait: string): { usual: number; range: readonly [number, number] } {
  const tables = Object.entries(gaits);
  const [, own] = tables.find(([name, { alias }]) => gait === name || gait === alias) ?? [];
  if (own) return { usual: (own.band[0] + own.band[1]) / 2, range: own.range };
  if (gait === 'stand') return { usual: 0, range: [0, 0] };
  // Left to itself, and with no speed given, the animal goes as it most often does: in its slowest gait.
  const [slowest] = tables.map(([, { band }]) => band).sort((a, b) => a[0] - b[0]);
  const fastest = Math.max(...tables.map(([, { range }]) => range[1]));
  return { usual: (slowest[0] + slowest[1]) / 2, range: [0, fastest] };
}
