/**
 * Watches an animal closely and keeps the worst of everything a command must not spoil: feet that slide, sink or float, clocks
 * that hurry, bones that stretch, joints that jerk. It reads nothing but what any user can read. Metres, seconds; angles in degrees,
 * their rates in rad/s and rad/s^2.
 */
import type { Animal } from '../../src/index.ts';
import { DEGREE, LEGS, type LegName, TURN } from '../../src/units.ts';

/** s: twice a tick, so that what a picture between two ticks shows is looked at too. */
export const LOOK = 1 / 120;

export interface WatchOptions {
  /** Time between two looks, s. */
  readonly dt?: number;
  /** The surface under the feet; the animal's own unless given. */
  readonly ground?: (x: number, z: number) => number;
  /** Bones, limits and jumps are looked at; off where only feet matter. */
  readonly body?: boolean;
}

export interface Strike {
  readonly time: number;
  /** Strides since the watch began. */
  readonly strides: number;
  readonly leg: LegName;
  readonly place: readonly [number, number, number];
}

/** What each joint's place may do without a jump: speed, m/s, and acceleration, m/s^2, against the root's (the root's own: see `moving`). */
export interface Bounds {
  readonly moving: Float64Array;
  readonly lurching: Float64Array;
  /** See `tearing`. */
  readonly tearing: Float64Array;
}

/** Longest swing that is looked at, in looks. */
const LONGEST_SWING = 1200;
/** Share of a swing, at its start and its end, in which the toe may be low. */
const NEAR_CONTACT = 0.15;
/** m: how far aside the ground is felt to know how it lies. */
const NEARBY = 1e-4;

export class Watcher {
  readonly animal: Animal;
  readonly dt: number;
  readonly joints: readonly string[];
  looks = 0;

  // ------------------------------------------------------------------------------------------------------ the worst
  /** Per leg: farthest a standing toe was from where it struck, along the surface and off it. */
  readonly slip = new Float64Array(4);
  /** Per leg: least height of a toe in the middle 70 % of its swing. */
  readonly clearance = new Float64Array(4);
  /** Toe or heel under the surface; a standing toe above or under it. */
  sunk = 0;
  floated = 0;
  /** Longest time without a foot on the ground. */
  airborne = 0;
  /** Leg clocks against the stride frequency, and the farthest any went back, strides. */
  slowestClock = Infinity;
  fastestClock = 0;
  wentBack = 0;
  /** Per joint of the rig: fastest turn against its parent, and its hardest jerk. */
  readonly turning = new Float64Array(0);
  readonly jerking = new Float64Array(0);
  /** Per joint: fastest move and hardest acceleration of its place, against the root's and as the body is headed; the root's own against the speed and in the world. */
  readonly moving = new Float64Array(0);
  readonly lurching = new Float64Array(0);
  /** Per joint: the largest step out of its way and on beside it, m: two hard accelerations that undo each other. */
  readonly tearing = new Float64Array(0);
  /** Set to say what is a jump from now on; then the worst against it (more than 1 is a jump), which joint and when, s. */
  bounds: Bounds | undefined;
  jumped = 0;
  jumpedJoint = '';
  jumpedAt = 0;
  /** Bones longer or shorter than built, m; joints beyond their limits, degrees, and which. */
  stretched = 0;
  beyond = 0;
  beyondJoint = '';
  finite = true;
  fastest = 0;
  acceleration = 0;
  braking = 0;
  /** Fastest turn of the heading, rad/s, and what grip it takes, m/s^2. */
  turnRate = 0;
  lateral = 0;
  /** Time and strides in transition. */
  transitionTime = 0;
  transitionStrides = 0;
  strides = 0;
  readonly strikes: Strike[] = [];
  /** Per leg: farthest it stayed from where the engine wanted it. */
  readonly misses = new Float64Array(4);

