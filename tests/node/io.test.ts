/** Files for other programs, read back by others: three.js' own loaders must find every joint and every place of the skin where the engine has them. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { type AnimationClip, AnimationMixer, type Bone, LoopOnce, type Object3D, SkinnedMesh, Vector3 } from 'three';
import { BVHLoader } from 'three/addons/loaders/BVHLoader.js';
import { type GLTF, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { fleshOf } from '../../renderers/bodies.ts';
import { growBody } from '../../renderers/mesh/body.ts';
import { growSkin } from '../../renderers/mesh/grow-skin.ts';
import { createPalette, writePalette } from '../../renderers/mesh/palette.ts';
import { skin } from '../../renderers/mesh/skin.ts';
import { createAnimal, makeSequence, makeStrip, species } from '../../src/index.ts';
import { formatBVH, formatGLB, formatSpecies, type Pictures, parseSpecies } from '../../src/io/index.ts';
import { TableError } from '../../src/table-error.ts';

const load = async (file: Uint8Array): Promise<GLTF> => new GLTFLoader().parseAsync(file.buffer as ArrayBuffer, '');

/** One of each kind of animal, and of each kind of picture. */
const motions: Readonly<Record<string, Pictures>> = {
  'a galloping horse': makeStrip('horse', { gait: 'gallop', speed: 14, frames: 16 }),
  'a walking lion': makeStrip('lion', { gait: 'walk', speed: 1.2, frames: 7 }),
  'a running lizard': makeStrip('lizard', { gait: 'trot', speed: 1, frames: 9 }),
  'a standing dog': makeStrip('dog', { frames: 3 }),
  'a horse that changes, turns and leaps': makeSequence('horse', {
    script: [
      { at: 0, gait: 'trot', speed: 4 },
      { at: 0.5, gait: 'canter', speed: 6, heading: 2.5 },
      { at: 4, leap: { height: 1 } },
    ],
    to: 8,
    frames: 60,
  }),
};

/** From glTF's world, which looks along +z, to ours, m. */
const ours = ({ x, y, z }: Vector3): [number, number, number] => [z, y, -x];

/** Goes to a moment of it, and stays at its end. */
function player(scene: Object3D, clip: AnimationClip): (seconds: number) => void {
  const mixer = new AnimationMixer(scene);
  const action = mixer.clipAction(clip).setLoop(LoopOnce, 1).play();
  action.clampWhenFinished = true;
  return (seconds) => {
    action.paused = false;
    mixer.setTime(seconds);
    scene.updateMatrixWorld(true);
  };
}

function assertNear(found: readonly number[], wanted: ArrayLike<number>, within: number, what: string): void {
  const off = Math.hypot(...found.map((value, i) => value - wanted[i]));
  assert.ok(off <= within, `${what}: ${off} off`);
}

