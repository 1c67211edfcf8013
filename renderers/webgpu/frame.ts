/**
 * A frame's numbers, all in one array and one buffer so that one write carries them over: what the shaders know of the frame
 * (shaders/frame.ts), the prints, and the matrices of all animals. Floats; places told from the frame's origin.
 */
import type { Rig } from '../../src/skeleton/rig.ts';
import type { Coat } from '../mesh/coat.ts';

/** Of the frame's fields, in floats. */
export const FIELD = {
  projection: 0,
  sunlight: 16,
  eye: 32,
  sun: 36,
  origin: 40,
  air: 44,
  page: 48,
  toward: 52,
  plane: 56,
  ground: 60,
  line: 64,
  shadow: 68,
  feet: 72,
  coats: 88,
  end: 248,
} as const;

/** Floats: offsets in a buffer are multiples of 256 bytes. */
export const PRINTS_AT = 256;
export const PRINT = 8;
export const MOST_PRINTS = 64;
const PALETTES_AT = PRINTS_AT + PRINT * MOST_PRINTS;

export const BYTES = {
  frame: 4 * FIELD.end,
  prints: 4 * PRINTS_AT,
  palettes: 4 * PALETTES_AT,
} as const;

export const COATS_IN_FRAME = 5;

export class FrameData {
  readonly #device: GPUDevice;
  readonly #layout: GPUBindGroupLayout;
  readonly #joints: number;
  #floats: Float32Array<ArrayBuffer>;
  #buffer: GPUBuffer;
  #group: GPUBindGroup;
  /** One a place in the buffer, made when there is room for it. */
  #palettes: Float32Array[] = [];

  constructor(device: GPUDevice, layout: GPUBindGroupLayout, rig: Rig) {
    this.#device = device;
    this.#layout = layout;
    this.#joints = rig.joints.length;
    this.#floats = new Float32Array(PALETTES_AT);
    writeFeet(rig, this.#floats);
    [this.#floats, this.#buffer, this.#group] = this.#make(1);
  }

  get floats(): Float32Array {
    return this.#floats;
  }
  get buffer(): GPUBuffer {
    return this.#buffer;
  }
  get group(): GPUBindGroup {
    return this.#group;
  }

  /** The matrices of the animal at that place, 16 floats a joint. */
  palette(place: number): Float32Array {
    return this.#palettes[place];
  }

  /** Makes room for so many animals. */
  reserve(animals: number): void {
    if (animals <= this.#palettes.length) return;
    this.#buffer.destroy();
    [this.#floats, this.#buffer, this.#group] = this.#make(Math.max(animals, 2 * this.#palettes.length));
  }

  /** The one write of a frame. */
  upload(animals: number): void {
    this.#device.queue.writeBuffer(this.#buffer, 0, this.#floats, 0, PALETTES_AT + 16 * this.#joints * animals);
  }

  destroy(): void {
    this.#buffer.destroy();
  }

  #make(animals: number): [Float32Array<ArrayBuffer>, GPUBuffer, GPUBindGroup] {
    const floats = new Float32Array(PALETTES_AT + 16 * this.#joints * animals);
    floats.set(this.#floats.subarray(0, PALETTES_AT));
    const size = 16 * this.#joints;
    this.#palettes = Array.from({ length: animals }, (_, i) => {
      const from = PALETTES_AT + size * i;
      return floats.subarray(from, from + size);
    });
    const buffer = this.#device.createBuffer({
      size: floats.byteLength,
      // Uniform, storage, vertex, copied to.
      usage: 0x40 | 0x80 | 0x20 | 0x08,
    });
    const group = this.#device.createBindGroup({
      layout: this.#layout,
      entries: [
        { binding: 0, resource: { buffer, offset: 0, size: BYTES.frame } },
        { binding: 1, resource: { buffer, offset: BYTES.palettes } },
      ],
    });
    return [floats, buffer, group];
  }
}

/** The middle of each sole where the animal stands, and the joint that carries it. */
function writeFeet(rig: Rig, out: Float32Array): void {
  for (const [i, { name }] of rig.legs.entries()) {
    const { joint, offset: toe } = rig.landmarks[`${name}.toe`];
    const heel = rig.landmarks[`${name}.heel`].offset;
    for (let k = 0; k < 3; k++) out[FIELD.feet + 4 * i + k] = rig.rest[3 * joint + k] + (toe[k] + heel[k]) / 2;
    out[FIELD.feet + 4 * i + 3] = joint;
  }
}

/** Floats of a coat, and which of them are a size, and the animal's height. */
const COAT = 32;
const SIZE = 15;
const HEIGHT = 23;

export function writeCoat(coat: Coat, index: number, height: number, out: Float32Array): void {
  const at = FIELD.coats + COAT * index;
  out.set(coat, at);
  out[at + SIZE] *= height;
  out[at + HEIGHT] = height;
}
