/**
 * The ground: level, a slope along x, or any height function. The slope always goes through the place under the animal, so that it may
 * be changed at any moment: the ground tilts under its feet, and they ride on it. A height function fades in and out.
 */
import * as DEFAULTS from '../defaults.ts';
import { RECOVERY } from '../gait/leap.ts';
import { chordOf } from '../math/circle.ts';
import { clamp, smoother } from '../math/ease.ts';
import type { Numbers } from '../math/memory.ts';
import { createSpring, spring } from '../math/spring.ts';
import { FACE, NECK, TAIL } from '../skeleton/trunk.ts';
import { LEAPING, NO_LEAP, type State } from '../state.ts';
import type { FootPlan } from './planting.ts';

export type Ground = (x: number, z: number) => number;

export interface Terrain {
  /** The height function in force, if any. */
  relief: Ground | undefined;
  /** The one last given, and the same in the engine's metres. */
  given?: readonly [Ground, Ground];
}

export function isLevel(state: State): boolean {
  return state.rise === 0 && state.relief === 0;
}

/** Height over which a foot swings: the surface, or, well up in a leap, the line it leaps along. */
export function heightUnder(terrain: Terrain, state: State, leg: number, plan: FootPlan): number {
  const ground = heightAt(terrain, state, plan.x[leg], plan.z[leg]);
  if (state.leap !== LEAPING) return ground;
  const flown = (state.leapTime - state.leapOff) / (state.leapLand - state.leapOff);
  const forward = (plan.x[leg] - state.x) * plan.cos - (plan.z[leg] - state.z) * plan.sin;
  return ground + smoother(4 * Math.min(flown, 1 - flown)) * (plan.ground + forward * Math.tan(plan.pitch) - ground);
}

/** Height of the surface. */
export function heightAt({ relief }: Terrain, state: State, x: number, z: number): number {
  const plane = state.y + (x - state.x) * state.rise;
  return state.relief === 0 || !relief ? plane : plane + smoother(state.relief) * (relief(x, z) - plane);
}

const TILTING = /* @__PURE__ */ createSpring(DEFAULTS.tilting, DEFAULTS.tick);

/** Eases slope and relief to what is wanted. */
export function shiftGround(
  slope: number,
  wanted: Ground | undefined,
  terrain: Terrain,
  state: State,
  dt: number,
): void {
  const wantedRise = Math.tan(slope);
  if (state.rise !== wantedRise || state.riseRate !== 0) {
    const [rise, rate] = spring(TILTING, state.rise, state.riseRate, wantedRise, dt);
    const there = Math.abs(rise - wantedRise) + Math.abs(rate) < 1e-7;
    state.rise = there ? wantedRise : rise;
    state.riseRate = there ? 0 : rate;
  }
  if (wanted !== terrain.relief && state.relief === 0) terrain.relief = wanted;
  if (terrain.relief === undefined) return;
  const fade = (wanted === terrain.relief ? dt : -dt) / DEFAULTS.groundFade;
  state.relief = clamp(state.relief + fade, 0, 1);
  // The slope goes on from where the relief is, should it take over again.
  if (state.relief === 1) state.y = terrain.relief(state.x, state.z);
}

/** m: the trunk feels the ground over this much before and behind each girdle, so that a step in it is a ramp to the body (choice). */
const FELT = 0.35;

/** Mean height under a girdle, `ahead` of the middle. */
function felt(terrain: Terrain, state: State, plan: FootPlan, ahead: number): number {
  let sum = 0;
  for (let i = -1; i <= 1; i++) {
    const reach = ahead + i * FELT;
    sum += heightAt(terrain, state, state.x + reach * plan.cos, state.z - reach * plan.sin);
  }
  return sum / 3;
}

