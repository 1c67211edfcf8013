/**
 * Captures the motions of animals on paws (npm run capture:paws): each leg's joint angles are fitted at 24 key phases to angles measured over
 * the stride, to the angle of the whole limb and to the height of the toes, while the standing toe stays where it stands. Reckoned at the
 * size the engine has, so that the tolerances hold for every animal.
 */
import { zeros } from '../../src/math/memory.ts';
import { interpolatingControls } from '../../src/math/spline.ts';
import { girdlePath } from '../../src/motion/build-clip.ts';
import { createChain, solveChain } from '../../src/skeleton/chain.ts';
import { buildRig, type Rig, type RigLeg } from '../../src/skeleton/rig.ts';
import { BODY_ROWS } from '../../src/skeleton/trunk.ts';
import type { SkeletonTable } from '../../src/types.ts';
import { DEGREE, LEGS } from '../../src/units.ts';
import { leastSquares } from './least-squares.ts';
import { animals, type PawSpec, type Series } from './paw-specs.ts';
import { BODY_KEYS, basis, bodyKeys, type CapturedLeg, KEYS, round, type Wave, writePlate } from './table.ts';

const SIZE = 1.6;

interface Fitted extends CapturedLeg {
  readonly crouch: number;
}

/** A measured row at a phase, retimed stance to stance and swing to swing. */
function measuredAt({ duty: from, rows }: Series, row: string, u: number, duty: number): number | undefined {
  const values = rows[row];
  if (!values) return undefined;
  const wrapped = u - Math.floor(u);
  const t = wrapped < duty ? (wrapped / duty) * from : from + ((wrapped - duty) / (1 - duty)) * (1 - from);
  const controls = interpolatingControls(values);
  const at = t * values.length;
  const k = Math.floor(at) % values.length;
  const f = at - Math.floor(at);
  const g = 1 - f;
  const c = (i: number) => controls[(k + i + values.length) % values.length];
  return (
    (g ** 3 / 6) * c(-1) +
    ((3 * f ** 3 - 6 * f * f + 4) / 6) * c(0) +
    ((-3 * f ** 3 + 3 * f * f + 3 * f + 1) / 6) * c(1) +
    (f ** 3 / 6) * c(2)
  );
}

