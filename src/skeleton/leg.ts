/**
 * A leg is a planar chain: all its hinges turn about one axis, and the whole plane swings sideways about the girdle's fore-and-aft
 * axis (abduction). So it is solved in two dimensions, x forward and y up in the plane, and lifted into the world once.
 */
import type { vec3 } from 'gl-matrix';
import { type Numbers, zeros } from '../math/memory.ts';
import { turnOf } from '../math/trig.ts';
import { type Pose, pointOnJoint } from './pose.ts';
import type { Hinge, Rig, RigLeg } from './rig.ts';

/** Lays a leg out on its bench; `rotations` are the hinges' turns away from standing. */
export function layLeg({ bench, directions }: RigLeg, rotations: Numbers): void {
  const last = rotations.length - 1;
  let turned = 0;
  bench.x = 0;
  bench.y = 0;
  for (let i = 0; i <= last; i++) {
    const hinge = bench.hinges[i];
    hinge.turn = rotations[i];
    turned += rotations[i];
    pointBone(hinge, turned);
    bench.x += hinge.alongX;
    bench.y += hinge.alongY;
  }
  bench.sole = directions[last] + turned;
}

/** Points the bone under a hinge that has turned so far, with those above it. */
export function pointBone(hinge: Hinge, turned: number): void {
  const { restX, restY } = hinge;
  const { cos, sin } = turnOf(turned);
  hinge.alongX = restX * cos - restY * sin;
  hinge.alongY = restY * cos + restX * sin;
}

/** The girdle joint's place in the world. */
export function girdlePosition(rig: Rig, leg: RigLeg, pose: Pose, out: vec3): void {
  pointOnJoint(pose, leg.on, rig.offset[leg.joints[0]], out);
}

const girdle: vec3 = /* @__PURE__ */ zeros(3);

/**
 * Lifts a leg from its bench into the world. The plane is turned about the girdle's x axis. Written out on the flat arrays: with gl-matrix it took twice
 * as long and boxed its numbers.
 */
export function placeLeg(rig: Rig, leg: RigLeg, pose: Pose): void {
  const { hinges, ca, sa } = leg.bench;
  const { positions, rotations } = pose;
  const on = 4 * leg.on;
  const px = rotations[on] * ca + rotations[on + 3] * sa;
  const py = rotations[on + 1] * ca + rotations[on + 2] * sa;
  const pz = rotations[on + 2] * ca - rotations[on + 1] * sa;
  const pw = rotations[on + 3] * ca - rotations[on] * sa;
  // The plane's own x and y axes in the world.
  const acrossX = 1 - 2 * (py * py + pz * pz);
  const acrossY = 2 * (px * py + pw * pz);
  const acrossZ = 2 * (px * pz - pw * py);
  const upwardX = 2 * (px * py - pw * pz);
  const upwardY = 1 - 2 * (px * px + pz * pz);
  const upwardZ = 2 * (py * pz + pw * px);
  girdlePosition(rig, leg, pose, girdle);
  let x = girdle[0];
  let y = girdle[1];
  let z = girdle[2];
  let turned = 0;
  // A leg's joints follow one another. So V8 knows that no place is too large a number, and does not check every sum.
  const first = leg.joints[0] & 0xffff;
  for (let i = 0; i < hinges.length; i++) {
    const at3 = 3 * (first + i);
    const at4 = 4 * (first + i);
    const { alongX, alongY, restX, restY, turn } = hinges[i];
    positions[at3] = x;
    positions[at3 + 1] = y;
    positions[at3 + 2] = z;
    x += alongX * acrossX + alongY * upwardX;
    y += alongX * acrossY + alongY * upwardY;
    z += alongX * acrossZ + alongY * upwardZ;
    turned += turn;
    // Half the turn from standing lies between where the bone points and where it pointed, if that tells it well.
    const square = restX * restX + restY * restY;
    let c = square + alongX * restX + alongY * restY;
    let s = alongY * restX - alongX * restY;
    if (c > 0.5 * square) {
      const scale = 1 / Math.sqrt(c * c + s * s);
      c *= scale;
      s *= scale;
    } else {
      c = Math.cos(turned / 2);
      s = Math.sin(turned / 2);
    }
    rotations[at4] = px * c + py * s;
    rotations[at4 + 1] = py * c - px * s;
    rotations[at4 + 2] = pz * c + pw * s;
    rotations[at4 + 3] = pw * c - pz * s;
  }
}
