/**
 * The animal: owns the memory, takes commands, and advances. tick() changes the state in small fixed steps; pose() works out the
 * posture once a frame, at the exact time, from the state. Both read like a table of contents.
 */
import type { quat, vec3 } from 'gl-matrix';
import { feelGround, type Ground, heightAt, isLevel, shiftGround, type Terrain } from './body/ground.ts';
import { addLeap } from './body/leap.ts';
import { createFootPlan, face, placeFeet, planFeet } from './body/planting.ts';
import { addPush, isPushed, pushGirdle, recoverPush } from './body/push.ts';
import { createLegs, giveWay, reachFeet, solveLegs } from './body/reach.ts';
import { followSpeed, moveRoot } from './body/root.ts';
import { headingGap, lean, spineBend, steerHeading } from './body/steer.ts';
import { createSampled, createSampleScratch, samplePose } from './body/stride.ts';
import { addStyle } from './body/style.ts';
import { type Built, nameOfWay } from './build.ts';
import { type Command, checkCommand, gaitName, type Wishes } from './command.ts';
import { DEFAULTS } from './defaults.ts';
import { type AnimalEvent, EventLog } from './events.ts';
import { advanceClocks, isSquare, settleClocks, wakeClocks } from './gait/clocks.ts';
import { buildGraph, chooseGait, type GaitGraph } from './gait/graph.ts';
import { advanceLeap, leapGait } from './gait/leap.ts';
import { chooseMotion } from './gait/transition.ts';
import { createVoices, listVoices } from './gait/voices.ts';
import { clamp } from './math/ease.ts';
import { clipNamed } from './motion/library.ts';
import { createPose, type Pose, pointOnJoint } from './skeleton/pose.ts';
import type { Rig } from './skeleton/rig.ts';
import { bendTrunk, createTrunkAngles, eulerToQuat, solveTrunk } from './skeleton/trunk.ts';
import {
  ASKED,
  copyState,
  createState,
  FLIGHT,
  hashState,
  LEAPING,
  NO_LEAP,
  STANCE,
  STAND,
  STRIKE,
  type State,
} from './state.ts';
import { DEGREE, GRAVITY, LEGS, type LegName } from './units.ts';

export interface AnimalOptions {
  /** Gaits that `gait: 'auto'` may choose from. All of the species' unless given. */
  readonly gaits?: readonly string[];
  /** Seed of the small variation between strides; 0 is none. */
  readonly seed?: number;
}

export type ContactState = 'flight' | 'strike' | 'stance';

export interface Leg {
  /** 0..1 of this leg's own stride, from its touch-down. */
  readonly phase: number;
  readonly contact: ContactState;
}

export interface Snapshot {
  readonly state: State;
  readonly wishes: Wishes;
  readonly remainder: number;
  readonly relief: Ground | undefined;
}

export interface MotionInfo {
  readonly name: string;
  readonly gait: string;
  readonly speed: number;
  readonly strideTime: number;
  readonly lead?: 'left' | 'right';
  readonly plate?: string;
}

/** s: less than this between two moments is rounding. */
const INSTANT = 1e-7;

/** m, and share of withers height: the fence if none is named, and the highest (a horse of 1.60 m: 1.6 m). */
const LEAP = { usual: 0.9, most: 1 };

/** rad: with the neck turned this far it goes on the lead of that side (choice). */
const LEAD_TURN = 0.2;

/** Times the trunk is lowered, in a frame, so that standing feet are in reach. */
const GIVING = 4;

const CONTACTS: readonly ContactState[] = ['flight', 'strike', 'stance'];

export class Animal {
  readonly rig: Rig;
  readonly pose: Pose;
  readonly motions: readonly MotionInfo[];
  readonly legs: Readonly<Record<LegName, Leg>>;

  readonly #built: Built;
  readonly #graph: GaitGraph;
  readonly #seed: number;
  readonly #wishes: Wishes;
  readonly #state: State;
  /** The state at the exact time of the pose: the last tick and the part of a tick since. */
  readonly #shown: State;
  #remainder = 0;
  #lookedAhead = false;
  /** m/s: what the wishes come to, worked out when they change. */
  #speed = 0;
  readonly #events: EventLog;

  readonly #voices;
  readonly #sampled;
  readonly #scratch;
  readonly #plan = createFootPlan();
  readonly #terrain: Terrain = { relief: undefined };
  readonly #trunk;
  readonly #legs;
  readonly #place: vec3 = new Float64Array(3);
  readonly #base: quat = new Float64Array(4);

