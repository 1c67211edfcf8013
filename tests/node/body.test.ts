/** The body in the round: a sound skin at every level of detail, standing and in every gait, with the contour of the outline figure. */
import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { fleshOf } from '../../renderers/bodies.ts';
import { buildFlesh, type Chain, poseFlesh } from '../../renderers/flesh.ts';
import { type Body, growBody } from '../../renderers/mesh/body.ts';
import { coatNames, coatsOf, defaultCoat, parseCoat } from '../../renderers/mesh/coat.ts';
import { createField } from '../../renderers/mesh/field.ts';
import { createPalette, writePalette } from '../../renderers/mesh/palette.ts';
import { BLOCK, polygonise } from '../../renderers/mesh/polygonise.ts';
import { reliefOf } from '../../renderers/mesh/reliefs.ts';
import { skin } from '../../renderers/mesh/skin.ts';
import { type Animal, createAnimal, species } from '../../src/index.ts';
import type { Pose } from '../../src/skeleton/pose.ts';
import { createPose } from '../../src/skeleton/pose.ts';
import type { GaitTable } from '../../src/types.ts';
import {
  type Cover,
  coverPolygon,
  coverTriangles,
  createCover,
  crossings,
  eulerOf,
  looseEdges,
  normalOf,
  overlap,
  pinchedVertices,
  volumeOf,
} from '../shared/mesh.ts';

const { rig } = createAnimal('horse');
const table = fleshOf('horse');
const before = performance.now();
const body = growBody(rig, table);
const took = performance.now() - before;
const bodies = new Map<string, Body>([['horse', body]]);
/** The body of an animal, grown once for all tests. */
function bodyOf(name: string): Body {
  const grown = bodies.get(name) ?? growBody(createAnimal(name).rig, fleshOf(name, species[name].flesh));
  bodies.set(name, grown);
  return grown;
}
const skinOf = ({ indices, levels }: Body, level: number): Uint32Array =>
  indices.subarray(levels[level].first, levels[level].first + levels[level].skin);
/** Vertices in use. */
const verticesOf = ({ indices, levels }: Body, level: number): number =>
  new Set(indices.subarray(levels[level].first, levels[level].first + levels[level].count)).size;
const finest = skinOf(body, 0);

/** Triangles of a crossing: a fold of the skin some five cells long, 5 cm, that passes into itself by one or two. A choice; a leap, looked at more often than here, has up to 28. */
const FEW = 20;

const palette = createPalette(rig);
const out = new Float32Array(body.positions.length);

/** The skin in a pose; the origin is the root's place on the ground. */
function carried(pose: Pose): Float32Array {
  writePalette(rig, pose, [pose.positions[0], 0, pose.positions[2]], palette);
  skin(body, palette, out);
  return out;
}

/** The skin of any animal through a stride of each of its gaits: its volume against that at rest, and its lowest point, m. */
function* throughGaits(
  name: string,
  speedOf: (gait: GaitTable) => number = ({ band }) => (band[0] + band[1]) / 2,
): Generator<{ gait: string; share: number; lowest: number }> {
  const animal = createAnimal(name, { seed: 0 });
  const grown = bodyOf(name);
  const triangles = skinOf(grown, 0);
  const rest = volumeOf(grown.positions, triangles);
  const matrices = createPalette(animal.rig);
  const posed = new Float32Array(grown.positions.length);
  for (const [gait, table] of Object.entries(species[name].gaits)) {
    animal.command({ gait, speed: speedOf(table) });
    animal.settle();
    const step = animal.strideTime / 12;
    for (let i = 0; i < 12; i++) {
      animal.advance(step);
      const { positions } = animal.pose;
      writePalette(animal.rig, animal.pose, [positions[0], 0, positions[2]], matrices);
      skin(grown, matrices, posed);
      assert.ok(posed.every(Number.isFinite), `${name}, ${gait}`);
      let lowest = Infinity;
      for (let v = 1; v < posed.length; v += 3) lowest = Math.min(lowest, posed[v]);
      yield { gait, share: volumeOf(posed, triangles) / rest, lowest };
    }
  }
}