describe('glTF', () => {
  for (const [name, pictures] of Object.entries(motions)) {
    it(`${name}: every joint is where the engine has it, in every picture`, async () => {
      const { scene, animations } = await load(formatGLB(pictures));
      const goTo = player(scene, animations[0]);
      pictures.frames.forEach(({ pose }, key) => {
        goTo(Math.fround(key * pictures.interval));
        pictures.rig.joints.forEach((joint, j) => {
          const bone = findNode(scene, joint);
          assertNear(ours(bone.getWorldPosition(new Vector3())), pose.position[j], 2e-5, `${joint} in picture ${key}`);
        });
      });
    });
  }

  it('a stride closes: its last key is what comes after a stride, whichever way it goes, or the first again in the same place', async () => {
    for (const more of [{}, { heading: 1 }, { heading: -2, slope: 0.15 }]) {
      const command = { gait: 'canter', speed: 6, ...more };
      const strip = makeStrip('horse', { ...command, frames: 10 });
      const animal = createAnimal('horse', { seed: 0 });
      animal.command(command);
      animal.settle();
      animal.advance(strip.strideTime);
      for (const inPlace of [false, true]) {
        const { animations } = await load(formatGLB(strip, { inPlace }));
        const [{ duration, tracks }] = animations;
        assert.ok(Math.abs(duration - strip.strideTime) < 1e-6);
        for (const { name, values, times } of tracks) {
          const size = values.length / times.length;
          const moves = name.endsWith('.position') && !inPlace;
          const wanted = moves ? animal.pose.position[0] : values.subarray(0, size);
          assertNear([...values.subarray(-size)], wanted, 1e-4, `${name} ${JSON.stringify(more)}`);
        }
      }
    }
  });

  it('a stride of one picture goes ahead, as far as it is long, and up its slope', async () => {
    for (const [name, command] of [
      ['horse', { speed: 4 }],
      ['horse', { speed: 4, heading: Math.PI }],
      ['horse', { gait: 'gallop', speed: 14, heading: -2, slope: 0.2 }],
      ['lizard', { gait: 'trot', speed: 1, heading: 1 }],
    ] as const) {
      const strip = makeStrip(name, { ...command, frames: 1 });
      const animal = createAnimal(name, { seed: 0 });
      animal.command(command);
      animal.settle();
      animal.advance(strip.strideTime);
      const { animations } = await load(formatGLB(strip));
      const [places] = animations[0].tracks.filter((track) => track.name.endsWith('.position'));
      const within = 0.005 * strip.strideLength;
      assertNear(
        [...places.values.subarray(-3)],
        animal.pose.position[0],
        within,
        `${name} ${JSON.stringify(command)}`,
      );
    }
  });

  it('the skin is carried as the engine carries it, and wears its coat', async () => {
    const pictures = makeStrip('horse', { gait: 'trot', speed: 4, frames: 4 });
    const { rig } = pictures;
    const body = growBody(rig, fleshOf('horse'));
    const { scene, animations } = await load(formatGLB(pictures, { skin: growSkin(rig, undefined, 'chestnut') }));
    const mesh = findMesh(scene);
    player(scene, animations[0])(Math.fround(2 * pictures.interval));
    mesh.skeleton.update();
    const palette = createPalette(rig);
    writePalette(rig, pictures.frames[2].pose, [0, 0, 0], palette);
    const wanted = new Float32Array(body.positions.length);
    skin(body, palette, wanted);
    for (let v = 0; v < wanted.length / 3; v += 7) {
      const place = mesh.getVertexPosition(v, new Vector3()).applyMatrix4(mesh.matrixWorld);
      assertNear(ours(place), wanted.subarray(3 * v, 3 * v + 3), 1e-4, `vertex ${v}`);
    }
    const colours = mesh.geometry.getAttribute('color');
    const withers = [...Array(colours.count).keys()].find(
      (v) => body.positions[3 * v + 1] > 1.5 && body.material[4 * v] === 0,
    );
    const [red, , blue] = [colours.getX(withers ?? 0), colours.getY(withers ?? 0), colours.getZ(withers ?? 0)];
    assert.ok(red > 2 * blue, `a chestnut is red: ${red}, ${blue}`);
  });

  it("passes the format's own validator, with skin and without, every animal, whatever it is called", async () => {
    const { validateBytes } = await import('gltf-validator');
    const skinned = Object.entries(species).map(([name, { flesh }]) => {
      const pictures = makeStrip(name, { frames: 2 });
      return formatGLB(
        { ...pictures, species: `${name} "der Große 🦁"` },
        { inPlace: true, skin: growSkin(pictures.rig, flesh) },
      );
    });
    for (const file of [...Object.values(motions).map((pictures) => formatGLB(pictures)), ...skinned]) {
      const { issues } = await validateBytes(file);
      const told = JSON.stringify(issues.messages.filter(({ severity }) => severity < 2).slice(0, 3));
      assert.deepEqual([issues.numErrors, issues.numWarnings], [0, 0], told);
    }
  });

  it('a coat that the animal has not is refused with those it has', () => {
    const { rig } = createAnimal('wolf');
    assert.throws(
      () => growSkin(rig, species.wolf.flesh, 'zebra'),
      /coat: expected grey, black, white, a colour .*'zebra'/,
    );
  });
});

/** three.js takes characters out of names that its paths need. */
function findNode(scene: Object3D, name: string): Object3D {
  const node = scene.getObjectByName(name.replace('.', ''));
  if (!node) throw new Error(`no node ${name}`);
  return node;
}

function findMesh(scene: Object3D): SkinnedMesh {
  let mesh: SkinnedMesh | undefined;
  scene.traverse((node) => {
    if (node instanceof SkinnedMesh) mesh = node;
  });
  if (!mesh) throw new Error('no skin');
  return mesh;
}

