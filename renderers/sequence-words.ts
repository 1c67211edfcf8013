/** Words under the pictures of a sequence: what happened, when, how fast. */
import type { ChangeMark, Sequence } from '../src/diagram/sequence.ts';
import { feetWords, numberWord } from './caption.ts';
import { capital, decimal, figures } from './text.ts';

/** Less than this is no turn and no hill, degrees. */
const NOTICED = 3;

/** The ways of going in the order they were shown. */
function gaitsOf({ frames, marks }: Sequence): string[] {
  const gaits = [frames[0].gait];
  for (const { to } of marks) if (to !== gaits[gaits.length - 1]) gaits.push(to);
  for (const { gait } of frames) if (!gaits.includes(gait)) gaits.push(gait);
  return gaits;
}

const degrees = (radians: number): number => Math.round((radians * 180) / Math.PI);

export function sequenceTitle(sequence: Sequence): string {
  const { species, frames, fences } = sequence;
  const [first, last] = [frames[0], frames[frames.length - 1]];
  const turn = degrees(last.heading - first.heading);
  const [dx, dz] = [last.place[0] - first.place[0], last.place[1] - first.place[1]];
  const slope = degrees(Math.atan2(last.height - first.height, Math.hypot(dx, dz)));
  const parts = [gaitsOf(sequence).join(' to ')];
  if (Math.abs(turn) >= NOTICED) parts.push(`turning ${Math.abs(turn)} degrees to the ${turn > 0 ? 'left' : 'right'}`);
  if (Math.abs(slope) >= NOTICED) parts.push(`${slope > 0 ? 'up' : 'down'} a slope of ${Math.abs(slope)} degrees`);
  for (const { height } of fences) parts.push(`leaping ${decimal(height, 2)} m`);
  return `${capital(species)}. ${capital(parts.join(', '))}.`;
}

/** A strip counts its phases; in a panorama each figure has its time. */
export function sequenceLine(sequence: Sequence, panorama = false): string {
  const { frames, interval, from, to, marks } = sequence;
  const [first, last] = [figures(frames[0].speed), figures(frames[frames.length - 1].speed)];
  return [
    panorama
      ? `${decimal(to - from, 2)} s, every figure where it was.`
      : `${capital(numberWord(frames.length))} phases in ${decimal(to - from, 2)} s.`,
    `Speed ${first === last ? first : `${first} to ${last}`} m/s.`,
    frames.length > 1 && !panorama ? `Time-interval ${decimal(interval, 3)} s.` : '',
    marks.length > 0 ? 'In colour: under change of gait.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** From a gait to itself it is the lead that changes. */
export function markWords({ type, from, to, time }: ChangeMark): string {
  const begins = from === to ? 'change of lead begins' : `${from} to ${to} begins`;
  const ends = from === to ? 'lead changed' : `${to} reached`;
  return `${type === 'begin' ? begins : ends}, ${decimal(time, 2)} s`;
}

/** For readers who do not see the picture. */
export function describeSequence(sequence: Sequence): string {
  const frames = sequence.frames.map(
    ({ number, gait, changing, standing }) =>
      `${number}: ${gait}${changing ? ' (changing)' : ''}, ${feetWords(standing)}`,
  );
  const marks = sequence.marks.map(markWords);
  return `${sequenceLine(sequence)} ${[...marks, ...frames].join('; ')}.`;
}
