/**
 * The reins: any command at any moment. tick() changes the state in small fixed steps; pose() works out the posture once a frame, at the exact time,
 * from the state. Both read like a table of contents. What goes steadily is left to steady.ts.
 */

import { FRAME } from './body/carried.ts';
import { followSteps } from './body/follow-steps.ts';
import { comeBack, giveWay, noteAsked, noteGiven } from './body/give-way.ts';
import {
  aimLeap,
  climbing,
  feelGround,
  followSlope,
  heightAt,
  isLevel,
  levelHead,
  shiftGround,
} from './body/ground.ts';
import { easeLegs, isQuiet } from './body/inertia.ts';
import { addLeap, placeMiddle } from './body/leap.ts';
import { face } from './body/planting.ts';
import { addPush, pushGirdle, recoverPush } from './body/push.ts';
import { reachFeet, solveLegs } from './body/reach.ts';
import { moveRoot } from './body/root.ts';
import { followSpeed, hurry } from './body/speed.ts';
import { faceBetween, lean, spineBend, steerHeading } from './body/steer.ts';
import { placeFeet, planFeet } from './body/stepping.ts';
import { stoop } from './body/stoop.ts';
import { samplePose } from './body/stride.ts';
import { addStyle, styleFeet, styleTrunk } from './body/style.ts';
import { wander } from './body/wander.ts';
import { noteChanges } from './change-events.ts';
import { isAwake, isCalm, nextWay, wantedGoal, wantedMirror, wantedSpeed, wantedWay } from './decide.ts';
import * as DEFAULTS from './defaults.ts';
import { advanceClocks, readClocks, wakeClocks } from './gait/clocks.ts';
import { isFlying } from './gait/flying.ts';
import { untilFoot } from './gait/foreseen.ts';
import { advanceLeap, beginsLeap } from './gait/leap.ts';
import { listVoices } from './gait/mixture.ts';
import { keepTime } from './gait/pattern-clock.ts';
import { untilRested, untilTurn } from './gait/resting.ts';
import { easeStyle, settleStyle } from './gait/style.ts';
import { chooseMotion } from './gait/transition.ts';
import { checkLeap, checkPush, checkReined, checkSnapshot } from './reined.ts';
import { bendBack } from './skeleton/spine.ts';
import { eulerToQuat, solveTrunk } from './skeleton/trunk.ts';
import { ASKED, LEAPING, STAND, type State } from './state.ts';
import { copyChanging } from './state-copy.ts';
import { poseSteadily, tickSteadily } from './steady.ts';
import type { Reins, Works } from './works.ts';

/** m: the fence if none is named; the highest is as high as the withers (choices). */
const USUAL_FENCE = 0.9;

export const reins: Reins = {
  check: checkReined,
  fits: checkSnapshot,
  settle,
  copy: copyChanging,

  until(state) {
    return untilFoot(state, state.goal === STAND && state.speed === 0 ? untilRested : untilTurn);
  },

  tick(works, state, dt) {
    if (state.calm === 1) tickSteadily(works, state, dt);
    else tick(works, state, dt);
  },

  pose(works, state, seconds) {
    const steady = state.calm === 1 && isQuiet(works.inertia);
    works.sampled.hurried = steady ? 0 : hurry(state);
    if (steady) poseSteadily(works, state);
    else pose(works, state, seconds);
  },

  leap({ built, rig, size }, state, height = USUAL_FENCE * size.length) {
    checkLeap(built, height);
    if (state.leap === LEAPING) return;
    state.leapHeight = Math.min(height / size.length, rig.height);
    state.leap = ASKED;
  },

  push({ size }, state, at, velocity) {
    checkPush(at, velocity);
    pushGirdle(state, at === 'withers', size.speed, velocity);
  },

  listen({ built, voices }, state) {
    listVoices(built, state, voices);
  },

  note({ built }, log, state) {
    noteChanges(built, log, state);
  },

  groundHeight({ terrain }, state, x, z) {
    return heightAt(terrain, state, x, z);
  },
};

function settle(works: Works, state: State): void {
  const { built, voices, plan, wishes, terrain } = works;
  const { slope, ground } = wishes;
  settleStyle(wishes.style, state);
  state.rise = Math.tan(slope);
  state.relief = ground ? 1 : 0;
  terrain.relief = ground;
  if (ground) state.y = ground(state.x, state.z);
  feel(works, state);
  state.stretch = climbing(plan);
  listVoices(built, state, voices);
  state.tempo = state.life > 0 ? 1 / voices.stride.time : 0;
  keepTime(voices, state, 0);
  voices.late.fill(0);
  planFeet(built, voices, plan, state, DEFAULTS.tick);
  followSteps(built, voices, state, 0);
  works.before.fill(Number.NaN);
}

function tick(works: Works, state: State, dt: number): void {
  const { built, voices, plan, intent, wishes } = works;
  feel(works, state);
  followSteps(built, voices, state, dt);
  followSlope(plan, state, dt);
  followSpeed(built, voices, wantedSpeed(intent, state), state, dt);
  choose(works, state);
  if (intent.styled || state.styled === 1) easeStyle(wishes.style, state, dt);
  advanceClocks(built, voices, state, isAwake(intent, state), dt);
  steerHeading(works.rig, plan, wishes.heading, state, dt);
  advanceLeap(built, voices, state, dt);
  if (beginsLeap(state)) aim(works, state);
  faceBetween(state, plan);
  moveRoot(plan, state, voices.passing, dt);
  recoverPush(works.rig, state, dt);
  shift(works, state, dt);
  planFeet(built, voices, plan, state, dt);
  state.calm = isCalm(intent, voices, state) ? 1 : 0;
  state.time += dt;
}

