/**
 * Captures the eleven motions and writes them as plates (npm run capture). Each leg's joint angles are fitted at 24 key phases to the
 * points read off Muybridge's tracings, or to the published angles, while the standing toe stays where it stands, the sole is flat
 * until the heel leaves, joints keep inside what has been measured, and curves stay smooth.
 */
import { zeros } from '../../src/math/memory.ts';
import { interpolatingControls } from '../../src/math/spline.ts';
import { girdlePath } from '../../src/motion/build-clip.ts';
import { createChain, solveChain } from '../../src/skeleton/chain.ts';
import { buildRig, type RigLeg } from '../../src/skeleton/rig.ts';
import { BODY_ROWS } from '../../src/skeleton/trunk.ts';
import { horseSkeleton } from '../../src/species/horse/skeleton.ts';
import { DEGREE, LEGS } from '../../src/units.ts';
import tracings from '../fixtures/muybridge-1893.json';
import { leastSquares } from './least-squares.ts';
import { published } from './published.ts';
import { type Spec, specs } from './specs.ts';
import { BODY_KEYS, basis, bodyKeys, KEYS, round, type Wave, writePlate } from './table.ts';

const rig = buildRig('horse', 1.6, horseSkeleton);
const H = rig.height;

type Point = readonly [number, number];
type Frame = { phase: number } & Record<string, Record<string, Point>>;

interface Series {
  /** e.g. fore, leadHind */
  role: string;
  leg: RigLeg;
  /** The leg whose touch-down and duty the series has, and every leg whose captured frames feed it. */
  index: number;
  feeds: number[];
}

function seriesOf(spec: Spec): Series[] {
  if (!spec.lead) {
    return [
      { role: 'fore', leg: rig.legs[0], index: 0, feeds: [0, 1] },
      { role: 'hind', leg: rig.legs[2], index: 2, feeds: [2, 3] },
    ];
  }
  const lead = spec.lead === 'left' ? 0 : 1;
  return [
    { role: 'trailFore', leg: rig.legs[1 - lead], index: 1 - lead, feeds: [1 - lead] },
    { role: 'leadFore', leg: rig.legs[lead], index: lead, feeds: [lead] },
    { role: 'trailHind', leg: rig.legs[3 - lead], index: 3 - lead, feeds: [3 - lead] },
    { role: 'leadHind', leg: rig.legs[2 + lead], index: 2 + lead, feeds: [2 + lead] },
  ];
}

interface Result {
  role: string;
  names: string[];
  rows: number[][];
  sole: number[];
  centre: number;
  offset: number;
  crouch: number;
}

function publishedAt(name: string, row: string, u: number, duty: number): number {
  const table = published[name];
  // retime: stance to stance, swing to swing
  const t = u < duty ? (u / duty) * table.duty : table.duty + ((u - duty) / (1 - duty)) * (1 - table.duty);
  const values = table.rows[row];
  const at = t * values.length;
  const k = Math.floor(at) % values.length;
  const f = at - Math.floor(at);
  const next = values[(k + 1) % values.length];
  return values[k] + (next - values[k]) * f;
}

