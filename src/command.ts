/** The only thing that crosses from outside: what the animal shall do. Checked here; a wrong wish throws and changes nothing. */
import type { Ground } from './body/ground.ts';
import type { Style } from './body/style-table.ts';
import type { Built } from './build.ts';
import { finite } from './math/finite.ts';
import { motionNamed } from './motion/library.ts';

export interface Command {
  /** m/s */
  readonly speed?: number;
  /** rad; 0 is +x, positive turns left. */
  readonly heading?: number;
  /** rad: rise of the ground along world +x, at most 30 degrees. */
  readonly slope?: number;
  /** Height of the ground at world x and z, m; undefined for none. */
  readonly ground?: Ground | undefined;
  /** 'auto', 'stand', or a gait of the species (also by its modern name). */
  readonly gait?: string;
  readonly lead?: 'left' | 'right' | 'auto';
  /** A library motion to play exactly, at its own speed; '' ends it. */
  readonly motion?: string;
  /** The animator's layer: all of it at once; null or {} for none. */
  readonly style?: Style | null;
}

export type Wishes = { -readonly [Key in Exclude<keyof Command, 'ground' | 'style'>]-?: NonNullable<Command[Key]> } & {
  ground: Ground | undefined;
  style: Float64Array;
};

/** `reined` checks and takes what needs the reins. */
export function checkCommand(
  built: Built,
  command: Command,
  wishes: Wishes,
  reined: (command: Command, next: Wishes) => void,
): void {
  if (typeof command !== 'object' || command === null)
    throw new TypeError(`command: expected an object such as { speed: 4 }, got ${String(command)}`);
  for (const key of Object.keys(command)) {
    if (!Object.hasOwn(wishes, key))
      throw new RangeError(`command: no '${key}'; there are ${Object.keys(wishes).join(', ')}`);
  }
  const next: Wishes = { ...wishes };
  if (command.speed !== undefined) next.speed = Math.max(0, finite('speed', command.speed));
  if (command.heading !== undefined) next.heading = finite('heading', command.heading);
  if (command.gait !== undefined) next.gait = gaitName(built, command.gait);
  if (command.lead !== undefined) {
    if (!['left', 'right', 'auto'].includes(command.lead))
      throw new RangeError(`lead: expected left, right or auto, got '${String(command.lead)}'`);
    next.lead = command.lead;
  }
  if (command.motion !== undefined) {
    if (command.motion !== '') motionNamed(built.species, command.motion);
    next.motion = command.motion;
  } else if (command.gait !== undefined || command.speed !== undefined) next.motion = '';
  reined(command, next);
  Object.assign(wishes, next);
}

/** A gait by its own or its modern name. */
export function gaitName(built: Built, wanted: string, of = 'gait'): string {
  if (wanted === 'auto' || wanted === 'stand') return wanted;
  for (const [name, table] of Object.entries(built.species.gaits))
    if (wanted === name || wanted === table.alias) return name;
  const known = Object.keys(built.species.gaits).join(', ');
  throw new RangeError(`${of}: no '${String(wanted)}'; expected auto, stand, ${known}`);
}
