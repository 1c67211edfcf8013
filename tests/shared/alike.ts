/**
 * Every animal as large as the horse, and as quick: by dynamic similarity it does the same in other metres and seconds (similarity.test.ts), so that what is
 * asked of the horse can be asked of all, in the horse's numbers. Only feet are measured by the hips, which are low in an animal whose legs sprawl.
 */
import { type Animal, createAnimal, resize, species } from '../../src/index.ts';
import type { Species } from '../../src/types.ts';

export const HORSE = 'horse';
export const OTHERS = Object.keys(species).filter((name) => name !== HORSE);

const known = new Map<string, Species>();

export function asLargeAsTheHorse(name: string): Species {
  const before = known.get(name);
  if (before) return before;
  const { sluggish = 1, ...own } = species[name];
  const large = name === HORSE ? species[name] : resize(own, species[HORSE].height, 1 / sluggish);
  known.set(name, large);
  return large;
}

let horsesHips = 0;

/** How high its hips are against those of a horse. */
export function hipShare({ rig }: Animal): number {
  horsesHips ||= createAnimal(HORSE).rig.hips[1];
  return rig.hips[1] / horsesHips;
}