function capture(spec: Spec, series: Series, fixedOffset?: number, fixedCrouch?: number): Result {
  const { leg, index } = series;
  const fore = leg.kind === 'fore';
  const legName = LEGS[index];
  const duty = spec.duty[legName];
  // A little more than the step itself, so that faster strides and the blend with neighbours still find the leg long enough.
  const step = spec.speed * spec.strideTime * duty * (spec.reserve ?? 1);
  const m = leg.joints.length - 1;
  const names = horseSkeleton.legs[leg.kind].joints.slice(0, m).map((joint) => joint.joint);
  const body = zeros(BODY_KEYS * BODY_ROWS.length);
  bodyKeys(spec.body).forEach((values, r) => {
    const unit = ['croup', 'withers', 'sway'].includes(BODY_ROWS[r]) ? 0.01 : DEGREE;
    interpolatingControls(values).forEach((v, k) => {
      body[k * BODY_ROWS.length + r] = v * unit;
    });
  });
  const girdleAt = girdlePath(rig, { body, bodyKeys: BODY_KEYS }, leg);
  const standing = rig.rest[3 * leg.joints[0]];

  // Knots of the sole that must be flat: from just before touch-down until the heel leaves.
  const heelOff = spec.heelOff[fore ? 0 : 1] * duty;
  const lastFlat = Math.max(1, Math.round(heelOff * KEYS));
  const flat = (k: number) => k <= lastFlat || k === KEYS - 1;

  const publishedName = spec.from.published && `${spec.from.published}${fore ? 'Fore' : 'Hind'}`;
  const prior = (row: string, u: number): number | undefined => {
    if (!publishedName) return undefined;
    if (row === 'hip') return 122 - publishedAt(publishedName, 'femur', u, duty);
    return publishedAt(publishedName, row, u, duty);
  };
  const leads = series.role.startsWith('lead') ? 1 : series.role.startsWith('trail') ? -1 : 0;
  const asymmetric = leads !== 0 && !spec.from.tracing;

  // unknowns: controls of m hinges (degrees) and sole (degrees), then the stance's middle (m * 100) and the drawing's offset (m * 100)
  const size = KEYS * (m + 1) + 3;
  const start = new Float64Array(size);
  for (let k = 0; k < KEYS; k++) {
    names.forEach((name, i) => {
      const fallback = publishedAt(fore ? 'trotFore' : 'trotHind', name === 'hip' ? 'femur' : name, k / KEYS, duty);
      start[i * KEYS + k] = prior(name, k / KEYS) ?? (name === 'hip' ? 122 - fallback : fallback);
    });
    const air = (k / KEYS - duty) / (1 - duty);
    start[m * KEYS + k] = flat(k) ? 0 : air < 0 ? 30 : 50 * Math.cos((Math.PI / 2) * Math.min(1, air * 1.3));
  }
  start[size - 3] = 2;
  start[size - 2] = fixedOffset === undefined ? 0 : fixedOffset * 100;

  const chain = createChain(leg);
  const rotations = zeros(m + 1);
  const angles = new Float64Array(m + 1);
  const at = (x: Float64Array, u: number) => {
    const [k, w0, w1, w2, w3] = basis(u);
    const a = (k + KEYS - 1) % KEYS;
    const b = (k + 1) % KEYS;
    const c = (k + 2) % KEYS;
    for (let i = 0; i <= m; i++) {
      const o = i * KEYS;
      angles[i] = w0 * x[o + a] + w1 * x[o + k] + w2 * x[o + b] + w3 * x[o + c];
    }
    const [gx, gy, pitch] = girdleAt(u + spec.down[legName]);
    let turned = 0;
    for (let i = 0; i < m; i++) {
      rotations[i] = leg.senses[i] * (angles[i] - leg.standingDegrees[i]) * DEGREE;
      turned += rotations[i];
    }
    rotations[m] = -angles[m] * DEGREE - pitch - turned;
    solveChain(leg, rotations, chain);
    return [gx - standing, gy + x[size - 1] / 100, Math.cos(pitch), Math.sin(pitch)] as const;
  };
  const world = (i: number, [gx, gy, c, s]: readonly [number, number, number, number]): Point => [
    gx + chain.x[i] * c - chain.y[i] * s,
    gy + chain.x[i] * s + chain.y[i] * c,
  ];

  const frames = spec.from.tracing
    ? (tracings.gaits as unknown as Record<string, { frames: Frame[] }>)[spec.from.tracing].frames
    : [];
  const pointNames = fore ? ['elbow', 'carpus', 'fetlock', 'toe'] : ['stifle', 'hock', 'fetlock', 'toe'];
  const joints = fore ? [2, 3, 4, m + 1] : [1, 2, 3, m + 1];
  const sigma = [0.07, 0.022, 0.022, 0.022].map((value) => value * (spec.plate ? 1 : 3));
  const loose = spec.blends === false || spec.name === 'trot.racing';
  // How much a reading counts in stance: the drawn strides are longer than these proportions allow.
  const stanceTrust = 0.7;

  const residuals = (x: Float64Array): number[] => {
    const r: number[] = [];
    const centre = x[size - 3] / 100;
    const offset = x[size - 2] / 100;
    for (const frame of frames) {
      for (const feed of series.feeds) {
        // A fed leg reads the tracing at its own phase; the tracing's touch-downs are the plate's.
        const tracedDown = tracedTouchdown(spec, feed);
        let u = frame.phase - tracedDown;
        u -= Math.floor(u);
        const tracedDuty = tracedDutyOf(spec, feed);
        const retimed = spec.plate
          ? u
          : u < tracedDuty
            ? (u / tracedDuty) * duty
            : duty + ((u - tracedDuty) / (1 - tracedDuty)) * (1 - duty);
        const frameOf = at(x, retimed);
        const captured = frame[LEGS[feed]];
        const trust = retimed < duty ? stanceTrust : 1;
        pointNames.forEach((name, i) => {
          const p = world(joints[i], frameOf);
          r.push(
            (trust * ((p[0] + standing + offset) / H - captured[name][0])) / sigma[i],
            (trust * (p[1] / H - captured[name][1])) / sigma[i],
          );
        });
      }
    }
    const dense = 48;
    const toeX: number[] = [];
    const toeY: number[] = [];
    for (let s = 0; s < dense; s++) {
      const u = s / dense;
      const frameOf = at(x, u);
      const toe = world(m + 1, frameOf);
      toeX.push(toe[0]);
      toeY.push(toe[1]);
      const air = (u - duty) / (1 - duty);
      if (air > 0) {
        const heel = toe[1] + leg.sole * Math.sin(angles[m] * DEGREE);
        const need = 0.022 * Math.min(1, 7 * Math.min(air, 1 - air));
        r.push(Math.max(0, need - toe[1]) / 0.003, Math.max(0, need * 0.6 - heel) / 0.003);
        if (spec.highest) r.push(Math.max(0, toe[1] - spec.highest[fore ? 0 : 1]) / 0.008);
        // the hoof hangs on the pastern
        const coffin = 180 + (leg.directions[m] + rotations[m] - leg.directions[m - 1]) / DEGREE;
        r.push((coffin - 180) / 25);
        if (publishedName && !frames.length) {
          r.push((toe[1] - publishedAt(publishedName, 'toeHeight', u, duty) / 100) / 0.02);
        }
      }
      const stance = u / duty;
      const limits: Record<string, Point> = {
        scapula: [41, 89],
        shoulder: [95, 134.5],
        elbow: [80, 156.5],
        hip: [62, 152],
        stifle: [75, 156.5],
        hock: [89, 166.5],
        carpus: u < duty ? (stance < 0.86 ? [180.5, 189] : [168, 189]) : [spec.bounds.carpusLeast, 190],
        fetlock:
          stance > 0.22 && stance < 0.78
            ? [199, spec.bounds.fetlockMost]
            : u < duty
              ? [168, spec.bounds.fetlockMost]
              : [136, 230],
      };
      names.forEach((name, i) => {
        const [low, high] = limits[name];
        r.push(Math.max(0, low - angles[i]) / 1.2, Math.max(0, angles[i] - high) / 1.2);
        const target = prior(name, u);
        if (target !== undefined) {
          let shifted = target;
          if (asymmetric && name === 'fetlock' && u < duty) shifted -= leads * 5 * Math.sin(Math.PI * stance);
          if (asymmetric && (name === 'scapula' || name === 'hip')) shifted -= leads * 2.5;
          r.push((angles[i] - shifted) / (frames.length ? (loose ? 60 : 30) : 5));
        }
        if (name === 'fetlock' && u < duty) {
          const peak = spec.bounds.fetlockPeak[fore ? 0 : 1] - (asymmetric ? leads * 4 : 0);
          const shape = 188 + (peak - 188) * Math.max(0, Math.sin(Math.PI * Math.min(1, stance))) ** 0.9;
          r.push((angles[i] - shape) / (stance > 0.15 && stance < 0.8 ? 3 : 10));
        }
      });
      // Fore and hind: stifle and hock fold together (reciprocal apparatus).
      if (!fore && air > 0.05 && air < 0.95)
        r.push((angles[1] - angles[2] + (frames.length ? 4 : 6)) / (spec.gait === 'rack' ? 9 : 22));
    }
    // The carpus is most folded between 30 and 50 % of the swing.
    if (fore) {
      at(x, duty + 0.4 * (1 - duty));
      const [low, high] = spec.bounds.carpusFold;
      r.push(Math.max(0, low - angles[3]) / 2, Math.max(0, angles[3] - high) / 2);
    }
    // Just before the strike and just after the lift the foot still moves with the ground, so that nothing jerks there.
    for (const share of [-0.05, -0.025, 1.03]) {
      const toe = world(m + 1, at(x, share * duty));
      r.push((toe[0] - (centre + step * (0.5 - share))) / 0.006, Math.max(0, Math.abs(toe[1] - 0.006) - 0.006) / 0.006);
    }
    const stanceSamples = 20;
    for (let s = 0; s <= stanceSamples; s++) {
      const share = s / stanceSamples;
      const frameOf = at(x, share * duty);
      const toe = world(m + 1, frameOf);
      r.push((toe[0] - (centre + step * (0.5 - share))) / 0.0015, toe[1] / 0.0015);
    }
    // Peak ground speed of the hoof.
    const fastest = ((spec.hoofSpeed ?? 1.58) * spec.speed * spec.strideTime) / (1 - duty);
    for (let s = 0; s < dense; s++) {
      const u = s / dense;
      if (u < duty) continue;
      const ground = (toeX[(s + 1) % dense] - toeX[s]) * dense + spec.speed * spec.strideTime;
      r.push(Math.max(0, ground - fastest) / (0.012 * fastest));
    }
    // A hoof swings in one sweep: no wobble between the drawn frames.
    for (let s = 0; s < dense; s++) {
      if ((s - 1) / dense < duty || s + 2 >= dense) continue;
      const third = (values: number[]) => values[s + 2] - 3 * values[s + 1] + 3 * values[s] - values[s - 1];
      r.push(third(toeX) / (spec.plate ? 0.02 : 0.012), third(toeY) / (spec.plate ? 0.02 : 0.012));
    }
    for (let i = 0; i <= m; i++) {
      for (let k = 0; k < KEYS; k++) {
        const o = i * KEYS;
        const a = x[o + ((k + KEYS - 1) % KEYS)];
        const b = x[o + k];
        const c = x[o + ((k + 1) % KEYS)];
        const d = x[o + ((k + 2) % KEYS)];
        const third = d - 3 * c + 3 * b - a;
        const fast = spec.strideTime < 0.5 ? 32 : spec.strideTime < 0.7 ? 26 : 18;
        r.push(third / (i === m ? 2 * fast : i === m - 1 ? 1.4 * fast : fast));
        if (i === m && flat(k)) r.push(b / 0.01);
        if (i === m && k / KEYS < duty + 0.15) r.push(Math.max(0, -b) / 0.2);
      }
    }
    for (let k = lastFlat + 1; k < KEYS - 1; k++) {
      // sole in the air: tipping over at lift-off, levelling before landing
      const u = k / KEYS;
      const air = (u - duty) / (1 - duty);
      if (air > 0.8) r.push(x[m * KEYS + k] / 8);
      if (air > -0.1 && air < 0.12) r.push((x[m * KEYS + k] - 55) / 20);
    }
    r.push((centre - 0.02) / 0.05);
    r.push(fixedCrouch === undefined ? x[size - 1] / 0.8 : (x[size - 1] - fixedCrouch) / 0.001);
    r.push(fixedOffset === undefined ? offset / 0.3 : (offset - fixedOffset) / 0.0005);
    return r;
  };
  const { x, cost } = leastSquares(start, residuals, 60);
  let slip = 0;
  for (let s = 0; s <= 20; s++) {
    const frameOf = at(x, (s / 20) * duty);
    const toe = world(m + 1, frameOf);
    slip = Math.max(slip, Math.hypot(toe[0] - (x[size - 3] / 100 + step * (0.5 - s / 20)), toe[1]));
  }
  const result: Result = {
    role: series.role,
    names,
    rows: names.map((_, i) => Array.from({ length: KEYS }, (_, k) => round(x[i * KEYS + k], 0))),
    sole: Array.from({ length: KEYS }, (_, k) => (flat(k) ? 0 : 10 * round(x[m * KEYS + k] / 10, 0))),
    centre: x[size - 3] / 100,
    offset: x[size - 2] / 100,
    crouch: x[size - 1],
  };
  console.log(
    `${spec.name.padEnd(15)} ${series.role.padEnd(10)} cost ${cost.toFixed(0).padStart(6)}  stance off by ${(slip * 1000).toFixed(1)} mm  crouch ${result.crouch.toFixed(1)} cm  middle ${(result.centre * 100).toFixed(1)} cm  drawing offset ${(result.offset * 100).toFixed(1)} cm  ` +
      names
        .map((n, i) => `${n} ${Math.min(...result.rows[i]).toFixed(0)}..${Math.max(...result.rows[i]).toFixed(0)}`)
        .join(', '),
  );
  return result;
}