function capture(
  rig: Rig,
  skeleton: SkeletonTable,
  spec: PawSpec,
  role: string,
  index: number,
  fixedCrouch?: number,
): Fitted {
  const leg: RigLeg = rig.legs[index];
  const fore = leg.kind === 'fore';
  const series = spec.limbs[role] ?? spec.limbs[leg.kind];
  const legName = LEGS[index];
  const duty = spec.duty[legName];
  const scale = SIZE / spec.height;
  const stride = spec.speed * spec.strideTime * scale;
  const step = stride * duty * (spec.reserve ?? 1.02);
  const m = leg.joints.length - 1;
  const names = skeleton.legs[leg.kind].joints.slice(0, m).map((joint) => joint.joint);
  const body = zeros(BODY_KEYS * BODY_ROWS.length);
  bodyKeys(spec.body).forEach((values, r) => {
    const unit = ['croup', 'withers', 'sway'].includes(BODY_ROWS[r]) ? 0.01 * scale : DEGREE;
    interpolatingControls(values).forEach((v, k) => {
      body[k * BODY_ROWS.length + r] = v * unit;
    });
  });
  const girdleAt = girdlePath(rig, { body, bodyKeys: BODY_KEYS }, leg);
  const standing = rig.rest[3 * leg.joints[0]];
  const heelOff = spec.heelOff[fore ? 0 : 1] * duty;
  const lastFlat = Math.max(1, Math.round(heelOff * KEYS));
  const flat = (k: number) => k <= lastFlat || k === KEYS - 1;
  const measured = (row: string, u: number) => measuredAt(series, row, u, duty);
  // The shoulder blade turns with the limb; nobody measured it: a third of the limb's angle unless told (choice).
  const prior = (name: string, u: number): number | undefined => {
    if (name === 'scapula') return leg.standingDegrees[0] - (spec.blade ?? 0.36) * (measured('limb', u) ?? 0);
    if (name === 'hip') {
      const femur = measured('femur', u);
      return femur === undefined ? undefined : 90 + (skeleton.legs.hind.joints[0].reference ?? 0) - femur;
    }
    return measured(name, u);
  };

  // Unknowns: controls of m hinges and the sole, degrees; the middle of the stance and the crouch, cm.
  const size = KEYS * (m + 1) + 2;
  const start = new Float64Array(size);
  for (let k = 0; k < KEYS; k++) {
    names.forEach((name, i) => {
      start[i * KEYS + k] = prior(name, k / KEYS) ?? leg.standingDegrees[i];
    });
    const air = (k / KEYS - duty) / (1 - duty);
    start[m * KEYS + k] = flat(k) ? 0 : air < 0 ? 30 : 60 * Math.cos((Math.PI / 2) * Math.min(1, air * 1.3));
  }
  const chain = createChain(leg);
  const rotations = zeros(m + 1);
  const angles = new Float64Array(m + 1);
  type Frame = readonly [number, number, number, number];
  const at = (x: Float64Array, u: number): Frame => {
    const [k, w0, w1, w2, w3] = basis(u);
    const [a, b, c] = [(k + KEYS - 1) % KEYS, (k + 1) % KEYS, (k + 2) % KEYS];
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
    return [gx - standing, gy + x[size - 1] / 100, Math.cos(pitch), Math.sin(pitch)];
  };
  const world = (i: number, [gx, gy, c, s]: Frame): readonly [number, number] => [
    gx + chain.x[i] * c - chain.y[i] * s,
    gy + chain.x[i] * s + chain.y[i] * c,
  ];
  const limbTop = fore ? 1 : 0;

  const residuals = (x: Float64Array): number[] => {
    const r: number[] = [];
    const centre = x[size - 2] / 100;
    const dense = 48;
    const toeX: number[] = [];
    const toeY: number[] = [];
    for (let s = 0; s < dense; s++) {
      const u = s / dense;
      const frame = at(x, u);
      const toe = world(m + 1, frame);
      const top = world(limbTop, frame);
      toeX.push(toe[0]);
      toeY.push(toe[1]);
      const air = (u - duty) / (1 - duty);
      if (air > 0) {
        const heel = toe[1] + leg.sole * Math.sin(angles[m] * DEGREE);
        const need = 0.03 * Math.min(1, 7 * Math.min(air, 1 - air));
        r.push(Math.max(0, need - toe[1]) / 0.003, Math.max(0, need * 0.6 - heel) / 0.003);
        const high = measured('toe', u);
        if (high !== undefined) r.push((toe[1] - 0.01 * scale * Math.max(0, high)) / 0.05);
        // Digits hang on as the foot is carried: neither clenched nor spread back.
        const knuckle = 180 + (leg.directions[m] + rotations[m] - leg.directions[m - 1]) / DEGREE;
        r.push((knuckle - (spec.hanging ?? 190)) / 25);
      }
      const limb = measured('limb', u);
      if (limb !== undefined)
        r.push((Math.atan2(toe[0] - top[0], top[1] - toe[1]) / DEGREE - limb) / (u < duty ? 8 : 5));
      names.forEach((name, i) => {
        const least = Math.min(
          leg.standingDegrees[i] + (leg.senses[i] * leg.least[i]) / DEGREE,
          leg.standingDegrees[i] + (leg.senses[i] * leg.most[i]) / DEGREE,
        );
        const most = Math.max(
          leg.standingDegrees[i] + (leg.senses[i] * leg.least[i]) / DEGREE,
          leg.standingDegrees[i] + (leg.senses[i] * leg.most[i]) / DEGREE,
        );
        // No joint folds farther than was seen.
        const seen = series.rows[name] ? Math.min(...series.rows[name]) - 4 : -Infinity;
        r.push(Math.max(0, Math.max(least + 4, seen) - angles[i]) / 1.2, Math.max(0, angles[i] - most + 4) / 1.2);
        const target = prior(name, u);
        const trust = name === 'scapula' ? 6 : 5;
        if (target !== undefined) r.push((angles[i] - target) / trust);
        else r.push((angles[i] - leg.standingDegrees[i]) / 25);
      });
    }
    // Just before the strike and just after the lift the foot still moves with the ground, so that nothing jerks there.
    for (const share of [-0.05, -0.025, 1.03]) {
      const toe = world(m + 1, at(x, share * duty));
      r.push((toe[0] - (centre + step * (0.5 - share))) / 0.006, Math.max(0, Math.abs(toe[1] - 0.006) - 0.006) / 0.006);
    }
    for (let s = 0; s <= 20; s++) {
      const toe = world(m + 1, at(x, (s / 20) * duty));
      r.push((toe[0] - (centre + step * (0.5 - s / 20))) / 0.0015, toe[1] / 0.0015);
    }
    const fastest = ((spec.pawSpeed ?? 1.62) * stride) / (1 - duty);
    for (let s = 0; s < dense; s++) {
      if (s / dense < duty) continue;
      const ground = (toeX[(s + 1) % dense] - toeX[s]) * dense + stride;
      r.push(Math.max(0, ground - fastest) / (0.012 * fastest));
      if ((s - 1) / dense < duty || s + 2 >= dense) continue;
      const third = (values: number[]) => values[s + 2] - 3 * values[s + 1] + 3 * values[s] - values[s - 1];
      r.push(third(toeX) / 0.012, third(toeY) / 0.012);
    }
    for (let i = 0; i <= m; i++) {
      for (let k = 0; k < KEYS; k++) {
        const o = i * KEYS;
        const [a, b] = [x[o + ((k + KEYS - 1) % KEYS)], x[o + k]];
        const [c, d] = [x[o + ((k + 1) % KEYS)], x[o + ((k + 2) % KEYS)]];
        const fast = spec.strideTime * Math.sqrt(scale) < 0.8 ? 30 : 20;
        r.push((d - 3 * c + 3 * b - a) / (i === m ? 2 * fast : i === m - 1 ? 1.4 * fast : fast));
        if (i === m && flat(k)) r.push(b / 0.01);
        if (i === m && k / KEYS < duty + 0.15) r.push(Math.max(0, -b) / 0.2);
      }
    }
    for (let k = lastFlat + 1; k < KEYS - 1; k++) {
      const air = (k / KEYS - duty) / (1 - duty);
      if (air > 0.8) r.push(x[m * KEYS + k] / 8);
      if (air > -0.1 && air < 0.12) r.push((x[m * KEYS + k] - 55) / 20);
    }
    r.push((centre - 0.02) / 0.08);
    r.push(fixedCrouch === undefined ? x[size - 1] / 1.5 : (x[size - 1] - fixedCrouch) / 0.001);
    return r;
  };
  const { x, cost } = leastSquares(start, residuals, 50);
  let slip = 0;
  for (let s = 0; s <= 20; s++) {
    const toe = world(m + 1, at(x, (s / 20) * duty));
    slip = Math.max(slip, Math.hypot(toe[0] - (x[size - 2] / 100 + step * (0.5 - s / 20)), toe[1]));
  }
  const rows = names.map((_, i) => Array.from({ length: KEYS }, (_, k) => round(x[i * KEYS + k], 0)));
  console.log(
    `${spec.file.padEnd(14)} ${role.padEnd(10)} cost ${cost.toFixed(0).padStart(6)}  stance off by ${(slip * 1000).toFixed(1)} mm  crouch ${x[size - 1].toFixed(1)}  middle ${x[size - 2].toFixed(1)} cm (at ${SIZE} m)  ` +
      names.map((n, i) => `${n} ${Math.min(...rows[i])}..${Math.max(...rows[i])}`).join(', '),
  );
  return {
    role,
    names,
    rows,
    sole: Array.from({ length: KEYS }, (_, k) => (flat(k) ? 0 : 10 * round(x[m * KEYS + k] / 10, 0))),
    crouch: x[size - 1],
  };
}

