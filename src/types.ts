/**
 * The nouns. A Species is authored for people (names, degrees, shares of withers height) and built once into a Rig and a
 * Library for the machine (flat arrays, radians, metres). A Command goes in, a Pose comes out. Types only.
 */

import type { Pose } from './skeleton/pose.ts';
import type { Rig } from './skeleton/rig.ts';
import type { Manner } from './skeleton/sprawl.ts';
import type { BodyRow } from './skeleton/trunk.ts';
import type { FleshTable } from './species/flesh.ts';
import type { LegName } from './units.ts';

// ---------------------------------------------------------------------------------------------- authored: skeleton

/** Lower and upper limit in degrees. */
export type Range = readonly [number, number];

/** Which rotations a joint has, each with its limits in degrees away from standing. */
export interface Axes {
  /** About +z: positive lifts what lies ahead. */
  readonly pitch?: Range;
  /** About +y: positive turns left. */
  readonly yaw?: Range;
  /** About +x: positive leans right. */
  readonly roll?: Range;
}

export interface JointTable {
  readonly joint: string;
  readonly parent: string;
  /** Distance from the parent joint, as a share of withers height. */
  readonly length: number;
  /** Direction from the parent joint in the standing animal: 0 forward, 90 up, degrees. */
  readonly toward: number;
  readonly axes: Axes;
}

/**
 * A joint of a leg. Its angle is the clinical one, between the bone above (or, at the girdle, a fixed line of the trunk) and
 * the bone below, measured on the cranial or the caudal (palmar, plantar) side; more than 180 is over-extended.
 */
export interface LegJointTable {
  readonly joint: string;
  /** The other name anatomists use. */
  readonly alias?: string;
  /** Length of the bone below, as a share of withers height. */
  readonly bone: number;
  /** Direction of the bone below in the standing animal: 0 forward, -90 down, degrees. */
  readonly toward: number;
  readonly angle: 'cranial' | 'caudal';
  /** For the first joint: direction of the trunk's line it is measured from, degrees. */
  readonly reference?: number;
  /** Limits of the clinical angle. */
  readonly limits: Range;
  /** How readily it gives when the foot must be held: 0 stiff, 1 free. */
  readonly give: number;
  readonly abduction?: Range;
  readonly twist?: Range;
}

export interface LegTable {
  /** The trunk joint that carries the leg. */
  readonly on: string;
  /** First joint from the carrying joint: forward and outward, shares of withers height. Its height is what makes the standing leg meet the ground. */
  readonly at: readonly [number, number];
  /** Girdle to foot. The last bone ends at the toe. */
  readonly joints: readonly LegJointTable[];
  /** Length of the sole, toe to heel, as a share of withers height. */
  readonly sole: number;
  /** Distance of the standing toe from the median plane, as a share of withers height. */
  readonly track: number;
  /** For a leg of three joints that is held out sideways: directions of its bones are then 0 outward, -90 down, and its track is that of all legs and gaits. */
  readonly sprawl?: SprawlTable;
}

/** How a sprawling leg stands, degrees: its toe as far ahead of its first joint as the foot is long. */
export interface SprawlTable {
  /** How far the plane of knee or elbow is tipped from upright: positive carries it forward. */
  readonly tilt: number;
  /** Where the toes point: 0 ahead, 90 outward. */
  readonly toes: number;
  /** How the leg is worked: `sprawling` of skeleton/sprawl.ts. */
  readonly manner: Manner;
}

/** How the trunk shares its motions out, joint by joint along spine (after its first) and neck: what makes a back stiff or supple. */
export interface SharesTable {
  /** Of a flexion of the loin that is undone towards the withers; all of it if they sum to 1. */
  readonly flex: readonly number[];
  /** Of the pelvis' lean and turn; what is left the withers keep. */
  readonly roll: readonly number[];
  readonly bend: readonly number[];
  /** Of a change of the neck's inclination. */
  readonly neck: readonly number[];
  /** How far each further joint of a raised tail sinks back. */
  readonly droop: number;
  /** Of the lash, joint by joint along the spine and then the tail; none unless told. */
  readonly lash?: readonly number[];
  /** Of the pelvis' turn, along the tail; -0.5 each unless told. */
  readonly tail?: readonly number[];
  /** How far the back bends along the way in a turn: all of it, 1, unless told; 0 in a shell. */
  readonly supple?: readonly [number];
}

