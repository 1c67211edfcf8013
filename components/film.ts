/**
 * A film of exactly one stride, which begins where it ends: an animal of its own goes through it while the one on the page does what it does.
 * The marks on the ground divide the stride evenly, so that they too are where they were.
 */
import { createCanvasPen } from '../renderers/canvas2d.ts';
import { encodeGif, mostGifFrames } from '../renderers/gif.ts';
import { isLevel, LONG_MARK, type Marks } from '../renderers/ground.ts';
import { drawScene } from '../renderers/scene.ts';
import { printTheme } from '../renderers/theme.ts';
import type { View } from '../renderers/view.ts';
import { type EncodedPicture, makeWebM } from '../renderers/webm.ts';
import type { Animal } from '../src/surface.ts';
import { Actor } from './actor.ts';
import type { BlobOptions } from './files.ts';
import { Picture } from './picture.ts';
import { PAGE, type Shown } from './shown.ts';

/** Pictures a second, pixels across, unless told. */
const USUAL = { 'image/gif': { rate: 30, width: 640 }, 'video/webm': { rate: 60, width: 1280 } } as const;
const MOST_FRAMES = 480;
/** Strides before the film, so that trails have begun. */
const BEFORE = 3;
/** s: what stands has no stride. */
const STANDING = 1;
/** m: marks on the ground are about as far apart. */
const MARK = 0.5;
const NONE = Number.POSITIVE_INFINITY;
const BITS_PER_PIXEL = 0.35;
const MICROSECONDS = 1e6;

interface Film {
  readonly canvas: HTMLCanvasElement;
  readonly context: CanvasRenderingContext2D;
  readonly frames: number;
  readonly seconds: number;
  show(index: number): void;
}

type FilmOptions = Pick<BlobOptions, 'width' | 'frames' | 'signal' | 'onprogress'>;

export function makeFilm(shown: Shown, type: string, options: FilmOptions): Promise<Blob> {
  return type === 'image/gif' ? makeGif(shown, options) : makeWebMFilm(shown, options);
}

/** Even numbers of pixels: encoders of video want them. */
const even = (pixels: number): number => Math.max(2, 2 * Math.round(pixels / 2));

function shoot(shown: Shown, type: keyof typeof USUAL, most: number, options: FilmOptions): Film {
  const { species, gait, speed, heading, slope, lead, gaits, figure, view, overlay, alt, units } = shown;
  const wishes = { species, gait, speed, heading, slope, lead, gaits, seed: 0 };
  const { animal } = new Actor(wishes);
  const looks = { figure, view, overlay, alt, units, camera: 'follow', rows: '', columns: 0 };
  const picture = new Picture({ ...wishes, ...looks, animal });
  const stride = animal.strideTime;
  const goes = stride > 0;
  const frames = goes ? Math.min(most, Math.round(options.frames ?? Math.max(8, USUAL[type].rate * stride))) : 1;
  if (!(frames >= 1)) throw new RangeError(`toBlob: expected 1 frame or more, got ${options.frames}`);
  const interval = stride / frames;
  const go = (seconds: number): void => {
    animal.advance(seconds);
    picture.note(animal.takeEvents());
  };
  for (let i = 0; goes && i < BEFORE * frames; i++) go(interval);
  const start = animal.snapshot();
  let at = 0;

  const width = even(options.width ?? USUAL[type].width);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = even((width * PAGE.height) / PAGE.width);
  const context = canvas.getContext('2d', { willReadFrequently: type === 'image/gif' });
  if (!context) throw new Error('toBlob: this browser gives no canvas');
  const pen = createCanvasPen(context, printTheme.font);
  const show = (index: number): void => {
    if (index < at) {
      animal.restore(start);
      picture.note([]);
      at = 0;
    }
    for (; at < index; at++) go(interval);
    const at0 = picture.view(PAGE.width, PAGE.height);
    const scene = { ...picture.scene(at0, printTheme, PAGE.width, PAGE.height), marks: marksFor(at0, animal) };
    context.setTransform(canvas.width / PAGE.width, 0, 0, canvas.height / PAGE.height, 0, 0);
    context.fillStyle = printTheme.paper ?? '#fff';
    context.fillRect(0, 0, PAGE.width, PAGE.height);
    drawScene(pen, picture.flesh(), animal.pose, at0, printTheme, scene, { x: 0, y: 0, ...PAGE });
  };
  return { canvas, context, frames, seconds: goes ? stride : STANDING, show };
}

