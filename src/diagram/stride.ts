/** One stride in equal instants: the numbers a plate is drawn from. */
import { Animal } from '../animal.ts';
import { buildSpecies } from '../build.ts';
import type { Command } from '../command.ts';
import { copyPose, createPose } from '../skeleton/pose.ts';
import type { Species, Stride, StripFrame } from '../types.ts';
import { LEGS } from '../units.ts';
import type { Reins } from '../works.ts';

export interface StripOptions extends Command {
  /** Pictures in one stride. */
  readonly frames?: number;
  readonly seed?: number;
  /** For a strip on a slope, or of a style: see AnimalOptions. */
  readonly reins?: Reins | undefined;
}

export function makeStride(
  species: Species,
  { frames: count = 12, seed = 0, reins, ...command }: StripOptions = {},
): Stride & Pick<Animal, 'contacts'> {
  if (!Number.isInteger(count) || count < 1 || count > 1000)
    throw new RangeError(`frames: expected a whole number from 1 to 1000, got ${String(count)}`);
  const built = buildSpecies(species);
  const animal = new Animal(built, { seed, reins });
  animal.command(command);
  animal.settle();
  const strideTime = animal.strideTime;
  const interval = strideTime / count;
  const frames: StripFrame[] = [];
  for (let i = 0; i < count; i++) {
    if (i > 0) animal.advance(interval);
    const pose = createPose(animal.rig);
    copyPose(animal.pose, pose);
    frames.push({
      number: i + 1,
      time: i * interval,
      phase: i / count,
      pose,
      place: animal.place,
      standing: LEGS.map((leg) => animal.legs[leg].contact !== 'flight'),
    });
  }
  return {
    species: species.name,
    rig: animal.rig,
    ...(species.flesh && { flesh: species.flesh }),
    gait: animal.gait,
    ...(command.motion && { motion: command.motion }),
    ...(animal.lead && { lead: animal.lead }),
    speed: animal.speed,
    strideLength: animal.strideLength,
    strideTime,
    interval,
    frames,
    contacts: animal.contacts,
    ...((command.slope || command.ground) && { ground: (x: number, z: number) => animal.groundHeight(x, z) }),
  };
}
