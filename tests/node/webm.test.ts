/** The WebM writer: what a reader of Matroska finds in it, for any pictures. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type EncodedPicture, makeWebM } from '../../renderers/webm.ts';

interface Found {
  readonly id: number;
  readonly body: Uint8Array;
}

/** The elements of a body, by ids and lengths alone. */
function read(bytes: Uint8Array): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < bytes.length; ) {
    const idLength = Math.clz32(bytes[at]) - 23;
    const id = bytes.slice(at, at + idLength).reduce((sum, byte) => sum * 256 + byte, 0);
    at += idLength;
    const lengthLength = Math.clz32(bytes[at]) - 23;
    const first = bytes[at] & (0xff >> lengthLength);
    const length = bytes.slice(at + 1, at + lengthLength).reduce((sum, byte) => sum * 256 + byte, first);
    at += lengthLength;
    assert.ok(at + length <= bytes.length, 'a body ends inside its parent');
    found.push({ id, body: bytes.slice(at, at + length) });
    at += length;
  }
  return found;
}

const number = (body: Uint8Array): number => body.reduce((sum, byte) => sum * 256 + byte, 0);
const child = (elements: readonly Found[], id: number): Uint8Array => {
  const element = elements.find((other) => other.id === id);
  return element?.body ?? assert.fail(`no element ${id.toString(16)}`);
};

describe('webm', () => {
  it('holds every picture at its time, in clusters that begin with a key picture', () => {
    const picture = fc.record({
      bytes: fc.uint8Array({ minLength: 1, maxLength: 300 }),
      gap: fc.double({ min: 0.001, max: 20, noNaN: true }),
      key: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(picture, { minLength: 1, maxLength: 40 }), (list) => {
        let time = 0;
        const pictures: EncodedPicture[] = list.map(({ bytes, gap, key }, i) => {
          if (i > 0) time += gap;
          return { bytes, time, key: key || i === 0 };
        });
        const file = makeWebM(pictures, { width: 640, height: 360, seconds: time + 1, codec: 'V_VP9' });
        const [header, segment, ...more] = read(file);
        assert.equal(more.length, 0);
        assert.equal(new TextDecoder().decode(child(read(header.body), 0x4282)), 'webm');
        const parts = read(segment.body);
        const info = read(child(parts, 0x1549a966));
        assert.equal(number(child(info, 0x2ad7b1)), 1e6);
        const duration = new DataView(child(info, 0x4489).buffer).getFloat64(0);
        assert.ok(Math.abs(duration - 1000 * (time + 1)) < 1e-6);
        const track = read(child(read(child(parts, 0x1654ae6b)), 0xae));
        assert.equal(new TextDecoder().decode(child(track, 0x86)), 'V_VP9');
        const video = read(child(track, 0xe0));
        assert.deepEqual([number(child(video, 0xb0)), number(child(video, 0xba))], [640, 360]);
        const blocks = parts
          .filter(({ id }) => id === 0x1f43b675)
          .flatMap(({ body }) => {
            const [clock, ...rest] = read(body);
            assert.equal(clock.id, 0xe7);
            return rest.map(({ id, body: block }) => {
              assert.equal(id, 0xa3);
              assert.equal(block[0], 0x81);
              return {
                time: number(clock.body) + block[1] * 256 + block[2],
                key: block[3] === 0x80,
                bytes: block.slice(4),
              };
            });
          });
        assert.equal(blocks.length, pictures.length);
        blocks.forEach((block, i) => {
          assert.ok(Math.abs(block.time - 1000 * pictures[i].time) <= 0.5 + 1e-6);
          assert.equal(block.key, pictures[i].key);
          assert.deepEqual([...block.bytes], [...pictures[i].bytes]);
        });
      }),
    );
  });
});
