/** Pixels as a PNG file (RFC 2083): eight bits a channel, with opacity. */
import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/** Of each byte: the remainder that a CRC-32 goes on with. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = remainders[(value ^ byte) & 255] ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, body: Uint8Array): Buffer {
  const out = Buffer.alloc(body.length + 12);
  out.writeUInt32BE(body.length, 0);
  out.write(type, 4, 'latin1');
  out.set(body, 8);
  out.writeUInt32BE(crc(out.subarray(4, body.length + 8)), body.length + 8);
  return out;
}

/** Red, green, blue and opacity of each pixel, row after row. */
export function encodePNG(width: number, height: number, pixels: Uint8Array | Uint8ClampedArray): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  // Each row is preceded by how it was filtered: not at all.
  const rows = new Uint8Array((4 * width + 1) * height);
  for (let y = 0; y < height; y++)
    rows.set(pixels.subarray(4 * width * y, 4 * width * (y + 1)), (4 * width + 1) * y + 1);
  return Buffer.concat([
    Buffer.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