  constructor(built: Built, { gaits, seed = 1 }: AnimalOptions = {}) {
    this.#built = built;
    this.rig = built.rig;
    this.#graph = buildGraph(repertoire(built, gaits));
    if (!Number.isFinite(seed)) throw new RangeError(`seed: expected a number, got ${String(seed)}`);
    this.#seed = seed;
    this.#wishes = { speed: 0, heading: 0, slope: 0, gait: 'auto', lead: 'auto', motion: '', ground: undefined };
    this.#state = createState();
    this.#shown = createState();
    this.#events = new EventLog();
    this.#voices = createVoices(built);
    this.#sampled = createSampled(built);
    this.#scratch = createSampleScratch(built);
    this.#trunk = createTrunkAngles(built.rig);
    this.#legs = createLegs(built.rig);
    this.pose = createPose(built.rig);
    this.motions = built.library.clips.map(({ name, gait, speed, strideTime, lead, plate }) => ({
      name,
      gait,
      speed,
      strideTime,
      ...(lead && { lead }),
      ...(plate && { plate }),
    }));
    const shown = this.#shown;
    const leg = (index: number): Leg => ({
      get phase() {
        return shown.legPhase[index];
      },
      get contact() {
        return CONTACTS[shown.contact[index]];
      },
    });
    this.legs = { LF: leg(0), RF: leg(1), LH: leg(2), RH: leg(3) };
    this.settle();
  }

  // ---------------------------------------------------------------------------------------------------------- doing