function tracing(spec: Spec) {
  return (
    tracings.gaits as unknown as Record<string, { touchdown: Record<string, number>; duty: Record<string, number> }>
  )[spec.from.tracing ?? ''];
}
function tracedTouchdown(spec: Spec, leg: number): number {
  return tracing(spec).touchdown[LEGS[leg]];
}
function tracedDutyOf(spec: Spec, leg: number): number {
  return tracing(spec).duty[LEGS[leg]];
}

const only = process.argv.slice(2); // names of motions, or all
for (const drafted of specs) {
  if (only.length && !only.includes(drafted.name)) continue;
  const all = seriesOf(drafted);
  const draft = all.map((series) => capture(drafted, series));
  // What the legs cannot reach at the authored heights, the trunk comes down for; and one drawing has one offset for each girdle.
  const of = (kind: string) => draft.filter((_, i) => all[i].leg.kind === kind);
  const crouch = (kind: string) => round(Math.min(...of(kind).map((result) => result.crouch)), 1);
  const offset = (kind: string) => of(kind).reduce((sum, result) => sum + result.offset, 0) / of(kind).length;
  const lower = ([mean, ...wave]: Wave, by: number): Wave => [mean + by, ...wave] as unknown as Wave;
  const spec: Spec = {
    ...drafted,
    body: {
      ...drafted.body,
      croup: lower(drafted.body.croup, crouch('hind')),
      withers: lower(drafted.body.withers, crouch('fore')),
    },
  };
  writePlate(
    spec,
    all.map((series) => capture(spec, series, offset(series.leg.kind), 0)),
  );
}
