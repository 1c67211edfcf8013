/** A species built for the machine: rig, gaits and library, once per species, shared by all its animals. */
import * as DEFAULTS from './defaults.ts';
import { buildGait, type Gait } from './gait/speed-law.ts';
import { type Numbers, numbersFrom } from './math/memory.ts';
import { bodyUnit } from './motion/build-clip.ts';
import { buildLibrary, type Library } from './motion/library.ts';
import { MEASURED, type Size, sizeOf } from './similarity.ts';
import { buildRig, type Rig } from './skeleton/rig.ts';
import { BODY_ROWS } from './skeleton/trunk.ts';
import { STAND } from './state.ts';
import type { Species } from './types.ts';

export interface Built {
  readonly species: Species;
  /** In the engine's size; and as large as it is. */
  readonly rig: Rig;
  readonly trueRig: Rig;
  readonly size: Size;
  /** Slow to fast, as authored. */
  readonly gaits: readonly Gait[];
  /** Of its even gaits, those without a lead, the one with the widest range of speeds; of all gaits if none is even. */
  readonly farthest: Gait;
  readonly library: Library;
  /** The body's rows of the standing animal, SI. */
  readonly standing: Numbers;
  /** m/s: slower than this the slowest stride is shortened until the animal stands; setting off, the legs at once take steps for this speed. */
  readonly slowest: number;
  readonly startSpeed: number;
  /** m/s: see Species. */
  readonly bold: number;
}

/** What has been built. */
export const builds = /* @__PURE__ */ new WeakMap<Species, Built>();

/** The tables are taken as they are: check/species.ts finds what is wrong with them. */
export function buildSpecies(species: Species): Built {
  const known = builds.get(species);
  if (known) return known;
  const trueRig = buildRig(species.name, species.height, species.skeleton);
  const size = sizeOf(species);
  const rig = size.length === 1 ? trueRig : buildRig(species.name, MEASURED, species.skeleton);
  const gaits = Object.entries(species.gaits).map(([name, table]) => buildGait(name, table, size));
  const standing = numbersFrom(
    BODY_ROWS.map((row) => (row === 'lash' ? 0 : species.standing[row]) * bodyUnit(row, size.length)),
  );
  const [slowest, fastest] = gaits[0].range;
  const built: Built = {
    species,
    rig,
    trueRig,
    size,
    gaits,
    farthest: widest(gaits),
    library: buildLibrary(species, rig, size),
    standing,
    slowest,
    startSpeed: Math.max(slowest, Math.min(DEFAULTS.startSpeed, (slowest + fastest) / 2)),
    bold: species.bold ?? 0,
  };
  builds.set(species, built);
  return built;
}

function widest(gaits: readonly Gait[]): Gait {
  const even = gaits.filter(({ lead }) => lead === undefined);
  const width = ({ range }: Gait): number => range[1] - range[0];
  return (even.length > 0 ? even : gaits).reduce((best, gait) => (width(gait) > width(best) ? gait : best));
}

/** The gait of a way of going: 'stand', one of the species' gaits, or that of a motion played exactly. */
export function nameOfWay({ gaits, species }: Built, way: number): string {
  if (way === STAND) return 'stand';
  return way < gaits.length ? gaits[way].name : species.motions[way - gaits.length].gait;
}
