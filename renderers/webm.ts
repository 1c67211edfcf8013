/**
 * A WebM film from encoded pictures: the few elements of Matroska (RFC 9559, in EBML, RFC 8794) that one video track needs. An element is an id, a
 * length, and bytes or more elements:
 *
 *   EBML header
 *   Segment
 *     Info      time unit, duration
 *     Tracks    one video track: codec, pixels
 *     Cluster   its time, then a SimpleBlock for each picture
 *     ...       a new cluster at each key picture, and before its 16 bits of time run out
 */

/** A picture as an encoder gives it. */
export interface EncodedPicture {
  readonly bytes: Uint8Array;
  /** Begin, s. */
  readonly time: number;
  /** Whether it needs no other to be shown. */
  readonly key: boolean;
}

export interface WebMOptions {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** s */
  readonly seconds: number;
  readonly codec: 'V_VP8' | 'V_VP9';
}

type Content = Uint8Array | number | string | Float64 | readonly Element[];
type Element = readonly [id: number, content: Content];

/** A number that is to be written with its fraction. */
class Float64 {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

/** Times are milliseconds. */
const NANOSECONDS = 1_000_000;
const LONGEST_CLUSTER = 30_000;
const TRACK = 1;

export function makeWebM(pictures: readonly EncodedPicture[], options: WebMOptions): Uint8Array<ArrayBuffer> {
  const { width, height, seconds, codec } = options;
  const header: Element = [
    0x1a45dfa3,
    [
      [0x4286, 1], // EBMLVersion
      [0x42f7, 1], // EBMLReadVersion
      [0x42f2, 4], // EBMLMaxIDLength
      [0x42f3, 8], // EBMLMaxSizeLength
      [0x4282, 'webm'], // DocType
      [0x4287, 4], // DocTypeVersion
      [0x4285, 2], // DocTypeReadVersion
    ],
  ];
  const info: Element = [
    0x1549a966,
    [
      [0x2ad7b1, NANOSECONDS], // TimestampScale
      [0x4489, new Float64(1000 * seconds)], // Duration
      [0x4d80, 'quadruped-gait'], // MuxingApp
      [0x5741, 'quadruped-gait'], // WritingApp
    ],
  ];
  const track: Element = [
    0xae,
    [
      [0xd7, TRACK], // TrackNumber
      [0x73c5, TRACK], // TrackUID
      [0x83, 1], // TrackType: video
      [0x9c, 0], // FlagLacing
      [0x86, codec], // CodecID
      [
        0xe0, // Video
        [
          [0xb0, width], // PixelWidth
          [0xba, height], // PixelHeight
        ],
      ],
    ],
  ];
  const segment: Element = [0x18538067, [info, [0x1654ae6b, [track]], ...clusters(pictures)]];
  return join([write(header), write(segment)]);
}

function clusters(pictures: readonly EncodedPicture[]): Element[] {
  const found: { start: number; content: Element[] }[] = [];
  for (const { bytes, time, key } of pictures) {
    const at = Math.round(1000 * time);
    let last = found.at(-1);
    if (!last || key || at - last.start > LONGEST_CLUSTER) {
      last = { start: at, content: [[0xe7, at]] }; // Timestamp
      found.push(last);
    }
    const since = at - last.start;
    // Track as a length is written, time since the cluster's in two bytes, flags: 0x80 is a key picture.
    const block = join([Uint8Array.of(0x80 | TRACK, since >> 8, since & 0xff, key ? 0x80 : 0), bytes]);
    last.content.push([0xa3, block]); // SimpleBlock
  }
  return found.map(({ content }) => [0x1f43b675, content]);
}

function write([id, content]: Element): Uint8Array {
  const body = bytesOf(content);
  return join([big(id), lengthOf(body.length), body]);
}

function bytesOf(content: Content): Uint8Array {
  if (content instanceof Uint8Array) return content;
  if (typeof content === 'number') return big(content);
  if (typeof content === 'string') return new TextEncoder().encode(content);
  if (content instanceof Float64) {
    const bytes = new Uint8Array(8);
    new DataView(bytes.buffer).setFloat64(0, content.value);
    return bytes;
  }
  return join(content.map(write));
}

/** As many bytes as a whole number needs, the highest first. */
function big(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Uint8Array.from(bytes);
}

/** Eight bytes: a one for their number, then the length. */
function lengthOf(length: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, (1n << 56n) | BigInt(length));
  return bytes;
}

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
