/** A speed near a border of the gait graph does not make the animal change its mind. */
import { type GaitGraph, gaitFor } from './graph.ts';
import type { Gait } from './speed-law.ts';

/** Share of a border's speed by which it must be passed before the gait changes (choice). */
export const HYSTERESIS = 0.1;

/** The gait for a speed; `current` keeps its place within the hysteresis. */
export function chooseGait(graph: GaitGraph, speed: number, current: Gait | undefined): Gait {
  const { gaits, borders } = graph;
  const index = gaitFor(graph, speed);
  const held = current ? gaits.indexOf(current) : -1;
  if (held < 0 || held === index) return gaits[index];
  if (held < index && speed < Math.min(borders[held] * (1 + HYSTERESIS), gaits[held].range[1])) return gaits[held];
  if (held > index && speed > Math.max(borders[held - 1] * (1 - HYSTERESIS), gaits[held].range[0])) return gaits[held];
  return gaits[index];
}