/** A point of the skin: on a joint, forward and up of it in the standing animal, as shares of withers height. */
export interface LandmarkTable {
  readonly on: string;
  readonly at: readonly [number, number];
}

export interface SkeletonTable {
  /** The root joint of the standing animal: forward of the middle, above the ground, shares of withers height. */
  readonly root: readonly [number, number];
  readonly joints: readonly JointTable[];
  readonly legs: { readonly fore: LegTable; readonly hind: LegTable };
  /** Joints from the trunk to the head, and from the trunk to the tip of the tail. */
  readonly spine: readonly string[];
  readonly neck: readonly string[];
  readonly head: string;
  readonly jaw: string;
  readonly tail: readonly string[];
  readonly shares: SharesTable;
  readonly landmarks: Readonly<Record<string, LandmarkTable>>;
}

// ------------------------------------------------------------------------------------------------ authored: motions

/** A row of a plate: key values at equal phases of the stride, separated by spaces. */
export type KeyRow = string;

/** Clinical angles of one leg, from its own touch-down; `sole` is the sole's angle to the ground, heel up positive. */
export interface LegPlate {
  readonly rows: Readonly<Record<string, KeyRow>>;
  readonly sole: KeyRow;
  /**
   * Of a leg that sprawls, whose rows are `tilt` and `toes`, degrees beyond standing: how far ahead of its first joint the foot is in the middle of its stance, how high it
   * swings, and how far from the median plane, as shares of withers height. Its joints follow from that.
   */
  readonly way?: readonly [ahead: number, lift: number, out: number];
}

/** A row of the body as a wave: mean, amplitude, cycles a stride, phase of the maximum. Heights and sway in cm, angles in degrees. */
export type WaveRow = readonly [mean: number, amplitude: number, cycles: number, maximum: number];

/** Rows of the body, from the touch-down of the left hind (asymmetric gaits: trailing hind): a wave, or keys. No lash unless told. */
export type BodyPlate = Readonly<Record<BodyRow, WaveRow | KeyRow>> & {
  readonly lash?: WaveRow | KeyRow;
};

export interface Contact {
  /** Touch-down, phase of the stride. */
  readonly down: number;
  /** Share of the stride on the ground. */
  readonly duty: number;
}

/** A Muybridge plate as numbers; its file says where they come from. Symmetric gaits have one fore and one hind leg, asymmetric ones a trailing and a leading. */
export interface Plate {
  readonly name: string;
  readonly gait: string;
  /** m/s */
  readonly speed: number;
  /** s */
  readonly strideTime: number;
  readonly lead?: 'left' | 'right';
  /** The tracing it was captured from. */
  readonly plate?: string;
  /** False for a motion kept for study alone, which does not shape the gait at other speeds. */
  readonly blends?: false;
  readonly contacts: Readonly<Record<LegName, Contact>>;
  readonly legs:
    | { readonly fore: LegPlate; readonly hind: LegPlate }
    | {
        readonly trailFore: LegPlate;
        readonly leadFore: LegPlate;
        readonly trailHind: LegPlate;
        readonly leadHind: LegPlate;
      };
  readonly body: BodyPlate;
}

// -------------------------------------------------------------------------------------------------- authored: gaits

/** A quantity by speed v in m/s: a + b v, or a (v / at)^b; never more than `most`. */
export type Law =
  | { readonly linear: readonly [number, number]; readonly most?: number }
  | { readonly power: readonly [number, number]; readonly at?: number; readonly most?: number };

