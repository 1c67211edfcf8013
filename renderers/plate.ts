/**
 * A strip as a plate: the phases of a stride in rows and columns, numbered, each on its own ground line before Muybridge's grid, with
 * the same instants from front and rear below. The animal stays in the middle of its frame, the grid moves with the world, so the distance
 * travelled can be read off the metres under the line.
 */
import type { Stride, StripFrame } from '../src/types.ts';
import { fleshOf } from './bodies.ts';
import { describeStrip, feetWords, gaitTitle, phasesOf, strideLine } from './caption.ts';
import { createFigure, drawFigure, lineWidthFor, windAt } from './figure.ts';
import type { Flesh } from './flesh.ts';
import { drawBaseline, drawGrid, drawMetres } from './grid.ts';
import { type Box, isLevel } from './ground.ts';
import { measure } from './measure.ts';
import { drawHill, drawScreen, fallOf, slopeLine, sourceLine } from './others.ts';
import type { Pen } from './pen.ts';
import type { FigureName } from './renderer.ts';
import { createSvgPen } from './svg.ts';
import { capital } from './text.ts';
import { cssTheme, printTheme, type Theme } from './theme.ts';
import { makeView, type View, type ViewName } from './view.ts';

export interface StripOptions {
  readonly columns?: number;
  readonly figure?: FigureName;
  /** One row of each, the same column being the same instant. */
  readonly views?: readonly ViewName[];
  readonly grid?: boolean;
  /** `numbers`: the phases and the metres alone, so that a reader has to find the words. */
  readonly captions?: boolean | 'numbers';
  readonly theme?: Theme;
  /** Width of one frame, page units. */
  readonly frameWidth?: number;
  /** Page units; as in the plates unless told. */
  readonly lineWidth?: number;
}

export interface StripSvgOptions extends StripOptions {
  /** Literal colours and widths, for programs that do not know `var()`. */
  readonly plain?: boolean;
  /** Short name for readers who do not see the picture: the gait's unless given. */
  readonly title?: string;
}

/** Space round the animal and between frames, as shares of withers height. */
const MARGIN = 0.07;
const LETTERS = 0.085;
/** Of the frame's width: animals that are long for their height have letters too. */
const LEAST_LETTERS = 0.03;
/** Where the number stands over the back, and at least, shares of withers height; and the gap between frames, share of their width. */
const ABOVE_BACK = 1.12;
const OVER_BACK = 1.04;
const GAP = 0.02;
/** Least height of a frame from above, in letters: its number stands over the tail. */
const TOP = 9;

/** Where everything lies; made before drawing, so that a surface of the right size can be made. */
export interface StripLayout {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly columns: number;
  readonly frame: { readonly width: number; readonly height: number };
  /** From the top of a frame to the ground under the animal, and to the lowest of the ground. */
  readonly ground: number;
  readonly low: number;
  readonly views: readonly ViewName[];
  readonly letter: number;
  readonly caption: number;
}

export function layoutStrip(strip: Stride, options: StripOptions = {}): StripLayout {
  const {
    columns = Math.min(strip.frames.length, 4),
    views = ['side'],
    captions = true,
    frameWidth = 260,
    figure = 'outline',
  } = options;
  const { height } = strip.rig;
  const wind = windAt(strip.speed, height);
  const flesh = createFigure(strip.rig, fleshOf(strip.species, strip.flesh));
  const extents = views.map((name) => ({
    name,
    ...measure(
      flesh,
      strip.frames.map((frame) => ({ pose: frame.pose, wind, view: viewOf(strip, frame, name, 1, 0, 0) })),
      figure,
    ),
  }));
  const span = 2 * (Math.max(...extents.map(({ left, right }) => Math.max(-left, right))) + MARGIN * height);
  const scale = frameWidth / span;
  const letter = Math.max(LETTERS * height, LEAST_LETTERS * span) * scale;
  // An animal that carries its head low leaves no room above its back by itself.
  const numbered =
    captions && views.includes('side') ? OVER_BACK * height * scale + 1.4 * letter + 2 * GAP * frameWidth : 0;
  const standing = extents.filter(({ name }) => name !== 'top');
  const above = Math.max(0, ...standing.map(({ top }) => -top));
  const ground = Math.max((above + MARGIN * height) * scale, numbered);
  const fall = strip.ground
    ? fallOf(
        strip.ground,
        strip.frames.flatMap((instant) => views.map((name) => viewOf(strip, instant, name, 1, 0, 0))),
        span / 2,
      )
    : 0;
  // What is seen from above lies in the middle of its frame; what is seen from a little above stands with its near feet under the line.
  const depths = extents.map(({ name, top, bottom }) =>
    name === 'top'
      ? Math.max(2 * (Math.max(-top, bottom) + MARGIN * height) * scale, TOP * letter)
      : ground + bottom * scale - letter,
  );
  const low = Math.max(ground + fall * scale, ...depths);
  const frame = { width: frameWidth, height: low + (captions === true ? 3.4 : captions ? 2 : 1.2) * letter };
  const rows = Math.ceil(strip.frames.length / columns) * views.length;
  const caption = captions === true ? 5.2 * letter : 0;
  return {
    width: columns * frame.width,
    height: rows * frame.height + caption,
    scale,
    columns,
    frame,
    ground,
    low,
    views,
    letter,
    caption,
  };
}

