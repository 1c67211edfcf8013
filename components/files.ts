/**
 * What is shown, as a file or on paper, in ink on white, or the lit body as it is: pixels of any width, the drawing itself, a film of one stride, a model of it for
 * other programs, a sheet to cut out. Films and models take their time: they tell how far they are and can be given up.
 */
import { createCanvasPen } from '../renderers/canvas2d.ts';
import type { Pen } from '../renderers/pen.ts';
import { drawStrip, layoutStrip } from '../renderers/plate.ts';
import { drawScene } from '../renderers/scene.ts';
import { printTheme } from '../renderers/theme.ts';
import { PIXELS, readPixels } from '../renderers/webgpu/pixels.ts';
import { drawing, figures } from './figure-part.ts';
import type { Lit } from './lit.ts';
import { Part } from './part.ts';
import type { Picture } from './picture.ts';
import { makePlate, plateOptions, plateSVG } from './plate.ts';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';
import { printSVG } from './share.ts';
import type { PaperName, SheetName } from './sheets.ts';
import { PAGE, type Shown } from './shown.ts';

export { progressStyles, showProgress } from './progress.ts';

export interface SheetOptions {
  /** Instead of what is shown, a sheet to cut out and set in motion: disc, band or flipbook. */
  readonly sheet?: SheetName;
  /** a4 or letter; as the reader's country has it unless given. */
  readonly paper?: PaperName;
}

export interface BlobOptions extends SheetOptions {
  /** image/png, image/jpeg, image/webp, image/svg+xml; of one stride image/gif, video/webm, and model/gltf-binary with bones and skin. A PNG unless given, of a sheet the SVG. */
  readonly type?: string;
  /** Pixels. */
  readonly width?: number;
  /** Phases of a plate, 0 is this moment, what is shown unless given; of a film its pictures, of a model its keys. */
  readonly frames?: number;
  /** Gives up: the promise is rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Of a film or a model, 0 to 1. */
  readonly onprogress?: (share: number) => void;
}

/** What goes on, and how to stop it. */
export interface Job {
  readonly share: number;
  readonly cancel: () => void;
}

const STILLS = ['image/png', 'image/jpeg', 'image/webp'];
const DRAWING = 'image/svg+xml';
const FILMS = ['image/gif', 'video/webm'];
const MODEL = 'model/gltf-binary';
const WIDEST = 16384;
const USUAL_WIDTH = 1200;

const films = /* @__PURE__ */ drawing(() => import('./film.ts'));
const sheets = /* @__PURE__ */ drawing(() => import('./sheets.ts'));
const models = /* @__PURE__ */ new Part(() => import('./model.ts'));

/** Tells of the job while it goes on, and that it is over; what goes on can be stopped. */
export async function makeBlob(
  shown: Shown,
  picture: Picture,
  phases: number,
  options: BlobOptions,
  tell: (job: Job | undefined) => void,
  lit?: Lit,
): Promise<Blob> {
  const stop = new AbortController();
  const signals = [stop.signal, ...(options.signal ? [options.signal] : [])];
  const onprogress = (share: number): void => {
    tell({ share, cancel: () => stop.abort() });
    options.onprogress?.(share);
  };
  try {
    return await blobOf(shown, picture, phases, { ...options, signal: AbortSignal.any(signals), onprogress }, lit);
  } finally {
    tell(undefined);
  }
}

/** The lit body, where it is shown, keeps its transparent ground. */
async function blobOf(shown: Shown, picture: Picture, phases: number, options: BlobOptions, lit?: Lit): Promise<Blob> {
  const { sheet, signal } = options;
  const type = options.type ?? (sheet ? DRAWING : STILLS[0]);
  const allowed = sheet ? [DRAWING] : [...STILLS, DRAWING, ...FILMS, MODEL];
  if (!allowed.includes(type)) throw new RangeError(`toBlob: no '${type}'; expected ${allowed.join(', ')}`);
  const { width } = options;
  if (width !== undefined && !(width >= 1 && width <= WIDEST))
    throw new RangeError(`toBlob: expected a width of 1 to ${WIDEST}, got ${width}`);
  signal?.throwIfAborted();
  if (sheet) return new Blob([await makeSheet(shown, options)], { type });
  if (FILMS.includes(type)) {
    const { makeFilm } = await films.load();
    return makeFilm(shown, type, options);
  }
  if (type === MODEL) {
    const { makeModel } = await models.load();
    return new Blob([await makeModel(shown, options)], { type });
  }
  const frames = options.frames ?? phases;
  const plate = frames > 0;
  if (plate) await figures.load();
  if (type === DRAWING) return new Blob([plate ? plateSVG(shown, frames, true) : picture.stillSVG(true)], { type });
  const painted = plate ? undefined : await lit?.pixels(width ?? USUAL_WIDTH, PIXELS, readPixels);
  if (painted) {
    const [canvas, context] = makeCanvas(painted.width, painted.height);
    context.putImageData(new ImageData(painted.data, painted.width, painted.height), 0, 0);
    return canvas.convertToBlob({ type });
  }
  const { draw, ...size } = plate ? plateDrawing(shown, frames) : stillDrawing(shown, picture);
  const scale = (width ?? USUAL_WIDTH) / size.width;
  const [canvas, context] = makeCanvas(Math.round(size.width * scale), Math.max(1, Math.round(size.height * scale)));
  context.fillStyle = printTheme.paper ?? '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  draw(createCanvasPen(context, printTheme.font));
  return canvas.convertToBlob({ type });
}

function makeCanvas(width: number, height: number): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('toBlob: this browser has no canvas off the screen');
  return [canvas, context];
}

export async function makeSheet(shown: Shown, { sheet = 'disc', paper }: SheetOptions): Promise<string> {
  const { sheetSVG } = await sheets.load();
  return sheetSVG(shown, sheet, paper);
}

/** The size of a plate in ink on paper, and what draws it. */
function plateDrawing(shown: Shown, frames: number) {
  const plate = makePlate(shown, frames);
  const options = plateOptions(shown, frames);
  const { width, height } = layoutStrip(plate, options);
  return { width, height, draw: (pen: Pen) => drawStrip(pen, plate, { ...options, theme: printTheme }) };
}

/** On paper: what is shown, or a sheet. */
export async function printShown(host: QuadrupedGaitElement, options: SheetOptions): Promise<void> {
  printSVG(options.sheet ? await makeSheet(host, options) : host.toSVG(), options.sheet !== undefined);
}

function stillDrawing({ animal }: Shown, picture: Picture) {
  const { width, height } = PAGE;
  const view = picture.view(width, height);
  const scene = picture.scene(view, printTheme, width, height);
  return {
    ...PAGE,
    draw: (pen: Pen) => drawScene(pen, picture.flesh(), animal.pose, view, printTheme, scene, { x: 0, y: 0, ...PAGE }),
  };
}
