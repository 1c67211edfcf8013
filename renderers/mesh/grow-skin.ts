/**
 * The body as a skin for files: the finest level, with the coat's colours at its vertices. What a shader makes of a coat from pixel to pixel (dapples, patches,
 * stripes, single hairs) is finer than vertices are, and is left out; so is the light, but for how much of the sky each place sees.
 */
import type { Skin } from '../../src/io/gltf.ts';
import { smooth } from '../../src/math/ease.ts';
import type { Rig } from '../../src/skeleton/rig.ts';
import type { FleshTable } from '../../src/species/flesh.ts';
import { fleshOf } from '../bodies.ts';
import { type Body, growBody } from './body.ts';
import { type Coat, coatNames, coatsOf, defaultCoat, parseCoat } from './coat.ts';
import { EYE, MANE, SKIN } from './trimmings.ts';

/** Colours of a coat, in the order of its rows. */
const COLOURS = ['body', 'points', 'under', 'mane', 'tail', 'hoof', 'eye'] as const;
const HORN = 128; // of 255: what is more is hoof

/** `coat` is a name of the species' coats, or a colour; its first coat unless told. */
export function growSkin(rig: Rig, flesh?: FleshTable, coat?: string): Skin {
  const tables = coatsOf(rig.name, flesh);
  const worn = coat === undefined ? defaultCoat(tables) : parseCoat(tables, coat);
  if (worn) return wear(growBody(rig, fleshOf(rig.name, flesh)), worn);
  const names = [...coatNames(rig.name, tables), 'a colour such as #7d4524'];
  throw new RangeError(`coat: expected ${names.join(', ')}, got '${coat}'`);
}

/** A body in a coat. */
export function wear(body: Body, coat: Coat): Skin {
  const { positions, normals, weights } = body;
  const { first, count } = body.levels[0];
  // Readers look for no bone where there is no share.
  const bones = body.bones.map((bone, i) => (weights[i] > 0 ? bone : 0));
  const indices = body.indices.slice(first, first + count);
  return { positions, normals, bones, weights, colours: paint(body, coat), indices };
}

function paint({ material, normals }: Body, coat: Coat): Uint8Array {
  const wears = Object.fromEntries(COLOURS.map((name, row) => [name, coat.slice(4 * row, 4 * row + 3)]));
  const { body, points, under, mane, tail, hoof, eye } = wears as Record<(typeof COLOURS)[number], number[]>;
  const colours = new Uint8Array(material.length);
  for (let at = 0; at < material.length; at += 4) {
    const [kind, dark, open, more] = material.subarray(at, at + 4);
    let own = kind === EYE ? eye : kind === MANE ? mane : tail;
    // Paler below, and where it is marked so.
    if (kind === SKIN)
      own = mix(body, under, Math.max(smooth((-normals[(3 * at) / 4 + 1] - 0.25) / 0.6), (3 * more) / 255));
    if (kind !== EYE) own = mix(own, points, dark / 255);
    if (kind === SKIN && more > HORN) own = hoof;
    for (let c = 0; c < 3; c++)
      colours[at + c] = Math.round(255 * Math.min(1, own[c]) * (DIM + ((1 - DIM) * open) / 255));
    colours[at + 3] = 255;
  }
  return colours;
}
const DIM = 0.4; // what is left of the light where no sky is seen (choice)

function mix(a: readonly number[], b: readonly number[], share: number): number[] {
  return a.map((value, i) => value + Math.min(1, share) * (b[i] - value));
}