/** Poses of a stride of each gait, fast and slow, and of a leap. */
function* poses(count: number): Generator<[string, Animal]> {
  for (const [gait, speeds] of Object.entries({
    walk: [1.5],
    amble: [3.5],
    trot: [3, 10],
    rack: [6],
    canter: [5, 8],
    gallop: [10, 18],
  })) {
    for (const speed of speeds) {
      const animal = createAnimal('horse', { seed: 1 });
      animal.command({ gait, speed });
      animal.settle();
      const { strideTime } = animal;
      for (let i = 0; i < count; i++) {
        yield [`${gait} at ${speed} m/s, ${i}/${count} of the stride`, animal];
        animal.advance(strideTime / count);
      }
    }
  }
  const animal = createAnimal('horse', { seed: 1 });
  animal.command({ gait: 'canter', speed: 6 });
  animal.settle();
  animal.leap({ height: 1.3 });
  for (let i = 0; i < 4 * count; i++) {
    yield [`leap, ${((2.4 * i) / (4 * count)).toFixed(2)} s`, animal];
    animal.advance(2.4 / (4 * count));
  }
}

describe('body', () => {
  it('has 6 to 12 thousand vertices, and fewer for small pictures', (test) => {
    test.diagnostic(`grown in ${took.toFixed(0)} ms, the first time`);
    const counts = body.levels.map(({ skin: indices }, level) => [verticesOf(body, level), indices / 3]);
    test.diagnostic(counts.map(([v, t]) => `${v} vertices, ${t} triangles of skin`).join('; '));
    assert.ok(counts[0][0] >= 6000 && counts[0][0] <= 12000);
    assert.ok(counts[1][0] < counts[0][0] / 2 && counts[2][0] < counts[1][0] / 1.8);
  });

  body.levels.forEach((_, level) => {
    it(`is one closed, manifold skin that looks outward: level ${level}`, () => {
      const triangles = skinOf(body, level);
      assert.equal(looseEdges(triangles), 0);
      assert.equal(pinchedVertices(triangles), 0);
      assert.equal(eulerOf(triangles), 2);
      // 500 kg at 0.95 kg/l, and half as much again: tables of weights are told by girth, not by litres.
      const volume = volumeOf(body.positions, triangles);
      assert.ok(volume > 0.4 && volume < 0.75, `${volume} m^3`);
    });

    it(`has no degenerate triangle and no normal that looks inward: level ${level}`, () => {
      const triangles = skinOf(body, level);
      const sums = new Float64Array(body.positions.length);
      for (let t = 0; t < triangles.length; t += 3) {
        const normal = normalOf(body.positions, triangles, t);
        assert.ok(Math.hypot(...normal) > 1e-7, `triangle ${t / 3} has no area`);
        for (let e = 0; e < 3; e++) for (let i = 0; i < 3; i++) sums[3 * triangles[t + e] + i] += normal[i];
      }
      for (const v of new Set(triangles)) {
        const at = body.normals.subarray(3 * v, 3 * v + 3);
        assert.ok(Math.abs(Math.hypot(...at) - 1) < 1e-5);
        const along = sums[3 * v] * at[0] + sums[3 * v + 1] * at[1] + sums[3 * v + 2] * at[2];
        if (along > 0) continue;
        assert.fail(`the normal of vertex ${v} at ${[...body.positions.subarray(3 * v, 3 * v + 3)]}`);
      }
    });
  });

  it('has hair and eyes that are closed and look outward', () => {
    const { first, count, skin: length } = body.levels[0];
    const hair = body.indices.subarray(first + length, first + count);
    assert.equal(looseEdges(hair), 0);
    assert.ok(volumeOf(body.positions, hair) > 0);
  });

  it('is the same on both sides', () => {
    const right = new Set<string>();
    const key = (v: number, side: number): string =>
      [0, 1, 2].map((i) => (body.positions[3 * v + i] * (i === 2 ? side : 1)).toFixed(6)).join(' ');
    const vertices = new Set(finest);
    for (const v of vertices) if (body.positions[3 * v + 2] > 0) right.add(key(v, 1));
    let left = 0;
    for (const v of vertices) if (body.positions[3 * v + 2] < 0 && right.has(key(v, -1))) left++;
    assert.equal(left, right.size);
    assert.equal(2 * left, vertices.size);
  });

  it('hangs on bones that are there, with weights that add up to 255', () => {
    for (let at = 0; at < body.weights.length; at += 4) {
      let sum = 0;
      for (let k = 0; k < 4; k++) {
        sum += body.weights[at + k];
        assert.ok(body.bones[at + k] < rig.joints.length);
      }
      assert.equal(sum, 255);
    }
  });

  it('has weights without a jump: neighbours share most of their bones', () => {
    const shareOf = (v: number): Map<number, number> => {
      const share = new Map<number, number>();
      for (let k = 4 * v; k < 4 * v + 4; k++)
        share.set(body.bones[k], (share.get(body.bones[k]) ?? 0) + body.weights[k]);
      return share;
    };
    let worst = 0;
    for (let t = 0; t < finest.length; t += 3) {
      const [one, two] = [shareOf(finest[t]), shareOf(finest[t + 1])];
      let apart = 0;
      for (const bone of new Set([...one.keys(), ...two.keys()]))
        apart += Math.abs((one.get(bone) ?? 0) - (two.get(bone) ?? 0)) / 2;
      worst = Math.max(worst, apart / 255);
    }
    assert.ok(worst < 0.6, `neighbours differ by ${worst.toFixed(2)} of their weight`);
  });

  it('stands as it was grown', () => {
    const standing = carried(createPose(rig));
    for (let i = 0; i < standing.length; i++) {
      const origin = i % 3 === 0 ? rig.rest[0] : 0;
      assert.ok(Math.abs(standing[i] + origin - body.positions[i]) < 1e-5);
    }
  });

  it('keeps its volume within 12 % in every gait and in a leap', (test) => {
    const rest = volumeOf(body.positions, finest);
    let [least, most] = [Infinity, 0];
    let [thin, thick] = ['', ''];
    for (const [name, animal] of poses(12)) {
      const share = volumeOf(carried(animal.pose), finest) / rest;
      if (share < least) [least, thin] = [share, name];
      if (share > most) [most, thick] = [share, name];
    }
    test.diagnostic(`${rest.toFixed(3)} m^3; ${least.toFixed(3)} of it in ${thin}, ${most.toFixed(3)} in ${thick}`);
    assert.ok(least > 0.88 && most < 1.12);
  });

  it('crosses itself nowhere by more than a few triangles, where a joint is folded hard', (test: TestContext) => {
    const near = (a: number, b: number): boolean => {
      let square = 0;
      for (let i = 0; i < 3; i++) square += (body.positions[3 * a + i] - body.positions[3 * b + i]) ** 2;
      return square < 0.2 ** 2;
    };
    assert.deepEqual(crossings(body.positions, finest, near), [], 'standing');
    let [largest, where, most, sum, count] = [0, '', 0, 0, 0];
    for (const [name, animal] of poses(6)) {
      const sizes = crossings(carried(animal.pose), finest, near);
      const all = sizes.reduce((one, other) => one + other, 0);
      most = Math.max(most, all);
      sum += all;
      count++;
      if (sizes[0] > largest) [largest, where] = [sizes[0], name];
    }
    test.diagnostic(
      `the largest crossing has ${largest} of ${finest.length / 3} triangles (${where}); at most ${most} together, ${(sum / count).toFixed(0)} on average, in ${count} poses`,
    );
    assert.ok(largest <= FEW);
  });

  it('has the contour of the outline figure, standing and moving', (test) => {
    const flesh = buildFlesh(rig, table);
    /** The ribbon between the edges of a chain. */
    const addRibbon = (cover: Cover, chain: Chain, x: number): void =>
      coverPolygon(
        cover,
        [...chain.map(({ front }) => front), ...chain.map(({ back }) => back).reverse()].flatMap((point) => [
          flesh.world[point][0] - x,
          flesh.world[point][1],
        ]),
      );
    const compare = (pose: Pose): number => {
      const [mesh, drawing] = [0, 1].map(() => createCover(-1.9, -0.1, 2, 3.4, 120));
      coverTriangles(mesh, carried(pose), finest);
      poseFlesh(flesh, pose);
      const x = pose.positions[0];
      for (const chain of [flesh.trunk, flesh.head, flesh.tail.slice(0, 3), ...flesh.ears])
        addRibbon(drawing, chain, x);
      for (const { chain, hoof } of flesh.legs) {
        addRibbon(drawing, chain, x);
        if (hoof) addRibbon(drawing, hoof, x);
      }
      return overlap(mesh, drawing);
    };
    const standing = compare(createPose(rig));
    let [worst, where] = [1, ''];
    for (const [name, animal] of poses(4)) {
      const share = compare(animal.pose);
      if (share < worst) [worst, where] = [share, name];
    }
    test.diagnostic(
      `standing ${(100 * standing).toFixed(1)} % in common, at least ${(100 * worst).toFixed(1)} % (${where})`,
    );
    assert.ok(standing > 0.95, `standing ${standing}`);
    assert.ok(worst > 0.9, `${where}: ${worst}`);
  });

  for (const name of Object.keys(species).filter((other) => other !== 'horse'))
    it(`grows around any animal that has flesh: ${name}`, (test) => {
      const other = bodyOf(name);
      test.diagnostic(other.levels.map((_, level) => `${verticesOf(other, level)} vertices`).join(', '));
      assert.ok(verticesOf(other, 0) >= 6000 && verticesOf(other, 0) <= 12000);
      other.levels.forEach((_, level) => {
        const triangles = skinOf(other, level);
        assert.equal(looseEdges(triangles), 0);
        assert.equal(pinchedVertices(triangles), 0);
        assert.equal(eulerOf(triangles), 2);
        assert.ok(volumeOf(other.positions, triangles) > 0);
      });
      for (let at = 0; at < other.weights.length; at += 4)
        assert.equal(
          other.weights.subarray(at, at + 4).reduce((sum, weight) => sum + weight),
          255,
        );
    });

  it('asks the field only where the skin is: a few times a vertex, and four for its normal', (test) => {
    const cell = rig.height / 144;
    const field = createField(buildFlesh(rig, table), reliefOf('horse'), BLOCK * cell);
    let asked = 0;
    const value = (x: number, y: number, z: number): number => {
      asked++;
      return field.value(x, y, z);
    };
    const { positions } = polygonise({ ...field, value }, cell);
    const each = asked / (positions.length / 3) - 4;
    test.diagnostic(
      `${asked} times for ${positions.length / 3} vertices of half the skin, ${each.toFixed(1)} each without the normal`,
    );
    assert.ok(each < 6, `${each} times a vertex`);
  });
});

