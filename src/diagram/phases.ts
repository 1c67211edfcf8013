/** One stride in equal instants: the phases of a Muybridge plate. */
import { Animal } from '../animal.ts';
import { buildSpecies } from '../build.ts';
import type { Command } from '../command.ts';
import { copyPose, createPose } from '../skeleton/pose.ts';
import type { Phases, Species, StripFrame } from '../types.ts';
import { LEGS } from '../units.ts';
import type { Reins } from '../works.ts';

export interface StripOptions extends Command {
  /** Pictures in one stride. */
  readonly frames?: number;
  readonly seed?: number;
  /** For a strip on a slope, or of a style: see AnimalOptions. */
  readonly reins?: Reins | undefined;
}

/** And the animal, after the last of them. */
export function makePhases(
  species: Species,
  { frames: count = 12, seed = 0, reins, ...command }: StripOptions = {},
): { readonly phases: Phases; readonly animal: Animal } {
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
  const phases = {
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
    ...((command.slope || command.ground) && { ground: (x: number, z: number) => animal.groundHeight(x, z) }),
  };
  return { phases, animal };
}
