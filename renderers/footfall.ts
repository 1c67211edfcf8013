/**
 * Hildebrand's footfall diagram: a bar for each foot while it stands, through one stride, and below it how many feet stand.
 * Stretches with no foot on the ground are hatched.
 */
import type { Footfalls, Strip } from '../src/types.ts';
import { gaitTitle } from './caption.ts';
import type { Box } from './ground.ts';
import { line, type Pen } from './pen.ts';
import { rectangle } from './shapes.ts';
import { createSvgPen } from './svg.ts';
import { cssTheme, printTheme, type Theme } from './theme.ts';

/** Hildebrand's order: left feet above, right feet below, hind feet outside. */
const ROWS = ['LH', 'LF', 'RF', 'RH'] as const;

export interface FootfallOptions {
  /** Page units. */
  readonly width?: number;
  readonly theme?: Theme;
  readonly title?: string;
  /** Share of the stride at which a line marks the present, 0..1. */
  readonly now?: number;
}

export interface FootfallSvgOptions extends FootfallOptions {
  readonly plain?: boolean;
}

const ROW = 22;
const LETTER = 11;

/** Rows, axis and title for that width. */
export function footfallHeight(options: FootfallOptions = {}): number {
  return (options.title === undefined ? 10 : 30) + (ROWS.length + 1.2) * ROW + 32;
}

export function drawFootfalls(pen: Pen, footfalls: Footfalls, options: FootfallOptions = {}): void {
  const { width = 480, theme = printTheme, title, now } = options;
  const label = { size: LETTER, colour: theme.ink };
  const [left, right] = [40, width - 14];
  const x = (phase: number): number => left + phase * (right - left);
  let y = title === undefined ? 10 : 30;
  if (title !== undefined) pen.text(title, width / 2, 19, { size: 1.3 * LETTER, colour: theme.ink, align: 'middle' });
  const bottom = y + (ROWS.length + 1.2) * ROW;

  pen.begin();
  for (let tenth = 0; tenth <= 10; tenth++) {
    pen.moveTo(x(tenth / 10), y);
    pen.lineTo(x(tenth / 10), bottom);
  }
  pen.stroke(theme.grid, 0.6);

  for (const leg of ROWS) {
    pen.group(`foot ${leg}`);
    pen.text(leg, left - 8, y + ROW / 2 + 0.36 * LETTER, { ...label, align: 'end' });
    line(pen, left, y + ROW / 2, right, y + ROW / 2, theme.swing, 0.8);
    pen.begin();
    for (const bar of footfalls.bars) {
      if (bar.leg !== leg) continue;
      // A stance over the end of the stride goes on at its beginning.
      const end = bar.down + Math.min(1, bar.duty);
      rectangle(pen, x(bar.down), y + 0.22 * ROW, x(Math.min(1, end)) - x(bar.down), 0.56 * ROW);
      if (end > 1) rectangle(pen, x(0), y + 0.22 * ROW, x(end - 1) - x(0), 0.56 * ROW);
    }
    pen.fill(theme.stance);
    pen.ungroup();
    y += ROW;
  }

  y += 0.2 * ROW;
  pen.group('support');
  pen.text('feet', left - 8, y + ROW / 2 + 0.36 * LETTER, { ...label, align: 'end', italic: true });
  for (const [from, to, feet] of footfalls.support) {
    const box = { x: x(from), y: y + 0.1 * ROW, width: x(to) - x(from), height: 0.8 * ROW };
    if (feet === 0) hatch(pen, box, theme.ink);
    pen.begin();
    rectangle(pen, box.x, box.y, box.width, box.height);
    pen.stroke(theme.ink, 0.8);
    // Letters on the hatching could not be read.
    if (feet > 0 && box.width > 0.9 * LETTER)
      pen.text(`${feet}`, box.x + box.width / 2, y + ROW / 2 + 0.36 * LETTER, { ...label, align: 'middle' });
  }
  pen.ungroup();

  line(pen, left, bottom, right, bottom, theme.ink, 1);
  for (let tenth = 0; tenth <= 10; tenth++) {
    line(pen, x(tenth / 10), bottom, x(tenth / 10), bottom + (tenth % 5 === 0 ? 6 : 3), theme.ink, 0.8);
    if (tenth % 2 === 0)
      pen.text(`${10 * tenth}`, x(tenth / 10), bottom + 16, {
        size: 0.85 * LETTER,
        colour: theme.ink,
        align: 'middle',
      });
  }
  pen.text('per cent of the stride; hatched: no foot on the ground', (left + right) / 2, bottom + 29, {
    size: 0.85 * LETTER,
    colour: theme.ink,
    align: 'middle',
    italic: true,
  });
  if (now !== undefined) line(pen, x(now), title === undefined ? 8 : 28, x(now), bottom, theme.accent, 1.6);
}

/** Slanting lines, cut at the edges of the box by arithmetic: a pen has no clipping. */
function hatch(pen: Pen, box: Box, colour: string): void {
  const { x, y, width, height } = box;
  pen.begin();
  for (let start = -height + 2; start < width; start += 4) {
    const [from, to] = [Math.max(0, start), Math.min(width, start + height)];
    pen.moveTo(x + from, y + height - (from - start));
    pen.lineTo(x + to, y + height - (to - start));
  }
  pen.stroke(colour, 0.8);
}

/** In words, for readers who do not see the picture. */
function describe(footfalls: Footfalls): string {
  const per = (share: number): number => Math.round(100 * share);
  return footfalls.bars.map(({ leg, down, duty }) => `${leg} down at ${per(down)} %, for ${per(duty)} %`).join('; ');
}

export function footfallsSVG(source: Footfalls | Strip, options: FootfallSvgOptions = {}): string {
  const { plain = false, width = 480 } = options;
  const footfalls = 'footfalls' in source ? source.footfalls : source;
  const title = options.title ?? ('footfalls' in source ? gaitTitle(source) : undefined);
  const theme = options.theme ?? (plain ? printTheme : cssTheme);
  const settings = { ...options, theme, width, ...(title !== undefined && { title }) };
  const pen = createSvgPen({
    width,
    height: footfallHeight(settings),
    title: title ?? 'Footfalls of one stride',
    description: describe(footfalls),
    font: theme.font,
    ...(theme.paper !== undefined && { paper: theme.paper }),
  });
  drawFootfalls(pen, footfalls, settings);
  return pen.toString();
}