describe('BVH', () => {
  for (const [name, pictures] of Object.entries(motions)) {
    it(`${name}: every joint is where the engine has it, in every picture, and no angle jumps`, () => {
      const text = formatBVH(pictures);
      const { skeleton, clip } = new BVHLoader().parse(text);
      const [root] = skeleton.bones;
      const goTo = player(root, clip);
      pictures.frames.forEach(({ pose }, key) => {
        goTo(key * pictures.interval);
        pictures.rig.joints.forEach((joint, j) => {
          const bone = skeleton.bones.find((one: Bone) => one.name === joint.replace('.', '_'));
          const { x, y, z } = (bone as Bone).getWorldPosition(new Vector3()).divideScalar(100);
          assertNear([x, y, z], pose.position[j], 1e-4, `${joint} in picture ${key}`);
        });
      });
      const rows = text.split('\n').slice(text.split('\n').findIndex((line) => line.startsWith('Frame Time')) + 1, -1);
      const angles = rows.map((row) => row.split(' ').slice(3).map(Number));
      angles.slice(1).forEach((row, key) => {
        row.forEach((angle, i) => {
          assert.ok(Math.abs(angle - angles[key][i]) < 180, `angle ${i} after picture ${key}`);
        });
      });
    });
  }
});

describe('a species as JSON', () => {
  for (const [name, table] of Object.entries(species)) {
    it(`${name}: there and back again it is the same, and moves the same`, () => {
      const back = parseSpecies(formatSpecies(table));
      assert.deepEqual(back, table);
      const [one, other] = [table, back].map((which) => {
        const animal = createAnimal(which);
        animal.command({ speed: 1, heading: 1 });
        for (let frame = 0; frame < 60; frame++) animal.advance(1 / 60);
        return animal.hash();
      });
      assert.equal(one, other);
    });
  }

  it('what is wrong with a file is told with its place', () => {
    const file = JSON.parse(formatSpecies(species.horse));
    const refused: [unknown, RegExp][] = [
      [{}, /^format: expected 'quadruped-gait species', got undefined/],
      [{ ...file, version: 2 }, /^version: this release reads version 1, got 2/],
      [{ ...file, species: null }, /^species.name: a species needs a name/],
      [{ ...file, species: { ...file.species, height: -1 } }, /^horse.height/],
      [{ ...file, species: { ...file.species, name: 5 } }, /^species.name: a species needs a name, a string/],
      [{ ...file, species: { ...file.species, motions: {} } }, /^horse.motions: expected a list of motions/],
      [{ ...file, species: { ...file.species, motions: [null] } }, /^horse.motions\[0\]: is missing/],
      [{ ...file, species: { ...file.species, manner: 'flying' } }, /^manner: expected 'sprawling', got "flying"/],
    ];
    const lizard = JSON.parse(formatSpecies(species.lizard));
    lizard.species.skeleton.legs.fore.sprawl = true;
    refused.push([lizard, /^lizard.skeleton.legs.fore.sprawl: expected an object, got true/]);
    for (const [content, sentence] of refused)
      assert.throws(
        () => parseSpecies(JSON.stringify(content)),
        (error) => error instanceof TableError && sentence.test(error.message),
      );
    assert.throws(() => parseSpecies('{"format":'), /^TableError: file: not JSON: /);
  });

  it('whatever a stranger sends, it is refused with a sentence, and nothing else is touched', () => {
    const text = formatSpecies(species.horse);
    const broken = fc.oneof(
      fc.string(),
      fc.json(),
      fc.json().map((json) => `{ "format": "quadruped-gait species", "version": 1, "species": ${json} }`),
      fc.nat(text.length - 3).map((length) => text.slice(0, length)),
      // Anything of a good file is something else.
      fc.tuple(fc.nat(1e5), fc.constantFrom(null, [], {}, true, 'x', -1, 1e9, { toString: 5 })).map(([n, other]) => {
        const holders: [object, string][] = [];
        const file = JSON.parse(text, function (this: object, key, value) {
          holders.push([this, key]);
          return value;
        });
        const [holder, key] = holders[n % (holders.length - 1)];
        Reflect.set(holder, key, other);
        return JSON.stringify(file);
      }),
      // One number or word of it.
      fc.tuple(fc.nat(400), fc.constantFrom('null', '[]', '{}', '-1', '1e99', '"x"')).map(([n, other]) => {
        let count = 0;
        return text.replace(/(?<=: )("[^"]*"|-?[\d.]+)(?=,?\n)/g, (whole) => (count++ === n + 3 ? other : whole));
      }),
    );
    fc.assert(
      fc.property(broken, (file) => {
        try {
          parseSpecies(file);
        } catch (error) {
          assert.ok(error instanceof TableError && error.message.length > 8, `${error}`);
        }
      }),
      { numRuns: 400 },
    );
    parseSpecies(text.replace('"name"', '"__proto__": { "polluted": 1 }, "name"'));
    assert.equal(Reflect.get({}, 'polluted'), undefined);
  });
});
