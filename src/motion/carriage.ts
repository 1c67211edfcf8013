/**
 * How the trunk of a synthesized gait is carried. Its bounce is the physics of pelvis.ts; its level is what lets every standing foot reach
 * the ground; neck, back and tail follow the beat of the feet with the nearest motion's amplitudes.
 */
import { phaseDifference } from '../math/circle.ts';
import { type Numbers, zeros } from '../math/memory.ts';
import { createChain, solveChain } from '../skeleton/chain.ts';
import type { RigLeg } from '../skeleton/rig.ts';
import type { BodyRow } from '../skeleton/trunk.ts';
import type { BodyPlate, KeyRow, WaveRow } from '../types.ts';
import { LEGS, type LegName, TURN } from '../units.ts';
import { KEYS, readKeys, type Stand, writeRow } from './borrow.ts';
import { girdlePath } from './build-clip.ts';
import { type Clip, createLegSample, sampleLeg } from './clip.ts';
import type { Pattern } from './pattern.ts';
import { trunkHeights } from './pelvis.ts';
import { type Draft, patternAt } from './recipe.ts';

/** Of withers and croup against standing, m. */
export interface Level {
  withers: number;
  croup: number;
}

// ------------------------------------------------------------------------------------------------------------ rows

export function carryTrunk({ source, pattern, rig }: Draft, level: Level): BodyPlate {
  const { contacts } = pattern;
  const { croup, withers } = trunkHeights(contacts, pattern.strideTime, rig.height, KEYS);
  const wave = (row: BodyRow | 'lash', { cycles, share, maximum }: Beat): KeyRow => {
    const { mean, amplitude } = sizeOf(source.body[row] ?? [0, 0, 1, 0]);
    return writeRow((u) => mean + share * amplitude * Math.cos(TURN * cycles * (u - maximum)));
  };
  const middle = (leg: LegName) => contacts[leg].down + contacts[leg].duty / 2;
  const shoulders = findBeat(middle('LF'), middle('RF'));
  const hips = findBeat(middle('LH'), middle('RH'));
  const sides = findSides(middle('LH'), middle('RH'));
  const turns = findSides(contacts.LH.down, contacts.RH.down);
  // Hips are most tucked under just before the hind feet land together, or, where they alternate, as each leaves (Audigie 1999).
  const tuck = { ...hips, maximum: hips.cycles === 1 ? -0.045 : hips.maximum + contacts.LH.duty / 2 };
  return {
    croup: writeRow((u) => 100 * (level.croup + croup[Math.round(u * KEYS)])),
    withers: writeRow((u) => 100 * (level.withers + withers[Math.round(u * KEYS)])),
    loin: wave('loin', tuck),
    // The head is lowest while the forehand bears most, and the face steepest.
    neck: wave('neck', against(shoulders)),
    face: wave('face', shoulders),
    tail: wave('tail', tuck),
    // Over the standing hind foot, hips sinking on the other side; the pelvis turns with the hind foot that lands.
    sway: wave('sway', sides),
    roll: wave('roll', against(sides)),
    bend: wave('bend', turns),
    lash: wave('lash', { ...turns, maximum: turns.maximum + 0.25 }),
  };
}

/** A wave of so many cycles a stride, where it is highest, and how much of it the two feet of a pair make together. */
interface Beat {
  readonly cycles: number;
  readonly share: number;
  readonly maximum: number;
}

/** Two feet that alternate beat twice a stride, two that fall together once. */
function findBeat(left: number, right: number): Beat {
  const half = phaseDifference(left, right) / 2;
  const once = Math.abs(Math.cos(TURN * half));
  const twice = Math.abs(Math.cos(2 * TURN * half));
  return once >= twice
    ? { cycles: 1, share: once, maximum: left + half }
    : { cycles: 2, share: twice, maximum: left + half - 0.25 };
}

/** Right against left, once a stride. */
function findSides(left: number, right: number): Beat {
  const half = phaseDifference(left, right) / 2;
  return { cycles: 1, share: Math.abs(Math.sin(TURN * half)), maximum: left + half + (half < 0 ? -0.25 : 0.25) };
}