  // ------------------------------------------------------------------------------------------------------- memory
  readonly #body: boolean;
  readonly #ground: (x: number, z: number) => number;
  readonly #legJoints: readonly { readonly name: string; readonly joint: number; least: number; most: number }[];
  /** Length of the bone from each joint's parent, m. */
  readonly #built: Float64Array;
  readonly #trunk: readonly { readonly yaw: Fan; readonly pitch: Fan; readonly roll: Fan }[];
  readonly #hinges: readonly { readonly roll: Fan; readonly yaw: Fan }[];
  readonly #stood = new Uint8Array(4);
  readonly #flew = new Uint8Array(4);
  readonly #phase = new Float64Array(4);
  readonly #struck = new Float64Array(12);
  readonly #swing: readonly Float64Array[];
  readonly #swung = new Int32Array(4);
  #seen = 0;
  #pardoned = 0;
  #inAir = 0;
  #speed = 0;
  #heading = 0;
  readonly #position: Float64Array;
  readonly #velocity: Float64Array;
  readonly #change: Float64Array;
  readonly #local: Float64Array;
  readonly #spin: Float64Array;
  readonly #angle: Float64Array;
  readonly #angleRate: Float64Array;
  readonly #toe = new Float64Array(3);
  readonly #heel = new Float64Array(3);
  readonly #marks = LEGS.map((leg) => ({ toe: `${leg}.toe`, heel: `${leg}.heel` }));
  #wasStanding = true;
  readonly #facing = new Float64Array(2);

