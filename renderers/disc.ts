/**
 * A zoopraxiscope disc on a sheet of paper, to cut out: figures around a circle with their feet outwards, as on Muybridge's discs of 1893, a hole in
 * the middle, a rim with the name and the way it turns, and slits to look through in a mirror.
 */
import { type Disc, type Feet, makeDisc } from '../src/diagram/disc.ts';
import type { Sequence } from '../src/diagram/sequence.ts';
import type { Strip } from '../src/types.ts';
import { drawCutFigure, eachPoint, fleshOfCutOut } from './cut-figure.ts';
import { cutTitle, paceWords } from './cut-words.ts';
import { line, type Pen } from './pen.ts';
import type { FigureName } from './renderer.ts';
import { circle, rectangle } from './shapes.ts';
import { CUT, drawArrowLine, EDGE, MM, type PaperName, paperSize, writeOnCircle, writeSteps } from './sheet.ts';
import { createSvgPen } from './svg.ts';
import { cssTheme, printTheme, type Theme } from './theme.ts';
import { turnedPen } from './turned.ts';

export interface DiscOptions {
  readonly figure?: FigureName;
  /** How much longer than in life the figures are: a lantern with a shutter that runs against the disc shortens them. */
  readonly stretch?: number;
  /** To look through in a mirror; without them the disc is as in the plates. */
  readonly slits?: boolean;
  readonly paper?: PaperName;
  readonly instructions?: boolean;
  readonly theme?: Theme;
}

export interface DiscSvgOptions extends DiscOptions {
  readonly feet?: Feet;
  readonly plain?: boolean;
}

/** mm: the hole, the rim with its letters, depth and width of a slit. */
const HOLE = 2;
const RIM = 7;
const SLIT = [13, 2.4] as const;
const LETTER = 2.6;
/** Figures fill this share of their piece of the disc, and reach at most this share of the way to the middle. */
const FILL = 0.95;
const INWARD = 0.5;
/** Weight of the lines as a share of withers height, and the least, page units. */
const LINE = 0.016;
const LEAST_LINE = 0.55;

/** Where everything lies, page units. */
export interface DiscLayout {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Of the circle the feet stand on. */
  readonly ground: number;
  readonly scale: number;
}

export function layoutDisc(disc: Disc, options: DiscOptions = {}): DiscLayout {
  const { feet } = disc;
  const { paper = 'a4', stretch = 1, slits = true, figure = 'outline' } = options;
  const { width, height } = paperSize(paper);
  const radius = width / 2 - EDGE * MM;
  // The ring in which figures may lie, from the rim inwards.
  const rim = radius - (slits ? SLIT[0] + 1.5 : RIM) * MM;
  const slope = FILL * Math.tan(disc.step / 2);
  let top = 0;
  eachPoint(disc, figure, (_x, up) => {
    top = Math.max(top, up);
  });
  // As large as every point of every figure stays in its own piece, which is narrower towards the middle.
  let scale = (INWARD * rim) / top;
  eachPoint(disc, figure, (x, up) => {
    const inward = feet === 'out' ? up : top - up;
    // The foot of a fence right under the animal may lie a little beyond the rim.
    const away = Math.abs(x) * stretch + inward * slope;
    if (away > 0) scale = Math.min(scale, (rim * slope) / away);
  });
  return {
    width,
    height,
    x: width / 2,
    y: EDGE * MM + radius,
    radius,
    ground: feet === 'out' ? rim : rim - top * scale,
    scale,
  };
}

export function drawDisc(pen: Pen, disc: Disc, options: DiscOptions = {}): void {
  const { theme = printTheme, figure = 'outline', stretch = 1, slits = true } = options;
  const { feet } = disc;
  const layout = layoutDisc(disc, options);
  const { x, y, radius, ground, scale } = layout;
  const flesh = fleshOfCutOut(disc);
  const lineWidth = Math.max(LEAST_LINE, LINE * disc.rig.height * scale);
  pen.group('disc');
  pen.begin();
  circle(pen, x, y, radius);
  pen.stroke(theme.ink, 2.5 * CUT);
  drawHole(pen, layout, theme);
  for (const { frame, angle } of disc.figures) {
    pen.group('figure', `${frame.number}`);
    const place = { x: x + ground * Math.sin(angle), y: y + ground * Math.cos(angle), stretch };
    const turned = turnedPen(pen, { ...place, turn: feet === 'out' ? -angle : Math.PI - angle });
    drawCutFigure(turned, disc, flesh, frame, scale, { figure, theme, lineWidth });
    pen.ungroup();
  }
  if (slits) drawSlits(pen, disc, layout, theme);
  drawRim(pen, disc, layout, slits, theme);
  pen.ungroup();
  if (options.instructions ?? true) drawInstructions(pen, disc, layout, slits, theme);
}