/** Marks that lie as they lay when a stride is over; where it hardly goes on in their direction, none. */
export function marksFor(view: View, { strideLength, heading }: Pick<Animal, 'strideLength' | 'heading'>): Marks {
  const [dx, dz] = [strideLength * Math.cos(heading), -strideLength * Math.sin(heading)];
  const fit = (way: number): number => {
    const marks = LONG_MARK * Math.round(way / (LONG_MARK * MARK));
    return marks > 0 ? way / marks : way < 1e-9 ? MARK : NONE;
  };
  if (!isLevel(view)) return [fit(Math.abs(dx)), fit(Math.abs(dz))];
  const along = fit(Math.abs(dx * view.right[0] + dz * view.right[2]));
  return [along, along];
}

async function makeGif(shown: Shown, options: FilmOptions): Promise<Blob> {
  const { signal, onprogress } = options;
  const most = mostGifFrames(shown.animal.strideTime || STANDING);
  const { canvas, context, frames, seconds, show } = shoot(shown, 'image/gif', most, options);
  const { width, height } = canvas;
  const bytes = await encodeGif({
    ...{ width, height, frames, seconds },
    picture(index) {
      show(index);
      return context.getImageData(0, 0, width, height).data;
    },
    ...(signal && { signal }),
    ...(onprogress && { onProgress: onprogress }),
  });
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/gif' });
}

/** Codecs that browsers encode, the better first. */
const CODECS = [
  { codec: 'vp09.00.31.08', id: 'V_VP9' },
  { codec: 'vp8', id: 'V_VP8' },
] as const;

async function makeWebMFilm(shown: Shown, options: FilmOptions): Promise<Blob> {
  const { signal, onprogress } = options;
  const { canvas, frames, seconds, show } = shoot(shown, 'video/webm', MOST_FRAMES, options);
  const { width, height } = canvas;
  const framerate = frames / seconds;
  const size = { width, height, framerate, bitrate: Math.round(BITS_PER_PIXEL * width * height * framerate) };
  const known = await Promise.all(
    globalThis.VideoEncoder
      ? CODECS.map(async (entry) => ({
          ...entry,
          ...(await VideoEncoder.isConfigSupported({ ...size, codec: entry.codec })),
        }))
      : [],
  );
  const chosen = known.find(({ supported }) => supported);
  if (!chosen)
    throw new DOMException('toBlob: this browser makes no video/webm; image/gif works everywhere', 'NotSupportedError');
  const pictures: EncodedPicture[] = [];
  let failure: unknown;
  const encoder = new VideoEncoder({
    output(chunk) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      pictures.push({ bytes, time: chunk.timestamp / MICROSECONDS, key: chunk.type === 'key' });
    },
    error(reason) {
      failure = reason;
    },
  });
  encoder.configure({ ...size, codec: chosen.codec });
  try {
    for (let i = 0; i < frames; i++) {
      signal?.throwIfAborted();
      show(i);
      const timestamp = Math.round((MICROSECONDS * seconds * i) / frames);
      const frame = new VideoFrame(canvas, { timestamp, duration: Math.round((MICROSECONDS * seconds) / frames) });
      encoder.encode(frame, { keyFrame: i === 0 });
      frame.close();
      onprogress?.(i / frames);
      // A page that encodes goes on answering.
      await new Promise((done) => setTimeout(done));
    }
    await encoder.flush();
    if (failure) throw failure;
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
  onprogress?.(1);
  return new Blob([makeWebM(pictures, { width, height, seconds, codec: chosen.id })], { type: 'video/webm' });
}