/** Which legs are captured: a fore and a hind, or a trailing and a leading one of each, by the order in which they come down. */
function rolesOf(spec: PawSpec): [role: string, leg: number][] {
  if (!spec.lead)
    return [
      ['fore', 0],
      ['hind', 2],
    ];
  const leads = (left: number, right: number) => (((right - left) % 1) + 1) % 1 < 0.5;
  const fore = leads(spec.down.LF, spec.down.RF) ? 1 : 0;
  const hind = leads(spec.down.LH, spec.down.RH) ? 3 : 2;
  return [
    ['trailFore', 1 - fore],
    ['leadFore', fore],
    ['trailHind', 5 - hind],
    ['leadHind', hind],
  ];
}

const only = process.argv.slice(2); // names of files, or all
for (const { skeleton, specs } of animals) {
  const rig = buildRig('animal', SIZE, skeleton);
  for (const drafted of specs) {
    if (only.length && !only.some((name) => drafted.file.startsWith(name))) continue;
    const roles = rolesOf(drafted);
    const draft = roles.map(([role, index]) => capture(rig, skeleton, drafted, role, index));
    // What the legs cannot reach at the authored heights, the trunk comes down for.
    const crouch = (end: number) =>
      (Math.min(...draft.filter((_, i) => roles[i][1] >> 1 === end).map((leg) => leg.crouch)) * drafted.height) / SIZE;
    const lower = ([mean, ...wave]: Wave, by: number): Wave => [round(mean + by, 2), ...wave] as unknown as Wave;
    const spec: PawSpec = {
      ...drafted,
      body: {
        ...drafted.body,
        croup: lower(drafted.body.croup, crouch(1)),
        withers: lower(drafted.body.withers, crouch(0)),
      },
    };
    writePlate(
      spec,
      roles.map(([role, index]) => capture(rig, skeleton, spec, role, index, 0)),
      spec.file,
    );
  }
}