describe('material', () => {
  const of = (v: number): Uint8Array => body.material.subarray(4 * v, 4 * v + 4);
  const count = body.positions.length / 3;
  const vertices = Array.from({ length: count }, (_, v) => v);
  const skinVertices = [...new Set(finest)];
  const heightOf = (v: number): number => body.positions[3 * v + 1] / rig.height;

  it('says what each vertex is, the same at all corners of a triangle', () => {
    for (let t = 0; t < body.indices.length; t += 3) {
      const [a, b, c] = body.indices.subarray(t, t + 3);
      assert.ok(of(a)[0] === of(b)[0] && of(b)[0] === of(c)[0]);
    }
    assert.deepEqual([...new Set(vertices.map((v) => of(v)[0]))].sort(), [0, 1, 2, 3]);
    assert.ok(skinVertices.every((v) => of(v)[0] === 0));
  });

  it('has horn on the ground and nowhere above the coronet, dark points on lower legs and muzzle, none on the back', () => {
    for (const v of skinVertices) {
      const [, points, , horn] = of(v);
      if (heightOf(v) < 0.02) assert.ok(horn > 128, `horn ${horn} at ${heightOf(v)}`);
      if (heightOf(v) > 0.08) assert.ok(horn < 128, `horn ${horn} at ${heightOf(v)}`);
      if (heightOf(v) < 0.25) assert.equal(points, 255);
      if (heightOf(v) > 0.5 && body.positions[3 * v] < 0.7 * rig.height) assert.equal(points, 0);
    }
    const muzzle = skinVertices.filter((v) => body.positions[3 * v] > 0.9 * rig.height);
    assert.ok(muzzle.length > 0 && muzzle.every((v) => of(v)[1] > 200));
  });

  it('sees less of the sky between the legs than on the back', () => {
    const meanOf = (list: number[]): number => list.reduce((sum, v) => sum + of(v)[2], 0) / list.length;
    const near = (x: number, y: number) =>
      skinVertices.filter(
        (v) =>
          Math.hypot(body.positions[3 * v] / rig.height - x, heightOf(v) - y) < 0.05 &&
          Math.abs(body.positions[3 * v + 2]) < 0.06,
      );
    const [back, groin] = [near(-0.05, 0.96), near(-0.3, 0.66)];
    assert.ok(back.length > 3 && groin.length > 3);
    assert.ok(meanOf(back) > 240, `back ${meanOf(back)}`);
    assert.ok(meanOf(groin) < 0.8 * meanOf(back), `groin ${meanOf(groin)}`);
  });

  it('hangs loose at the ends of the hair, and only there', () => {
    const hair = vertices.filter((v) => of(v)[0] >= 2);
    const tip = Math.min(...hair.map(heightOf));
    for (const v of hair) if (heightOf(v) < tip + 0.02) assert.equal(of(v)[3], 255);
    assert.ok(hair.some((v) => of(v)[3] === 0));
  });
});

