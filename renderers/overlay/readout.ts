/** What the animal says of itself, in a row at the top, or two on a phone: gait, speed, stride, frequency, duty factor, Froude number. */
import { MPH } from '../../src/units.ts';
import { capital, decimal } from '../caption.ts';
import type { Box } from '../ground.ts';
import type { Pen } from '../pen.ts';
import { letterSize, write } from './letters.ts';
import type { Moment } from './moment.ts';

/** s: faster than this nobody reads. */
const PAUSE = 0.125;
const FOOT = 0.3048;
/** Width of an entry in letters: as wide as the widest, so that nothing moves when a number changes. */
const ENTRY = 7.8;
/** In one row the first entry is this much wider: a change of gait has two names. */
const GAIT = 1.3;
const COUNT = 6;

/** Texts, and what they were made from: a text is made again when its number is another at the decimals shown. */
export interface Readout {
  readonly texts: string[];
  readonly shown: Float64Array;
  gait: string;
  targetGait: string;
  units: string;
  time: number;
}

export function createReadout(): Readout {
  const shown = new Float64Array(COUNT).fill(Number.NaN);
  return { texts: Array<string>(COUNT).fill(''), shown, gait: '', targetGait: '', units: '', time: -Infinity };
}

const columnsIn = (box: Box): number => {
  const columns = (box.width - 1.2 * letterSize(box)) / (ENTRY * letterSize(box));
  // Never a row of five and one of one.
  return columns >= COUNT + GAIT - 1 ? COUNT : columns >= 3 ? 3 : Math.max(1, Math.floor(columns));
};

/** Page units at the top of the box that the read-out takes. */
export function readoutHeight(box: Box): number {
  return (0.8 + 1.35 * Math.ceil(COUNT / columnsIn(box))) * letterSize(box);
}

export function drawReadout(pen: Pen, readout: Readout, moment: Moment): void {
  const { box, theme } = moment;
  refresh(readout, moment);
  const size = letterSize(box);
  const columns = columnsIn(box);
  const entry = columns === COUNT ? ENTRY * size : (box.width - 1.2 * size) / columns;
  pen.group('readout');
  for (let i = 0; i < COUNT; i++) {
    const x = box.x + 0.8 * size + ((i % columns) + (columns === COUNT && i > 0 ? GAIT - 1 : 0)) * entry;
    const y = box.y + 1.6 * size + 1.35 * size * Math.floor(i / columns);
    write(pen, readout.texts[i], x, y, size, theme.ink, 'start', i === 0);
  }
  pen.ungroup();
}

function refresh(readout: Readout, moment: Moment): void {
  const { gait, targetGait, units, time } = moment;
  const same = readout.gait === gait && readout.targetGait === targetGait && readout.units === units;
  const since = Math.abs(time - readout.time);
  // A picture drawn again at the same time is one that was asked for.
  if (same && since > 0 && since < PAUSE) return;
  readout.time = time;
  if (!same) {
    readout.gait = gait;
    readout.targetGait = targetGait;
    readout.units = units;
    readout.texts[0] = gait === targetGait ? capital(gait) : `${capital(gait)} → ${targetGait}`;
    readout.shown.fill(Number.NaN);
  }
  const imperial = units === 'imperial';
  show(readout, 1, imperial ? moment.speed / MPH : moment.speed, 1, '', imperial ? ' mph' : ' m/s');
  const length = imperial ? moment.strideLength / FOOT : moment.strideLength;
  show(readout, 2, length, imperial ? 1 : 2, 'stride ', imperial ? ' ft' : ' m');
  show(readout, 3, moment.strideFrequency, 2, '', ' strides/s');
  show(readout, 4, moment.dutyFactor, 2, 'duty ', '');
  show(readout, 5, moment.froude, 2, 'Froude ', '');
}

function show(readout: Readout, i: number, value: number, decimals: number, before: string, after: string): void {
  const rounded = Math.round(value * (decimals === 1 ? 10 : 100));
  if (rounded === readout.shown[i]) return;
  readout.shown[i] = rounded;
  readout.texts[i] = before + decimal(value, decimals) + after;
}
