/**
 * glTF 2.0, as one binary file (.glb): the bones, the motion and, if it is given, the skin. Metres and seconds; glTF looks along +z where we go along +x, so
 * all of it hangs on a node that is turned. Blender, Unity, Godot, three.js and <model-viewer> read it.
 */
import type { Numbers } from '../math/memory.ts';
import { makeTake, type Pictures, type TakeOptions } from './take.ts';

/** A skin that bones carry, in the standing pose: what a renderer's body is, too. */
export interface Skin {
  /** 3 a vertex, m. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Linear light, red, green, blue and 255, 4 a vertex. */
  readonly colours: Uint8Array;
  /** 4 a vertex: joints of the rig, and their shares, together 255. */
  readonly bones: Uint8Array;
  readonly weights: Uint8Array;
  readonly indices: Uint32Array;
}

export interface GLBOptions extends TakeOptions {
  readonly skin?: Skin;
}

const [BYTES, FLOATS, INTEGERS] = [5121, 5126, 5125];
const WIDTHS = { SCALAR: 1, VEC3: 3, VEC4: 4, MAT4: 16 } as const;
/** Words of the format that are words of the engine too: those the single file makes shorter, these it must not. */
const [SCENE, CHANNELS] = ['scene', 'channels'];
/** A quarter turn about y: from +x to +z. */
const ABOUT = [0, -Math.SQRT1_2, 0, Math.SQRT1_2];
const [GLB, JSON_PART, BINARY_PART] = [0x46546c67, 0x4e4f534a, 0x004e4942];

export function formatGLB(pictures: Pictures, { skin, ...options }: GLBOptions = {}): Uint8Array<ArrayBuffer> {
  const { rig, times, places, turns } = makeTake(pictures, options);
  const store = new Store();
  const time = store.add(times, 'SCALAR', { bounds: true });
  const moves = turns.map((list) => store.add(list, 'VEC4'));
  const samplers = [store.add(places, 'VEC3'), ...moves].map((output) => ({ input: time, output }));
  const channels = samplers.map((_, sampler) => ({
    sampler,
    target: { node: Math.max(0, sampler - 1), path: sampler === 0 ? 'translation' : 'rotation' },
  }));
  const bones = rig.joints.map((name, joint) => {
    const children = rig.joints.flatMap((_, other) => (rig.parents[other] === joint ? other : []));
    return {
      name,
      translation: [...rig.offsets.slice(3 * joint, 3 * joint + 3)],
      ...(children.length > 0 && { children }),
    };
  });
  const [stage, body] = [bones.length, bones.length + 1];
  const file = {
    asset: { version: '2.0', generator: 'quadruped-gait' },
    [SCENE]: 0,
    scenes: [{ nodes: skin ? [stage, body] : [stage] }],
    nodes: [
      ...bones,
      { name: pictures.species, rotation: ABOUT, children: [0] },
      ...(skin ? [{ name: 'skin', mesh: 0, skin: 0 }] : []),
    ],
    animations: [{ name: pictures.gait ?? 'motion', samplers, [CHANNELS]: channels }],
    ...(skin && dress(skin, rig.rest, store)),
    accessors: store.accessors,
    bufferViews: store.views,
    buffers: [{ byteLength: store.length }],
  };
  return bind(asciiOf(JSON.stringify(file)), store);
}

/** Mesh, skin and material. A joint stands unturned: its inverse bind matrix takes back where it stands. */
function dress({ positions, normals, colours, bones, weights, indices }: Skin, rest: Numbers, store: Store) {
  const bind = new Float32Array((16 * rest.length) / 3);
  for (let joint = 0; 16 * joint < bind.length; joint++) {
    const place = rest.slice(3 * joint, 3 * joint + 3);
    bind.set([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, ...place.map((metres) => -metres), 1], 16 * joint);
  }
  const attributes = {
    POSITION: store.add(positions, 'VEC3', { bounds: true, target: 34962 }),
    NORMAL: store.add(normals, 'VEC3', { target: 34962 }),
    COLOR_0: store.add(colours, 'VEC4', { normalized: true, target: 34962 }),
    JOINTS_0: store.add(bones, 'VEC4', { target: 34962 }),
    WEIGHTS_0: store.add(weights, 'VEC4', { normalized: true, target: 34962 }),
  };
  const primitive = { attributes, indices: store.add(indices, 'SCALAR', { target: 34963 }), material: 0 };
  const joints = Array.from({ length: rest.length / 3 }, (_, joint) => joint);
  return {
    meshes: [{ name: 'skin', primitives: [primitive] }],
    skins: [{ joints, skeleton: 0, inverseBindMatrices: store.add(bind, 'MAT4') }],
    materials: [
      { name: 'coat', doubleSided: true, pbrMetallicRoughness: { metallicFactor: 0, roughnessFactor: 0.75 } },
    ],
  };
}

interface Storing {
  /** Least and most are told. */
  readonly bounds?: boolean;
  readonly normalized?: boolean;
  readonly target?: number;
}

/** The binary part, list after list, and where each begins. */
class Store {
  readonly accessors: object[] = [];
  readonly views: object[] = [];
  readonly parts: Uint8Array[] = [];
  length = 0;

  add(
    list: Float32Array | Uint8Array | Uint32Array,
    type: keyof typeof WIDTHS,
    { bounds, normalized, target }: Storing = {},
  ): number {
    const width = WIDTHS[type];
    const within = (choose: (a: number, b: number) => number) =>
      Array.from({ length: width }, (_, from) => {
        let chosen = list[from];
        for (let i = from; i < list.length; i += width) chosen = choose(chosen, list[i]);
        return chosen;
      });
    this.views.push({ buffer: 0, byteOffset: this.length, byteLength: list.byteLength, ...(target && { target }) });
    this.accessors.push({
      bufferView: this.views.length - 1,
      componentType: list instanceof Float32Array ? FLOATS : list instanceof Uint8Array ? BYTES : INTEGERS,
      count: list.length / width,
      type,
      ...(normalized && { normalized }),
      ...(bounds && { min: within(Math.min), max: within(Math.max) }),
    });
    this.parts.push(new Uint8Array(list.buffer, list.byteOffset, list.byteLength));
    this.length += padded(list.byteLength);
    return this.accessors.length - 1;
  }
}

/** JSON may tell any letter by its number: a letter a byte. */
function asciiOf(json: string): Uint8Array {
  const plain = json.replace(/[^ -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** To the next multiple of four. */
const padded = (length: number): number => (length + 3) & ~3;

/** Header, text and numbers, each part filled up to whole words: the text with spaces. */
function bind(text: Uint8Array, { parts, length }: Store): Uint8Array<ArrayBuffer> {
  const start = 20 + padded(text.length);
  const file = new Uint8Array(start + 8 + length);
  const view = new DataView(file.buffer);
  const words = [GLB, 2, file.length, padded(text.length), JSON_PART];
  words.forEach((word, i) => {
    view.setUint32(4 * i, word, true);
  });
  file.fill(0x20, 20, start).set(text, 20);
  view.setUint32(start, length, true);
  view.setUint32(start + 4, BINARY_PART, true);
  let at = start + 8;
  for (const part of parts) {
    file.set(part, at);
    at += padded(part.length);
  }
  return file;
}
