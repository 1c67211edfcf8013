/**
 * Coats for the shader: a name of the species' table, or one colour for all. Colours become linear light, 0..1, since light is
 * added up there; what a coat does not tell takes the place of what it does.
 */
import type { CoatTable, CoatTables } from '../../src/species/coat.ts';
import { horseCoats } from '../../src/species/horse/coats.ts';
import { linear, parseColour } from '../colour.ts';

type Colour = readonly [number, number, number];

export interface Coat {
  readonly body: Colour;
  readonly points: Colour;
  readonly under: Colour;
  readonly mane: Colour;
  readonly tail: Colour;
  readonly hoof: Colour;
  readonly eye: Colour;
  /** Of dapples and of patches, of which a coat has one or neither. */
  readonly second: Colour;
  readonly dapple: number;
  readonly patch: number;
  /** Of dapples or patches, as a share of withers height. */
  readonly size: number;
  readonly roughness: number;
}

/** Of the built-in species whose flesh brings none along. */
const coats: Readonly<Record<string, CoatTables>> = { horse: horseCoats };

function coatsOf(species: string): CoatTables {
  return Object.hasOwn(coats, species) ? coats[species] : {};
}

/** Names a body of that species may wear; `own` are those of its flesh. */
export function coatNames(species: string, own: CoatTables = coatsOf(species)): string[] {
  return Object.keys(own);
}

/**
 * From the words of `--gait-coat`: a coat's name, or a colour as computed styles tell it (#rgb, #rrggbb, rgb()). Undefined for
 * anything else, so that the caller keeps what it has.
 */
export function parseCoat(species: string, text: string, own: CoatTables = coatsOf(species)): Coat | undefined {
  const word = text.trim().toLowerCase();
  if (Object.hasOwn(own, word)) return buildCoat(own[word]);
  const colour = toLight(word);
  return colour && plainCoat(colour);
}

/** What it wears unless told: the first of its table. */
export function defaultCoat(species: string, own: CoatTables = coatsOf(species)): Coat {
  const [first] = Object.values(own);
  return first ? buildCoat(first) : plainCoat([0.25, 0.2, 0.15]);
}

function buildCoat(table: CoatTable): Coat {
  const { body, points, under = body, mane, tail = mane, hoof, eye, roughness, dapple, patch } = table;
  return {
    body: lightOf(body),
    points: lightOf(points),
    under: lightOf(under),
    mane: lightOf(mane),
    tail: lightOf(tail),
    hoof: lightOf(hoof),
    eye: lightOf(eye),
    second: lightOf(dapple?.colour ?? patch?.colour ?? body),
    dapple: dapple?.strength ?? 0,
    patch: patch?.share ?? 0,
    size: dapple?.size ?? patch?.size ?? 1,
    roughness,
  };
}

/** One colour, a little darker in hair, horn and points, so that the animal still reads. */
function plainCoat(body: Colour): Coat {
  const darker = (share: number): Colour => [body[0] * share, body[1] * share, body[2] * share];
  return {
    body,
    under: body,
    points: darker(0.7),
    mane: darker(0.45),
    tail: darker(0.45),
    hoof: darker(0.35),
    eye: [0.01, 0.008, 0.006],
    second: body,
    dapple: 0,
    patch: 0,
    size: 1,
    roughness: 0.5,
  };
}

/** As computed styles tell it, in linear light. */
function toLight(text: string): Colour | undefined {
  const colour = parseColour(text);
  return colour && [linear(colour[0]), linear(colour[1]), linear(colour[2])];
}

function lightOf(colour: string): Colour {
  return toLight(colour) ?? [0, 0, 0];
}
