/** What is shown, as a file: pixels of any width, in ink on white paper, or the lit body as it is. */
import { createCanvasPen } from '../renderers/canvas2d.ts';
import { drawScene } from '../renderers/scene.ts';
import { printTheme } from '../renderers/theme.ts';
import type { Lit } from './lit.ts';
import { plates } from './parts.ts';
import type { Picture } from './picture.ts';
import { PAGE, type Shown } from './shown.ts';

export interface BlobOptions {
  /** image/png, image/jpeg, image/webp or image/svg+xml. */
  readonly type?: string;
  /** Pixels. */
  readonly width?: number;
  /** Of a plate; 0 is this moment. What is shown unless given. */
  readonly frames?: number;
}

const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

/** The lit body, where it is shown, keeps its transparent ground. */
export async function makeBlob(shown: Shown, picture: Picture, options: BlobOptions, lit?: Lit): Promise<Blob> {
  const { type = 'image/png', width = 1200, frames = 0 } = options;
  if (!TYPES.includes(type)) throw new RangeError(`toBlob: no '${type}'; expected ${TYPES.join(', ')}`);
  if (!(width >= 1 && width <= 16384)) throw new RangeError(`toBlob: expected a width of 1 to 16384, got ${width}`);
  const plate = frames > 0 ? await plates.load() : undefined;
  if (type === 'image/svg+xml')
    return new Blob([plate ? plate.plateSVG(shown, frames, true) : picture.stillSVG(true)], { type });
  const painted = plate ? undefined : await lit?.blob(type, width);
  if (painted) return painted;
  const { draw, ...size } = plate ? plate.plateDrawing(shown, frames) : stillDrawing(shown, picture);
  const scale = width / size.width;
  const canvas = new OffscreenCanvas(Math.round(width), Math.max(1, Math.round(size.height * scale)));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('toBlob: this browser has no canvas off the screen');
  context.fillStyle = printTheme.paper ?? '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  draw(createCanvasPen(context, printTheme.font));
  return canvas.convertToBlob({ type });
}

function stillDrawing({ animal }: Shown, picture: Picture) {
  const { width, height } = PAGE;
  const view = picture.view(width, height);
  const scene = picture.scene(view, printTheme, width, height);
  return {
    ...PAGE,
    draw: (pen: ReturnType<typeof createCanvasPen>) =>
      drawScene(pen, picture.flesh(), animal.pose, view, printTheme, scene, { x: 0, y: 0, ...PAGE }),
  };
}

export { printSVG } from './share.ts';
