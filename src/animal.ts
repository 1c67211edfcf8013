/**
 * The animal: takes commands, advances, and can be read. What it does in a tick and in a frame is in steady.ts, and in reins.ts for whoever holds
 * the reins.
 */
import type { vec3 } from 'gl-matrix';
import { type Built, nameOfWay } from './build.ts';
import { type Command, checkCommand } from './command.ts';
import * as DEFAULTS from './defaults.ts';
import { type AnimalEvent, EventLog } from './events.ts';
import { steadyMirror, steadyWay, workOut } from './intent.ts';
import type { Numbers } from './math/memory.ts';
import { createPose, type Pose, pointOnJoint, scalePose } from './skeleton/pose.ts';
import type { Rig } from './skeleton/rig.ts';
import { cloneState, copyState, createState, hashState, renewState, STAND, type State, standStill } from './state.ts';
import { steadily } from './steady.ts';
import { DEGREE, GRAVITY, LEGS, type LegName } from './units.ts';
import { createWorks, type Reins, type Snapshot, type Works } from './works.ts';

export interface AnimalOptions {
  /** Gaits that `gait: 'auto'` may choose from. All of the species' unless given. */
  readonly gaits?: readonly string[];
  /** Seed of the small variation between strides; 0 is none. */
  readonly seed?: number;
  /** What it takes to change its motion; without them it only goes steadily. */
  readonly reins?: Reins | undefined;
}

export type ContactState = 'flight' | 'strike' | 'stance';

export interface Leg {
  /** 0..1 of this leg's own stride, from its touch-down. */
  readonly phase: number;
  readonly contact: ContactState;
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

/** More than there are feet: a guess where one will leave may be wrong. */
const MOST_PARTS = 6;

const CONTACTS: readonly ContactState[] = ['flight', 'strike', 'stance'];

export class Animal {
  readonly rig: Rig;
  readonly pose: Pose;
  readonly legs: Readonly<Record<LegName, Leg>>;

  readonly #built: Built;
  readonly #works: Works;
  #reins: Reins = steadily;
  readonly #state: State = createState();
  /** The state at the exact time of the pose: that of the last tick, or a copy looked ahead by the part of a tick since. */
  #shown = this.#state;
  #ahead = this.#state;
  #remainder = 0;
  #lookedAhead = false;
  readonly #events: EventLog;