/** How the trunk stands on the ground: height under its middle, and the pitch, from its two girdles (Karim 5.3). A leap goes over what lies between. */
export function feelGround(terrain: Terrain, state: State, fore: number, hind: number, plan: FootPlan): void {
  if (isLevel(state)) {
    plan.ground = state.y;
    plan.pitch = 0;
    plan.level = 1;
    return;
  }
  const high = felt(terrain, state, plan, fore);
  const low = felt(terrain, state, plan, hind);
  const rise = (high - low) / (fore - hind);
  plan.ground = low - hind * rise;
  plan.pitch = Math.atan(rise);
  if (state.leap === LEAPING) {
    const { leapTime, leapOff, leapLand } = state;
    const done = leapTime / leapLand;
    const over = leapTime < leapLand ? smoother(leapTime / leapOff) : 1 - smoother((leapTime - leapLand) / RECOVERY);
    plan.ground += over * (state.leapFromY + done * (state.leapToY - state.leapFromY) - plan.ground);
    plan.pitch += over * (state.leapFromPitch + done * (state.leapToPitch - state.leapFromPitch) - plan.pitch);
  }
  plan.level = Math.cos(plan.pitch);
}

/** Notes the ground where a leap begins and where it will land. */
export function aimLeap(terrain: Terrain, state: State, fore: number, hind: number, plan: FootPlan): void {
  const { x, y, z, heading } = state;
  const { cos, sin } = plan;
  state.leap = NO_LEAP; // to feel the ground as it is
  feelGround(terrain, state, fore, hind, plan);
  state.leapFromY = plan.ground;
  state.leapFromPitch = plan.pitch;
  const half = (state.turn * state.leapLand) / 2;
  const way = state.speed * plan.level * state.leapLand * chordOf(half);
  const ahead = way * Math.cos(heading + half);
  state.x += ahead;
  state.y += ahead * state.rise;
  state.z -= way * Math.sin(heading + half);
  // It lands on another heading.
  plan.cos = Math.cos(heading + 2 * half);
  plan.sin = Math.sin(heading + 2 * half);
  feelGround(terrain, state, fore, hind, plan);
  state.leapToY = plan.ground;
  state.leapToPitch = plan.pitch;
  plan.cos = cos;
  plan.sin = sin;
  state.x = x;
  state.y = y;
  state.z = z;
  state.leap = LEAPING;
}

/** How the surface rises at a foot's place along x and z, as tangents, and its pitch along the heading. */
export function feelSlope(terrain: Terrain, state: State, leg: number, plan: FootPlan): void {
  const x = plan.x[leg];
  const z = plan.z[leg];
  const reach = 0.04;
  plan.slopeX[leg] = (heightAt(terrain, state, x + reach, z) - heightAt(terrain, state, x - reach, z)) / (2 * reach);
  plan.slopeZ[leg] = (heightAt(terrain, state, x, z + reach) - heightAt(terrain, state, x, z - reach)) / (2 * reach);
  plan.tilt[leg] = Math.atan(plan.slopeX[leg] * plan.cos - plan.slopeZ[leg] * plan.sin);
}

/** What a slope makes of the stride's time: shorter uphill, and a little shorter down. */
export function climbing({ pitch }: FootPlan): number {
  return pitch === 0 ? 1 : 1 - (pitch > 0 ? DEFAULTS.uphill : -DEFAULTS.downhill) * Math.sin(pitch);
}

/** It is that at the end of a tick, and on its way there before: over bumps it changes much from tick to tick, and the feet in the air would jump. */
export function followSlope(plan: FootPlan, state: State, dt: number): void {
  state.stretch += ((climbing(plan) - state.stretch) * dt) / DEFAULTS.tick;
}

/** On a slope the trunk tilts; the head stays as it was, the neck is stretched a little into the hill, and the tail hangs. */
export function levelHead({ pitch }: FootPlan, rows: Numbers): void {
  rows[NECK] -= 1.15 * pitch;
  rows[FACE] += pitch;
  // Only uphill; but without a kink, or a long tail would whip.
  if (pitch > 0) rows[TAIL] += (pitch * pitch) / (pitch + LEVELLING);
}
const LEVELLING = 0.1; // rad (choice)
