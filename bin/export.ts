/** A motion as a file for other programs: `quadruped-gait export --gait gallop -o horse.glb`, bones, motion and skin; or `.bvh`, bones and motion. */
import { writeFile } from 'node:fs/promises';
import { growSkin } from '../renderers/mesh/grow-skin.ts';
import { makeSequence, makeStrip, species } from '../src/index.ts';
import { formatBVH, formatGLB, type Pictures } from '../src/io/index.ts';
import { coatOptions, readCoat } from './coat.ts';
import { asUsage, happeningOptions, isHappening, readHappening } from './happening.ts';
import { motionOptions, readMotion } from './motion.ts';
import { type Given, UsageError } from './options.ts';
import { OutputError } from './output.ts';
import { help, type Painting } from './picture.ts';
import { wholeNumber } from './values.ts';

const { panorama: _, ...happening } = happeningOptions;

export const exporting: Painting = {
  about: 'bones, motion and skin as glTF (.glb), or bones and motion as BVH, for Blender and others',
  example: 'quadruped-gait export --gait gallop -o gallop.glb',
  options: {
    ...motionOptions,
    ...happening,
    frames: { value: '2..1000', about: 'keys of the stride (48), or of what happens (120)' },
    'in-place': { about: 'on the spot, as on a treadmill' },
    'no-skin': { about: 'bones alone' },
    ...coatOptions,
    output: { value: 'file.glb|file.bvh', short: 'o', about: 'where to write' },
    ...help,
  },
  async paint(given) {
    const file = given.get('output') ?? '';
    const [, ending] = /[^/\\]\.(glb|bvh)$/i.exec(file) ?? [];
    if (!ending) throw new UsageError(`--output: expected a name that ends in .glb or .bvh, got '${file}'`);
    const pictures = take(given);
    const { rig } = pictures;
    const inPlace = given.has('in-place');
    // A coat that it has not is refused also where none is worn.
    const coat = readCoat(given, rig.name);
    const skin = () => growSkin(rig, species[rig.name]?.flesh, coat);
    const data =
      ending.toLowerCase() === 'bvh'
        ? formatBVH(pictures, { inPlace })
        : formatGLB(pictures, { inPlace, ...(!given.has('no-skin') && { skin: skin() }) });
    try {
      await writeFile(file, data);
    } catch (error) {
      throw new OutputError(`${file} cannot be written: ${error instanceof Error ? error.message : error}`);
    }
    return 0;
  },
};

function take(given: Given): Pictures {
  const count = wholeNumber(given, 'frames', 2, 1000);
  if (!isHappening(given)) {
    const { species: name, command } = readMotion(given);
    return makeStrip(name, { ...command, frames: count ?? 48 });
  }
  const { species: name, ...rest } = readHappening(given);
  return asUsage(() => makeSequence(name, { ...rest, frames: count ?? 120 }));
}
