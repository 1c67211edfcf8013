/** Colours of an animal, as a person would name them. Types only; colours are sRGB, `#rrggbb`. */

export interface CoatTable {
  readonly body: string;
  /** Lower legs, muzzle and rims of the ears. */
  readonly points: string;
  /** Belly, flanks and inner sides: paler in most. The body's unless told. */
  readonly under?: string;
  readonly mane: string;
  readonly tail?: string;
  /** Horn; of an animal with paws the bare skin of its nose. */
  readonly hoof: string;
  readonly eye: string;
  /** 0 mirror, 1 chalk. */
  readonly roughness: number;
  /** Spots of this colour, by seeded noise: how strong 0..1, how large as a share of withers height. */
  readonly dapple?: { readonly colour: string; readonly strength: number; readonly size: number };
  /** Patches of this colour, by seeded noise: what share of the body 0..1, how large as a share of withers height. */
  readonly patch?: { readonly colour: string; readonly share: number; readonly size: number };
  /** Stripes of this colour across trunk, legs and tail: how strong 0..1, how far apart as a share of withers height. */
  readonly stripe?: { readonly colour: string; readonly strength: number; readonly size: number };
  /** Hair tipped with this colour from the back down the sides, what share of it 0..1. */
  readonly saddle?: { readonly colour: string; readonly size: number };
}

/** By name; the first is what a body wears unless told. */
export type CoatTables = Readonly<Record<string, CoatTable>>;
