/**
 * The live overlays together. Make one Overlay for each animal; after each advance `remember` the moment with what happened; draw what lies
 * under the animal, the animal, what lies over it.
 */
import type { Flesh } from '../flesh.ts';
import type { Pen } from '../pen.ts';
import { drawArrow } from './arrow.ts';
import { drawBars } from './bars.ts';
import { drawContacts, drawPolygon } from './feet.ts';
import { drawWorldGrid } from './grid.ts';
import { createHistory, type History } from './history.ts';
import { createLabels, drawLabels, type Labels } from './labels.ts';
import type { Moment } from './moment.ts';
import type { OverlaySet } from './names.ts';
import { findPoints, type Points } from './points.ts';
import { createReadout, drawReadout, type Readout } from './readout.ts';
import { type Stage, stageOf } from './room.ts';
import { drawTrail } from './trail.ts';

export { forget, presume, remember } from './history.ts';
export { type Moment, overlaySet } from './moment.ts';
export { OVERLAYS, type OverlayName, type OverlaySet, UNITS, type Units } from './names.ts';
export { type Stage, stageOf } from './room.ts';

/** The memory of one animal's overlays. */
export interface Overlay {
  readonly points: Points;
  readonly history: History;
  readonly labels: Labels;
  readonly readout: Readout;
  readonly stage: Stage;
}

export function createOverlay(flesh: Flesh): Overlay {
  const { rig } = flesh;
  return {
    points: findPoints(rig),
    history: createHistory(flesh),
    labels: createLabels(rig),
    readout: createReadout(),
    stage: { x: 0, y: 0, width: 0, height: 0 },
  };
}

/** What lies on the ground and behind the animal: call it after the ground, before the figure. */
export function drawUnder(pen: Pen, shown: OverlaySet, overlay: Overlay, moment: Moment): void {
  const stage = stageOf(shown, moment.box, overlay.stage);
  if (shown.grid) drawWorldGrid(pen, moment, stage);
  if (shown.trail) drawTrail(pen, overlay.history, moment, stage);
  if (shown.polygon) drawPolygon(pen, overlay.points, moment);
  if (shown.footfalls) drawContacts(pen, overlay.points, overlay.history, moment);
}

/** What lies over it. */
export function drawOver(pen: Pen, shown: OverlaySet, overlay: Overlay, moment: Moment): void {
  const stage = stageOf(shown, moment.box, overlay.stage);
  if (shown.arrow) drawArrow(pen, overlay.points, moment, stage);
  if (shown.labels) drawLabels(pen, overlay.labels, moment, stage);
  if (shown.readout) drawReadout(pen, overlay.readout, moment);
  if (shown.footfalls) drawBars(pen, overlay.history, moment);
}
