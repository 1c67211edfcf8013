/**
 * The tag with the animal already in it, as text: for servers, static sites and letters. Readers without a script see the drawing; where the
 * element is loaded it takes over without a change of size. No page is needed, and no Lit.
 */

import { escapeText } from '../renderers/svg-words.ts';
import { checkSpecies, species } from '../src/index.ts';
import { reins } from '../src/reins.ts';
import { Actor, knownOf } from './actor.ts';
import { allowedFor } from './allowed.ts';
import { ATTRIBUTES, type AttributeName, NAMES } from './attributes.ts';
import { reins as reinsPart } from './engine.ts';
import * as laid from './overlays.ts';
import { overlays } from './parts.ts';
import { Picture } from './picture.ts';
import { plateSVG } from './plate.ts';
import type { Shown } from './shown.ts';
import { Refused } from './values.ts';

export type TagAttributes = { readonly [Name in AttributeName]?: string | number | boolean };

export interface RenderOptions {
  /** In a shadow root of its own, apart from the page's styles; else inside the tag, for feeds, letters and old browsers. Yes unless told. */
  readonly shadow?: boolean;
}

/** Throws what the element would only warn of: on a server somebody reads the log. */
export function renderHTML(attributes: TagAttributes = {}, { shadow = true }: RenderOptions = {}): string {
  const values: Record<string, string | number | boolean> = {};
  const words: string[] = [];
  const animal = String(attributes.species ?? 'horse');
  for (const key of NAMES) {
    const { name, initial, read } = ATTRIBUTES[key];
    const raw = attributes[key];
    // The element would take it for the most there is, but in an attribute it cannot read it.
    const endless = raw === Infinity || raw === -Infinity;
    const known = knownOf(Object.hasOwn(species, animal) ? animal : 'horse');
    const value = raw === undefined ? initial : endless ? new Refused() : read(raw, known);
    if (value instanceof Refused)
      throw new RangeError(`${name}: no '${String(raw)}'; allowed: ${allowedFor(name, value)}`);
    values[key] = value;
    if (value === initial) continue;
    words.push(value === true ? ` ${name}` : ` ${name}="${escapeText(String(raw))}"`);
  }
  const wishes = values as unknown as Omit<Shown, 'animal'>;
  checkSpecies(species[wishes.species]);
  // A server does not wait for parts.
  overlays.provide(laid);
  reinsPart.provide({ reins });
  const shown: Shown = { ...wishes, animal: new Actor(wishes).animal };
  const frames = Number(values.strip);
  const svg = frames > 0 ? plateSVG(shown, frames, false) : new Picture(shown).stillSVG(false);
  // As wide as its place, by attributes alone: a strict policy allows no style here.
  const fluid = svg.replace(/ width="[\d.]+" height="[\d.]+"/, ' width="100%" display="block"').trim();
  const inside = shadow
    ? `<template shadowrootmode="open" shadowrootdelegatesfocus>${fluid}<slot name="caption"></slot></template>`
    : fluid;
  return `<quadruped-gait${words.join('')}>${inside}</quadruped-gait>`;
}
