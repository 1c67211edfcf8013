/**
 * Stage 12: the animator's layer on trunk, neck, head, tail and feet (Bhatti 2014, eq 1-2).
 */
import type { Stride } from '../gait/speed-law.ts';
import { roomFor } from '../gait/style.ts';
import { BODY, DURATION, HEIGHT, IMPACT, LIFT, PATTERNED, POSITION, STRIDE } from '../gait/style-slots.ts';
import type { Voice, Voices } from '../gait/voices.ts';
import { smooth } from '../math/ease.ts';
import { type Numbers, zeros } from '../math/memory.ts';
import { addBody, addMean } from '../motion/clip.ts';
import type { Rig } from '../skeleton/rig.ts';
import { BODY_ROWS, CROUP, FACE, NECK, TAIL, type TrunkAngles, WITHERS } from '../skeleton/trunk.ts';
import type { State } from '../state.ts';
import { DEGREE, TURN } from '../units.ts';
import type { Sampled, SampleScratch } from './stride.ts';

/** After the trunk's height, in the order of the table. */
const BOUNCE = BODY + 1;
const HEAD = BODY + 2;
const REACH = BODY + 3;
const NOD = BODY + 4;
const CARRIAGE = BODY + 5;
const SWING = BODY + 6;

/** How much the face turns down with a neck that sinks, and the neck with a nose that reaches (choices). */
const FACE_FOLLOWS = 0.4;
const NECK_FOLLOWS = 0.3;
/** rad kept back from the head's limit; a tail's highest. */
const MARGIN = 0.1;
const TAIL_TOP = 1.6;
/** rad/s: a tail's unhurried swing (choice). */
const SWING_RATE = 5.5;

/** Neck, head and tail. */
export function addStyle(rig: Rig, { style, time }: State, rows: Numbers, trunk: TrunkAngles): void {
  if (style[HEAD] !== 0 || style[REACH] !== 0) carryHead(rig, style[HEAD], style[REACH], rows);
  // A tail that is carried high already has less to rise.
  if (style[CARRIAGE] !== 0) rows[TAIL] += style[CARRIAGE] * Math.max(0, 1 - rows[TAIL] / TAIL_TOP);
  trunk.swing = style[SWING] === 0 ? 0 : style[SWING] * Math.sin(SWING_RATE * time);
}

/** Neck and face turn; the head is not turned up further from the neck than its joint allows. */
function carryHead(
  { axes, head, standingNeck, standingFace, shares }: Rig,
  high: number,
  reach: number,
  rows: Numbers,
): void {
  // How far the neck's joints turn in all when its inclination changes.
  const turns = shares.neck.reduce((sum, share) => sum + share, 0);
  const before = standingFace - rows[FACE] - turns * (rows[NECK] - standingNeck);
  const most = Math.max(before, (axes[head].pitch?.[1] ?? 0) * DEGREE - MARGIN);
  const neck = high - NECK_FOLLOWS * reach;
  const face = -FACE_FOLLOWS * high - reach;
  rows[NECK] += neck;
  rows[FACE] += face + Math.max(0, before - face - turns * neck - most);
}

const swing = /* @__PURE__ */ zeros(BODY_ROWS.length);

/**
 * More, or less, of what trunk and head do about their mean; `share` of the clip, at the four legs' times. Legs that are as long as they are need
 * the trunk low when they stand: one that moves otherwise than captured, or at other times, goes as low as it was captured.
 */
export function styleTrunk(voices: Voices, state: State, { times, alive }: SampleScratch, { rows }: Sampled): void {
  if (state.styled === 0) return;
  for (let v = 0; v < voices.count; v++) {
    const voice = voices.all[v];
    if (voice.weight > 0) addSwing(state, voice, times[v], voice.weight * alive * voice.swing, rows);
  }
}

function addSwing({ style }: State, { clip, mirrored }: Voice, times: Numbers, share: number, rows: Numbers): void {
  const bounce = style[BOUNCE];
  const nod = style[NOD];
  const apart = share * lost(style, times);
  if (bounce === 0 && nod === 0 && apart === 0) return;
  swing.fill(0);
  addMean(clip, -share, mirrored, swing);
  addBody(clip, times, share, mirrored, swing);
  for (let row = CROUP; row <= WITHERS; row++) {
    let lowest = 0;
    for (let key = row; key < clip.body.length; key += BODY_ROWS.length)
      lowest = Math.min(lowest, clip.body[key] - clip.mean[row]);
    rows[row] += bounce * swing[row] + Math.min(share, share * Math.abs(bounce) + apart) * lowest;
  }
  rows[NECK] += nod * swing[NECK];
  rows[FACE] += nod * swing[FACE];
}

