/** The page's colours for the shaders: ground and grid as they are, coats in linear light. Worked out again only when they change. */
import type { CoatTables } from '../../src/species/coat.ts';
import { luminance, parseColour, type Rgba } from '../colour.ts';
import { type Coat, defaultCoat, parseCoat } from '../mesh/coat.ts';
import type { Theme } from '../theme.ts';
import { COATS_IN_FRAME, FIELD, writeCoat } from './frame.ts';

/** How much of the ground's colour lies on the page as a pool of light, and how much stronger than elsewhere its lines are: on a light page, on a dark one. Choices. */
const POOL = [0.07, 0.13];
const LINES = [1.25, 1];

const written = /* @__PURE__ */ new WeakMap<Float32Array, { theme: Theme; dark: number }>();

const INK: Rgba = [0.1, 0.1, 0.1, 1];

/** Returns 1 on a dark page, 0 on a light one. */
export function writeTheme(theme: Theme, coats: CoatTables, height: number, out: Float32Array): number {
  const last = written.get(out);
  if (last?.theme === theme) return last.dark;
  const ink = parseColour(theme.ink) ?? INK;
  const dark = luminance(ink) > 0.35 ? 1 : 0;
  const ground = parseColour(theme.ground) ?? ink;
  const line = parseColour(theme.grid) ?? [ink[0], ink[1], ink[2], 0.22];
  out.set([...ground.slice(0, 3), ground[3] * POOL[dark]], FIELD.ground);
  out.set([...line.slice(0, 3), Math.min(1, line[3] * LINES[dark])], FIELD.line);
  const own = coatOf(theme, coats);
  // The others of a herd wear what they like, unless the page says what.
  const names = theme.pelt ? [] : Object.keys(coats);
  for (let i = 0; i < COATS_IN_FRAME; i++) {
    const other = i > 0 && names.length > 0 ? parseCoat(coats, names[i % names.length]) : undefined;
    writeCoat(other ?? own, i, height, out);
  }
  written.set(out, { theme, dark });
  return dark;
}

/** What the page says, by name or by colour; else the species' own. */
function coatOf({ pelt, coat }: Theme, coats: CoatTables): Coat {
  return (pelt ? (parseCoat(coats, pelt) ?? parseCoat(coats, coat)) : undefined) ?? defaultCoat(coats);
}