/** A hole for a pin, and a cross to find its middle. */
function drawHole(pen: Pen, { x, y }: DiscLayout, theme: Theme): void {
  pen.begin();
  circle(pen, x, y, HOLE * MM);
  pen.stroke(theme.ink, CUT);
  line(pen, x - 2 * HOLE * MM, y, x + 2 * HOLE * MM, y, theme.ink, 0.6 * CUT);
  line(pen, x, y - 2 * HOLE * MM, x, y + 2 * HOLE * MM, theme.ink, 0.6 * CUT);
}

/** Between every two figures, open to the rim. */
function drawSlits(pen: Pen, { figures, step }: Disc, { x, y, radius }: DiscLayout, theme: Theme): void {
  const [depth, wide] = [SLIT[0] * MM, SLIT[1] * MM];
  pen.group('slits');
  for (const { angle } of figures) {
    const turned = turnedPen(pen, { x, y, turn: -(angle + step / 2) });
    turned.begin();
    rectangle(turned, -wide / 2, radius - depth, wide, depth);
    turned.fill(theme.swing);
    turned.begin();
    rectangle(turned, -wide / 2, radius - depth, wide, depth);
    turned.stroke(theme.ink, CUT);
  }
  pen.ungroup();
}

/** What it is, and an arrow for the way it turns, below the figures at the bottom; with slits a word between every two. */
function drawRim(pen: Pen, disc: Disc, { x, y, radius }: DiscLayout, slits: boolean, theme: Theme): void {
  const size = LETTER * MM;
  const line = radius - 2.2 * MM;
  const words = slits ? cutTitle(disc).split(' ') : [cutTitle(disc)];
  const room = slits ? disc.step * line - 2.5 * SLIT[1] * MM : Math.PI * line;
  const first = slits ? -Math.floor(words.length / 2) * disc.step : -0.12;
  pen.group('rim');
  words.forEach((word, i) => {
    const fit = Math.min(size, room / (0.84 * word.length));
    writeOnCircle(pen, word, x, y, line, first + i * disc.step, fit, theme);
  });
  const after = slits ? first + words.length * disc.step : 0.5;
  drawTurn(pen, x, y, line - 0.3 * size, after, theme, disc.feet === 'out');
  pen.ungroup();
}

/** The disc turns against the order of the figures: clockwise, with feet outwards. */
function drawTurn(pen: Pen, x: number, y: number, radius: number, at: number, theme: Theme, clockwise: boolean): void {
  const half = (6 * MM) / radius;
  const [from, to] = clockwise ? [at + half, at - half] : [at - half, at + half];
  const point = (angle: number): [number, number] => [x + radius * Math.sin(angle), y + radius * Math.cos(angle)];
  drawArrowLine(pen, ...point(from), ...point(to), theme, 1.6 * CUT);
}

function drawInstructions(pen: Pen, disc: Disc, layout: DiscLayout, slits: boolean, theme: Theme): void {
  const { x, y, radius } = layout;
  const pace = paceWords(disc, 1, 'turn');
  const steps = slits
    ? [
        'Glue the sheet on thin card. Cut out the disc and the grey slits.',
        'Push a pin through the middle into the end of a pencil, pictures away from you.',
        'Stand before a mirror and look through the slits at the pictures in it.',
        `Spin it along the arrow${pace}.`,
      ]
    : [
        'Glue the sheet on thin card, cut out the disc, push a pin through the middle into a pencil.',
        `Film it with a telephone, ${disc.figures.length} pictures a turn.`,
        `Spin it along the arrow${pace}.`,
      ];
  writeSteps(
    pen,
    `${cutTitle(disc)}: a disc for the zoopraxiscope`,
    steps,
    x - radius,
    y + radius + 14 * MM,
    2 * radius,
    4.2 * MM,
    theme,
  );
}

/** The sheet as an SVG document, in its true size. */
export function discSVG(source: Strip | Sequence, options: DiscSvgOptions = {}): string {
  const disc = makeDisc(source, options.feet);
  const theme = options.theme ?? (options.plain ? printTheme : cssTheme);
  const { width, height } = layoutDisc(disc, options);
  const pen = createSvgPen({
    width,
    height,
    title: `${cutTitle(disc)}: zoopraxiscope disc`,
    description: `${disc.figures.length} figures around a circle, to cut out.`,
    font: theme.font,
    ...(theme.paper !== undefined && { paper: theme.paper }),
  });
  drawDisc(pen, disc, { ...options, theme });
  return pen.toString();
}