/** Touch-down phases at one speed; between the given speeds they are interpolated. */
export type FootfallTable = { readonly speed: number } & Readonly<Record<LegName, number>>;

export interface GaitTable {
  readonly alias?: string;
  /** Speeds the gait can be asked for, and those at which it is chosen by itself, m/s. */
  readonly range: Range;
  readonly band: Range;
  /** One of the two: stride time in seconds or strides a second. */
  readonly strideTime?: Law;
  readonly frequency?: Law;
  /** Share of the stride each foot stands. */
  readonly duty: { readonly fore: Law; readonly hind: Law };
  readonly footfalls: readonly FootfallTable[];
  /** The lead the footfalls are written for; symmetric gaits have none. */
  readonly lead?: 'left' | 'right';
  /** How far fore and hind feet are set down from the median line, shares of withers height; of legs that sprawl the motions tell. */
  readonly track?: readonly [fore: number, hind: number];
}

// ---------------------------------------------------------------------------------------------------- authored: all

export interface Species {
  readonly name: string;
  /** What it is measured by, m: withers height; of an animal whose legs sprawl the length of its body, snout to vent, or of its shell. */
  readonly height: number;
  /** How many times longer everything takes it than dynamic similarity would have it: 1 unless told. */
  readonly sluggish?: number;
  /** How boldly it walks off from a stand, whatever shall come of it, m/s as if it were 1.6 m high: so much faster than it is its pace counts. Unless told it sets off in the gait that is wanted, timidly. */
  readonly bold?: number;
  readonly skeleton: SkeletonTable;
  /** For drawing. The built-in species' flesh lives with the renderers' bodies, so that an engine alone does not carry it. */
  readonly flesh?: FleshTable;
  readonly gaits: Readonly<Record<string, GaitTable>>;
  readonly motions: readonly Plate[];
  /** Named touch-down phases that a style may lay over any gait, beside Bhatti's, which every animal has. */
  readonly presets?: Readonly<Record<string, Readonly<Record<LegName, number>>>>;
  /** How it stands: the body's rows, in the plates' units. */
  readonly standing: Readonly<Record<BodyRow, number>>;
}

// ------------------------------------------------------------------------------------------------ diagrams: numbers

/** One instant of a strip. */
export interface StripFrame {
  /** 1, 2, 3, … as Muybridge numbered them. */
  readonly number: number;
  /** Seconds and share of the stride since frame 1. */
  readonly time: number;
  readonly phase: number;
  readonly pose: Pose;
  /** The place on the ground under the middle of the body, world x and z, m. */
  readonly place: readonly [number, number];
  /** Which feet stand, in the order LF RF LH RH. */
  readonly standing: readonly boolean[];
}

/** The contact of one foot in the stride: touch-down phase 0..1 and share of the stride. */
export interface FootfallBar {
  readonly leg: LegName;
  readonly down: number;
  readonly duty: number;
}

/** Hildebrand's diagram as numbers: bars, and how many feet stand through the stride. */
export interface Footfalls {
  readonly bars: readonly FootfallBar[];
  /** Maximal stretches of constant support: [from, to, feet], phases 0..1. */
  readonly support: readonly (readonly [number, number, number])[];
}

/** One stride in equal instants: what a plate is drawn from. */
export interface Stride {
  readonly species: string;
  readonly rig: Rig;
  readonly flesh?: FleshTable;
  readonly gait: string;
  /** The library motion that was played exactly, if one was. */
  readonly motion?: string;
  readonly lead?: 'left' | 'right';
  /** m/s, m, s, s */
  readonly speed: number;
  readonly strideLength: number;
  readonly strideTime: number;
  readonly interval: number;
  readonly frames: readonly StripFrame[];
  /** Height of the ground at a place of the world, m; level at 0 unless told. */
  readonly ground?: (x: number, z: number) => number;
}

/** A Muybridge plate as numbers: the stride, and its footfalls. */
export interface Strip extends Stride {
  readonly footfalls: Footfalls;
}