  constructor(animal: Animal, { dt = LOOK, ground, body = true }: WatchOptions = {}) {
    this.animal = animal;
    this.dt = dt;
    this.#body = body;
    this.#ground = ground ?? ((x, z) => animal.groundHeight(x, z));
    const { rig } = animal;
    const count = rig.joints.length;
    this.joints = rig.joints;
    this.turning = new Float64Array(count);
    this.jerking = new Float64Array(count);
    this.moving = new Float64Array(count);
    this.lurching = new Float64Array(count);
    this.tearing = new Float64Array(count);
    this.#change = new Float64Array(3 * count);
    this.#position = new Float64Array(3 * count);
    this.#velocity = new Float64Array(3 * count);
    this.#local = new Float64Array(4 * count);
    this.#spin = new Float64Array(3 * count);
    this.#angle = new Float64Array(count);
    this.#angleRate = new Float64Array(count);
    this.#swing = LEGS.map(() => new Float64Array(LONGEST_SWING));
    this.#built = Float64Array.from(rig.joints, (_, j) => Math.hypot(...rig.offsets.slice(3 * j, 3 * j + 3)));
    this.#trunk = rig.joints
      .slice(0, rig.legs[0].joints[0])
      .map((_, j) => ({ yaw: fan(rig.axes[j].yaw), pitch: fan(rig.axes[j].pitch), roll: fan(rig.axes[j].roll) }));
    this.#hinges = rig.legs.map(({ joints: [first] }) => ({
      roll: fan(rig.axes[first].roll),
      yaw: fan(rig.axes[first].yaw),
    }));
    this.#legJoints = rig.legs.flatMap((leg) =>
      leg.joints.map((joint, i) => {
        const ends = [leg.least[i], leg.most[i]].map(
          (turn) => leg.standingDegrees[i] + (leg.senses[i] * turn) / DEGREE,
        );
        return { name: rig.joints[joint], joint, least: Math.min(...ends), most: Math.max(...ends) };
      }),
    );
    this.start();
  }

  /** Seconds watched. */
  get time(): number {
    return this.looks * this.dt;
  }

  /** Starts anew from where the animal is: after `settle`, which jumps. */
  start(): void {
    this.forget();
    const { animal } = this;
    const contacts = animal.contacts;
    this.#seen = 0;
    this.#inAir = 0;
    this.#flew.fill(0);
    LEGS.forEach((leg, i) => {
      const { phase, contact } = animal.legs[leg];
      this.#phase[i] = phase;
      this.#stood[i] = contact === 'flight' ? 0 : 1;
      animal.landmark(this.#marks[i].toe, this.#toe);
      this.#struck.set(this.#toe, 3 * i);
      this.#struck[3 * i + 1] -= this.#ground(this.#toe[0], this.#toe[2]);
      // What went before of a swing that is under way counts as high.
      const { duty } = contacts[i];
      const before = contact === 'flight' ? Math.max(0, Math.round(((phase - duty) * animal.strideTime) / this.dt)) : 0;
      this.#swing[i].fill(Infinity, 0, Math.min(before, LONGEST_SWING));
      this.#swung[i] = Math.min(before, LONGEST_SWING);
    });
    this.#speed = animal.speed;
    this.#heading = animal.heading;
    this.#wasStanding = isStanding(animal);
    if (this.#body) this.#lookAtBody();
    this.#seen = 1;
  }

  /** Forgets the worst so far and goes on watching. */
  forget(): void {
    this.looks = 0;
    this.slip.fill(0);
    this.clearance.fill(Infinity);
    this.sunk = 0;
    this.floated = 0;
    this.airborne = 0;
    this.slowestClock = Infinity;
    this.fastestClock = 0;
    this.wentBack = 0;
    this.turning.fill(0);
    this.jerking.fill(0);
    this.moving.fill(0);
    this.lurching.fill(0);
    this.tearing.fill(0);
    this.jumped = 0;
    this.jumpedJoint = '';
    this.stretched = 0;
    this.beyond = 0;
    this.beyondJoint = '';
    this.finite = true;
    this.fastest = 0;
    this.acceleration = 0;
    this.braking = 0;
    this.turnRate = 0;
    this.lateral = 0;
    this.transitionTime = 0;
    this.transitionStrides = 0;
    this.strides = 0;
    this.strikes.length = 0;
    this.misses.fill(0);
  }

  run(seconds: number): this {
    for (let left = Math.round(seconds / this.dt); left > 0; left--) this.step();
    return this;
  }

  step(): void {
    this.animal.advance(this.dt);
    this.looks++;
    this.#lookAtFeet();
    this.#lookAtClocks();
    this.#lookAtSpeed();
    if (this.#body) this.#lookAtBody();
    this.#seen++;
    if (this.#pardoned > 0) this.#pardoned--;
  }

  /** For so many looks no acceleration counts: a push changes velocities at once. */
  pardon(looks: number): void {
    this.#pardoned = looks;
  }

  /** The worst of all feet. */
  get slipped(): number {
    return Math.max(...this.slip);
  }
  get lowest(): number {
    return Math.min(...this.clearance);
  }

  #lookAtFeet(): void {
    const { animal } = this;
    const toe = this.#toe;
    const { misses } = animal;
    let down = 0;
    for (let i = 0; i < 4; i++) {
      const stands = animal.legs[LEGS[i]].contact !== 'flight';
      animal.landmark(this.#marks[i].toe, toe);
      const heel = animal.landmark(this.#marks[i].heel, this.#heel);
      const surface = this.#ground(toe[0], toe[2]);
      const above = toe[1] - surface;
      this.sunk = Math.max(this.sunk, -above, this.#underHeel(i, surface) - heel[1]);
      this.misses[i] = Math.max(this.misses[i], misses[i]);
      if (stands) {
        down++;
        if (this.#stood[i] === 0) this.#strike(i, above);
        const at = 3 * i;
        // Against the surface, which may tilt under a standing foot that rides on it.
        const slip = length(toe[0] - this.#struck[at], above - this.#struck[at + 1], toe[2] - this.#struck[at + 2]);
        this.slip[i] = Math.max(this.slip[i], slip);
        this.floated = Math.max(this.floated, Math.abs(above));
      } else {
        if (this.#stood[i] === 1) this.#swung[i] = 0;
        if (this.#swung[i] < LONGEST_SWING) this.#swing[i][this.#swung[i]++] = above;
      }
      this.#stood[i] = stands ? 1 : 0;
    }
    this.#inAir = down === 0 ? this.#inAir + this.dt : 0;
    this.airborne = Math.max(this.airborne, this.#inAir);
  }

  /**
   * Height of the ground under the heel. A foot as long as a shin is stiff, and lies as the ground lies at its toe: where that bends up towards the heel, it must cut in.
   */
  #underHeel(i: number, surface: number): number {
    const [toe, heel] = [this.#toe, this.#heel];
    const under = this.#ground(heel[0], heel[2]);
    if (!this.animal.rig.legs[i].sprawl) return under;
    const along = (this.#ground(toe[0] + NEARBY, toe[2]) - surface) / NEARBY;
    const across = (this.#ground(toe[0], toe[2] + NEARBY) - surface) / NEARBY;
    return Math.min(under, surface + along * (heel[0] - toe[0]) + across * (heel[2] - toe[2]));
  }

  #strike(i: number, above: number): void {
    const place: [number, number, number] = [this.#toe[0], this.#toe[1], this.#toe[2]];
    this.#struck.set(place, 3 * i);
    this.#struck[3 * i + 1] = above;
    this.strikes.push({ time: this.time, strides: this.strides, leg: LEGS[i], place });
    const count = this.#swung[i];
    for (let k = Math.ceil(NEAR_CONTACT * count); k < (1 - NEAR_CONTACT) * count; k++)
      this.clearance[i] = Math.min(this.clearance[i], this.#swing[i][k]);
  }

  #lookAtClocks(): void {
    const { animal, dt } = this;
    const frequency = animal.strideFrequency;
    const standing = isStanding(animal);
    // To and from a stand the clocks of standing feet rest, and may be set where the first step wants them.
    const resting = standing || this.#wasStanding;
    for (let i = 0; i < 4; i++) {
      const { phase } = animal.legs[LEGS[i]];
      let step = phase - this.#phase[i];
      step -= Math.round(step);
      this.#phase[i] = phase;
      const flies = this.#stood[i] === 0;
      if (resting && flies && this.#flew[i] === 1) this.wentBack = Math.max(this.wentBack, -step);
      this.#flew[i] = flies ? 1 : 0;
      if (resting) continue;
      this.wentBack = Math.max(this.wentBack, -step);
      const rate = step / dt / frequency;
      this.slowestClock = Math.min(this.slowestClock, rate);
      this.fastestClock = Math.max(this.fastestClock, rate);
    }
    this.#wasStanding = standing;
    this.strides += frequency * dt;
    if (animal.inTransition) {
      this.transitionTime += dt;
      this.transitionStrides += frequency * dt;
    }
  }

  #lookAtSpeed(): void {
    const { animal, dt } = this;
    const { speed, heading } = animal;
    const change = (speed - this.#speed) / dt;
    this.fastest = Math.max(this.fastest, speed);
    this.acceleration = Math.max(this.acceleration, change);
    this.braking = Math.max(this.braking, -change);
    const turned = heading - this.#heading;
    const rate = Math.abs(turned - TURN * Math.round(turned / TURN)) / dt;
    this.turnRate = Math.max(this.turnRate, rate);
    this.lateral = Math.max(this.lateral, rate * speed);
    this.#speed = speed;
    this.#heading = heading;
  }

  #lookAtBody(): void {
    const { rig, pose } = this.animal;
    const { positions, rotations } = pose;
    const { parents } = rig;
    const count = this.joints.length;
    let sum = 0;
    this.#facing[0] = Math.cos(this.animal.heading);
    this.#facing[1] = Math.sin(this.animal.heading);
    for (let j = 0; j < count; j++) {
      this.#lookAtPlace(j, positions);
      sum += positions[3 * j] + positions[3 * j + 1] + positions[3 * j + 2];
      sum += rotations[4 * j] + rotations[4 * j + 1] + rotations[4 * j + 2] + rotations[4 * j + 3];
      const on = parents[j];
      if (on < 0) continue;
      const x = positions[3 * j] - positions[3 * on];
      const y = positions[3 * j + 1] - positions[3 * on + 1];
      const z = positions[3 * j + 2] - positions[3 * on + 2];
      this.stretched = Math.max(this.stretched, Math.abs(length(x, y, z) - this.#built[j]));
    }
    if (!Number.isFinite(sum) || !Number.isFinite(this.animal.speed)) this.finite = false;
    this.#lookAtTrunk();
    this.#lookAtLegs();
  }

  /** Moves of a joint against the root; of the root itself in the world, less what the speed explains. */
  #lookAtPlace(j: number, positions: Float64Array): void {
    const { dt } = this;
    const at = 3 * j;
    // As the body is headed: a turn carries a long tail round, and that is no jump of the tail.
    const [cos, sin] = this.#facing;
    const x = positions[at] - positions[0];
    const z = positions[at + 2] - positions[2];
    const ahead = x * cos - z * sin;
    const aside = x * sin + z * cos;
    let move = 0;
    let jerk = 0;
    let before = 0;
    let along = 0;
    for (let k = 0; k < 3; k++) {
      const place = j === 0 ? positions[k] : k === 0 ? ahead : k === 1 ? positions[at + 1] - positions[1] : aside;
      const velocity = (place - this.#position[at + k]) / dt;
      const change = (velocity - this.#velocity[at + k]) / dt;
      this.#position[at + k] = place;
      this.#velocity[at + k] = velocity;
      move += velocity * velocity;
      jerk += change * change;
      before += this.#change[at + k] * this.#change[at + k];
      along += change * this.#change[at + k];
      this.#change[at + k] = change;
    }
    const moving = this.#seen >= 1 ? Math.sqrt(move) - (j === 0 ? this.animal.speed : 0) : 0;
    const counts = this.#pardoned === 0;
    const lurching = this.#seen >= 2 && counts ? Math.sqrt(jerk) : 0;
    // Two changes that undo each other, the one hardly smaller than the other.
    const torn = this.#seen >= 3 && counts && along < -0.7 * Math.sqrt(jerk * before);
    const tearing = torn ? Math.sqrt(Math.min(jerk, before)) * dt * dt : 0;
    this.moving[j] = Math.max(this.moving[j], moving);
    this.lurching[j] = Math.max(this.lurching[j], lurching);
    this.tearing[j] = Math.max(this.tearing[j], tearing);
    if (this.bounds) this.#jump(j, moving, lurching, tearing, this.bounds);
  }

  #jump(j: number, moving: number, lurching: number, tearing: number, bounds: Bounds): void {
    const jump = Math.max(moving / bounds.moving[j], lurching / bounds.lurching[j], tearing / bounds.tearing[j]);
    if (jump <= this.jumped) return;
    this.jumped = jump;
    this.jumpedJoint = this.joints[j];
    this.jumpedAt = this.time;
  }

  /** Root, spine, neck, head and tail: each against its parent, the root against the world. */
  #lookAtTrunk(): void {
    const { rig, pose } = this.animal;
    const { rotations } = pose;
    const { dt } = this;
    const trunk = this.#trunk;
    for (let j = 0; j < trunk.length; j++) {
      const at = 4 * j;
      const on = 4 * rig.parents[j];
      const px = on < 0 ? 0 : rotations[on];
      const py = on < 0 ? 0 : rotations[on + 1];
      const pz = on < 0 ? 0 : rotations[on + 2];
      const pw = on < 0 ? 1 : rotations[on + 3];
      const cx = rotations[at];
      const cy = rotations[at + 1];
      const cz = rotations[at + 2];
      const cw = rotations[at + 3];
      // inverse(parent) * child
      const x = pw * cx - px * cw - py * cz + pz * cy;
      const y = pw * cy - py * cw - pz * cx + px * cz;
      const z = pw * cz - pz * cw - px * cy + py * cx;
      const w = pw * cw + px * cx + py * cy + pz * cz;
      // now * inverse(before): twice its vector part is the turn since
      const bx = this.#local[at];
      const by = this.#local[at + 1];
      const bz = this.#local[at + 2];
      const bw = this.#local[at + 3];
      const twice = (2 * Math.sign(w * bw + x * bx + y * by + z * bz)) / dt;
      const sx = twice * (x * bw - w * bx - y * bz + z * by);
      const sy = twice * (y * bw - w * by - z * bx + x * bz);
      const sz = twice * (z * bw - w * bz - x * by + y * bx);
      if (this.#seen >= 1) this.turning[j] = Math.max(this.turning[j], length(sx, sy, sz));
      if (this.#seen >= 2 && this.#pardoned === 0) {
        const jerk = length(sx - this.#spin[3 * j], sy - this.#spin[3 * j + 1], sz - this.#spin[3 * j + 2]) / dt;
        this.jerking[j] = Math.max(this.jerking[j], jerk);
      }
      this.#local[at] = x;
      this.#local[at + 1] = y;
      this.#local[at + 2] = z;
      this.#local[at + 3] = w;
      this.#spin[3 * j] = sx;
      this.#spin[3 * j + 1] = sy;
      this.#spin[3 * j + 2] = sz;
      if (on < 0) continue;
      // yaw about y, then pitch about z, then roll about x (src/skeleton/trunk.ts)
      const { yaw, pitch, roll } = trunk[j];
      this.#limit(j, 2 * (w * y - x * z), 1 - 2 * (y * y + z * z), yaw);
      this.#limitSine(j, 2 * (x * y + w * z), pitch);
      this.#limit(j, 2 * (w * x - y * z), 1 - 2 * (x * x + z * z), roll);
    }
  }

  #lookAtLegs(): void {
    const { animal, dt } = this;
    const { rig, pose } = animal;
    for (const { name, joint, least, most } of this.#legJoints) {
      const degrees = animal.angle(name);
      const beyond = Math.max(least - degrees, degrees - most);
      if (beyond > this.beyond) this.#tooFar(beyond, name);
      const angle = degrees * DEGREE;
      const rate = (angle - this.#angle[joint]) / dt;
      if (this.#seen >= 1) this.turning[joint] = Math.max(this.turning[joint], Math.abs(rate));
      if (this.#seen >= 2 && this.#pardoned === 0)
        this.jerking[joint] = Math.max(this.jerking[joint], Math.abs(rate - this.#angleRate[joint]) / dt);
      this.#angle[joint] = angle;
      this.#angleRate[joint] = rate;
    }
    for (let i = 0; i < 4; i++) {
      const leg = rig.legs[i];
      const first = leg.joints[0];
      const p = pose.rotation[leg.on];
      const c = pose.rotation[first];
      const x = p[3] * c[0] - p[0] * c[3] - p[1] * c[2] + p[2] * c[1];
      const y = p[3] * c[1] - p[1] * c[3] - p[2] * c[0] + p[0] * c[2];
      const z = p[3] * c[2] - p[2] * c[3] - p[0] * c[1] + p[1] * c[0];
      const w = p[3] * c[3] + p[0] * c[0] + p[1] * c[1] + p[2] * c[2];
      if (leg.sprawl) {
        // How far ahead of or behind its girdle the upper bone points, seen from above.
        const [up, out] = [leg.restSin[0], leg.side * leg.restCos[0]];
        const ahead = 2 * (x * y - w * z) * up + 2 * (x * z + w * y) * out;
        const aside = 2 * (y * z + w * x) * up + (1 - 2 * (x * x + y * y)) * out;
        this.#limit(first, ahead, leg.side * aside, this.#hinges[i].yaw);
        continue;
      }
      // Where the hinge's axis points in the frame that carries the leg: abduction and twist.
      const acrossX = 2 * (x * z + w * y);
      const acrossY = 2 * (y * z - w * x);
      const acrossZ = 1 - 2 * (x * x + y * y);
      this.#limit(first, -acrossY, acrossZ, this.#hinges[i].roll);
      this.#limitSine(first, acrossX, this.#hinges[i].yaw);
    }
  }

  /** An angle by its sine and its cosine, to any scale: what lies between the limits is seen without being worked out. */
  #limit(joint: number, sine: number, cosine: number, range: Fan): void {
    if (cosine > 0 && sine >= cosine * range.leastTan && sine <= cosine * range.mostTan) return;
    this.#beyond(joint, Math.atan2(sine, cosine) / DEGREE, range);
  }

  #limitSine(joint: number, sine: number, range: Fan): void {
    if (sine >= range.leastSin && sine <= range.mostSin) return;
    this.#beyond(joint, Math.asin(Math.max(-1, Math.min(1, sine))) / DEGREE, range);
  }

  #beyond(joint: number, degrees: number, { least, most }: Fan): void {
    const beyond = Math.max(least - degrees, degrees - most);
    if (beyond > this.beyond) this.#tooFar(beyond, this.joints[joint]);
  }

  #tooFar(beyond: number, name: string): void {
    this.beyond = beyond;
    this.beyondJoint = name;
  }
}

/** The limits of an angle, degrees, with their sines and tangents; those of limits beyond a right angle let nothing through unseen. */
interface Fan {
  readonly least: number;
  readonly most: number;
  readonly leastTan: number;
  readonly mostTan: number;
  readonly leastSin: number;
  readonly mostSin: number;
}

function fan([least, most]: readonly [number, number] = [0, 0]): Fan {
  const acute = least > -90 && most < 90;
  const [leastTan, mostTan, leastSin, mostSin] = acute
    ? [Math.tan(least * DEGREE), Math.tan(most * DEGREE), Math.sin(least * DEGREE), Math.sin(most * DEGREE)]
    : [1, -1, 1, -1];
  return { least, most, leastTan, mostTan, leastSin, mostSin };
}

/** Math.hypot sees to numbers that no animal reaches, at many times the cost. */
const length = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z);

function isStanding(animal: Animal): boolean {
  return animal.gait === 'stand' || animal.targetGait === 'stand' || animal.strideFrequency === 0;
}
