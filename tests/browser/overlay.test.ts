/** The same overlays with both pens: an SVG that the browser paints, and the canvas, hold the same picture. */
import { assert } from 'chai';
import { createCanvasPen } from '../../renderers/canvas2d.ts';
import { OVERLAYS } from '../../renderers/overlay/overlay.ts';
import { createSvgPen } from '../../renderers/svg.ts';
import { printTheme } from '../../renderers/theme.ts';
import { drawRun, type Run, runFor } from '../shared/overlay.ts';

const [WIDTH, HEIGHT] = [640, 360];

function surface(): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2d context');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  return context;
}

function onCanvas(run: Run): Uint8ClampedArray {
  const context = surface();
  drawRun(createCanvasPen(context, printTheme.font), run);
  return context.getImageData(0, 0, WIDTH, HEIGHT).data;
}

async function asSvg(run: Run): Promise<Uint8ClampedArray> {
  const pen = createSvgPen({ width: WIDTH, height: HEIGHT, font: printTheme.font, decimals: 2 });
  drawRun(pen, run);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(pen.toString())}`;
  await image.decode();
  const context = surface();
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, WIDTH, HEIGHT).data;
}

/** Share of the inked pixels that differ by more than the smoothing of an edge. */
function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let [inked, different] = [0, 0];
  for (let i = 0; i < a.length; i += 4) {
    if (a[i + 1] < 250 || b[i + 1] < 250) inked++;
    if (Math.abs(a[i + 1] - b[i + 1]) > 96) different++;
  }
  assert.isAbove(inked, 2000);
  return different / inked;
}

describe('overlays', () => {
  for (const view of ['side', 'top', 'three-quarter'] as const) {
    it(`are the same with both pens: ${view}`, async () => {
      const run = runFor({ command: { speed: 1.5 }, tokens: OVERLAYS, view, width: WIDTH, height: HEIGHT, seconds: 2 });
      const canvas = onCanvas(run);
      assert.isBelow(difference(canvas, await asSvg(run)), 0.01);
      const planted = { ...run, moment: { ...run.moment, time: run.moment.time + 0.1 } };
      assert.isAbove(difference(canvas, await asSvg(planted)), 0.02, 'a planted difference is noticed');
    });
  }
});
