/** What the animal says of itself, in a row at the top, or two on a phone: gait, speed, stride, frequency, duty factor, Froude number. */
import { MPH } from '../../src/units.ts';
import type { Pen } from '../pen.ts';
import { capital, figures } from '../text.ts';
import { write } from './letters.ts';
import type { Moment } from './moment.ts';
import { ENTRIES, ENTRY, FIRST_ENTRY, letterSize, readoutColumns } from './room.ts';

/** s: faster than this nobody reads. */
const PAUSE = 0.125;
const FOOT = 0.3048;

/** Texts, and what they were made from: a text is made again when its number is another at the decimals that may be shown. */
export interface Readout {
  readonly texts: string[];
  readonly shown: Float64Array;
  gait: string;
  targetGait: string;
  units: string;
  time: number;
}

export function createReadout(): Readout {
  const shown = new Float64Array(ENTRIES).fill(Number.NaN);
  return { texts: Array<string>(ENTRIES).fill(''), shown, gait: '', targetGait: '', units: '', time: -Infinity };
}

export function drawReadout(pen: Pen, readout: Readout, moment: Moment): void {
  const { box, theme } = moment;
  refresh(readout, moment);
  const size = letterSize(box);
  const columns = readoutColumns(box);
  const entry = columns === ENTRIES ? ENTRY * size : (box.width - 1.2 * size) / columns;
  pen.group('readout');
  for (let i = 0; i < ENTRIES; i++) {
    const x = box.x + 0.8 * size + ((i % columns) + (columns === ENTRIES && i > 0 ? FIRST_ENTRY - 1 : 0)) * entry;
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
  const rounded = Math.round(1000 * value);
  if (rounded === readout.shown[i]) return;
  readout.shown[i] = rounded;
  readout.texts[i] = before + figures(value, decimals) + after;
}
