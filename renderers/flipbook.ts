/** A flip-book on one sheet: the pictures as numbered leaves in rows, with a margin to staple, to be cut apart and stacked. */
import { type CutOut, makeCutOut } from '../src/diagram/disc.ts';
import type { Sequence } from '../src/diagram/sequence.ts';
import type { Strip } from '../src/types.ts';
import { drawCutFigure, eachPoint, fleshOfCutOut } from './cut-figure.ts';
import { cutTitle, paceWords } from './cut-words.ts';
import { line, type Pen } from './pen.ts';
import type { FigureName } from './renderer.ts';
import { CUT, cutLine, EDGE, MM, type PaperName, paperSize, writeSteps } from './sheet.ts';
import { createSvgPen } from './svg.ts';
import { cssTheme, printTheme, type Theme } from './theme.ts';
import { turnedPen } from './turned.ts';

export interface FlipbookOptions {
  readonly figure?: FigureName;
  readonly paper?: PaperName;
  readonly instructions?: boolean;
  readonly theme?: Theme;
}

export interface FlipbookSvgOptions extends FlipbookOptions {
  readonly plain?: boolean;
}

export const FLIPBOOK_FRAMES = [6, 40] as const;

/** mm: the margin that is stapled, room for words. */
const MARGIN = 11;
const WORDS = 25;
const LETTER = 3.8;
/** From the lower edge of a leaf to the ground, and the share of a leaf that a figure fills. */
const FLOOR = 0.2;
const FILL = 0.92;
const LINE = 0.0125;
const LEAST_LINE = 0.55;

export interface FlipbookLayout {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly leaf: { readonly width: number; readonly height: number };
  readonly scale: number;
}

export function layoutFlipbook(cutOut: CutOut, options: FlipbookOptions = {}): FlipbookLayout {
  const { paper = 'a4', figure = 'outline', instructions = true } = options;
  const count = cutOut.frames.length;
  if (count < FLIPBOOK_FRAMES[0] || count > FLIPBOOK_FRAMES[1])
    throw new RangeError(`flipbook: expected ${FLIPBOOK_FRAMES[0]} to ${FLIPBOOK_FRAMES[1]} frames, got ${count}`);
  const { width, height } = paperSize(paper);
  const reach = { left: 0, right: 0, top: 0 };
  eachPoint(cutOut, figure, (x, up) => {
    reach.left = Math.max(reach.left, -x);
    reach.right = Math.max(reach.right, x);
    reach.top = Math.max(reach.top, up);
  });
  // Of all ways to part the sheet, the one with the largest figures.
  let best: FlipbookLayout | undefined;
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const leaf = {
      width: (width - 2 * EDGE * MM) / columns,
      height: (height - (2 * EDGE + (instructions ? WORDS : 0)) * MM) / rows,
    };
    const room = FILL * (leaf.width - MARGIN * MM);
    const scale = Math.min(
      room / (2 * Math.max(reach.left, reach.right)),
      (0.9 * (1 - FLOOR) * leaf.height) / reach.top,
    );
    if (scale > (best?.scale ?? 0)) best = { width, height, columns, leaf, scale };
  }
  if (!best) throw new RangeError('flipbook: no room on the sheet');
  return best;
}

export function drawFlipbook(pen: Pen, cutOut: CutOut, options: FlipbookOptions = {}): void {
  const { theme = printTheme, figure = 'outline', instructions = true } = options;
  const { columns, leaf, scale, width, height } = layoutFlipbook(cutOut, options);
  const rows = Math.ceil(cutOut.frames.length / columns);
  const [left, top] = [EDGE * MM, EDGE * MM];
  const right = (row: number): number =>
    left + leaf.width * (row < rows - 1 ? columns : cutOut.frames.length - columns * (rows - 1));
  for (let row = 0; row <= rows; row++)
    cutLine(pen, left, top + row * leaf.height, right(Math.max(0, row - 1)), top + row * leaf.height, theme);
  for (let column = 0; column <= columns; column++) {
    const x = left + column * leaf.width;
    const bottom = x <= right(rows - 1) + 1 ? rows : rows - 1;
    if (bottom > 0) cutLine(pen, x, top, x, top + bottom * leaf.height, theme);
  }
  const flesh = fleshOfCutOut(cutOut);
  const lineWidth = Math.max(LEAST_LINE, LINE * cutOut.rig.height * scale);
  cutOut.frames.forEach((frame, i) => {
    const x = left + (i % columns) * leaf.width;
    const y = top + Math.floor(i / columns) * leaf.height;
    pen.group('leaf', `${frame.number}`);
    line(pen, x + MARGIN * MM, y + 0.15 * leaf.height, x + MARGIN * MM, y + 0.85 * leaf.height, theme.grid, CUT);
    pen.text(`${frame.number}`, x + (MARGIN / 2) * MM, y + leaf.height / 2 + 1.4 * MM, {
      size: 4 * MM,
      colour: theme.ink,
      align: 'middle',
      italic: true,
    });
    const place = { x: x + (leaf.width + MARGIN * MM) / 2, y: y + (1 - FLOOR) * leaf.height };
    drawCutFigure(turnedPen(pen, place), cutOut, flesh, frame, scale, { figure, theme, lineWidth });
    pen.ungroup();
  });
  if (!instructions) return;
  const pace = paceWords(cutOut, cutOut.frames.length, 'leaf', 'leaves');
  const steps = [
    'Print on stiff paper, twice or more for a longer run. Cut along the dashed lines.',
    'Stack the leaves, 1 on top, knock the numbered edges even, and staple or clip them.',
    `Bend the free edges back and let them go from under the thumb${pace}.`,
  ];
  const y = height - (EDGE + WORDS) * MM + 2.2 * LETTER * MM;
  writeSteps(pen, `${cutTitle(cutOut)}: a flip-book`, steps, left, y, width - 2 * EDGE * MM, LETTER * MM, theme);
}

/** The sheet as an SVG document, in its true size. */
export function flipbookSVG(source: Strip | Sequence, options: FlipbookSvgOptions = {}): string {
  const cutOut = makeCutOut(source);
  const theme = options.theme ?? (options.plain ? printTheme : cssTheme);
  const { width, height } = layoutFlipbook(cutOut, options);
  const pen = createSvgPen({
    width,
    height,
    title: `${cutTitle(cutOut)}: flip-book`,
    description: `${cutOut.frames.length} leaves to cut apart and stack.`,
    font: theme.font,
    ...(theme.paper !== undefined && { paper: theme.paper }),
  });
  drawFlipbook(pen, cutOut, { ...options, theme });
  return pen.toString();
}