describe('bodies with paws', () => {
  for (const name of ['dog', 'greyhound', 'wolf']) {
    const flesh = fleshOf(name, species[name].flesh);

    it(`${name}: keeps its volume within 12 % in every gait`, (test) => {
      let [least, most] = [Infinity, 0];
      for (const { share } of throughGaits(name)) [least, most] = [Math.min(least, share), Math.max(most, share)];
      test.diagnostic(`${least.toFixed(3)} to ${most.toFixed(3)} of it`);
      assert.ok(least > 0.88 && most < 1.12, `${least} to ${most}`);
    });

    it(`${name}: has three coats of its own`, () => {
      const names = coatNames(name, flesh.coats);
      assert.equal(names.length, 3);
      for (const coat of names)
        for (const value of parseCoat(flesh.coats ?? {}, coat) ?? [-1])
          assert.ok(value >= 0 && value <= 1, `${coat}: ${value}`);
    });
  }
});

describe('coats', () => {
  const horses = coatsOf('horse');

  it('have names, the first of which an animal wears unless told', () => {
    assert.deepEqual(coatNames('horse'), ['bay', 'chestnut', 'grey', 'black', 'pinto']);
    assert.deepEqual(defaultCoat(horses), parseCoat(horses, 'bay'));
    assert.deepEqual(parseCoat(horses, '  Grey '), parseCoat(horses, 'grey'));
  });

  it('are linear light between 0 and 1', () => {
    for (const name of coatNames('horse')) {
      const coat = parseCoat(horses, name);
      assert.ok(coat);
      for (const value of coat) assert.ok(value >= 0 && value <= 1, `${name}: ${value}`);
    }
    assert.deepEqual(parseCoat(horses, '#fff')?.slice(0, 3), [1, 1, 1]);
    assert.deepEqual(parseCoat(horses, 'rgb(255, 0, 0)')?.slice(0, 3), [1, 0, 0]);
    assert.ok(Math.abs((parseCoat(horses, '#808080')?.[0] ?? 0) - 0.2159) < 1e-3);
  });

  it('may be any colour; words that mean nothing are no coat, also for animals without names', () => {
    for (const text of ['', 'striped', '#12', 'rgb(1, 2)', 'constructor', 'rgb(a, b, c)']) {
      assert.equal(parseCoat(horses, text), undefined, text);
    }
    assert.equal(parseCoat(coatsOf('unicorn'), 'bay'), undefined);
    assert.deepEqual(coatNames('toString'), []);
    assert.ok(
      defaultCoat(coatsOf('unicorn'))
        .slice(0, 3)
        .every((value) => value > 0),
    );
  });
});

