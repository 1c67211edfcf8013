/** A new animal is one file: what its author writes (tests/shared/camel.ts) goes, is drawn and has a body, a face and a coat; nothing else is touched. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { fleshOf } from '../../renderers/bodies.ts';
import { growBody } from '../../renderers/mesh/body.ts';
import { coatsOf, defaultCoat } from '../../renderers/mesh/coat.ts';
import { stripSVG } from '../../renderers/strip.ts';
import { createAnimal, makeStrip, species } from '../../src/index.ts';
import { plainFlesh } from '../../src/species/plain-flesh.ts';
import { findAnimals, writeIndexes } from '../docs/indexes.ts';
import { camel } from '../shared/camel.ts';
import { eulerOf, looseEdges, pinchedVertices, volumeOf } from '../shared/mesh.ts';
import { kindOf, listsOf } from '../shared/random-lists.ts';
import { complaint, faultsOf, replayWatched } from '../shared/replay.ts';
import { changesOf, faultsOf as faultsOfChange, measureChange, middlesOf } from '../shared/transition.ts';

describe('a camel', () => {
  before(() => {
    species.camel = camel;
  });
  after(() => {
    delete species.camel;
  });

  it('is written in one file, from what anyone can import', () => {
    const from = [...readFileSync('tests/shared/camel.ts', 'utf8').matchAll(/from '([^']*)'/g)].map(([, path]) => path);
    assert.deepEqual(from, [
      '../../src/resize.ts',
      '../../src/species/horse.ts',
      '../../src/species/plain-flesh.ts',
      '../../src/types.ts',
    ]);
  });

  it('of those that are built in, all indexes tell what the folder has; else npm run docs', () => {
    const animals = findAnimals();
    assert.deepEqual(new Set(animals), new Set(Object.keys(species).filter((name) => name !== 'camel')));
    for (const [file, text] of writeIndexes(animals)) assert.equal(readFileSync(file, 'utf8'), text, file);
  });

  it('one more file there is one more line in each of their lists, and nothing else', () => {
    const added = [...writeIndexes([...findAnimals(), 'okapi'])].map(([file, text]) => {
      const before = readFileSync(file, 'utf8').split('\n');
      const lines = text.split('\n').filter((line) => !before.includes(line));
      assert.equal(text.split('\n').length, before.length + lines.length, file);
      return [file, lines];
    });
    assert.deepEqual(Object.fromEntries(added), {
      'src/index.ts': [`import { okapi } from './species/okapi.ts';`, '  okapi,'],
      'components/engine.ts': [`  okapi: () => import('../src/species/okapi.ts'),`],
      'deno.json': [`    "./species/okapi": "./src/species/okapi.ts",`],
    });
  });

  it('walks, racks from the walk on, and gallops: by speed, and by name', () => {
    const animal = createAnimal('camel');
    for (const [speed, gait] of [
      [1.2, 'walk'],
      [4, 'rack'],
      [11, 'gallop'],
    ] as const) {
      animal.command({ speed });
      animal.settle();
      assert.equal(animal.gait, gait);
    }
    assert.throws(() => animal.command({ gait: 'trot' }), /no 'trot'; expected auto, stand, walk, rack, gallop/);
  });

  it('keeps its feet in every change of gait, and in whatever it is told', (test) => {
    const ways = Object.keys(middlesOf('camel'));
    for (const from of ways) {
      for (const to of ways) {
        if (from === to) continue;
        for (const one of changesOf(from, to, 'camel', 2).map(measureChange)) {
          const faults = faultsOfChange(one).filter(({ bound }) =>
            /slip|sinks|floats|swing|limits|bones|finite/.test(bound),
          );
          assert.deepEqual(faults, [], `${from}-${to}`);
        }
      }
    }
    let jumps = 0;
    fc.assert(
      fc.property(listsOf('camel'), (one) => {
        const kinds = new Set(faultsOf(replayWatched(one)).map(kindOf));
        if (kinds.delete('jumps')) jumps++;
        assert.equal(kinds.size, 0, complaint(one));
      }),
      { seed: 1893, numRuns: 20 },
    );
    test.diagnostic(`jumps in ${jumps} of 20 lists`);
  });

  it('is drawn as every figure in every view, with an eye', () => {
    const strip = makeStrip('camel', { gait: 'rack', speed: 4, frames: 2 });
    for (const figure of ['outline', 'stick', 'silhouette'] as const) {
      const svg = stripSVG(strip, { figure, views: ['side', 'front', 'rear', 'top', 'three-quarter'], plain: true });
      assert.ok((svg.match(/<path /g) ?? []).length > 10, figure);
      assert.doesNotMatch(svg, /NaN|Infinity|undefined/, figure);
    }
    assert.deepEqual(
      camel.flesh?.lines.map(({ line }) => line),
      ['eye', 'nostril', 'mouth'],
    );
  });

  it('has a sound body in its own coat', (test) => {
    const { rig } = createAnimal('camel');
    assert.ok(camel.flesh);
    const { indices, levels, positions } = growBody(rig, camel.flesh);
    const skin = indices.subarray(levels[0].first, levels[0].first + levels[0].skin);
    assert.deepEqual([looseEdges(skin), pinchedVertices(skin), eulerOf(skin)], [0, 0, 2]);
    // About 450 to 650 kg, a little lighter than water.
    const volume = volumeOf(positions, skin);
    test.diagnostic(`${volume.toFixed(2)} m^3, ${levels[0].count / 3} triangles`);
    assert.ok(volume > 0.4 && volume < 0.8, `${volume} m^3`);
    assert.ok(levels[0].count > levels[0].skin, 'it has eyes');
    assert.notDeepEqual(defaultCoat(coatsOf('camel', camel.flesh)), defaultCoat({}));
  });
});

describe('plain flesh', () => {
  for (const name of Object.keys(species)) {
    const { skeleton, flesh } = species[name];
    if (skeleton.legs.fore.sprawl) {
      it(`is not for a ${name}, and says so`, () => {
        assert.throws(() => plainFlesh(skeleton), /legs that sprawl need flesh of their own/);
      });
      continue;
    }
    if (!['horse', 'dog', 'lion'].includes(name)) continue; // the others are built like these
    it(`is a sound body on the bones of a ${name}, as heavy as its own, more or less`, (test) => {
      const { rig } = createAnimal(name);
      const [plain, own] = [plainFlesh(skeleton), fleshOf(name, flesh)].map((table) => {
        const { indices, levels, positions } = growBody(rig, table);
        const skin = indices.subarray(levels[0].first, levels[0].first + levels[0].skin);
        return { skin, volume: volumeOf(positions, skin) };
      });
      assert.deepEqual([looseEdges(plain.skin), pinchedVertices(plain.skin), eulerOf(plain.skin)], [0, 0, 2]);
      const share = plain.volume / own.volume;
      test.diagnostic(`${share.toFixed(2)} of its own`);
      assert.ok(share > 0.7 && share < 1.4, `${share}`);
    });
  }
});
