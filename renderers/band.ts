/**
 * A band for a zoetrope, to cut out: two halves of one strip, pictures below, slits above, tabs to glue. Bent into a ring with the pictures inside it is
 * drum and band in one; through the slits of the near side one sees the pictures of the far side.
 *
 *   | ▮     ▮     ▮     ▮  |tab
 *   |   1     2     3      |
 */
import { type CutOut, makeCutOut } from '../src/diagram/disc.ts';
import type { Sequence } from '../src/diagram/sequence.ts';
import type { Strip } from '../src/types.ts';
import { drawCutFigure, eachPoint, fleshOfCutOut } from './cut-figure.ts';
import { cutTitle, paceWords } from './cut-words.ts';
import type { Pen } from './pen.ts';
import type { FigureName } from './renderer.ts';
import { rectangle } from './shapes.ts';
import { CUT, cutLine, EDGE, MM, type PaperName, paperSize, writeSteps } from './sheet.ts';
import { createSvgPen } from './svg.ts';
import { cssTheme, printTheme, type Theme } from './theme.ts';
import { turnedPen } from './turned.ts';

export interface BandOptions {
  readonly figure?: FigureName;
  /**
   * How much longer than in life the figures are. Near and far side run against each other, which makes figures narrower: by a fifth for an eye
   * a hand's breadth from the slits.
   */
  readonly stretch?: number;
  readonly paper?: PaperName;
  readonly instructions?: boolean;
  readonly theme?: Theme;
}

export interface BandSvgOptions extends BandOptions {
  readonly plain?: boolean;
}

export const BAND_FRAMES = [6, 24] as const;

/** mm: height of a half, of it the slits from `0` to `1` below its upper edge; width of a slit; tab; room for words. */
const HALF = 72;
const SLIT = [8, 32] as const;
const SLIT_WIDTH = 3.2;
const TAB = 10;
const GAP = 5;
const LETTER = 3.6;
/** From the lower edge to the ground, mm; the share of its field a figure fills. */
const FLOOR = 7;
const FILL = 0.94;
const LINE = 0.0145;
const LEAST_LINE = 0.55;

export interface BandLayout {
  readonly width: number;
  readonly height: number;
  /** Pictures on the upper half; the lower has the rest. */
  readonly columns: number;
  /** Width of a picture's field. */
  readonly field: number;
  readonly scale: number;
}

export function layoutBand(cutOut: CutOut, options: BandOptions = {}): BandLayout {
  const { paper = 'a4', stretch = 1.25, figure = 'outline' } = options;
  const count = cutOut.frames.length;
  if (count < BAND_FRAMES[0] || count > BAND_FRAMES[1])
    throw new RangeError(`band: expected ${BAND_FRAMES[0]} to ${BAND_FRAMES[1]} frames, got ${count}`);
  const { width, height } = paperSize(paper, true);
  const columns = Math.ceil(count / 2);
  const field = (width - (2 * EDGE + TAB) * MM) / columns;
  let [wide, high] = [0, 0];
  eachPoint(cutOut, figure, (x, up) => {
    wide = Math.max(wide, Math.abs(x));
    high = Math.max(high, up);
  });
  const room = (HALF - SLIT[1] - FLOOR - 2) * MM;
  return { width, height, columns, field, scale: Math.min((FILL * field) / (2 * wide * stretch), room / high) };
}

