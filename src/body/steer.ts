/**
 * Stage 4: turning (Huang 6.2, Sung III.5, Karim 5.1). The wish to turn runs as a wave from the head backwards: the poll turns first,
 * the neck after it, and only then does the body turn, faster the more the neck has turned; the back bends along the path. How fast is
 * limited by the gait at a walk and by the grip of the hooves when it is fast. Radians, positive to the left.
 */
import * as DEFAULTS from '../defaults.ts';
import { isFlying } from '../gait/flying.ts';
import { STRAIGHTENED } from '../gait/leap.ts';
import { wrapPhase } from '../math/circle.ts';
import { clamp } from '../math/ease.ts';
import { createSpring, spring } from '../math/spring.ts';
import type { Rig } from '../skeleton/rig.ts';
import { FLIGHT, NO_LEAP, type State } from '../state.ts';
import { GRAVITY, TURN } from '../units.ts';
import type { FootPlan } from './planting.ts';
import { asideOf, roomAside } from './spread.ts';

/** The short way round; where both are as long, to the left. */
export function headingGap(wanted: number, state: State): number {
  return (0.5 - wrapPhase((state.heading - wanted) / TURN + 0.5)) * TURN;
}

const POLL = /* @__PURE__ */ createSpring(DEFAULTS.pollHalfLife, DEFAULTS.tick);
const NECK = /* @__PURE__ */ createSpring(DEFAULTS.neckHalfLife, DEFAULTS.tick);
const BODY = /* @__PURE__ */ createSpring(DEFAULTS.turnHalfLife, DEFAULTS.tick);

/** A back that does not bend turns half as fast as one that does. The plan faces the heading there is. */
export function steerHeading(rig: Rig, plan: FootPlan, wanted: number, state: State, dt: number): void {
  if (isFlying(state)) {
    state.heading += state.turn * dt;
    return;
  }
  if (state.heading === wanted && state.turn === 0 && state.neck === 0 && state.poll === 0) return;
  const gap = headingGap(wanted, state);
  // It looks to where it will have turned by the time the wave has run through.
  const ahead = clamp(gap - DEFAULTS.turnForesight * state.turn, -DEFAULTS.neckTurn, DEFAULTS.neckTurn);
  let moved = spring(POLL, state.poll, state.pollRate, ahead, dt);
  state.poll = moved[0];
  state.pollRate = moved[1];
  moved = spring(NECK, state.neck, state.neckRate, state.poll, dt);
  state.neck = moved[0];
  state.neckRate = moved[1];
  const limit =
    (0.5 + 0.5 * rig.shares.supple) *
    Math.min(
      DEFAULTS.turnRate,
      DEFAULTS.spotTurnRate + WALKING_ROUND * state.speed,
      (DEFAULTS.grip * GRAVITY) / Math.max(0.1, state.speed),
      state.leap === NO_LEAP ? Infinity : STRAIGHTENED,
    );
  const turn = waitForFeet(rig, plan, state, clamp(state.neck * DEFAULTS.turnGain, -limit, limit));
  moved = spring(BODY, state.turn, state.turnRate, turn, dt);
  state.heading += ((state.turn + moved[0]) / 2) * dt;
  state.turn = moved[0];
  state.turnRate = moved[1];
  if (Math.abs(gap) + Math.abs(state.neck) + Math.abs(state.turn) + Math.abs(state.turnRate) < 6e-4) {
    state.heading = wanted;
    state.poll = 0;
    state.neck = 0;
    state.turn = 0;
    state.pollRate = 0;
    state.neckRate = 0;
    state.turnRate = 0;
  }
}

/** While the place moves the plan faces the mean of where the tick began and ends. */
export function faceBetween({ heading }: State, plan: FootPlan): void {
  const turned = (heading - plan.heading) / 2;
  const { cos, sin } = plan;
  plan.cos = cos - turned * sin;
  plan.sin = sin + turned * cos;
}

/** A turn waits for standing feet that it would spread too far: as a rule one that was set out for a turn to the other side. */
function waitForFeet(rig: Rig, { cos, sin }: FootPlan, state: State, turn: number): number {
  let share = 1;
  for (let leg = 0; leg < 4; leg++) {
    if (state.share[leg] >= 1 || state.contact[leg] === FLIGHT) continue;
    const x = state.standX[leg] - state.x;
    const z = state.standZ[leg] - state.z;
    const aside = asideOf(rig, leg, x, z, cos, sin);
    const room = roomAside(rig, leg, aside);
    // How much further aside the turn soon takes it.
    const further = Math.sign(aside) * turn * (x * cos - z * sin) * SOON;
    if (further > room) share = Math.min(share, room / further);
  }
  return share * turn;
}
const SOON = 0.35; // s (choice)

/** rad/m: how much faster it turns the faster it walks (choice). */
const WALKING_ROUND = 0.24;

/** How far the back is bent from pelvis to withers: along the path, as far as it can, which it nears smoothly. */
export function spineBend(length: number, state: State): number {
  const bend = (state.turn * length) / (state.speed + 0.8);
  const square = (bend / DEFAULTS.spineBend) ** 2;
  return bend / Math.sqrt(Math.sqrt(Math.sqrt(1 + square * square * square * square)));
}

/** How far it leans to the right: into the curve, so that gravity and the turn press it straight into its feet, but for a share. */
export function lean(state: State): number {
  return -DEFAULTS.leanShare * Math.atan((state.speed * state.turn) / GRAVITY);
}