  /** What it shall do from now on; any subset. Throws a sentence that says what is allowed. */
  command(command: Command): void {
    checkCommand(this.#built, command, this.#wishes);
    this.#speed = this.#wantedSpeed();
  }

  /** Moves on by `seconds`. */
  advance(seconds: number): void {
    if (typeof seconds !== 'number' || !(seconds >= 0 && seconds < Infinity))
      throw new RangeError(`advance: expected seconds of 0 or more, got ${seconds}`);
    this.#remainder += seconds;
    // The last picture may have looked ahead of the state: hear again what sounds now, so that pictures leave no trace.
    if (this.#lookedAhead) {
      this.#feelGround(this.#state);
      listVoices(this.#built, this.#state, this.#voices);
    }
    while (this.#remainder > DEFAULTS.tick - INSTANT) {
      this.#remainder -= DEFAULTS.tick;
      this.#tick(this.#state, DEFAULTS.tick);
      this.#noteFootfalls();
    }
    copyState(this.#state, this.#shown);
    this.#lookedAhead = this.#remainder > INSTANT;
    if (this.#lookedAhead) this.#tick(this.#shown, this.#remainder);
    this.#pose(this.#shown);
  }

  /** Leaps over a fence of that height, m, as soon as the stride allows. */
  leap({ height = LEAP.usual }: { readonly height?: number } = {}): void {
    if (typeof height !== 'number' || !(height > 0))
      throw new RangeError(`leap: expected a height of more than 0 m, got ${String(height)}`);
    if (leapGait(this.#built, 0) < 0) throw new RangeError(`leap: a ${this.#built.species.name} does not leap`);
    if (this.#state.leap === LEAPING) return;
    this.#state.leapHeight = Math.min(height, LEAP.most * this.rig.height);
    this.#state.leap = ASKED;
  }

  /** Pushes it, m/s, at the withers or the croup: it gives, steps if it must, and recovers. */
  push({
    at = 'withers',
    velocity,
  }: {
    readonly at?: 'withers' | 'croup';
    readonly velocity: ArrayLike<number>;
  }): void {
    if (at !== 'withers' && at !== 'croup') throw new RangeError(`push: at withers or croup, not '${String(at)}'`);
    if (velocity?.length !== 3 || !Array.from(velocity).every(Number.isFinite))
      throw new RangeError('push: expected a velocity of three numbers, m/s, such as [0, 0, 1]');
    pushGirdle(this.#state, at === 'withers', velocity);
  }

  /** Jumps to the steady motion that is commanded: body clock at 0, feet where that motion has them. For strips and first pictures. */
  settle(): void {
    const state = this.#state;
    const { heading, slope, ground } = this.#wishes;
    state.arrays.fill(0);
    state.speed = this.#speed;
    state.pace = state.speed;
    state.manner = state.speed;
    state.surge = 0;
    state.beat = state.speed > 0 ? Math.min(state.speed, DEFAULTS.startSpeed) : DEFAULTS.startSpeed;
    state.life = state.speed > 0 ? 1 : 0;
    state.heading = heading;
    state.turn = 0;
    state.poll = 0;
    state.neck = 0;
    state.rise = Math.tan(slope);
    state.relief = ground ? 1 : 0;
    this.#terrain.relief = ground;
    if (ground) state.y = ground(state.x, state.z);
    state.leap = NO_LEAP;
    state.target = STAND;
    state.target = this.#wantedWay(state);
    state.mirrored = this.#wantedMirror(state, state.target);
    state.way = state.life > 0 ? state.target : STAND;
    state.goal = state.way;
    state.change = 1;
    state.phase = 0;
    this.#remainder = 0;
    state.contact.fill(FLIGHT);
    this.#feelGround(state);
    settleClocks(this.#built, this.#voices, state);
    planFeet(this.#built, this.#voices, this.#plan, state, DEFAULTS.tick);
    for (let leg = 0; leg < 4; leg++) if (state.contact[leg] === STRIKE) state.contact[leg] = STANCE;
    this.#events.start(state);
    copyState(state, this.#shown);
    this.#pose(this.#shown);
  }

  #tick(state: State, dt: number): void {
    const { heading, slope, ground } = this.#wishes;
    this.#feelGround(state);
    followSpeed(this.#goingSpeed(state), state, dt);
    this.#chooseMotion(state);
    advanceClocks(this.#built, this.#voices, state, this.#isAwake(state), dt);
    advanceLeap(this.#built, this.#voices, state, dt);
    steerHeading(heading, state, dt);
    moveRoot(this.#plan, state, dt);
    if (isPushed(state)) recoverPush(state, dt);
    if (slope !== 0 || ground || !isLevel(state)) shiftGround(slope, ground, this.#terrain, state, dt);
    this.#feelGround(state);
    planFeet(this.#built, this.#voices, this.#plan, state, dt);
    state.time += dt;
  }

  #pose(state: State): void {
    const { rig } = this;
    this.#feelGround(state);
    samplePose(this.#built, this.#voices, state, this.#scratch, this.#sampled);
    addLeap(rig, this.#built.standing, state, this.#sampled);
    placeFeet(this.#built, this.#voices, this.#terrain, state, this.#sampled, this.#plan);
    addPush(state, this.#sampled.rows);
    addStyle(this.#seed, state.time, this.#sampled.rows);
    this.#bendSpine(state);
    bendTrunk(rig, this.#sampled.rows, this.#trunk);
    this.#placeBody(state);
    solveTrunk(rig, this.#trunk, this.#place, this.#base, this.pose);
    reachFeet(rig, this.#plan, this.#sampled, this.pose, this.#legs);
    for (let times = 0; times < GIVING && giveWay(this.#plan, state, this.#legs, this.#sampled.rows); times++) {
      bendTrunk(rig, this.#sampled.rows, this.#trunk);
      solveTrunk(rig, this.#trunk, this.#place, this.#base, this.pose);
      reachFeet(rig, this.#plan, this.#sampled, this.pose, this.#legs);
    }
    solveLegs(rig, this.#legs, this.pose);
  }

  /** Faces the heading and feels the ground under the girdles; slopes shorten the stride. */
  #feelGround(state: State): void {
    face(state, this.#plan);
    feelGround(this.#terrain, state, this.rig.girdle[0], this.rig.hips[0], this.#plan);
    const climb = Math.sin(this.#plan.pitch);
    this.#voices.stretch = 1 - (climb > 0 ? DEFAULTS.uphill : -DEFAULTS.downhill) * climb;
  }

  #bendSpine(state: State): void {
    const trunk = this.#trunk;
    trunk.bend = spineBend(this.rig.girdle[0] - this.rig.hips[0], state);
    trunk.neck = state.neck;
    trunk.poll = state.poll;
    trunk.lean = lean(state);
  }

  /** The body over its place, heading, pitched with the ground, leaning into the curve. */
  #placeBody(state: State): void {
    const { pitch, ground, cos, sin } = this.#plan;
    // Uphill the legs stand more upright than square to the slope.
    const uphill = pitch === 0 ? 0 : DEFAULTS.upright * this.rig.hips[1] * Math.sin(pitch);
    const { push } = state;
    const fore = push[0] * sin + push[2] * cos; // to the right
    const hind = push[3] * sin + push[5] * cos;
    this.#place[0] = state.x + uphill * cos + (push[0] + push[3]) / 2;
    this.#place[1] = ground;
    this.#place[2] = state.z - uphill * sin + (push[2] + push[5]) / 2;
    const yaw = state.heading - (fore - hind) / (this.rig.girdle[0] - this.rig.hips[0]);
    eulerToQuat(this.#base, yaw, pitch, this.#trunk.lean);
  }

  readonly #standHeight = (leg: number): number =>
    heightAt(this.#terrain, this.#state, this.#state.standX[leg], this.#state.standZ[leg]);

  #noteFootfalls(): void {
    this.#events.note(this.#built, this.#state, this.#voices, this.#standHeight);
  }

  // -------------------------------------------------------------------------------------------------------- wanting

  #wantedSpeed(): number {
    const { speed, gait, motion } = this.#wishes;
    if (motion) return clipNamed(this.#built.library, motion).speed;
    if (gait === 'auto') return Math.min(speed, this.#graph.gaits[this.#graph.gaits.length - 1].range[1]);
    if (gait === 'stand' || speed === 0) return 0;
    const range = this.#built.gaits[this.#gaitIndex(gait)].range;
    return Math.min(range[1], Math.max(range[0], speed));
  }

  /** The speed to go at now: a leap that is asked for needs a run. */
  #goingSpeed(state: State): number {
    if (state.leap === NO_LEAP) return this.#speed;
    const gait = this.#built.gaits[leapGait(this.#built, this.#speed)];
    return clamp(this.#speed, gait.range[0], gait.range[1]);
  }

  /** The pattern to take up: that of the gait or motion wanted; to stop, that of the slowest gait. */
  #wantedWay(state: State): number {
    const { gait, motion } = this.#wishes;
    const { gaits, library } = this.#built;
    if (state.leap === LEAPING) return state.target;
    if (state.leap === ASKED)
      return gaits[state.target]?.lead && state.life > 0 && state.speed <= gaits[state.target].range[1]
        ? state.target
        : leapGait(this.#built, this.#speed);
    if (this.#speed === 0) return gaits.indexOf(this.#graph.gaits[0]);
    if (motion) return gaits.length + library.clips.indexOf(clipNamed(this.#built.library, motion));
    if (gait !== 'auto') return this.#gaitIndex(gait);
    const current = state.life > 0 && state.target < gaits.length ? gaits[state.target] : undefined;
    return gaits.indexOf(chooseGait(this.#graph, this.#speed, current));
  }

  #chooseMotion(state: State): void {
    const way = this.#wantedWay(state);
    const stops = this.#speed === 0 && state.leap === NO_LEAP && state.target === way && state.change === 1;
    const goal =
      stops && state.speed <= this.#built.gaits[way].range[1]
        ? STAND
        : this.#speed === 0 && state.life === 0 && state.leap === NO_LEAP
          ? STAND
          : way;
    chooseMotion(this.#built, this.#voices, way, this.#wantedMirror(state, way), goal, state);
    if (this.#isAwake(state)) {
      if (state.life === 0 && state.tempo === 0) wakeClocks(this.#built, this.#voices, state);
    } else state.way = STAND;
  }

  /** Whether there is anything to do: it shall go, it goes, it turns, or a foot is not where it stands well. */
  #isAwake(state: State): boolean {
    return (
      this.#speed > 0 ||
      state.leap !== NO_LEAP ||
      state.speed > 0 ||
      state.turn !== 0 ||
      Math.abs(headingGap(this.#wishes.heading, state)) > 1e-3 ||
      !isSquare(state)
    );
  }

  /** The tables are written for one lead; the other one is their mirror. In a turn the inside leads. */
  #wantedMirror(state: State, way: number): number {
    const gait = this.#built.gaits[way];
    if (!gait?.lead) return 0;
    if (state.leap === LEAPING) return state.mirrored;
    let { lead } = this.#wishes;
    if (lead === 'auto') {
      const turn = Math.abs(state.neck);
      if (turn > LEAD_TURN) lead = state.neck > 0 ? 'left' : 'right';
      else if (turn > LEAD_TURN / 4 && this.#built.gaits[state.target]?.lead) return state.mirrored;
      else lead = 'right';
    }
    return lead === gait.lead ? 0 : 1;
  }

  #gaitIndex(name: string): number {
    return this.#built.gaits.findIndex((gait) => gait.name === name);
  }

  // -------------------------------------------------------------------------------------------------------- reading

  get time(): number {
    return this.#shown.time;
  }
  get speed(): number {
    return this.#shown.speed;
  }
  get heading(): number {
    return this.#shown.heading;
  }
  /** The ground under the middle of the body, world x and z, m. */
  get place(): readonly [number, number] {
    return [this.#shown.x, this.#shown.z];
  }
  get gait(): string {
    return nameOfWay(this.#built, this.#shown.way);
  }
  get targetGait(): string {
    return this.#speed === 0 ? 'stand' : nameOfWay(this.#built, this.#shown.goal);
  }
  get inTransition(): boolean {
    return this.#shown.change < 1 || this.#shown.way !== this.#shown.goal;
  }
  get lead(): 'left' | 'right' | undefined {
    const { gaits, library } = this.#built;
    const { target, mirrored, life } = this.#shown;
    if (target >= gaits.length) return library.clips[target - gaits.length].lead;
    const lead = life > 0 ? gaits[target]?.lead : undefined;
    return lead && mirrored === 1 ? (lead === 'left' ? 'right' : 'left') : lead;
  }
  /** The body's clock, 0..1 of the stride. */
  get phase(): number {
    return this.#shown.phase;
  }
  /** s; 0 in a stand. */
  get strideTime(): number {
    return this.#shown.tempo === 0 ? 0 : 1 / this.#shown.tempo;
  }
  get strideFrequency(): number {
    return this.#shown.tempo;
  }
  get strideLength(): number {
    return this.#shown.tempo === 0 ? 0 : this.#shown.speed / this.#shown.tempo;
  }
  /** Mean over the four feet. */
  get dutyFactor(): number {
    if (this.#shown.tempo === 0) return 1;
    const { duty } = this.#voices.stride;
    return (duty[0] + duty[1] + duty[2] + duty[3]) / 4;
  }
  /** v^2 / (g h) with h the height of the hips (Alexander). */
  get froude(): number {
    return (this.#shown.speed * this.#shown.speed) / (GRAVITY * this.rig.hips[1]);
  }

  /** Contact of each foot through the stride it is in, in the order of LEGS. */
  get contacts(): readonly { leg: LegName; down: number; duty: number }[] {
    const { down, duty } = this.#voices.stride;
    return LEGS.map((leg, i) =>
      this.#shown.tempo === 0 ? { leg, down: 0, duty: 1 } : { leg, down: down[i], duty: duty[i] },
    );
  }

  /** A landmark's place in the world, metres. */
  landmark<Out extends vec3 = [number, number, number]>(name: string, out?: Out): Out {
    const mark = Object.hasOwn(this.rig.landmarks, name) ? this.rig.landmarks[name] : undefined;
    if (!mark) throw new RangeError(`landmark: no '${name}'; there are ${Object.keys(this.rig.landmarks).join(', ')}`);
    return pointOnJoint(this.pose, mark.joint, mark.offset, out ?? ([0, 0, 0] as unknown as Out));
  }

  /** A joint's clinical angle, degrees. */
  angle(name: string): number {
    const mark =
      Object.hasOwn(this.rig.landmarks, name) && !/toe|heel/.test(name) ? this.rig.landmarks[name] : undefined;
    for (let i = 0; i < 4; i++) {
      const leg = this.rig.legs[i];
      const at = mark ? leg.joints.indexOf(mark.joint) : -1;
      if (at >= 0) return leg.standingDegrees[at] + (leg.senses[at] * this.#sampled.rotations[i][at]) / DEGREE;
    }
    throw new RangeError(`angle: no leg joint '${name}'; for example LF.carpus or RH.hock`);
  }

  /** Height of the ground, m. */
  groundHeight(x: number, z: number): number {
    return heightAt(this.#terrain, this.#shown, x, z);
  }

  /** What happened since the last call. */
  takeEvents(): AnimalEvent[] {
    return this.#events.take();
  }

  /** How far each foot is from where it should be, m, in the order of LEGS: 0 unless out of reach. */
  get misses(): Float64Array {
    return this.#legs.miss;
  }

  /** Everything it is and was told, to be restored later: the same commands from there give the same motion. */
  snapshot(): Snapshot {
    const state = createState();
    copyState(this.#state, state);
    return { state, wishes: { ...this.#wishes }, remainder: this.#remainder, relief: this.#terrain.relief };
  }

  restore({ state, wishes, remainder, relief }: Snapshot): void {
    copyState(state, this.#state);
    Object.assign(this.#wishes, wishes);
    this.#remainder = remainder;
    this.#terrain.relief = relief;
    this.#speed = this.#wantedSpeed();
    this.#lookedAhead = true;
    this.#events.start(this.#state);
    this.advance(0);
  }

  hash(): number {
    return hashState(this.#state);
  }
}

function repertoire(built: Built, names: readonly string[] | undefined) {
  if (names === undefined) return built.gaits;
  if (!Array.isArray(names)) throw new TypeError(`gaits: expected a list, got ${String(names)}`);
  const wanted = names.map((name) => gaitName(built, name, 'gaits'));
  const chosen = built.gaits.filter((gait) => wanted.includes(gait.name));
  if (chosen.length === 0)
    throw new RangeError(`gaits: name at least one of ${Object.keys(built.species.gaits).join(', ')}`);
  return chosen;
}
