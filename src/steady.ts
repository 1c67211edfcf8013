/**
 * An animal that goes steadily, straight on, on the level: nothing changes but the clocks and the place. Its tick and its pose read like a table of
 * contents; reins.ts has them for all else.
 */
import { placeSteadyFeet, planSteadyFeet, standLevel } from './body/planting.ts';
import { settlePoise } from './body/poise.ts';
import { reachFeet, solveLegs } from './body/reach.ts';
import { moveRoot } from './body/root.ts';
import { stoop } from './body/stoop.ts';
import { samplePose } from './body/stride.ts';
import { wander } from './body/wander.ts';
import { untilFoot } from './gait/foreseen.ts';
import { keepTime, readPattern } from './gait/pattern-clock.ts';
import { listSteady } from './gait/voices.ts';
import { eulerToQuat, solveTrunk } from './skeleton/trunk.ts';
import { copyMoving, type State } from './state.ts';
import type { Reins, Works } from './works.ts';

/** What only an animal with reins can be asked for. */
const REINED = ['slope', 'ground', 'style'] as const;

/** In the place of reins, where there are none. */
export const steadily: Reins = {
  settle,
  until: untilFoot,
  tick: tickSteadily,
  pose: poseSteadily,
  copy: copyMoving,
  check(_, command) {
    for (const key of REINED) if (command[key]) needsReins(key);
  },
  leap: () => needsReins('leap'),
  push: () => needsReins('push'),
  listen({ built, voices }, state) {
    listSteady(built, state, voices);
  },
  note() {},
  fits() {},
  groundHeight: (_, { y }) => y,
};

function needsReins(what: string): never {
  throw new RangeError(`${what}: needs the reins, createAnimal(species, { reins })`);
}

/** At once in the steady motion that the state has as its target. */
function settle({ built, voices, plan }: Works, state: State): void {
  standLevel(state, plan);
  listSteady(built, state, voices);
  state.tempo = state.life > 0 ? 1 / voices.stride.time : 0;
  keepTime(voices, state, 0);
  planSteadyFeet(built, voices, plan, state);
  settlePoise(built, voices, state);
}

export function tickSteadily({ built, voices, plan }: Works, state: State, dt: number): void {
  keepTime(voices, state, dt);
  moveRoot(plan, state, state.speed, dt);
  planSteadyFeet(built, voices, plan, state);
  state.time += dt;
}

export function poseSteadily(works: Works, state: State): void {
  const { built, rig, voices, plan, scratch, sampled, trunk, legs, place, base, pose } = works;
  const { rows } = sampled;
  standLevel(state, plan);
  readPattern(voices, state, scratch);
  samplePose(built, voices, plan, state, scratch, sampled);
  placeSteadyFeet(built, voices, state, sampled, plan);
  wander(works.seed, state.time, rows);
  placeBody(works, state);
  solveTrunk(rig, rows, trunk, place, base, pose);
  for (let end = 0; end < 2; end++)
    if (stoop(rig, plan, state, sampled, pose, rows, end)) solveTrunk(rig, rows, trunk, place, base, pose);
  reachFeet(rig, plan, sampled, pose, legs);
  solveTrunk(rig, rows, trunk, place, base, pose, true); // the ends
  solveLegs(rig, pose);
}

function placeBody({ rig, plan, place, base }: Works, state: State): void {
  place[0] = state.x;
  place[1] = state.y;
  place[2] = state.z;
  eulerToQuat(base, state.heading, 0, rig.legs[0].sprawl?.manner.lean(plan) ?? 0);
}