describe('bodies that sprawl', () => {
  for (const name of ['lizard', 'turtle']) {
    const { flesh } = species[name];
    assert.ok(flesh);
    const grown = bodyOf(name);

    it(`${name}: one closed skin without a handle, at every level of detail`, (test) => {
      grown.levels.forEach((_, i) => {
        const triangles = skinOf(grown, i);
        test.diagnostic(`level ${i}: ${verticesOf(grown, i)} vertices`);
        assert.equal(looseEdges(triangles), 0, `level ${i}: loose edges`);
        assert.equal(pinchedVertices(triangles), 0, `level ${i}: pinched`);
        assert.equal(eulerOf(triangles), 2, `level ${i}: in one piece, without a handle`);
        assert.ok(volumeOf(grown.positions, triangles) > 0, `level ${i}: turned inside out`);
      });
    });

    it(`${name}: its skin goes along with its bones: it keeps its volume, and stays above the ground`, () => {
      const { height } = species[name];
      for (const { gait, share, lowest } of throughGaits(name, ({ range }) => range[1])) {
        assert.ok(lowest > -0.03 * height, `${gait}: ${lowest / height} heights`);
        assert.ok(share > 0.9 && share < 1.1, `${gait}: volume ${share}`);
      }
    });

    it(`${name}: has coats of its own`, () => {
      assert.ok(coatNames(name, flesh.coats).length >= 2);
      for (const coat of coatNames(name, flesh.coats)) assert.ok(parseCoat(flesh.coats ?? {}, coat));
    });
  }
});