function against(beat: Beat): Beat {
  return { ...beat, maximum: beat.maximum + 0.5 / beat.cycles };
}

/** Mean and amplitude of a row of the body, whichever way it is written. */
function sizeOf(row: WaveRow | KeyRow): { mean: number; amplitude: number } {
  if (typeof row !== 'string') return { mean: row[0], amplitude: Math.abs(row[1]) };
  const keys = readKeys(row);
  const [least, most] = [Math.min(...keys), Math.max(...keys)];
  return { mean: (least + most) / 2, amplitude: (most - least) / 2 };
}

// ----------------------------------------------------------------------------------------------------------- level

/** How far a girdle `pivot` m high sinks when steps grow: the leg keeps its length at both ends of the stance (Huang eq 2). */
function sinking(pivot: number, from: number, to: number): number {
  const room = pivot * pivot + (from * from - to * to) / 4;
  const sunk = pivot - Math.sqrt(Math.max(LOWEST * LOWEST * pivot * pivot, room));
  return sunk < 0 ? RISE_SHARE * sunk : sunk;
}
const RISE_SHARE = 0.4; // shorter steps lift it only part of the way: an animal at leisure keeps some bend (choice)
const LOWEST = 0.8; // of the girdle's height (choice)

/** The level at which the source's legs would make these steps. */
export function startLevel({ source, pattern, rig }: Draft): Level {
  const at = (row: 'withers' | 'croup', legs: readonly LegName[], pivot: number): number =>
    0.01 * sizeOf(source.body[row]).mean - sinking(pivot, longestStep(source, legs), longestStep(pattern, legs));
  return { withers: at('withers', LEGS.slice(0, 2), rig.girdle[1]), croup: at('croup', LEGS.slice(2), rig.hips[1]) };
}

/** Deepest that the legs fold under a standing girdle, of the height (choices: racing gallops go to 0.11 and 0.16). */
const DEEPEST: Readonly<Level> = { withers: 0.13, croup: 0.165 };

/** What keeps the trunk from going as low as these steps and this bounce ask for at these speeds. */
export function faultOfDepth(draft: Draft, level: Readonly<Level>, speeds: readonly number[]): string | undefined {
  const { rig, pattern } = draft;
  const heights = trunkHeights(pattern.contacts, pattern.strideTime, rig.height, KEYS);
  for (const [row, name, legs, pivot] of [
    ['withers', 'forehand', LEGS.slice(0, 2), rig.girdle[1]],
    ['croup', 'hindquarters', LEGS.slice(2), rig.hips[1]],
  ] as const) {
    const steps = [pattern, ...speeds.map((speed) => patternAt(draft, speed))].map((at) => longestStep(at, legs));
    const sunk = Math.max(...steps.map((step) => sinking(pivot, steps[0], step)));
    const depth = sunk - level[row] - Math.min(...heights[row]);
    const most = DEEPEST[row] * rig.height;
    if (depth > most)
      return `to stay in reach of the ground the ${name} would have to sink by ${depth.toFixed(2)} m; legs of this size fold for ${most.toFixed(2)} m`;
  }
  return undefined;
}

/** Under the feet of one end, m. */
function longestStep({ contacts, speed, strideTime }: Pattern, legs: readonly LegName[]): number {
  return speed * strideTime * Math.max(...legs.map((leg) => contacts[leg].duty));
}

/** Where the girdle sees the last joint of a standing foot: ahead and below, m, and the pitch of what carries the leg. */
function createStance(draft: Draft, clip: Clip, index: number) {
  const { rig } = draft;
  const leg = rig.legs[index];
  const legClip = clip.legs[index];
  const girdleAt = girdlePath(rig, clip, leg);
  const sample = createLegSample(leg);
  const last = leg.joints.length - 1;
  return (portion: number, step: number): { ahead: number; below: number; pitch: number } => {
    sample.u = Math.min(portion, 1 - 1e-9) * legClip.duty;
    sampleLeg(legClip, sample);
    const [x, y, pitch] = girdleAt(sample.u + legClip.down);
    const toward = leg.directions[last] - sample.sole;
    const toe = rig.rest[3 * leg.joints[0]] + step * (0.5 - portion);
    return {
      ahead: toe - leg.bones[last] * Math.cos(toward) - x,
      below: y + leg.bones[last] * Math.sin(toward),
      pitch,
    };
  };
}

