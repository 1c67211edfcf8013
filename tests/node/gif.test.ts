/** The animated GIF, read back by a decoder of our own: size, time, every pixel; progress, cancelling, and planted faults. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { encodeGif, type GifOptions, gifDelays, mostGifFrames } from '../../renderers/gif.ts';

const [WIDTH, HEIGHT] = [24, 10];
const INK = [28, 26, 23];
const ACCENT = [163, 52, 31];

/** A bar that runs over white paper; the last picture alone has the accent. */
function picture(index: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const x = i % WIDTH;
    if (x === 2 * index) pixels.set([...INK, 255], 4 * i);
    else if (x === 20 && index === 3) pixels.set([...ACCENT, 255], 4 * i);
    else if (x === 22) pixels.set([0, 0, 0, 128], 4 * i);
  }
  return pixels;
}

const options: GifOptions = { width: WIDTH, height: HEIGHT, frames: 4, seconds: 0.5, picture };

interface Decoded {
  readonly width: number;
  readonly height: number;
  readonly loops: boolean;
  readonly delays: number[];
  /** Red, green, blue. */
  readonly frames: number[][][];
}

/** GIF89a as it is written here: one palette for all, whole pictures. */
function decode(bytes: Uint8Array): Decoded {
  const word = (at: number): number => bytes[at] | (bytes[at + 1] << 8);
  assert.equal(String.fromCharCode(...bytes.subarray(0, 6)), 'GIF89a');
  const colours = 2 << (bytes[10] & 7);
  const palette = Array.from({ length: colours }, (_, i) => [...bytes.subarray(13 + 3 * i, 16 + 3 * i)]);
  let at = 13 + 3 * colours;
  const out = { width: word(6), height: word(8), loops: false, delays: [] as number[], frames: [] as number[][][] };
  while (bytes[at] !== 0x3b) {
    if (bytes[at] === 0x21) {
      if (bytes[at + 1] === 0xf9) out.delays.push(word(at + 4));
      if (bytes[at + 1] === 0xff) out.loops = word(at + 16) === 0;
      at += 2;
    } else {
      assert.equal(bytes[at], 0x2c);
      assert.equal(bytes[at + 9], 0, 'no palette of its own');
      at += 10;
      const least = bytes[at++];
      const data: number[] = [];
      for (let k = at; bytes[k] > 0; k += bytes[k] + 1) data.push(...bytes.subarray(k + 1, k + 1 + bytes[k]));
      out.frames.push(unpack(data, least).map((index) => palette[index]));
    }
    while (bytes[at] > 0) at += bytes[at] + 1;
    at++;
  }
  return out;
}

/** Lempel, Ziv and Welch. */
function unpack(data: readonly number[], least: number): number[] {
  const [clear, end] = [1 << least, (1 << least) + 1];
  const out: number[] = [];
  let [table, size, before]: [number[][], number, number[] | undefined] = [[], least + 1, undefined];
  for (let bit = 0; ; bit += 0) {
    let code = 0;
    for (let k = 0; k < size; k++, bit++) code |= ((data[bit >> 3] >> (bit & 7)) & 1) << k;
    if (code === end) return out;
    if (code === clear) {
      table = Array.from({ length: end + 1 }, (_, i) => [i]);
      [size, before] = [least + 1, undefined];
      continue;
    }
    const entry: number[] = table[code] ?? [...(before ?? []), (before ?? [])[0]];
    if (before) table.push([...before, entry[0]]);
    if (table.length === 1 << size && size < 12) size++;
    out.push(...entry);
    before = entry;
  }
}

/** How many pixels are another colour than they should be. */
function wrong({ frames }: Decoded, taken = picture): number {
  let count = 0;
  frames.forEach((frame, i) => {
    const pixels = taken(i);
    frame.forEach((colour, k) => {
      const alpha = pixels[4 * k + 3] / 255;
      const expected = [0, 1, 2].map((c) => alpha * pixels[4 * k + c] + (1 - alpha) * 255);
      // Five bits a colour.
      if (expected.some((value, c) => Math.abs(value - colour[c]) > 8)) count++;
    });
  });
  return count;
}

describe('gif', () => {
  it('is what was drawn, for as long as it takes, for ever', async () => {
    const gif = decode(await encodeGif(options));
    assert.deepEqual([gif.width, gif.height, gif.loops, gif.frames.length], [WIDTH, HEIGHT, true, 4]);
    assert.deepEqual(gif.delays, [13, 12, 13, 12]);
    assert.equal(wrong(gif), 0);
    assert.ok(wrong(gif, (index) => picture(index + 1)) > 0, 'a planted picture is noticed');
  });

  it('lies on the background it is given', async () => {
    const gif = decode(await encodeGif({ ...options, background: [0, 0, 0] }));
    assert.ok(gif.frames[0][5].every((value) => value < 8));
  });

  it('delays are whole, obeyed by browsers, and add up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.double({ min: 0.01, max: 5, noNaN: true }),
        (frames, seconds) => {
          const delays = gifDelays(frames, seconds);
          assert.equal(delays.length, frames);
          assert.ok(delays.every((delay) => Number.isInteger(delay) && delay >= 2));
          if (frames <= mostGifFrames(seconds))
            assert.equal(
              delays.reduce((sum, delay) => sum + delay),
              Math.max(2 * frames, Math.round(100 * seconds)),
            );
        },
      ),
    );
  });

  it('tells how far it is', async () => {
    const shares: number[] = [];
    await encodeGif({ ...options, onProgress: (share) => shares.push(share) });
    assert.deepEqual(
      shares,
      [...shares].sort((a, b) => a - b),
    );
    assert.equal(shares.at(-1), 1);
  });

  it('stops when it is told, with no picture more', async () => {
    const control = new AbortController();
    let taken = 0;
    const work = encodeGif({
      ...options,
      frames: 100,
      signal: control.signal,
      picture: (index) => {
        if (++taken === 6) control.abort();
        return picture(index);
      },
    });
    await assert.rejects(work, { name: 'AbortError' });
    assert.equal(taken, 6);
    await assert.rejects(encodeGif({ ...options, signal: AbortSignal.abort() }), { name: 'AbortError' });
  });

  it('says what is wrong', async () => {
    await assert.rejects(encodeGif({ ...options, frames: 0 }), /gif: expected 1 frame or more, got 0/);
    await assert.rejects(encodeGif({ ...options, width: 0.5 }), /gif: expected a width of 1 to 65535 pixels, got 0\.5/);
    await assert.rejects(encodeGif({ ...options, width: 25 }), /gif: expected 1000 bytes of RGBA, got 960/);
  });
});
