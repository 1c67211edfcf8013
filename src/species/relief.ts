/**
 * What a body in the round needs beyond the flesh that draws its contour: how a section's ellipse is bent into the shape of a real cut
 * through the animal, and the muscles, bones and grooves that raise or lower the skin. Types only. Numbers are shares of withers height in the
 * standing animal, as in the flesh: forward, up, and out of the median plane to either side.
 */

/** Forward, up, out. */
export type ReliefPoint = readonly [number, number, number];

/** Of the section of that name. All are 0 unless told, `blend` and `cap` have defaults of their own. */
export interface Shape {
  /** By what share the section is narrower at its first edge (top, front) and wider at its second. */
  readonly egg?: number;
  /** By what share it is wider towards both edges, so that an ellipse becomes a box; negative gives a lens. */
  readonly square?: number;
  /** By what share it is thinner than in the flesh: of a tail, whose sections are those of its hair. */
  readonly thin?: number;
  /** How much nearer to the median plane the section of a leg lies than its bone: where muscle runs out flat on the trunk. */
  readonly inward?: number;
  /** How wide the fillet is where this part grows out of another. */
  readonly blend?: number;
  /** How far an end section bulges beyond its plane. */
  readonly cap?: number;
}

/**
 * Skin raised (muscle, bone) or lowered (groove) along a line: from, to, reach at both ends, and height at both ends, negative for a groove.
 * Or around a spot: where, reach, height. With a 1 at the end it is round; else it reaches farther out than along, as a mark on the side of the
 * body that is told in the side view. Thousandths of withers height.
 */
export type Swell =
  | readonly [
      ...from: ReliefPoint,
      ...to: ReliefPoint,
      wideFrom: number,
      wideTo: number,
      highFrom: number,
      highTo: number,
      round?: 1,
    ]
  | readonly [...at: ReliefPoint, wide: number, high: number, round?: 1];

/** A ball set into the skin, the same on both sides: an eye, the dark of a nostril. */
export interface InsetTable {
  readonly at: ReliefPoint;
  /** Half its length, its height and its depth. */
  readonly half: readonly [number, number, number];
  /** Direction of its length, 0 forward, 90 up, degrees. */
  readonly toward: number;
  /** How deep its middle lies under the skin, in its depths. */
  readonly sunk: number;
  /** Of bare skin: in the points' colour and out of the light, as lids are. */
  readonly dark?: boolean;
}

/** Dark skin or hair of the points (muzzle, rims of the ears, lower legs), or the pale colour of the belly: full inside `full`, none beyond `none`. */
export interface PointMark {
  readonly at: ReliefPoint;
  readonly full: number;
  readonly none: number;
  /** In the colour of the belly. */
  readonly pale?: boolean;
}

/** Hair that is combed into locks: how many, from half how wide a root, how thick. */
export interface LockTable {
  readonly locks: number;
  readonly half: number;
  readonly thick: number;
}

/**
 * A row of locks on the skin, the same on both sides, or on the right alone if it begins beyond the median plane, as a mane does: first and last root, which way they are combed, how many, how long, and how much of
 * the points' colour is in them, 0..1. Roots and length are thousandths of withers height.
 */
export type RuffRow = readonly [
  ...from: ReliefPoint,
  ...to: ReliefPoint,
  ...toward: ReliefPoint,
  locks: number,
  length: number,
  points: number,
];

/** Long hair: along a crest, on a brow, around a face, on a throat. */
export interface RuffTable {
  readonly half: number;
  readonly thick: number;
  /** How far the tips stand off the skin. */
  readonly lift: number;
  readonly rows: readonly RuffRow[];
}

export type TubeName = 'trunk' | 'head' | 'ear' | 'fore' | 'hind' | 'hoof' | 'tail' | 'shell';

export interface ReliefTable {
  /** The names of the flesh's sections in their order, where it does not name them itself. */
  readonly sections?: { readonly [Part in TubeName]?: string };
  readonly shape: { readonly [Part in TubeName]?: Readonly<Record<string, Shape>> };
  readonly swells: readonly Swell[];
  readonly eye?: InsetTable;
  readonly nostril?: InsetTable;
  /** Bare skin of nose, lips and lids, in the colour of the horn. */
  readonly bare?: readonly InsetTable[];
  /** On each leg the height below which the points are full, and above which there are none: shares of withers height. */
  readonly stockings?: { readonly fore: readonly [number, number]; readonly hind: readonly [number, number] };
  readonly marks: readonly PointMark[];
  readonly ruff?: RuffTable;
  /** How many sections of the tail have flesh under the hair. */
  readonly dock: number;
  readonly tail: LockTable & {
    /** From which share of its length on it has the points' colour; none unless told. */
    readonly dark?: number;
  };
}
