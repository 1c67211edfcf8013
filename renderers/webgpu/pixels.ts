/**
 * A picture off the screen: any size, in parts where it is larger than a texture; red, green, blue and opacity, not multiplied. It is
 * given the painter, so that it comes only when a picture is asked for.
 */
import type { Pose } from '../../src/skeleton/pose.ts';
import type { Rig } from '../../src/skeleton/rig.ts';
import type { FleshTable } from '../../src/species/flesh.ts';
import type { Scene } from '../renderer.ts';
import type { Theme } from '../theme.ts';
import type { View } from '../view.ts';
import type { Painter } from './painter.ts';

export interface PixelsOptions {
  readonly rig: Rig;
  readonly flesh?: FleshTable | undefined;
  readonly pose: Pose;
  readonly view: View;
  readonly theme: Theme;
  readonly scene: Scene;
  /** Page units, and pixels a unit. */
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
}

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

const RENDER_ATTACHMENT = 0x10;
const COPY_SRC = 0x01;
const COPY_DST = 0x08;
const MAP_READ = 0x01;
const READ = 1;
/** Pixels of a part; its rows are a multiple of 256 bytes. */
const PART = 2048;

/** The painter paints in that format. */
export const PIXELS: GPUTextureFormat = 'rgba8unorm';

export async function readPixels(painter: Painter, options: PixelsOptions): Promise<Pixels> {
  const { width, height, dpr } = options;
  const size = { width: Math.max(1, Math.round(width * dpr)), height: Math.max(1, Math.round(height * dpr)) };
  const data = new Uint8ClampedArray(4 * size.width * size.height);
  for (let y = 0; y < size.height; y += PART)
    for (let x = 0; x < size.width; x += PART) await paintPart(painter, options, size, x, y, data);
  return { ...size, data };
}

async function paintPart(
  painter: Painter,
  { pose, view, theme, scene, width, height, dpr }: PixelsOptions,
  size: { readonly width: number; readonly height: number },
  x: number,
  y: number,
  out: Uint8ClampedArray,
): Promise<void> {
  const { device } = painter.gpu;
  const [w, h] = [Math.min(PART, size.width - x), Math.min(PART, size.height - y)];
  const texture = device.createTexture({ size: [w, h], format: PIXELS, usage: RENDER_ATTACHMENT | COPY_SRC });
  const bytesPerRow = 256 * Math.ceil((4 * w) / 256);
  const buffer = device.createBuffer({ size: bytesPerRow * h, usage: COPY_DST | MAP_READ });
  try {
    const part = { x: x / size.width, y: y / size.height, width: w / size.width, height: h / size.height };
    painter.paint(texture, { width, height, dpr, part }, pose, view, theme, scene);
    const encoder = device.createCommandEncoder();
    encoder.copyTextureToBuffer({ texture }, { buffer, bytesPerRow }, [w, h]);
    device.queue.submit([encoder.finish()]);
    await buffer.mapAsync(READ);
    const rows = new Uint8Array(buffer.getMappedRange());
    for (let row = 0; row < h; row++) {
      for (let column = 0; column < w; column++) {
        const from = row * bytesPerRow + 4 * column;
        const to = 4 * ((y + row) * size.width + x + column);
        const alpha = rows[from + 3];
        for (let k = 0; k < 3; k++) out[to + k] = alpha === 0 ? 0 : (255 * rows[from + k]) / alpha;
        out[to + 3] = alpha;
      }
    }
  } finally {
    buffer.destroy();
    texture.destroy();
  }
}
