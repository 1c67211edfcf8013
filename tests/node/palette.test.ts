/** The skinning palette against gl-matrix, which multiplies the two matrices that the kernel never builds. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { mat4, quat, type ReadonlyVec3, vec3 } from 'gl-matrix';
import { createPalette, writePalette } from '../../renderers/mesh/palette.ts';
import { createAnimal } from '../../src/index.ts';
import { createPose, type Pose } from '../../src/skeleton/pose.ts';

const { rig } = createAnimal('horse');
const count = rig.joints.length;
const restOf = (joint: number): vec3 => rig.rest.slice(3 * joint, 3 * joint + 3);

/** Any rotation, any place within `reach` metres of the origin, for every joint on its own. */
const number = (size: number) => fc.double({ min: -size, max: size, noNaN: true });
const somePose = (origin: ReadonlyVec3, reach: number) =>
  fc
    .array(
      fc.tuple(
        fc.tuple(number(1), number(1), number(1), number(1)).filter((q) => Math.hypot(...q) > 1e-3),
        fc.tuple(number(reach), number(reach), number(reach)),
      ),
      { minLength: count, maxLength: count },
    )
    .map((joints) => {
      const pose = createPose(rig);
      joints.forEach(([rotation, position], joint) => {
        quat.normalize(pose.rotation[joint], rotation);
        vec3.add(pose.position[joint], origin, position);
      });
      return pose;
    });

/** World transform x inverse bind transform of one joint, in doubles, by gl-matrix. */
function expected(pose: Pose, joint: number, origin: ReadonlyVec3): ArrayLike<number> {
  const matrix = (): mat4 => new Float64Array(16) as mat4;
  const place = vec3.subtract(new Float64Array(3), pose.position[joint], origin);
  const world = mat4.fromRotationTranslation(matrix(), pose.rotation[joint], place);
  const bind = mat4.fromTranslation(matrix(), restOf(joint));
  mat4.invert(bind, bind);
  return mat4.multiply(world, world, bind);
}

function furthest(pose: Pose, origin: ReadonlyVec3): number {
  const palette = createPalette(rig);
  writePalette(rig, pose, origin, palette);
  let worst = 0;
  for (let joint = 0; joint < count; joint++) {
    const matrix = expected(pose, joint, origin);
    for (let i = 0; i < 16; i++) worst = Math.max(worst, Math.abs(palette[16 * joint + i] - matrix[i]));
  }
  return worst;
}

describe('writePalette', () => {
  // Entries are below 16, where neighbouring floats are 1e-6 apart.
  for (const [where, origin] of [
    ['at home', [0, 0, 0]],
    ['a thousand kilometres away', [8e5, 20, -6e5]],
  ] as const) {
    it(`agrees with gl-matrix, ${where}`, () => {
      fc.assert(fc.property(somePose(origin, 5), (pose) => furthest(pose, origin) < 1e-6));
    });
  }

  it('leaves the standing animal where it is', () => {
    const palette = createPalette(rig);
    writePalette(rig, createPose(rig), [0, 0, 0], palette);
    const identity = mat4.create();
    for (let joint = 0; joint < count; joint++) {
      assert.deepEqual(palette.slice(16 * joint, 16 * joint + 16), identity, rig.joints[joint]);
    }
  });

  it('carries each joint from its standing place to its place in the pose', () => {
    const animal = createAnimal('horse');
    animal.command({ speed: 5 });
    for (let i = 0; i < 300; i++) animal.advance(1 / 60);
    const origin: vec3 = [animal.place[0], 0, animal.place[1]];
    const palette = createPalette(rig);
    writePalette(rig, animal.pose, origin, palette);
    for (let joint = 0; joint < count; joint++) {
      const carried = vec3.transformMat4(
        [0, 0, 0],
        restOf(joint),
        palette.subarray(16 * joint, 16 * joint + 16) as mat4,
      );
      assert.ok(
        vec3.distance(vec3.add(carried, carried, origin), animal.pose.position[joint]) < 1e-6,
        rig.joints[joint],
      );
    }
  });
});