describe('bodies with fur', () => {
  for (const name of ['lion', 'cat']) {
    const { flesh } = species[name];
    assert.ok(flesh);
    const grown = bodyOf(name);
    const { first, count, skin: length } = grown.levels[0];
    const triangles = grown.indices.subarray(first, first + length);
    const trimmings = grown.indices.subarray(first + length, first + count);

    it(`${name}: keeps its volume in every gait`, () => {
      for (const { gait, share } of throughGaits(name))
        assert.ok(share > 0.88 && share < 1.12, `${gait}: volume ${share}`);
    });

    it(`${name}: hair, eyes, nose and lids are closed and look outward, the same on both sides`, () => {
      assert.equal(looseEdges(trimmings), 0);
      assert.ok(volumeOf(grown.positions, trimmings) > 0);
      let [left, right] = [0, 0];
      for (const v of new Set(trimmings)) {
        // The tail's hair lies along the middle.
        if (grown.material[4 * v] === 3) continue;
        if (grown.positions[3 * v + 2] < 0) left++;
        else right++;
      }
      assert.equal(left, right);
    });

    it(`${name}: has eyes with pupils, pale markings that are no horn, and coats of its own`, () => {
      const of = (kind: number): number[][] =>
        [...new Set(grown.indices.subarray(first, first + count))]
          .map((v) => [...grown.material.subarray(4 * v, 4 * v + 4)])
          .filter(([own]) => own === kind);
      const pupils = of(1).map(([, points]) => points);
      assert.ok(pupils.includes(255) && pupils.includes(0));
      const pale = [...new Set(triangles)].map((v) => grown.material[4 * v + 3]);
      assert.ok(Math.max(...pale) > 60 && Math.max(...pale) < 100);
      assert.ok(coatNames(name, flesh.coats).length >= 3);
      for (const coat of coatNames(name, flesh.coats)) assert.ok(parseCoat(flesh.coats ?? {}, coat));
    });
  }
});