  constructor(built: Built, { gaits, seed = 1, reins }: AnimalOptions = {}) {
    if (!Number.isFinite(seed)) throw new RangeError(`seed: expected a number, got ${String(seed)}`);
    this.#built = built;
    this.#works = createWorks(built, gaits, seed);
    this.reins = reins;
    this.#events = new EventLog(built.size);
    this.rig = built.trueRig;
    this.pose = built.rig === built.trueRig ? this.#works.pose : createPose(built.trueRig);
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

  /** What it takes to change its motion; what it does goes on from there. Once it has them it keeps them. */
  get reins(): Reins | undefined {
    return this.#reins === steadily ? undefined : this.#reins;
  }
  set reins(reins: Reins | undefined) {
    this.#reins = reins ?? this.#reins;
  }

  /** What it shall do from now on; any subset. Throws a sentence that says what is allowed. */
  command(command: Command): void {
    this.#catchUp();
    const works = this.#works;
    const { speed } = works.size;
    checkCommand(
      this.#built,
      typeof command?.speed === 'number' ? { ...command, speed: command.speed / speed } : command,
      works.wishes,
      (wish, next) => this.#reins.check(works, wish, next, this.#state),
    );
    workOut(works.intent);
    this.#state.calm = 0;
    if (!this.reins) this.#settle(this.#state.phase);
  }

  /** Moves on by `seconds`. */
  advance(seconds: number): void {
    if (typeof seconds !== 'number' || !(seconds >= 0 && seconds < Infinity))
      throw new RangeError(`advance: expected seconds of 0 or more, got ${seconds}`);
    this.#remainder += seconds / this.#works.size.time;
    while (this.#remainder > DEFAULTS.tick - INSTANT) {
      this.#remainder -= DEFAULTS.tick;
      this.#tick(this.#state, DEFAULTS.tick);
    }
    this.#shown = this.#state;
    if (this.#remainder > INSTANT) {
      this.#shown = this.#ahead;
      this.#reins.copy(this.#state, this.#ahead);
      this.#tick(this.#ahead, this.#remainder);
      this.#lookedAhead = true;
    }
    this.#pose(this.#shown, seconds);
  }

  /** What it is told comes between two ticks, or it would act since the last one: that ends here. */
  #catchUp(): void {
    if (!this.#lookedAhead) return;
    // Rounded, so that it is the same however time was cut into frames.
    const part = Math.fround(this.#remainder);
    this.#tick(this.#state, part);
    this.#remainder -= part;
    this.#shown = this.#state;
  }

  /** In parts, each until a foot comes down or leaves. */
  #tick(state: State, seconds: number): void {
    // The last picture may have looked ahead of the state: hear again what sounds now, so that pictures leave no trace.
    if (this.reins && this.#lookedAhead && this.#state.calm === 0) this.#reins.listen(this.#works, this.#state);
    this.#lookedAhead = false;
    standStill(state);
    let left = seconds;
    for (let parts = MOST_PARTS; left > 0; parts--) {
      const until = this.#reins.until(state);
      const part = parts > 1 && until < left - INSTANT ? until : left;
      this.#reins.tick(this.#works, state, part);
      left -= part;
      if (state === this.#state) this.#noteFootfalls();
    }
  }

  /** Leaps over a fence of that height, m, as soon as the stride allows. */
  leap({ height }: { readonly height?: number } = {}): void {
    this.#catchUp();
    this.#reins.leap(this.#works, this.#state, height);
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
    this.#catchUp();
    this.#reins.push(this.#works, this.#state, at, velocity);
    this.#state.calm = 0;
  }

  /** Jumps to the steady motion that is commanded: body clock at 0, feet where that motion has them. For strips and first pictures. */
  settle(): void {
    this.#remainder = 0;
    this.#settle(0);
  }

  #settle(phase: number): void {
    const state = this.#state;
    const { intent, wishes } = this.#works;
    renewState(state);
    state.phase = phase;
    state.speed = intent.speed;
    state.pace = state.speed;
    state.manner = state.speed;
    state.beat = state.speed > 0 ? Math.min(state.speed, this.#built.startSpeed) : this.#built.startSpeed;
    state.life = state.speed > 0 ? 1 : 0;
    state.heading = wishes.heading;
    state.target = steadyWay(intent);
    state.mirrored = steadyMirror(intent, state.target);
    state.way = state.life > 0 ? state.target : STAND;
    state.goal = state.way;
    this.#lookedAhead = false;
    this.#reins.settle(this.#works, state);
    standStill(state);
    this.#ahead = cloneState(state);
    this.#events.start(state);
    this.advance(0);
  }

  #pose(state: State, seconds: number): void {
    const works = this.#works;
    this.#reins.pose(works, state, seconds);
    if (this.pose !== works.pose) scalePose(works.pose, works.size.length, this.pose);
  }

  #heightAt(state: State, x: number, z: number): number {
    return this.#reins.groundHeight(this.#works, state, x, z);
  }

  readonly #standHeight = (leg: number): number =>
    this.#heightAt(this.#state, this.#state.standX[leg], this.#state.standZ[leg]);

  #noteFootfalls(): void {
    this.#events.note(this.#built, this.#state, this.#works.voices, this.#standHeight);
    this.#reins.note(this.#works, this.#events, this.#state);
  }

  // -------------------------------------------------------------------------------------------------------- reading

