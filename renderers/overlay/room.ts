/** What overlays leave of the page for the animal: known before they are drawn, so that nothing moves when they come. */
import type { Box } from '../ground.ts';
import { overlaySet } from './moment.ts';
import type { OverlaySet } from './names.ts';

/** A box that can be filled anew. */
export type Stage = { -readonly [Key in keyof Box]: Box[Key] };

/** Letters that can be read on a phone and do not shout on a wall, page units. */
export function letterSize({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.max(9, Math.min(15, 5 + 0.0075 * (width + height)));
}

/** Of a row of the footfall diagram. */
export const rowHeight = (box: Box): number => 1.05 * letterSize(box);

/** Page units at the bottom of the box that the footfall diagram takes. */
export function barsHeight(box: Box): number {
  return 5.35 * rowHeight(box);
}

/** Entries of the read-out. */
export const ENTRIES = 6;
/** Width of an entry in letters: as wide as the widest, so that nothing moves when a number changes. */
export const ENTRY = 7.8;
/** In one row the first entry is this much wider: a change of gait has two names. */
export const FIRST_ENTRY = 1.3;

export function readoutColumns(box: Box): number {
  const columns = (box.width - 1.2 * letterSize(box)) / (ENTRY * letterSize(box));
  // Never a row of five and one of one.
  return columns >= ENTRIES + FIRST_ENTRY - 1 ? ENTRIES : columns >= 3 ? 3 : Math.max(1, Math.floor(columns));
}

/** Page units at the top of the box that the read-out takes. */
export function readoutHeight(box: Box): number {
  return (0.8 + 1.35 * Math.ceil(ENTRIES / readoutColumns(box))) * letterSize(box);
}

/** What of the picture is left for the ground and the animal: fit the view into it. Writes into `out`, makes nothing. */
export function stageOf(shown: OverlaySet, box: Box, out: Stage): Stage {
  const top = shown.readout ? readoutHeight(box) : 0;
  out.x = box.x;
  out.y = box.y + top;
  out.width = box.width;
  out.height = Math.max(1, box.height - top - (shown.footfalls ? barsHeight(box) : 0));
  return out;
}

/** The same, by the words of the overlays. */
export function roomFor(overlay: string, box: Box): Box {
  return stageOf(overlaySet(overlay.split(' ')), box, { ...box });
}
