/** What its parts are called: landmarks and joints by name, where they are and how they bend. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { vec3 } from 'gl-matrix';
import { LEGS } from '../../src/index.ts';
import { end, near, steady } from '../shared/answers.ts';

const LEG_MARKS = {
  F: ['shoulder', 'elbow', 'carpus', 'fetlock', 'toe', 'heel'],
  H: ['hip', 'stifle', 'hock', 'fetlock', 'toe', 'heel'],
};
const JOINTS = {
  F: ['scapula', 'shoulder', 'elbow', 'carpus', 'fetlock'],
  H: ['hip', 'stifle', 'hock', 'fetlock'],
};

describe('names', () => {
  const animal = steady({ speed: 5 });

  it('of landmarks are those of the design, each a place of its own', () => {
    const marks = ['withers', 'back', 'croup', 'poll', 'muzzle', 'dock', 'tail'];
    for (const leg of LEGS) marks.push(...LEG_MARKS[end(leg)].map((mark) => `${leg}.${mark}`));
    const places = marks.map((mark) => animal.landmark(mark));
    for (const place of places) assert.ok(place.length === 3 && place.every(Number.isFinite));
    assert.equal(new Set(places.map(String)).size, marks.length);
  });

  it('of landmarks: the place is written where it is asked for', () => {
    const out = new Float64Array(3);
    assert.equal(animal.landmark('withers', out), out);
    assert.deepEqual([...out], animal.landmark('withers'));
  });

  it('of angles are the leg joints, in degrees inside their limits', () => {
    for (const leg of LEGS) {
      const { joints, standingDegrees, senses, least, most } = animal.rig.legs[LEGS.indexOf(leg)];
      for (const joint of JOINTS[end(leg)]) {
        const at = joints.indexOf(animal.rig.joints.indexOf(`${leg}.${joint}`));
        const limits = [least[at], most[at]].map((turn) => standingDegrees[at] + (senses[at] * turn * 180) / Math.PI);
        const angle = animal.angle(`${leg}.${joint}`);
        assert.ok(
          angle >= Math.min(...limits) - 1e-9 && angle <= Math.max(...limits) + 1e-9,
          `${leg}.${joint} ${angle}`,
        );
      }
    }
    assert.equal(animal.angle('LH.tarsus'), animal.angle('LH.hock'));
  });

  it('of angles: an angle is the one between the bones, as anybody can measure', () => {
    // On the palmar side, so that 180 is straight and more is over-extended.
    for (const [above, at, below, name] of [
      ['elbow', 'carpus', 'fetlock', 'carpus'],
      ['carpus', 'fetlock', 'coffin', 'fetlock'],
    ]) {
      const [a, b, c] = [above, at, below].map((mark) => animal.landmark(`RF.${mark}`));
      const [up, down] = [vec3.sub([0, 0, 0], a, b), vec3.sub([0, 0, 0], c, b)];
      // It trots along +x: a bone below that points forward of the one above is extended.
      const folded = up[0] * down[1] - up[1] * down[0] > 0;
      const between = (vec3.angle(up, down) * 180) / Math.PI;
      near(animal.angle(`RF.${name}`), folded ? between : 360 - between, 1e-4, name);
    }
  });

  it('that are unknown throw and say which there are', () => {
    for (const name of ['LF.nose', 'nose', 'LF', '']) {
      assert.throws(() => animal.landmark(name), {
        name: 'RangeError',
        message: new RegExp(`^landmark: no '${name}'; there are withers, .*LF\\.toe.*RH\\.heel`),
      });
      assert.throws(() => animal.angle(name), {
        name: 'RangeError',
        message: new RegExp(`^angle: no .*'${name}'.*LF\\.carpus.*RH\\.hock`),
      });
    }
    assert.throws(() => animal.angle('withers'), RangeError);
  });
});