export function drawBand(pen: Pen, cutOut: CutOut, options: BandOptions = {}): void {
  const { theme = printTheme, instructions = true } = options;
  const layout = layoutBand(cutOut, options);
  const { columns } = layout;
  const top = (row: number): number => (EDGE + row * (HALF + GAP)) * MM;
  [cutOut.frames.slice(0, columns), cutOut.frames.slice(columns)].forEach((frames, row) => {
    pen.group('half', `pictures ${frames[0].number} to ${frames[frames.length - 1].number}`);
    drawHalf(pen, cutOut, frames, top(row), row, layout, options);
    pen.ungroup();
  });
  if (!instructions) return;
  const across = Math.round((cutOut.frames.length * layout.field) / MM / Math.PI / 10);
  const pace = paceWords(cutOut, 1, 'turn');
  const steps = [
    'Glue the sheet on dark thin card. Cut along the dashed lines; cut out the grey slits.',
    'Glue tab A under the edge A and tab B under the edge B, pictures inside: a ring.',
    `Set it on something round that turns, ${across} cm wide. Look through the slits, from a hand’s breadth, at the far side.`,
    `Spin it anticlockwise seen from above${pace}.`,
  ];
  const y = top(2) + 0.4 * GAP * MM + 1.25 * LETTER * MM;
  writeSteps(
    pen,
    `${cutTitle(cutOut)}: a band for the zoetrope`,
    steps,
    EDGE * MM,
    y,
    layout.width - 2 * EDGE * MM,
    LETTER * MM,
    theme,
  );
}

function drawHalf(
  pen: Pen,
  cutOut: CutOut,
  frames: CutOut['frames'],
  top: number,
  row: number,
  { field, scale }: BandLayout,
  options: BandOptions,
): void {
  const { theme = printTheme, figure = 'outline', stretch = 1.25 } = options;
  const [left, high] = [EDGE * MM, HALF * MM];
  const right = left + frames.length * field;
  const end = right + TAB * MM;
  for (const [x1, y1, x2, y2] of [
    [left, top, end, top],
    [end, top, end, top + high],
    [end, top + high, left, top + high],
    [left, top + high, left, top],
  ])
    cutLine(pen, x1, y1, x2, y2, theme);
  // The tab is folded here, and has the letter of the edge it goes under.
  pen.begin();
  pen.moveTo(right, top);
  pen.lineTo(right, top + high);
  pen.stroke(theme.grid, CUT);
  const letter = { size: LETTER * MM, colour: theme.ink, align: 'middle' as const, bold: true };
  pen.text('AB'[row], (right + end) / 2, top + high / 2, letter);
  pen.text('BA'[row], left + 3 * MM, top + 6 * MM, letter);

  const flesh = fleshOfCutOut(cutOut);
  const lineWidth = Math.max(LEAST_LINE, LINE * cutOut.rig.height * scale);
  frames.forEach((frame, i) => {
    const x = left + (i + 0.5) * field;
    const y = top + (HALF - FLOOR) * MM;
    pen.group('figure', `${frame.number}`);
    drawCutFigure(turnedPen(pen, { x, y, stretch }), cutOut, flesh, frame, scale, { figure, theme, lineWidth });
    pen.text(`${frame.number}`, x, top + (HALF - 1.5) * MM, { size: 2.8 * MM, colour: theme.ink, align: 'middle' });
    pen.ungroup();
    for (const paint of ['fill', 'stroke'] as const) {
      pen.begin();
      rectangle(pen, x - (SLIT_WIDTH / 2) * MM, top + SLIT[0] * MM, SLIT_WIDTH * MM, (SLIT[1] - SLIT[0]) * MM);
      if (paint === 'fill') pen.fill(theme.swing);
      else pen.stroke(theme.ink, CUT);
    }
  });
}

/** The sheet as an SVG document, in its true size. */
export function bandSVG(source: Strip | Sequence, options: BandSvgOptions = {}): string {
  const cutOut = makeCutOut(source);
  const theme = options.theme ?? (options.plain ? printTheme : cssTheme);
  const { width, height } = layoutBand(cutOut, options);
  const pen = createSvgPen({
    width,
    height,
    title: `${cutTitle(cutOut)}: zoetrope band`,
    description: `${cutOut.frames.length} figures on a band with slits, to cut out and bend into a ring.`,
    font: theme.font,
    ...(theme.paper !== undefined && { paper: theme.paper }),
  });
  drawBand(pen, cutOut, { ...options, theme });
  return pen.toString();
}