function pose(works: Works, state: State, seconds: number): void {
  const { built, rig, voices, plan, scratch, sampled, terrain, trunk, legs, place, base, pose, inertia } = works;
  const { rows } = sampled;
  feel(works, state);
  readClocks(voices, state, scratch);
  samplePose(built, voices, plan, state, scratch, sampled);
  styleTrunk(voices, state, scratch, sampled);
  styleFeet(rig, voices.stride, state, sampled);
  bendSpine(works, state);
  addLeap(rig, built.standing, plan, state, sampled);
  placeFeet(built, voices, terrain, state, sampled, plan);
  addPush(state, rows);
  levelHead(plan, rows);
  addStyle(rig, state, rows, trunk);
  wander(works.seed, state.time, rows);
  placeBody(works, state);
  solveTrunk(rig, rows, trunk, place, base, pose);
  if (sampled.flying > 0) {
    placeMiddle(rig, pose, plan, sampled, place);
    solveTrunk(rig, rows, trunk, place, base, pose);
  }
  remember(works, seconds);
  makeRoom(works, state);
  reachFeet(rig, plan, sampled, pose, legs);
  giveRoom(works, state);
  easeLegs(rig, state, plan, sampled, legs, inertia);
  solveTrunk(rig, rows, trunk, place, base, pose, true); // the ends
  solveLegs(rig, pose);
}

/** The trunk sinks in time for the feet, and comes back from where it gave way. */
function makeRoom({ rig, plan, sampled, trunk, place, base, pose, inertia }: Works, state: State): void {
  const { rows } = sampled;
  noteAsked(rows);
  for (let end = 0; end < 2; end++)
    if (stoop(rig, plan, state, sampled, pose, rows, end)) solveTrunk(rig, rows, trunk, place, base, pose);
  if (comeBack(state, rows, inertia)) solveTrunk(rig, rows, trunk, place, base, pose);
}

/** Legs that do not reach, or are too near, fold further, or the trunk gives way. */
function giveRoom({ rig, plan, sampled, trunk, legs, place, base, pose, inertia }: Works, state: State): void {
  const { rows } = sampled;
  for (let times = 0; giveWay(state, plan, legs, rows, times); times++) {
    solveTrunk(rig, rows, trunk, place, base, pose);
    reachFeet(rig, plan, sampled, pose, legs, true);
  }
  noteGiven(rows, inertia);
}

/** What is carried from frame to frame; a moment that is shown again carries what it did. */
function remember({ size, inertia, before }: Works, seconds: number): void {
  if (seconds > 0) {
    inertia[FRAME] = seconds / size.time;
    before.set(inertia);
  } else inertia.set(before);
}

/** Faces the heading and feels the ground under the girdles. */
function feel({ rig, plan, terrain }: Works, state: State): void {
  face(state, plan);
  feelGround(terrain, state, rig.girdle[0], rig.hips[0], plan);
}

function aim({ rig, plan, terrain }: Works, state: State): void {
  if (!isLevel(state)) aimLeap(terrain, state, rig.girdle[0], rig.hips[0], plan);
}

function shift(works: Works, state: State, dt: number): void {
  const { slope, ground } = works.wishes;
  // Under a leap it stays as it was when that began.
  const moves = !isFlying(state) && (slope !== 0 || ground !== undefined || !isLevel(state));
  if (moves) shiftGround(slope, ground, works.terrain, state, dt);
  feel(works, state);
}

function choose({ built, voices, intent }: Works, state: State): void {
  const wanted = wantedWay(intent, state);
  const way = nextWay(intent, state, wanted);
  chooseMotion(
    built,
    voices,
    way,
    wantedMirror(intent, state, way),
    wantedGoal(intent, state, wanted),
    wantedSpeed(intent, state),
    state,
  );
  if (!isAwake(intent, state)) state.way = STAND;
  else if (state.life === 0 && state.tempo === 0) wakeClocks(built, voices, state);
}

function bendSpine({ rig, plan, trunk }: Works, state: State): void {
  const turns = state.turn !== 0;
  bendBack(rig, turns ? rig.shares.supple * spineBend(rig.girdle[0] - rig.hips[0], state) : 0, trunk.bends);
  trunk.neck = state.neck;
  trunk.poll = state.poll;
  // Legs that are held out keep it level.
  trunk.lean = turns && !rig.legs[0].sprawl ? lean(state) : 0;
  plan.lean = turns ? Math.sin(trunk.lean) : 0;
}

/** The body over its place, heading, pitched with the ground, leaning into the curve. */
function placeBody({ rig, plan, trunk, place, base }: Works, state: State): void {
  const { pitch, ground, cos, sin } = plan;
  // Uphill the legs stand more upright than square to the slope.
  const uphill = pitch === 0 ? 0 : DEFAULTS.upright * rig.hips[1] * Math.sin(pitch);
  const { push } = state;
  const fore = push[0] * sin + push[2] * cos; // to the right
  const hind = push[3] * sin + push[5] * cos;
  place[0] = state.x + uphill * cos + (push[0] + push[3]) / 2;
  place[1] = ground;
  place[2] = state.z - uphill * sin + (push[2] + push[5]) / 2;
  const yaw = state.heading - (fore - hind) / (rig.girdle[0] - rig.hips[0]);
  eulerToQuat(base, yaw, pitch, rig.legs[0].sprawl?.manner.lean(plan) ?? trunk.lean);
}
