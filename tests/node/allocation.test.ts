/**
 * No allocation in the frame: advance() and the palette make no garbage, so that no animal ever stutters for a collector. The heap is
 * read before and after a few hundred frames, too few for a collection to come between; the least thing that can be made, a
 * number that does not fit into a register, is 16 bytes, so 8 a frame is the bound. What is planted shows that the scale can weigh.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { paletteLength, writePalette } from '../../renderers/mesh/palette.ts';
import { type Animal, createAnimal } from '../../src/index.ts';

const DT = 1 / 60;
const FRAMES = 500;
const CHUNKS = 40; // 20,000 frames
const WARM_UP = 20_000;
const BOUND = 8; // bytes a frame

setFlagsFromString('--expose-gc');
const gc: (options: { type: 'minor' }) => void = runInNewContext('gc');

/** Bytes made by each frame: the median over many runs, less what reading the heap itself costs. */
function bytesOf(frame: () => void): number {
  for (let i = 0; i < WARM_UP; i++) frame();
  return (median(frame) - median(() => {})) / FRAMES;
}

function median(frame: () => void): number {
  const sizes = new Float64Array(CHUNKS);
  for (let chunk = 0; chunk < CHUNKS; chunk++) {
    gc({ type: 'minor' }); // a full collection would also throw away optimised code
    const before = getHeapStatistics().used_heap_size;
    for (let i = 0; i < FRAMES; i++) frame();
    sizes[chunk] = getHeapStatistics().used_heap_size - before;
  }
  return sizes.sort()[CHUNKS >> 1];
}

function going(command: Parameters<Animal['command']>[0]): Animal {
  const animal = createAnimal('horse');
  animal.command(command);
  animal.settle();
  return animal;
}

/** Events are objects, made when they happen: bytes they would be, were each made in its frame. */
describe('a frame makes no garbage', () => {
  for (const [name, command] of [
    ['standing', { speed: 0 }],
    ['at a walk', { speed: 1.4 }],
    ['at a trot', { speed: 4 }],
    ['turning at a canter', { speed: 7, heading: 3 }],
    ['at a gallop', { speed: 12 }],
  ] as const) {
    it(name, (test) => {
      const animal = going(command);
      const bytes = bytesOf(() => animal.advance(DT));
      test.diagnostic(`${name}: ${bytes.toFixed(2)} bytes a frame`);
      assert.ok(bytes < BOUND, `${bytes.toFixed(1)} bytes a frame`);
    });
  }

  it('in the palette', () => {
    const { rig, pose } = going({ speed: 4 });
    const palette = new Float32Array(paletteLength(rig));
    const origin: [number, number, number] = [1, 2, 3];
    const bytes = bytesOf(() => writePalette(rig, pose, origin, palette));
    assert.ok(bytes < BOUND, `${bytes.toFixed(1)} bytes a frame`);
  });
});

describe('garbage is noticed', () => {
  let kept: unknown; // replaced at once, so that nothing is retained, yet the compiler cannot leave it out
  let number = 0.5;
  for (const [name, make] of [
    ['an empty object', () => ({})],
    ['a number on the heap', () => (number += 1)],
    ['a closure', () => () => number],
  ] as const) {
    it(name, () => {
      const bytes = bytesOf(() => {
        kept = make();
      });
      assert.ok(kept !== undefined);
      assert.ok(bytes > BOUND, `${bytes.toFixed(1)} bytes a frame`);
    });
  }
});
