/**
 * The flesh around the bones, as an anatomist's table of cross-sections. Types only. All numbers are shares of withers height,
 * in the standing animal: x forward from its middle, y up from the ground. A section is an ellipse between two points of the skin
 * (top and bottom, or front and back) with half its width; chains of sections are the contour of the drawings, and what an implicit
 * surface grows from.
 *
 * A section hangs on a joint. `follow` says how far it goes along with that joint's own turning: 1 belongs to the bone
 * below, 0 still to the bone above, between them skin bridges the two (a back bends, an elbow wrinkles). Two values: the first edge,
 * the second edge.
 *
 * Sections, lines and folds have names for those who read the table, and where something else is told by them; a table that is loaded with every page may have its
 * names in comments, and those of its sections in its relief.
 */

import type { CoatTables } from './coat.ts';
import type { ReliefTable } from './relief.ts';

/** Forward and up. */
export type FleshPoint = readonly [number, number];

/** Of both edges, or of each. */
export type Each<Value> = Value | readonly [Value, Value];

export interface Skin {
  readonly on: Each<string>;
  /** 1 unless told. */
  readonly follow?: Each<number>;
}

/** A section that can be told by its name. */
export interface Named {
  readonly at: string;
}

/** Of trunk, neck, head or ear. */
export interface BodySection extends Skin {
  readonly at?: string;
  readonly top: FleshPoint;
  readonly bottom: FleshPoint;
  readonly half: number;
}

/** Of the upper leg, which lies against the trunk. */
export interface GirdleSection extends Skin {
  readonly at?: string;
  readonly front: FleshPoint;
  readonly back: FleshPoint;
  readonly half: number;
  /** Distance of its centre from the median plane. */
  readonly out: number;
  /**
   * Skin that bridges two bones far apart (buttock to gaskin, flank to stifle): a second joint, of the leg or of the trunk, which it also
   * goes along with, and by what share. The point lies on the straight line between the two places.
   */
  readonly tied?: string;
  readonly tie?: Each<number>;
}

/** Square to a bone: `down` is the share of the bone below the joint, `front` and `back` the distances of the skin from it. */
export interface LimbSection {
  readonly at?: string;
  readonly on: string;
  readonly down: number;
  readonly front: number;
  readonly back: number;
  readonly half: number;
  /** How much higher up the bone the back edge lies than the front edge: 0 unless told. A hock has its point there. */
  readonly lean?: number;
  /** 1 unless told; 0.5 where it lies on the joint, so that it halves the angle. */
  readonly follow?: number;
  /** Of a leg that sprawls: how far aside from its bone it lies, as toes do; degrees, outer side positive. */
  readonly aside?: number;
}

/** The coronet from the last joint of the leg, forward and up. Toe and heel are the rig's own. */
export interface HoofTable {
  readonly front: FleshPoint;
  readonly back: FleshPoint;
  readonly half: number;
  /** Half the width of the sole. */
  readonly sole: number;
}

export interface LegFlesh {
  readonly girdle: readonly GirdleSection[];
  readonly limb: readonly LimbSection[];
  /** Without one the leg ends in a paw, as its last sections say. */
  readonly hoof?: HoofTable;
  /** Of a leg that sprawls: its sections are written as seen from ahead, with `front` for the upper side, and its paw ends in these. */
  readonly toes?: readonly (readonly LimbSection[])[];
  /** The section of the limb from which down the leg is seen apart from the trunk. */
  readonly free: string;
  /** The section from which down it is drawn when it lies on the far side: above it the trunk hides it. */
  readonly behind: string;
}

/** A short line inside the contour. `out` is its distance from the median plane: it is drawn on the side that is seen. */
export interface FleshLine extends Skin {
  readonly line?: string;
  /** Forward and up; or, of a line that is also seen from above, forward, up and out. */
  readonly points: readonly (readonly [number, number, number?])[];
  readonly out: number;
  /** By how much the skin there comes nearer to the median plane towards the front: 0 unless told. */
  readonly slant?: number;
  /** A filled spot instead of a line. */
  readonly spot?: boolean;
}

/** A fold: where the edge of a leg meets the underline of the trunk, it goes on over the trunk for that length. */
export interface FoldTable {
  readonly fold?: string;
  readonly leg: 'fore' | 'hind';
  readonly edge: 'front' | 'back';
  readonly length: number;
}

/** Hair along the crest of the neck: roots are spread evenly through these points of the skin. */
export interface ManeTable {
  readonly roots: readonly (Skin & { readonly at: FleshPoint })[];
  readonly strands: number;
  /** Shares of withers height. */
  readonly length: number;
  /** How far from the median plane it falls down the neck. */
  readonly out: number;
}

/** Hair of the tail: strands along the tail's own bones, spread over these sections, with ends that differ. */
export interface TailTable {
  readonly sections: readonly LimbSection[];
  readonly strands: number;
  /** By how much the ends differ, as a share of withers height. */
  readonly ragged: number;
}

export interface FleshTable {
  /** From the buttock over the back to the poll. */
  readonly trunk: readonly BodySection[];
  /** A shell over trunk and legs, from behind; its lower edge is its rim. */
  readonly shell?: readonly BodySection[];
  /** From the poll to the lips. */
  readonly head: readonly BodySection[];
  /** From its root to its tip; `out` of the median plane at the root and at the tip. None in animals without. */
  readonly ear: readonly BodySection[];
  readonly earOut: readonly [number, number];
  /** How far forward the tips of the left and the right ear are pricked: two ears seen from the side are never one. */
  readonly earPrick: readonly [number, number];
  readonly fore: LegFlesh;
  readonly hind: LegFlesh;
  readonly lines: readonly FleshLine[];
  readonly folds: readonly FoldTable[];
  readonly mane?: ManeTable;
  /** Long hair around head and neck: of each lock root, bow and tip, forward, up and out. */
  readonly ruff?: readonly FleshLine[];
  readonly tail: TailTable;
  /** What a body in the round needs besides; the sections as they are unless told. */
  readonly relief?: ReliefTable;
  /** What it may wear in the round, by name; the first unless told. */
  readonly coats?: CoatTables;
}
