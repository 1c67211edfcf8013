/**
 * Coats for the shader: a name of the species' table, or one colour for all. Colours become linear light, 0..1, since light is
 * added up there; what a coat does not tell takes the place of what it does.
 */
import type { CoatTable, CoatTables } from '../../src/species/coat.ts';
import type { FleshTable } from '../../src/species/flesh.ts';
import { horseCoats } from '../../src/species/horse/coats.ts';
import { linear, parseColour } from '../colour.ts';

type Colour = readonly [number, number, number];

/**
 * Eight rows of four, as the shader has them: the colours of body, points, under, mane, tail, hoof, eye, and of dapples, patches, stripes or a saddle; and after
 * the first five roughness, the strength of dapples, the share of patches, the size of either or the distance of stripes as a share of withers height,
 * and the strength of stripes; after the seventh that of a saddle.
 */
export type Coat = readonly number[];

/** What an animal may wear: its own table tells, or is that of the horse. */
export function coatsOf(species: string, flesh?: FleshTable): CoatTables {
  return flesh?.coats ?? (species === 'horse' ? horseCoats : {});
}

/** Names a body of that species may wear; `own` are those of its flesh. */
export function coatNames(species: string, own: CoatTables = coatsOf(species)): string[] {
  return Object.keys(own);
}

/**
 * From the words of `--gait-coat`: a coat's name, or a colour as computed styles tell it (#rgb, #rrggbb, rgb()). Undefined for
 * anything else, so that the caller keeps what it has.
 */
export function parseCoat(tables: CoatTables, text: string): Coat | undefined {
  const word = text.trim().toLowerCase();
  if (Object.hasOwn(tables, word)) return buildCoat(tables[word]);
  const colour = toLight(word);
  return colour && plainCoat(colour);
}

/** What it wears unless told: the first of its table. */
export function defaultCoat(tables: CoatTables): Coat {
  const [table] = Object.values(tables);
  return table ? buildCoat(table) : plainCoat([0.25, 0.2, 0.15]);
}

function buildCoat(table: CoatTable): Coat {
  const { body, points, under = body, mane, tail = mane, hoof, eye, roughness, dapple, patch, stripe, saddle } = table;
  const second = dapple ?? patch ?? stripe ?? saddle;
  return rowsOf(
    [body, points, under, mane, tail, hoof, eye, second?.colour ?? body].map((colour) => toLight(colour) ?? [0, 0, 0]),
    [
      roughness,
      dapple?.strength ?? 0,
      patch?.share ?? 0,
      second?.size ?? 1,
      stripe?.strength ?? 0,
      0,
      saddle?.size ?? 0,
    ],
  );
}

/** One colour, a little darker in hair, horn and points, so that the animal still reads. */
function plainCoat([r, g, b]: Colour): Coat {
  const shares = [1, 0.7, 1, 0.45, 0.45, 0.35, 0.05, 1];
  return rowsOf(
    shares.map((share) => [share * r, share * g, share * b]),
    [0.5, 0, 0, 1],
  );
}

function rowsOf(colours: readonly Colour[], more: readonly number[]): Coat {
  return colours.flatMap((colour, row) => [...colour, more[row] ?? 0]);
}

/** As computed styles tell it, in linear light. */
function toLight(text: string): Colour | undefined {
  const colour = parseColour(text);
  return colour && [linear(colour[0]), linear(colour[1]), linear(colour[2])];
}