/** How much lower the girdles must be so that every standing foot is within reach at all these speeds. */
export function lackOfReach(draft: Draft, clip: Clip, speeds: readonly number[]): Level {
  const { rig } = draft;
  const lack: Level = { withers: 0, croup: 0 };
  const patterns = speeds.map((speed) => patternAt(draft, speed));
  rig.legs.forEach((leg, i) => {
    const stance = createStance(draft, clip, i);
    const reach = USABLE * straightLength(leg);
    const row = leg.kind === 'fore' ? 'withers' : 'croup';
    const pivot = leg.kind === 'fore' ? rig.girdle[1] : rig.hips[1];
    for (const { speed, strideTime, contacts } of patterns) {
      const step = speed * strideTime * contacts[leg.name].duty;
      for (let k = 0; k <= SAMPLES; k++) {
        const { ahead, below } = stance(k / SAMPLES, step);
        const over =
          below - sinking(pivot, clip.legs[i].step, step) - Math.sqrt(Math.max(0, reach * reach - ahead * ahead));
        lack[row] = Math.max(lack[row], over);
      }
    }
  });
  return lack;
}
const SAMPLES = 16;
const USABLE = 0.985; // of the straight leg, about what the captured motions use: joints stiffen near their limits

/** From the girdle to the foot's last joint with every joint as straight as its limits allow, m. */
function straightLength(leg: RigLeg): number {
  const chain = createChain(leg);
  const rotations = leg.directions.map((direction, i) =>
    i === 0 ? 0 : Math.min(leg.most[i], Math.max(leg.least[i], leg.directions[i - 1] - direction)),
  );
  solveChain(leg, rotations, chain);
  const last = leg.joints.length - 1;
  return Math.hypot(chain.x[last], chain.y[last]);
}

/**
 * Stands borrowed legs on the ground under this trunk: the joints below the girdle give until the leg is as long as it must be, each as
 * readily as it does and as it helps; then the girdle turns the leg to its foot. Notes how far each foot stays from its place at worst, m.
 */
export function standOn(draft: Draft, clip: Clip): { readonly stand: Stand; readonly misses: Numbers } {
  const stances = LEGS.map((_, i) => createStance(draft, clip, i));
  const misses = zeros(4);
  const stand: Stand = (name, portion, rotations) => {
    const index = LEGS.indexOf(name);
    const leg = draft.rig.legs[index];
    const chain = createChain(leg);
    const { x, y } = chain;
    const last = leg.joints.length - 1;
    const { ahead, below, pitch } = stances[index](portion, clip.legs[index].step);
    const length = Math.hypot(ahead, below);
    const clamp = (i: number, value: number) => Math.min(leg.most[i], Math.max(leg.least[i], value));
    for (let pass = 0; pass < BENDINGS; pass++) {
      solveChain(leg, rotations, chain);
      const now = Math.hypot(x[last], y[last]);
      // How the length changes with each joint's turn.
      const gains = Array.from(rotations, (_, i) => (y[i] * x[last] - x[i] * y[last]) / now);
      const ease = gains.reduce((sum, gain, i) => sum + leg.give[i] * gain * gain, 0);
      if (ease < 1e-6) break;
      for (let i = 1; i < last; i++)
        rotations[i] = clamp(i, rotations[i] + ((length - now) / ease) * leg.give[i] * gains[i]);
    }
    solveChain(leg, rotations, chain);
    const wanted = Math.atan2(-below, ahead) - pitch;
    rotations[0] = clamp(0, rotations[0] + wanted - Math.atan2(y[last], x[last]));
    solveChain(leg, rotations, chain);
    const miss = Math.hypot(x[last] - length * Math.cos(wanted), y[last] - length * Math.sin(wanted));
    misses[index] = Math.max(misses[index], miss);
  };
  return { stand, misses };
}
const BENDINGS = 12;
