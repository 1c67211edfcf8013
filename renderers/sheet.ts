/**
 * A sheet of paper to print and cut: its size in page units of 1/96 inch, so that it prints true to scale, dashed lines for the scissors,
 * letters on a circle, and short instructions.
 */
import { line, type Pen } from './pen.ts';
import type { Theme } from './theme.ts';

export const PAPERS = ['a4', 'letter'] as const;
export type PaperName = (typeof PAPERS)[number];

/** mm */
const SIZES: Readonly<Record<PaperName, readonly [number, number]>> = { a4: [210, 297], letter: [215.9, 279.4] };

/** Page units a millimetre. */
export const MM = 96 / 25.4;
/** What printers leave white at the edges, mm. */
export const EDGE = 10;

export function paperSize(paper: PaperName, landscape = false): { readonly width: number; readonly height: number } {
  const [short, long] = SIZES[paper];
  return landscape ? { width: long * MM, height: short * MM } : { width: short * MM, height: long * MM };
}

const DASH = 2 * MM;
const GAP = 1.4 * MM;
/** mm: lines for the scissors. */
export const CUT = 0.2 * MM;

/** Cut here: dashes, a whole number of them, from end to end. */
export function cutLine(pen: Pen, x1: number, y1: number, x2: number, y2: number, theme: Theme): void {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const count = Math.max(1, Math.round((length + GAP) / (DASH + GAP)));
  const step = (1 + GAP / length) / count;
  const dash = step - GAP / length;
  pen.begin();
  for (let i = 0; i < count; i++) {
    const [from, to] = [i * step, i * step + dash];
    pen.moveTo(x1 + from * (x2 - x1), y1 + from * (y2 - y1));
    pen.lineTo(x1 + to * (x2 - x1), y1 + to * (y2 - y1));
  }
  pen.stroke(theme.ink, CUT);
}

/** Widths of serif letters, shares of their size: enough to set them along a curve. */
const NARROW: Readonly<Record<string, number>> = {
  ' ': 0.3,
  '.': 0.27,
  ',': 0.27,
  I: 0.36,
  J: 0.45,
  '1': 0.45,
  M: 0.9,
  W: 0.95,
};

function letterWidth(letter: string): number {
  return NARROW[letter] ?? (letter >= '0' && letter <= '9' ? 0.55 : 0.68);
}

/** Capitals along the lower part of a circle, read from outside with the feet of the letters outwards; `at` is their middle, rad from straight down. */
export function writeOnCircle(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  radius: number,
  at: number,
  size: number,
  theme: Theme,
  tracking = 0.16,
): number {
  const letters = [...text.toUpperCase()];
  const widths = letters.map((letter) => (letterWidth(letter) + tracking) * size);
  const whole = widths.reduce((sum, width) => sum + width, 0) / radius;
  // Anticlockwise along the bottom is from left to right.
  let angle = at - whole / 2;
  letters.forEach((letter, i) => {
    const middle = angle + widths[i] / 2 / radius;
    angle += widths[i] / radius;
    if (letter === ' ') return;
    pen.text(letter, x + radius * Math.sin(middle), y + radius * Math.cos(middle), {
      size,
      colour: theme.ink,
      align: 'middle',
      turn: -middle,
    });
  });
  return whole;
}

/** Numbered steps, one a line; small enough that the longest fits into the room in any common serif. */
export function writeSteps(
  pen: Pen,
  title: string,
  steps: readonly string[],
  x: number,
  y: number,
  room: number,
  largest: number,
  theme: Theme,
): void {
  const longest = Math.max(...steps.map((step) => step.length + 3));
  const size = Math.min(largest, room / (0.52 * longest));
  pen.group('instructions');
  pen.text(title, x, y, { size: 1.25 * size, colour: theme.ink, align: 'start', bold: true });
  steps.forEach((step, i) => {
    pen.text(`${i + 1}. ${step}`, x, y + (1.7 + 1.45 * i) * size, { size, colour: theme.ink, align: 'start' });
  });
  pen.ungroup();
}

/** An arrow with a head, from one point to another. */
export function drawArrowLine(
  pen: Pen,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  theme: Theme,
  width: number,
): void {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [dx, dy] = [((x2 - x1) / length) * 6 * width, ((y2 - y1) / length) * 6 * width];
  line(pen, x1, y1, x2, y2, theme.ink, width);
  pen.begin();
  pen.moveTo(x2, y2);
  pen.lineTo(x2 - dx + 0.5 * dy, y2 - dy - 0.5 * dx);
  pen.lineTo(x2 - dx - 0.5 * dy, y2 - dy + 0.5 * dx);
  pen.close();
  pen.fill(theme.ink);
}
