/** A species in another size, as a table: see similarity.ts. */
import { type Size, sizeBy } from './similarity.ts';
import type { GaitTable, KeyRow, Law, Plate, Range, Species, WaveRow } from './types.ts';

/** A species as it would be at another withers height, m: smaller or larger than life; and so many times slower than such ones are. */
export function resize(species: Species, height: number, slower = 1): Species {
  if (height === species.height && slower === 1) return species;
  const size = sizeBy(height / species.height, slower);
  return {
    ...species,
    height,
    gaits: Object.fromEntries(Object.entries(species.gaits).map(([name, gait]) => [name, resizeGait(gait, size)])),
    motions: resizePlates(species.motions, size.length, slower),
    standing: { ...species.standing, ...inCentimetres(species.standing, (value) => value * size.length) },
  };
}

/** Motions of an animal so many times as large, and as slow. */
export function resizePlates(plates: readonly Plate[], length: number, slower = 1): Plate[] {
  const size = sizeBy(length, slower);
  return plates.map((plate) => resizePlate(plate, size));
}

function resizeGait(gait: GaitTable, size: Size): GaitTable {
  const { speed, time } = size;
  const scale = (range: Range): Range => [range[0] * speed, range[1] * speed];
  return {
    ...gait,
    range: scale(gait.range),
    band: scale(gait.band),
    ...(gait.strideTime && { strideTime: resizeLaw(gait.strideTime, time, speed) }),
    ...(gait.frequency && { frequency: resizeLaw(gait.frequency, 1 / time, speed) }),
    duty: { fore: resizeLaw(gait.duty.fore, 1, speed), hind: resizeLaw(gait.duty.hind, 1, speed) },
    footfalls: gait.footfalls.map((row) => ({ ...row, speed: row.speed * speed })),
  };
}

/** A law of the speed whose values become `by` times what they were. */
function resizeLaw(law: Law, by: number, speed: number): Law {
  const most = law.most && { most: law.most * by };
  if ('linear' in law) return { linear: [law.linear[0] * by, (law.linear[1] * by) / speed], ...most };
  return { power: [law.power[0] * by, law.power[1]], at: (law.at ?? 1) * speed, ...most };
}

function resizePlate(plate: Plate, { length, time, speed }: Size): Plate {
  const scale = (row: WaveRow | KeyRow): WaveRow | KeyRow => {
    if (typeof row !== 'string') return [row[0] * length, row[1] * length, row[2], row[3]];
    return row.replace(/\S+/g, (key) => `${Number(key) * length}`);
  };
  return {
    ...plate,
    speed: plate.speed * speed,
    strideTime: plate.strideTime * time,
    body: { ...plate.body, ...inCentimetres(plate.body, scale) },
  };
}

/** The rows of the body that are lengths. */
function inCentimetres<Row>(
  rows: { readonly croup: Row; readonly withers: Row; readonly sway: Row },
  scale: (row: Row) => Row,
) {
  return { croup: scale(rows.croup), withers: scale(rows.withers), sway: scale(rows.sway) };
}
