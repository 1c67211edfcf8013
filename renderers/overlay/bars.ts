/**
 * Hildebrand's diagram running live: a bar for each foot while it stands, the last strides up to a cursor that is now. Thin lines where the
 * left hind landed part the strides; below, stretches with no foot on the ground.
 *
 *   LH ▬▬▬▬    ▬▬▬▬▬   ▬▬|
 *   LF    ▬▬▬▬▬    ▬▬▬▬▬ |
 *   RF ▬▬    ▬▬▬▬▬    ▬▬▬|
 *   RH   ▬▬▬▬▬    ▬▬▬▬▬  |
 *  air                 ▬ |
 */
import { line, type Pen } from '../pen.ts';
import { rectangle } from '../shapes.ts';
import { AIR, type History, stanceAt, stands } from './history.ts';
import { write } from './letters.ts';
import type { Moment } from './moment.ts';
import { barsHeight, letterSize, rowHeight } from './room.ts';

/** Hildebrand's order: left feet above, right feet below, hind feet outside; as rows of the history, with their names. */
const ORDER = [2, 0, 1, 3] as const;
const NAMES = ['LF', 'RF', 'LH', 'RH'] as const;
const HIND = 2;

/** Strides that are shown, within these seconds. */
const STRIDES = 3;
const LEAST = 1.2;
const MOST = 4.5;

export function drawBars(pen: Pen, history: History, moment: Moment): void {
  const { box, theme, time, strideFrequency } = moment;
  const size = letterSize(box);
  const row = rowHeight(box);
  const left = box.x + 2.6 * size;
  const now = box.x + box.width - 0.9 * size;
  const top = box.y + box.height - barsHeight(box) + 0.3 * row;
  const seconds = Math.min(MOST, Math.max(LEAST, strideFrequency > 0 ? STRIDES / strideFrequency : MOST));
  const scale = (now - left) / seconds;
  const bottom = top + 4.7 * row;

  pen.group('footfalls');
  pen.begin();
  for (let i = 0; i < 4; i++) {
    pen.moveTo(left, top + (i + 0.5) * row);
    pen.lineTo(now, top + (i + 0.5) * row);
  }
  addStrides(pen, history, time, scale, left, now, top, bottom);
  pen.stroke(theme.swing, 0.8);
  for (let i = 0; i < 4; i++) {
    const leg = ORDER[i];
    const y = top + (i + 0.5) * row;
    write(pen, NAMES[leg], left - 0.5 * size, y + 0.35 * size, size, theme.ink, 'end', stands(history, leg));
    pen.begin();
    addStances(pen, history, leg, time, scale, left, now, y - 0.31 * row, 0.62 * row);
    pen.fill(theme.stance);
  }
  pen.begin();
  addStances(pen, history, AIR, time, scale, left, now, top + 4.4 * row, 0.22 * row);
  pen.fill(theme.accent);
  write(pen, 'air', left - 0.5 * size, top + 4.72 * row, 0.8 * size, theme.ink, 'end');
  line(pen, now, top - 0.1 * row, now, bottom, theme.accent, 1.6);
  pen.ungroup();
}

/** Bars of a row, cut at the left edge; those that last end at the cursor. */
function addStances(
  pen: Pen,
  history: History,
  row: number,
  time: number,
  scale: number,
  left: number,
  now: number,
  y: number,
  height: number,
): void {
  for (let back = 0; ; back++) {
    const at = stanceAt(history, row, back);
    if (at < 0) return;
    if (history.down[at] > time) continue;
    const to = now - scale * Math.max(0, time - history.up[at]);
    if (to < left) return;
    const from = Math.max(left, now - scale * (time - history.down[at]));
    if (to > from) rectangle(pen, from, y, to - from, height);
  }
}

/** A line where each stride began. */
function addStrides(
  pen: Pen,
  history: History,
  time: number,
  scale: number,
  left: number,
  now: number,
  top: number,
  bottom: number,
): void {
  for (let back = 0; ; back++) {
    const at = stanceAt(history, HIND, back);
    if (at < 0) return;
    const x = now - scale * (time - history.down[at]);
    if (x < left) return;
    if (x > now) continue;
    pen.moveTo(x, top);
    pen.lineTo(x, bottom);
  }
}
