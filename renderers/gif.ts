/**
 * An animated GIF from RGBA pictures, one at a time, so that a long one neither fills the memory nor stops the page. The encoder (gifenc) is loaded
 * when the first is asked for. A GIF knows no half transparency: pictures are laid on a background.
 */
import type { Gifenc } from 'gifenc';

type Pixels = Uint8Array | Uint8ClampedArray;

export interface GifOptions {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** How many pictures, and how long they take together, s. */
  readonly frames: number;
  readonly seconds: number;
  /** RGBA of picture 0, 1, 2, …; some are asked for twice: first for their colours. */
  readonly picture: (index: number) => Pixels | Promise<Pixels>;
  /** Red, green, blue, 0 to 255; white unless told. */
  readonly background?: readonly [number, number, number];
  /** 0 to 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Colours of a GIF, pictures looked at to find them, and the shortest delay that browsers obey, hundredths of a second. */
const COLOURS = 256;
const LOOKED_AT = 4;
const SHORTEST = 2;

/** The most pictures a stride of that time can have: more would be shown too slowly. */
export function mostGifFrames(seconds: number): number {
  return Math.max(1, Math.floor((100 * seconds) / SHORTEST));
}

/** Hundredths of a second for each picture: whole numbers that add up to the whole time, none shorter than browsers obey. */
export function gifDelays(frames: number, seconds: number): number[] {
  const whole = Math.max(SHORTEST * frames, Math.round(100 * seconds));
  return Array.from(
    { length: frames },
    (_, i) => Math.round((whole * (i + 1)) / frames) - Math.round((whole * i) / frames),
  );
}

export async function encodeGif(options: GifOptions): Promise<Uint8Array> {
  const { width, height, frames, seconds, picture, background = [255, 255, 255], onProgress, signal } = options;
  if (!Number.isInteger(frames) || frames < 1) throw new RangeError(`gif: expected 1 frame or more, got ${frames}`);
  for (const [name, value] of Object.entries({ width, height }))
    if (!Number.isInteger(value) || value < 1 || value > 65535)
      throw new RangeError(`gif: expected a ${name} of 1 to 65535 pixels, got ${value}`);
  signal?.throwIfAborted();
  const { GIFEncoder, quantize, applyPalette } = await loadEncoder();

  const take = async (index: number): Promise<Uint8Array> => {
    signal?.throwIfAborted();
    const pixels = await picture(index);
    if (pixels.length !== 4 * width * height)
      throw new RangeError(`gif: expected ${4 * width * height} bytes of RGBA, got ${pixels.length}`);
    return flatten(pixels, background);
  };
  // One palette for all, or colours that stand still would flicker.
  const looked = Math.min(LOOKED_AT, frames);
  const sample = new Uint8Array(4 * width * height * looked);
  for (let i = 0; i < looked; i++) {
    sample.set(await take(Math.floor((i * frames) / looked)), 4 * width * height * i);
    onProgress?.((0.2 * (i + 1)) / looked);
  }
  const palette = quantize(sample, COLOURS, { format: 'rgb565' });
  const delays = gifDelays(frames, seconds);
  const encoder = GIFEncoder();
  for (let i = 0; i < frames; i++) {
    const index = applyPalette(await take(i), palette, 'rgb565');
    encoder.writeFrame(index, width, height, { ...(i === 0 && { palette, repeat: 0 }), delay: 10 * delays[i] });
    onProgress?.(0.2 + (0.8 * (i + 1)) / frames);
    await breathe();
  }
  signal?.throwIfAborted();
  encoder.finish();
  return encoder.bytes();
}

/** Node and Deno see the package's CommonJS, bundlers its module. */
async function loadEncoder(): Promise<Gifenc> {
  const loaded = await import('gifenc');
  return 'GIFEncoder' in loaded ? loaded : (loaded as { default: Gifenc }).default;
}

/** A page that encodes goes on answering. */
function breathe(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

function flatten(pixels: Pixels, background: readonly [number, number, number]): Uint8Array {
  const flat = new Uint8Array(pixels.length);
  for (let i = 0; i < pixels.length; i += 4) {
    const alpha = pixels[i + 3] / 255;
    for (let k = 0; k < 3; k++) flat[i + k] = Math.round(alpha * pixels[i + k] + (1 - alpha) * background[k]);
    flat[i + 3] = 255;
  }
  return flat;
}
