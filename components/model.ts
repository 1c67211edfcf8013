/** The animal as a model for other programs (glTF): bones, one stride on the spot, and the skin of the lit body in its coat. It grows while the page goes on. */
import { fleshOf } from '../renderers/bodies.ts';
import { growing } from '../renderers/mesh/body.ts';
import { coatsOf, defaultCoat, parseCoat } from '../renderers/mesh/coat.ts';
import { wear } from '../renderers/mesh/grow-skin.ts';
import { formatGLB } from '../src/io/gltf.ts';
import { species } from './engine.ts';
import type { BlobOptions } from './files.ts';
import { makePlate } from './plate.ts';
import type { Shown } from './shown.ts';

const KEYS = 48;
const MOST_KEYS = 1000;
/** In which a body grows. */
const STEPS = 5;

type ModelOptions = Pick<BlobOptions, 'frames' | 'signal' | 'onprogress'>;

/** It looks ahead, wherever the one on the page is headed. */
export async function makeModel(shown: Shown, options: ModelOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { frames = KEYS, signal, onprogress } = options;
  if (!(Number.isInteger(frames) && frames >= 1 && frames <= MOST_KEYS))
    throw new RangeError(`toBlob: expected 1 to ${MOST_KEYS} frames of a model, got ${frames}`);
  const { species: name, gait, speed, slope, lead, gaits } = shown;
  const stride = makePlate({ species: name, gait, speed, slope, lead, gaits, heading: 0, seed: 0 }, frames);
  const { rig } = stride;
  const { flesh } = species[name];
  const coats = coatsOf(rig.name, flesh);
  const coat = parseCoat(coats, wordFor(shown)) ?? defaultCoat(coats);
  const growth = growing(rig, fleshOf(rig.name, flesh));
  for (let step = 1; ; step++) {
    const { value: body } = growth.next();
    if (body) return formatGLB(stride, { inPlace: true, skin: wear(body, coat) });
    onprogress?.(step / STEPS);
    await new Promise((done) => setTimeout(done));
    signal?.throwIfAborted();
  }
}

/** What the page calls its coat, if it does. */
function wordFor(shown: Shown): string {
  return shown instanceof Element ? getComputedStyle(shown).getPropertyValue('--gait-coat') : '';
}