function viewOf({ ground }: Stride, { place }: StripFrame, name: ViewName, scale: number, x: number, y: number): View {
  return makeView(name, { scale, target: [place[0], ground?.(...place) ?? 0, place[1]], x, y });
}

export function drawStrip(pen: Pen, strip: Stride, options: StripOptions = {}): void {
  const { captions = true, theme = printTheme } = options;
  const layout = layoutStrip(strip, options);
  const { columns, frame, views, letter } = layout;
  const figure = createFigure(strip.rig, fleshOf(strip.species, strip.flesh));
  strip.frames.forEach((instant, i) => {
    const row = Math.floor(i / columns) * views.length;
    views.forEach((name, k) => {
      const box = {
        x: (i % columns) * frame.width,
        y: (row + k) * frame.height,
        width: frame.width,
        height: frame.height,
      };
      pen.group(`frame ${name}`, `${instant.number}: ${feetWords(instant.standing)}`);
      drawFrame(pen, strip, instant, figure, name, box, layout, options);
      pen.ungroup();
    });
  });
  if (captions !== true) return;
  const middle = layout.width / 2;
  const y = layout.height - layout.caption;
  // Who stands makes no stride.
  const stride = strip.strideTime > 0 && `One stride in ${phasesOf(strip)}.`;
  const title = [gaitTitle(strip), slopeLine(strip), stride].filter(Boolean).join(' ');
  // Long words on a narrow plate become smaller rather than cut.
  const size = Math.min(1.5 * letter, (1.9 * layout.width) / Math.max(title.length, 1));
  const line = [strideLine(strip), sourceLine(strip)].filter(Boolean).join(' ');
  pen.text(title, middle, y + 1.9 * letter, { size, colour: theme.ink, align: 'middle' });
  pen.text(line, middle, y + 3.9 * letter, {
    size: Math.min(1.15 * letter, (1.9 * layout.width) / line.length),
    colour: theme.ink,
    align: 'middle',
    italic: true,
  });
}

function drawFrame(
  pen: Pen,
  strip: Stride,
  instant: StripFrame,
  figure: Flesh,
  name: ViewName,
  cell: Box,
  layout: StripLayout,
  options: StripOptions,
): void {
  const { theme = printTheme, grid = true, captions = true } = options;
  const { scale, ground, low, letter } = layout;
  // Seen from above there is no ground line to stand on: the animal lies in the middle.
  const view = viewOf(
    strip,
    instant,
    name,
    scale,
    cell.x + cell.width / 2,
    cell.y + (name === 'top' ? low / 2 : ground),
  );
  const width = options.lineWidth ?? lineWidthFor(strip.rig, view);
  const gap = GAP * cell.width;
  const box = { x: cell.x + gap, y: cell.y + 2 * gap, width: cell.width - 2 * gap, height: low - 2 * gap };
  const level = isLevel(view);
  if (level && strip.ground) {
    if (grid) drawScreen(pen, view, box, theme, 0.4 * width, strip.ground);
    drawHill(pen, view, box, theme, 1.5 * width, strip.ground);
  } else if (level) {
    if (grid) drawGrid(pen, view, box, theme, 0.4 * width);
    drawBaseline(pen, box, view.y, theme, 1.5 * width);
  }
  drawFigure(pen, figure, instant.pose, view, theme, {
    figure: options.figure ?? 'outline',
    lineWidth: width,
    wind: windAt(strip.speed, strip.rig.height),
  });
  if (!captions) return;
  // Muybridge wrote the number above the back; seen from an end, the head is there.
  const side = name === 'side';
  pen.text(
    `${instant.number}`,
    side ? view.x - 0.06 * cell.width : box.x + letter,
    side ? Math.max(box.y + 1.4 * letter, view.y - ABOVE_BACK * strip.rig.height * scale) : box.y + 1.7 * letter,
    {
      size: 1.55 * letter,
      colour: theme.ink,
      align: 'middle',
      italic: true,
    },
  );
  if (grid && side) drawMetres(pen, view, box, theme, (captions === true ? 0.75 : 1.15) * letter, strip.ground);
  if (captions !== true) return;
  pen.text(
    name === layout.views[0] ? feetWords(instant.standing) : capital(name),
    view.x,
    cell.y + low + 2.7 * letter,
    {
      size: letter,
      colour: theme.ink,
      align: 'middle',
    },
  );
}

/** The plate as an SVG document. */
export function stripSVG(strip: Stride, options: StripSvgOptions = {}): string {
  const { plain = false } = options;
  const theme = options.theme ?? (plain ? printTheme : cssTheme);
  const layout = layoutStrip(strip, options);
  const lineWidth = options.lineWidth ?? lineWidthFor(strip.rig, makeView('side', { scale: layout.scale }));
  const pen = createSvgPen({
    width: layout.width,
    height: layout.height,
    title: options.title || gaitTitle(strip),
    description: describeStrip(strip),
    font: theme.font,
    paper: theme.paper,
    ...(!plain && { lineWidth }),
  });
  drawStrip(pen, strip, { ...options, theme, lineWidth });
  return pen.toString();
}