/** How far the animator has set the legs' times apart, and how much longer they stand: each 0..1. */
function asked(style: Float64Array, from: number, slots: number, size: number): number {
  let most = 0;
  for (let i = from; i < from + slots; i++)
    most = Math.max(most, size * (from === IMPACT ? Math.abs(style[i]) : style[i]));
  return Math.min(1, most);
}

/** How far the legs stand at other times than captured, 0..1: their times, as the animator has set them, are not one, or they stand longer. */
function lost(style: Float64Array, times: Numbers): number {
  const set = Math.max(style[PATTERNED], asked(style, IMPACT, 4, 4));
  const longer = asked(style, DURATION, 8, 2);
  if (set === 0) return longer;
  let x = 0;
  let y = 0;
  for (let leg = 0; leg < 4; leg++) {
    x += Math.cos(TURN * times[leg]) / 4;
    y += Math.sin(TURN * times[leg]) / 4;
  }
  return Math.min(1, longer + set * (1 - (x * x + y * y) ** 4));
}

/** m: a leg that is asked for more than it does by itself gets slack for so much longer a step; the trunk's other end needs some of it too (choices). */
const SLACK = 0.07;
const OTHER_END = 0.6;

/** What a leg must be able to reach beyond its own step, m: as far as its fellow, to both sides of its girdle, and some slack. */
export function addedReach(rig: Rig, steps: Numbers, state: State, leg: number): number {
  const { style } = state;
  if (state.styled === 0) return 0;
  let more = 0;
  for (let i = 0; i < 4; i++) {
    const asked = Math.max(0, 4 * style[DURATION + i], 6 * style[STRIDE + i]) + 20 * Math.abs(style[POSITION + i]);
    more = Math.max(more, Math.min(1, asked) * (i >> 1 === leg >> 1 ? 1 : OTHER_END));
  }
  if (more === 0) return 0;
  const place = Math.abs(styledPlace(rig, steps[leg], state, leg));
  return more * (SLACK + Math.max(0, steps[leg ^ 1] - steps[leg])) + 2 * place;
}

/** Where the animator wants a foot to stand, m forward of where it would. */
export function styledPlace({ height }: Rig, step: number, { style }: State, leg: number): number {
  return style[POSITION + leg] === 0 ? 0 : height * style[POSITION + leg] * roomFor(step, height);
}

/** m: a foot that is carried this high has half as much to add (choice). */
const HIGH = 0.13;
/** How much less it stoops for legs that are set apart (choice). */
const LESS = 0.7;
/** m under standing: a trunk that is as low as this by itself does not stoop (choice). */
const DEEP = 0.16;

/** Feet in their places and over the ground; and the trunk over them. */
export function styleFeet(rig: Rig, { step: steps, duty }: Stride, state: State, out: Sampled): void {
  const { style, legPhase } = state;
  if (state.styled === 0) return;
  const { rows, centre, toeY, sole } = out;
  // Legs that are set apart have taken some of the trunk's height already.
  const busy = Math.max(style[PATTERNED], asked(style, IMPACT, 4, 4), asked(style, DURATION, 8, 4));
  const low = Math.min(0, style[HEIGHT]) * (1 - LESS * busy);
  if (style[HEIGHT] !== 0) {
    for (let end = 0; end < 2; end++) {
      const row = WITHERS - end;
      const step = Math.max(steps[2 * end], steps[2 * end + 1]) / rig.height;
      rows[row] +=
        style[HEIGHT] > 0
          ? 0.6 * rig.height * style[HEIGHT] * smooth(8 * (step - 0.45))
          : rig.height * low * roomFor(step, 1) * smooth(1 + rows[row] / DEEP);
    }
  }
  for (let leg = 0; leg < 4; leg++) {
    centre[leg] += styledPlace(rig, steps[leg], state, leg);
    // Under a low trunk legs fold less high.
    const lift = style[LIFT + leg] + 5 * low;
    const high = toeY[leg];
    const air = (legPhase[leg] - duty[leg]) / (1 - duty[leg]);
    toeY[leg] +=
      lift > 0
        ? (lift * high) / (1 + (high / HIGH) ** 2)
        : lift * high * smooth(2.5 * (0.9 - air)) * roomFor(steps[leg], rig.height);
    // A toe that comes in low must not come in pointing up.
    if (lift < 0 && sole[leg] < 0) sole[leg] *= 1 + lift;
  }
}
