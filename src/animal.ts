/**
 * The animal: owns the memory, takes commands, and advances. tick() changes the state in small fixed steps; pose() works out the
 * posture once a frame, at the exact time, from the state. Both read like a table of contents.
 */
import type { quat, vec3 } from 'gl-matrix';
import {
  aimLeap,
  climbing,
  feelGround,
  type Ground,
  heightAt,
  isLevel,
  levelHead,
  shiftGround,
  type Terrain,
} from './body/ground.ts';
import { createInertia, easeLegs, FRAME } from './body/inertia.ts';
import { addLeap, placeMiddle } from './body/leap.ts';
import { createFootPlan, face, placeFeet, planFeet } from './body/planting.ts';
import { followSteps } from './body/poise.ts';
import { addPush, pushGirdle, recoverPush } from './body/push.ts';
import { createLegs, giveWay, reachFeet, solveLegs } from './body/reach.ts';
import { followSpeed, moveRoot } from './body/root.ts';
import { lean, spineBend, steerHeading } from './body/steer.ts';
import { stoop } from './body/stoop.ts';
import { createSampled, createSampleScratch, samplePose } from './body/stride.ts';
import { addStyle } from './body/style.ts';
import { type Built, nameOfWay } from './build.ts';
import { type Command, checkCommand, checkLeap, checkPush, type Wishes } from './command.ts';
import * as DEFAULTS from './defaults.ts';
import { type AnimalEvent, EventLog, type Told } from './events.ts';
import { advanceClocks, keepTime, wakeClocks } from './gait/clocks.ts';
import { advanceLeap, beginsLeap } from './gait/leap.ts';
import { easeStyle, settleStyle, WISHES } from './gait/style.ts';
import { chooseMotion } from './gait/transition.ts';
import { createVoices, listVoices } from './gait/voices.ts';
import {
  createIntent,
  type Intent,
  isAwake,
  isCalm,
  nextWay,
  wantedGoal,
  wantedMirror,
  wantedSpeed,
  wantedWay,
  workOut,
} from './intent.ts';
import type { Size } from './similarity.ts';
import { createPose, type Pose, pointOnJoint, scalePose } from './skeleton/pose.ts';
import type { Rig } from './skeleton/rig.ts';
import { createTrunkAngles, eulerToQuat, solveTrunk } from './skeleton/trunk.ts';
import {
  ASKED,
  copyState,
  createState,
  hashState,
  isFlying,
  LEAPING,
  renewState,
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
  readonly inertia: Float64Array;
  readonly told: Told;
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

/** m: the fence if none is named; the highest is as high as the withers (choices). */
const USUAL_FENCE = 0.9;

/** Times the trunk is lowered, in a frame, so that standing feet are in reach. */
const GIVING = 4;

const CONTACTS: readonly ContactState[] = ['flight', 'strike', 'stance'];

export class Animal {
  readonly rig: Rig;
  readonly pose: Pose;
  readonly motions: readonly MotionInfo[];
  readonly legs: Readonly<Record<LegName, Leg>>;

  readonly #built: Built;
  /** Everything inside is in the engine's size (similarity.ts). */
  readonly #rig: Rig;
  readonly #size: Size;
  readonly #posture: Pose;
  readonly #intent: Intent;
  readonly #seed: number;
  readonly #wishes: Wishes;
  readonly #state: State;
  /** The state at the exact time of the pose: that of the last tick, or a copy looked ahead by the part of a tick since. */
  #shown: State;
  readonly #ahead: State;
  #ground: { readonly given: Ground; readonly scaled: Ground } | undefined;
  #remainder = 0;
  #lookedAhead = false;
  readonly #events: EventLog;

  readonly #voices;
  readonly #sampled;
  readonly #scratch;
  readonly #plan = createFootPlan();
  readonly #terrain: Terrain = { relief: undefined };
  readonly #trunk;
  readonly #legs;
  readonly #inertia = createInertia();
  /** That before the last frame: one that takes no time is the same again. */
  readonly #before = createInertia();
  readonly #place: vec3 = new Float64Array(3);
  readonly #base: quat = new Float64Array(4);

  constructor(built: Built, { gaits, seed = 1 }: AnimalOptions = {}) {
    this.#built = built;
    this.rig = built.trueRig;
    this.#rig = built.rig;
    this.#size = built.size;
    if (!Number.isFinite(seed)) throw new RangeError(`seed: expected a number, got ${String(seed)}`);
    this.#seed = seed;
    this.#wishes = {
      speed: 0,
      heading: 0,
      slope: 0,
      gait: 'auto',
      lead: 'auto',
      motion: '',
      ground: undefined,
      style: new Float64Array(WISHES),
    };
    this.#intent = createIntent(built, gaits, this.#wishes);
    workOut(this.#intent);
    this.#state = createState();
    this.#ahead = createState();
    this.#shown = this.#state;
    this.#events = new EventLog(built.size);
    this.#voices = createVoices(built);
    this.#sampled = createSampled(built);
    this.#scratch = createSampleScratch(built);
    this.#trunk = createTrunkAngles(built.rig);
    this.#legs = createLegs(built.rig);
    this.#posture = createPose(built.rig);
    this.pose = built.rig === built.trueRig ? this.#posture : createPose(built.trueRig);
    this.motions = built.species.motions.map(({ name, gait, speed, strideTime, lead, plate }) => ({
      name,
      gait,
      speed,
      strideTime,
      ...(lead && { lead }),
      ...(plate && { plate }),
    }));
    const shown = () => this.#shown;
    const leg = (index: number): Leg => ({
      get phase() {
        return shown().clock[index];
      },
      get contact() {
        return CONTACTS[shown().contact[index]];
      },
    });
    this.legs = { LF: leg(0), RF: leg(1), LH: leg(2), RH: leg(3) };
    this.settle();
  }

  // ---------------------------------------------------------------------------------------------------------- doing

  /** What it shall do from now on; any subset. Throws a sentence that says what is allowed. */
  command(command: Command): void {
    checkCommand(this.#built, this.#atOwnSize(command), this.#wishes);
    workOut(this.#intent);
    this.#state.calm = 0;
  }

  #atOwnSize(command: Command): Command {
    const { length, speed } = this.#size;
    if (length === 1 || typeof command !== 'object' || command === null) return command;
    return {
      ...command,
      ...(typeof command.speed === 'number' && { speed: command.speed / speed }),
      ...(typeof command.ground === 'function' && { ground: this.#scaleGround(command.ground) }),
    };
  }

  /** The ground in its own metres; the same again when the same is given again. */
  #scaleGround(ground: Ground): Ground {
    const { length } = this.#size;
    if (this.#ground?.given !== ground)
      this.#ground = { given: ground, scaled: (x, z) => ground(length * x, length * z) / length };
    return this.#ground.scaled;
  }

  /** Moves on by `seconds`. */
  advance(seconds: number): void {
    if (typeof seconds !== 'number' || !(seconds >= 0 && seconds < Infinity))
      throw new RangeError(`advance: expected seconds of 0 or more, got ${seconds}`);
    this.#remainder += seconds / this.#size.time;
    // The last picture may have looked ahead of the state: hear again what sounds now, so that pictures leave no trace.
    if (this.#lookedAhead) listVoices(this.#built, this.#state, this.#voices);
    while (this.#remainder > DEFAULTS.tick - INSTANT) {
      this.#remainder -= DEFAULTS.tick;
      this.#tick(this.#state, DEFAULTS.tick);
      this.#noteFootfalls();
    }
    this.#lookedAhead = this.#remainder > INSTANT;
    this.#shown = this.#lookedAhead ? this.#ahead : this.#state;
    if (this.#lookedAhead) {
      copyState(this.#state, this.#ahead);
      this.#tick(this.#ahead, this.#remainder);
    }
    if (seconds > 0) {
      this.#inertia[FRAME] = seconds / this.#size.time;
      this.#before.set(this.#inertia);
    } else this.#inertia.set(this.#before);
    this.#pose(this.#shown);
  }

  /** Leaps over a fence of that height, m, as soon as the stride allows. */
  leap({ height = USUAL_FENCE * this.#size.length }: { readonly height?: number } = {}): void {
    checkLeap(this.#built, height);
    if (this.#state.leap === LEAPING) return;
    this.#state.leapHeight = Math.min(height / this.#size.length, this.#rig.height);
    this.#state.leap = ASKED;
    this.#state.calm = 0;
  }

  /** Pushes it, m/s, at the withers or the croup: it gives, steps if it must, and recovers. */
  push({
    at = 'withers',
    velocity,
  }: {
    readonly at?: 'withers' | 'croup';
    readonly velocity: ArrayLike<number>;
  }): void {
    checkPush(at, velocity);
    pushGirdle(this.#state, at === 'withers', this.#size.speed, velocity);
    this.#state.calm = 0;
  }

  /** Jumps to the steady motion that is commanded: body clock at 0, feet where that motion has them. For strips and first pictures. */
  settle(): void {
    const state = this.#state;
    const { heading, slope, ground } = this.#wishes;
    renewState(state);
    settleStyle(this.#wishes.style, state);
    state.speed = this.#intent.speed;
    state.pace = state.speed;
    state.manner = state.speed;
    state.beat = state.speed > 0 ? Math.min(state.speed, this.#built.startSpeed) : this.#built.startSpeed;
    state.life = state.speed > 0 ? 1 : 0;
    state.heading = heading;
    state.rise = Math.tan(slope);
    state.relief = ground ? 1 : 0;
    this.#terrain.relief = ground;
    if (ground) state.y = ground(state.x, state.z);
    state.target = wantedWay(this.#intent, state);
    state.mirrored = wantedMirror(this.#intent, state, state.target);
    state.way = state.life > 0 ? state.target : STAND;
    state.goal = state.way;
    this.#remainder = 0;
    this.#feelGround(state);
    state.stretch = climbing(this.#plan);
    listVoices(this.#built, state, this.#voices);
    state.tempo = state.life > 0 ? 1 / this.#voices.stride.time : 0;
    keepTime(this.#voices, state, 0);
    this.#voices.late.fill(0);
    planFeet(this.#built, this.#voices, this.#plan, state, DEFAULTS.tick);
    for (let leg = 0; leg < 4; leg++) if (state.contact[leg] === STRIKE) state.contact[leg] = STANCE;
    followSteps(this.#built, this.#voices, state, 0);
    this.#events.start(state);
    this.#before.fill(Number.NaN);
    this.advance(0);
  }

  #tick(state: State, dt: number): void {
    const calm = state.calm === 1;
    if (!calm) {
      this.#feelGround(state);
      state.stretch = climbing(this.#plan);
      followSpeed(this.#built, this.#voices, wantedSpeed(this.#intent, state), state, dt);
      this.#chooseMotion(state);
      if (this.#intent.styled || state.styled === 1) easeStyle(this.#wishes.style, state, dt);
    }
    if (calm) keepTime(this.#voices, state, dt);
    else {
      advanceClocks(this.#built, this.#voices, state, isAwake(this.#intent, state), dt);
      advanceLeap(this.#built, this.#voices, state, dt);
      if (beginsLeap(state)) this.#aimLeap(state);
      steerHeading(this.#rig.shares.supple, this.#wishes.heading, state, dt);
    }
    moveRoot(this.#plan, state, dt);
    if (!calm) {
      recoverPush(state, dt);
      this.#shiftGround(state, dt);
    }
    planFeet(this.#built, this.#voices, this.#plan, state, dt);
    if (!calm) {
      followSteps(this.#built, this.#voices, state, dt);
      state.calm = isCalm(this.#intent, this.#voices, state) ? 1 : 0;
    }
    state.time += dt;
  }

  #aimLeap(state: State): void {
    if (!isLevel(state)) aimLeap(this.#terrain, state, this.#rig.girdle[0], this.#rig.hips[0], this.#plan);
  }

  #shiftGround(state: State, dt: number): void {
    const { slope, ground } = this.#wishes;
    // Under a leap it stays as it was when that began.
    const moves = !isFlying(state) && (slope !== 0 || ground !== undefined || !isLevel(state));
    if (moves) shiftGround(slope, ground, this.#terrain, state, dt);
    this.#feelGround(state);
  }

  #chooseMotion(state: State): void {
    const intent = this.#intent;
    const wanted = wantedWay(intent, state);
    const way = nextWay(intent, state, wanted);
    chooseMotion(
      this.#built,
      this.#voices,
      way,
      wantedMirror(intent, state, way),
      wantedGoal(intent, state, wanted),
      wantedSpeed(intent, state),
      state,
    );
    if (!isAwake(intent, state)) state.way = STAND;
    else if (state.life === 0 && state.tempo === 0) wakeClocks(this.#built, this.#voices, state);
  }

  #pose(state: State): void {
    const rig = this.#rig;
    this.#feelGround(state);
    samplePose(this.#built, this.#voices, this.#plan, state, this.#scratch, this.#sampled);
    addLeap(rig, this.#built.standing, this.#plan.pitch, state, this.#sampled);
    this.#bendSpine(state);
    placeFeet(this.#built, this.#voices, this.#terrain, state, this.#sampled, this.#plan);
    addPush(state, this.#sampled.rows);
    levelHead(this.#plan, this.#sampled.rows);
    addStyle(rig, this.#seed, state, this.#sampled.rows, this.#trunk);
    this.#placeBody(state);
    solveTrunk(rig, this.#sampled.rows, this.#trunk, this.#place, this.#base, this.#posture);
    if (this.#sampled.flying > 0) {
      placeMiddle(rig, this.#posture, this.#plan, this.#sampled, this.#place);
      solveTrunk(rig, this.#sampled.rows, this.#trunk, this.#place, this.#base, this.#posture);
    }
    if (stoop(rig, this.#plan, state, this.#sampled, this.#posture, this.#sampled.rows)) {
      solveTrunk(rig, this.#sampled.rows, this.#trunk, this.#place, this.#base, this.#posture);
    }
    reachFeet(rig, this.#plan, this.#sampled, this.#posture, this.#legs);
    // In flight nothing stands; a foot that lands early may find the trunk too high.
    const gives = this.#sampled.flying < 1 || state.leapTime > state.leapOff;
    for (let times = 0; times < GIVING && gives && giveWay(state, this.#legs, this.#sampled.rows); times++) {
      solveTrunk(rig, this.#sampled.rows, this.#trunk, this.#place, this.#base, this.#posture);
      reachFeet(rig, this.#plan, this.#sampled, this.#posture, this.#legs);
    }
    easeLegs(rig, state, this.#plan, this.#sampled, this.#legs, this.#inertia);
    solveLegs(rig, this.#legs, this.#posture);
    if (this.pose !== this.#posture) scalePose(this.#posture, this.#size.length, this.pose);
  }

  /** Faces the heading and feels the ground under the girdles. */
  #feelGround(state: State): void {
    face(state, this.#plan);
    feelGround(this.#terrain, state, this.#rig.girdle[0], this.#rig.hips[0], this.#plan);
  }

  #bendSpine(state: State): void {
    const trunk = this.#trunk;
    const turns = state.turn !== 0;
    trunk.bend = turns ? this.#rig.shares.supple * spineBend(this.#rig.girdle[0] - this.#rig.hips[0], state) : 0;
    trunk.neck = state.neck;
    trunk.poll = state.poll;
    // Legs that are held out keep it level.
    trunk.lean = turns && !this.#rig.legs[0].sprawl ? lean(state) : 0;
    this.#plan.lean = turns ? Math.sin(trunk.lean) : 0;
  }

  /** The body over its place, heading, pitched with the ground, leaning into the curve. */
  #placeBody(state: State): void {
    const { pitch, ground, cos, sin } = this.#plan;
    // Uphill the legs stand more upright than square to the slope.
    const uphill = pitch === 0 ? 0 : DEFAULTS.upright * this.#rig.hips[1] * Math.sin(pitch);
    const { push } = state;
    const fore = push[0] * sin + push[2] * cos; // to the right
    const hind = push[3] * sin + push[5] * cos;
    this.#place[0] = state.x + uphill * cos + (push[0] + push[3]) / 2;
    this.#place[1] = ground;
    this.#place[2] = state.z - uphill * sin + (push[2] + push[5]) / 2;
    const yaw = state.heading - (fore - hind) / (this.#rig.girdle[0] - this.#rig.hips[0]);
    eulerToQuat(this.#base, yaw, pitch, this.#rig.legs[0].sprawl?.manner.lean(this.#plan) ?? this.#trunk.lean);
  }

  readonly #standHeight = (leg: number): number =>
    heightAt(this.#terrain, this.#state, this.#state.standX[leg], this.#state.standZ[leg]);

  #noteFootfalls(): void {
    this.#events.note(this.#built, this.#state, this.#voices, this.#standHeight);
  }

  // -------------------------------------------------------------------------------------------------------- reading

  get time(): number {
    return this.#shown.time * this.#size.time;
  }
  get speed(): number {
    return this.#shown.speed * this.#size.speed;
  }
  get heading(): number {
    return this.#shown.heading;
  }
  /** The ground under the middle of the body, world x and z, m. */
  get place(): readonly [number, number] {
    const { length } = this.#size;
    return [this.#shown.x * length, this.#shown.z * length];
  }
  get gait(): string {
    return nameOfWay(this.#built, this.#shown.way);
  }
  get targetGait(): string {
    return this.#intent.speed === 0 ? 'stand' : nameOfWay(this.#built, this.#shown.goal);
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
    return this.#shown.tempo === 0 ? 0 : this.#size.time / this.#shown.tempo;
  }
  get strideFrequency(): number {
    return this.#shown.tempo / this.#size.time;
  }
  get strideLength(): number {
    return this.#shown.tempo === 0 ? 0 : (this.#size.length * this.#shown.speed) / this.#shown.tempo;
  }
  /** Mean over the four feet. */
  get dutyFactor(): number {
    if (this.#shown.tempo === 0) return 1;
    const { duty } = this.#voices.stride;
    return (duty[0] + duty[1] + duty[2] + duty[3]) / 4;
  }
  /** v^2 / (g h) with h the height of the hips (Alexander). */
  get froude(): number {
    return (this.speed * this.speed) / (GRAVITY * this.rig.hips[1]);
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
    throw new RangeError(`angle: no joint '${name}', such as LF.carpus or RH.hock`);
  }

  /** Height of the ground, m. */
  groundHeight(x: number, z: number): number {
    const { length } = this.#size;
    return length * heightAt(this.#terrain, this.#shown, x / length, z / length);
  }

  /** What happened since the last call. */
  takeEvents(): AnimalEvent[] {
    return this.#events.take();
  }

  /** How far each foot is from where it should be, m, in the order of LEGS: 0 unless out of reach. */
  get misses(): Float64Array {
    return this.#legs.miss.map((miss) => miss * this.#size.length);
  }

  /** Everything it is and was told, to be restored later: the same commands from there give the same motion. */
  snapshot(): Snapshot {
    const state = createState();
    copyState(this.#state, state);
    return {
      state,
      inertia: this.#before.slice(),
      told: this.#events.told(),
      wishes: { ...this.#wishes },
      remainder: this.#remainder,
      relief: this.#terrain.relief,
    };
  }

  restore({ state, inertia, told, wishes, remainder, relief }: Snapshot): void {
    copyState(state, this.#state);
    this.#before.set(inertia);
    Object.assign(this.#wishes, wishes);
    this.#remainder = remainder;
    this.#terrain.relief = relief;
    workOut(this.#intent);
    this.#lookedAhead = true;
    this.#events.resume(told);
    this.advance(0);
  }

  hash(): number {
    return hashState(this.#state);
  }
}