  get time(): number {
    return this.#shown.time * this.#works.size.time;
  }
  get speed(): number {
    return this.#shown.speed * this.#works.size.speed;
  }
  get heading(): number {
    return this.#shown.heading;
  }
  /** The ground under the middle of the body, world x and z, m. */
  get place(): readonly [number, number] {
    const { length } = this.#works.size;
    return [this.#shown.x * length, this.#shown.z * length];
  }
  get gait(): string {
    return nameOfWay(this.#built, this.#shown.way);
  }
  get targetGait(): string {
    return this.#works.intent.speed === 0 ? 'stand' : nameOfWay(this.#built, this.#shown.goal);
  }
  get inTransition(): boolean {
    return this.#shown.change < 1 || this.#shown.way !== this.#shown.goal;
  }
  get lead(): 'left' | 'right' | undefined {
    const { gaits, species } = this.#built;
    const { target, mirrored, life } = this.#shown;
    if (target >= gaits.length) return species.motions[target - gaits.length].lead;
    const lead = life > 0 ? gaits[target]?.lead : undefined;
    return lead && mirrored === 1 ? (lead === 'left' ? 'right' : 'left') : lead;
  }
  /** What its library holds. */
  get motions(): readonly MotionInfo[] {
    return this.#built.species.motions.map(({ blends, contacts, legs, body, ...info }) => info);
  }
  /** The body's clock, 0..1 of the stride. */
  get phase(): number {
    return this.#shown.phase;
  }
  /** s; 0 in a stand. */
  get strideTime(): number {
    return this.#shown.tempo === 0 ? 0 : this.#works.size.time / this.#shown.tempo;
  }
  get strideFrequency(): number {
    return this.#shown.tempo / this.#works.size.time;
  }
  get strideLength(): number {
    return this.#shown.tempo === 0 ? 0 : (this.#works.size.length * this.#shown.speed) / this.#shown.tempo;
  }
  /** Mean over the four feet. */
  get dutyFactor(): number {
    if (this.#shown.tempo === 0) return 1;
    const { duty } = this.#works.voices.stride;
    return (duty[0] + duty[1] + duty[2] + duty[3]) / 4;
  }
  /** v^2 / (g h) with h the height of the hips (Alexander). */
  get froude(): number {
    return (this.speed * this.speed) / (GRAVITY * this.rig.hips[1]);
  }

  /** Contact of each foot through the stride it is in, in the order of LEGS. */
  get contacts(): readonly { leg: LegName; down: number; duty: number }[] {
    const { down, duty } = this.#works.voices.stride;
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
      if (at >= 0) return leg.standingDegrees[at] + (leg.senses[at] * this.#works.sampled.rotations[i][at]) / DEGREE;
    }
    throw new RangeError(`angle: no joint '${name}', such as LF.carpus or RH.hock`);
  }

  /** Height of the ground, m. */
  groundHeight(x: number, z: number): number {
    const { length } = this.#works.size;
    return length * this.#heightAt(this.#shown, x / length, z / length);
  }

  /** What happened since the last call. */
  takeEvents(): AnimalEvent[] {
    return this.#events.take();
  }

  /** How far each foot is from where it should be, m, in the order of LEGS: 0 unless out of reach. */
  get misses(): Numbers {
    return this.#works.legs.miss.map((miss) => miss * this.#works.size.length);
  }

  /** Everything it is and was told, to be restored later: the same commands from there give the same motion. */
  snapshot(): Snapshot {
    return {
      species: this.rig.name,
      state: cloneState(this.#state),
      inertia: this.#works.before.slice(),
      told: this.#events.told(),
      wishes: { ...this.#works.wishes },
      remainder: this.#remainder,
      relief: this.#works.terrain.relief,
    };
  }

  restore(snapshot: Snapshot): void {
    const works = this.#works;
    this.#reins.fits(works, snapshot);
    const { state, inertia, told, wishes, remainder, relief } = snapshot;
    copyState(state, this.#state);
    works.before.set(inertia);
    works.inertia.set(inertia);
    Object.assign(works.wishes, wishes);
    this.#remainder = remainder;
    works.terrain.relief = relief;
    workOut(works.intent);
    this.#reins.listen(works, this.#state);
    this.#ahead = cloneState(state);
    this.#lookedAhead = false;
    this.#events.resume(told);
    this.advance(0);
  }

  hash(): number {
    return hashState(this.#state);
  }
}
