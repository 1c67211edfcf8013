/** Words under the pictures of a sequence: what happened, when, how fast. */
import type { ChangeMark, Sequence, SequenceFrame } from '../src/diagram/sequence.ts';
import { feetWords, numberWord } from './caption.ts';
import { capital, decimal, figures } from './text.ts';

/** Less than this is no turn and no hill, degrees. */
const NOTICED = 3;
/** The share of a slope that it climbs: with less it goes across. */
const CLIMBING = 0.2;

/** The ways of going in the order they were shown. */
function gaitsOf({ frames, marks }: Sequence): string[] {
  const gaits = [frames[0].gait];
  for (const { to } of marks) if (to !== gaits[gaits.length - 1]) gaits.push(to);
  for (const { gait } of frames) if (!gaits.includes(gait)) gaits.push(gait);
  return gaits;
}

const degrees = (radians: number): number => Math.round((radians * 180) / Math.PI);

export function sequenceTitle(sequence: Sequence): string {
  const { species, frames, fences, slopes } = sequence;
  const [first, last] = [frames[0], frames[frames.length - 1]];
  const turn = degrees(last.heading - first.heading);
  const parts = [gaitsOf(sequence).join(' to ')];
  if (Math.abs(turn) >= NOTICED) parts.push(`turning ${Math.abs(turn)} degrees to the ${turn > 0 ? 'left' : 'right'}`);
  // Who turns on a slope is no longer going the way it set off; on other ground there is only what it came to.
  const hills =
    slopes.length > 0 ? slopes.map(({ slope, heading }) => slopeWords(slope, heading)) : [climbWords(first, last)];
  parts.push(...new Set(hills.filter(Boolean)));
  for (const { height } of fences) parts.push(`leaping ${decimal(height, 2)} m`);
  return `${capital(species)}. ${capital(parts.join(', '))}.`;
}

/** A slope along world +x, for who sets off on it with that heading. */
function slopeWords(slope: number, heading: number): string {
  const steep = Math.abs(degrees(slope));
  if (steep < NOTICED) return '';
  const climb = Math.cos(heading) * Math.sign(slope);
  const way = Math.abs(climb) < CLIMBING ? 'across' : climb > 0 ? 'up' : 'down';
  return `${way} a slope of ${steep} degrees`;
}

function climbWords(first: SequenceFrame, last: SequenceFrame): string {
  const [dx, dz] = [last.place[0] - first.place[0], last.place[1] - first.place[1]];
  return slopeWords(Math.atan2(last.height - first.height, Math.hypot(dx, dz)), 0);
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

export function markWords({ type, what, from, to, time }: ChangeMark): string {
  const begins = type === 'begin';
  const words = {
    gait: begins ? `${from} to ${to} begins` : `${to} reached`,
    lead: begins ? 'change of lead begins' : 'lead changed',
    'old lead': 'lead as before',
    motion: begins ? `to another ${to}` : `${to} reached`,
    back: `back to the ${to}`,
  };
  return `${words[what]}, ${decimal(time, 2)} s`;
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
