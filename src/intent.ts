/** What the animal means to do: wishes worked out, when they change, into a speed, a pattern for the legs, a lead. What is asked every tick: decide.ts. */
import type { Built } from './build.ts';
import { gaitName, type Wishes } from './command.ts';
import { buildGraph, type GaitGraph, gaitFor } from './gait/graph.ts';
import { clamp } from './math/ease.ts';
import { motionNamed } from './motion/library.ts';

export interface Intent {
  readonly built: Built;
  readonly graph: GaitGraph;
  readonly wishes: Wishes;
  /** m/s: what the wishes come to. */
  speed: number;
  /** The way that is named, or CHOOSE. */
  way: number;
  /** Whether the animator asks for anything. */
  styled: boolean;
}

/** By its speed, every moment anew. */
export const CHOOSE = -2;

export function createIntent(built: Built, gaits: readonly string[] | undefined, wishes: Wishes): Intent {
  return { built, graph: buildGraph(repertoire(built, gaits)), wishes, speed: 0, way: CHOOSE, styled: false };
}

/** After every change of the wishes. */
export function workOut(intent: Intent): void {
  const { built, graph, wishes } = intent;
  const { speed, gait, motion } = wishes;
  const { gaits, species, size } = built;
  const named = gaits.findIndex(({ name }) => name === gait);
  intent.styled = wishes.style.some((number) => number !== 0);
  intent.way = CHOOSE;
  intent.speed = 0;
  if (motion) {
    const index = motionNamed(species, motion);
    intent.speed = species.motions[index].speed / size.speed;
    intent.way = gaits.length + index;
  } else if (gait === 'auto') intent.speed = Math.min(speed, graph.gaits[graph.gaits.length - 1].range[1]);
  else if (gait !== 'stand' && speed > 0) {
    intent.speed = clamp(speed, gaits[named].range[0], gaits[named].range[1]);
    intent.way = named;
  }
  // To stop it takes up the pattern of the slowest gait.
  if (intent.speed === 0) intent.way = gaits.indexOf(graph.gaits[0]);
}

/** The pattern of a steady gait. */
export function steadyWay({ built, graph, speed, way }: Intent): number {
  return way === CHOOSE ? built.gaits.indexOf(graph.gaits[gaitFor(graph, speed)]) : way;
}

/** The tables are written for one lead; the other one is their mirror. `lead` is the one to go on if none is wished for. */
export function steadyMirror({ built, wishes }: Intent, way: number, lead = 'right'): number {
  const own = built.gaits[way]?.lead;
  return own && own !== (wishes.lead === 'auto' ? lead : wishes.lead) ? 1 : 0;
}

function repertoire(built: Built, names: readonly string[] | undefined) {
  if (names === undefined) return built.gaits;
  if (!Array.isArray(names)) throw new TypeError(`gaits: expected a list, got ${String(names)}`);
  const wanted = names.map((name) => gaitName(built, name, 'gaits'));
  const chosen = built.gaits.filter((gait) => wanted.includes(gait.name));
  if (chosen.length === 0)
    throw new RangeError(`gaits: name at least one of ${Object.keys(built.species.gaits).join(', ')}`);
  return chosen;
}
