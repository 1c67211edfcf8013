/** A picture for whoever has no canvas: a device for as long as it takes, and the pixels. */
import { PIXELS, type Pixels, type PixelsOptions, readPixels } from './pixels.ts';
import { withPainter } from './renderer.ts';

/** Throws a WebGPUError with a sentence when there can be none. */
export function paintPixels(options: PixelsOptions): Promise<Pixels> {
  return withPainter(options.rig, options.flesh, PIXELS, (painter) => readPixels(painter, options));
}
