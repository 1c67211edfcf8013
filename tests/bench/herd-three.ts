/**
 * The peer: three.js, a SkinnedMesh for each animal, all of one geometry and one material, with a sun that casts shadows. Bones get their world
 * matrices as they are, without a scene graph to walk: only what drawing needs is counted.
 */
import {
  AmbientLight,
  Bone,
  BufferAttribute,
  BufferGeometry,
  DirectionalLight,
  Matrix4,
  MeshStandardMaterial,
  PerspectiveCamera,
  Quaternion,
  Scene,
  Skeleton,
  SkinnedMesh,
  Vector3,
  WebGLRenderer,
} from 'three';
import type { Body } from '../../renderers/mesh/body.ts';
import type { Animal } from '../../src/index.ts';
import type { HerdContestant, Size } from './herd-ours.ts';

export function createThree(
  animals: readonly Animal[],
  offsets: readonly (readonly [number, number, number])[],
  spread: number,
  { width, height }: Size,
  canvas: HTMLCanvasElement,
  body: Body,
  level: number,
): HerdContestant {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.setSize(width, height, false);
  renderer.shadowMap.enabled = true;
  const scene = new Scene();
  const sun = new DirectionalLight(0xffffff, 3);
  sun.position.set(4, 9, 6);
  sun.castShadow = true;
  sun.shadow.mapSize.set(1024, 1024);
  scene.add(sun, new AmbientLight(0x8899aa));
  const camera = new PerspectiveCamera(30, width / height, 0.1, 400);
  camera.position.set(0.5 * spread + 6, 0.25 * spread + 3, 0.8 * spread + 8);
  camera.lookAt(0, 0.8, 0);

  const { geometry, vertices } = geometryOf(body, level);
  const material = new MeshStandardMaterial({ color: 0x8a4f2b });
  const { rig } = animals[0];
  const inverses = rig.joints.map((_, j) =>
    new Matrix4().makeTranslation(-rig.rest[3 * j], -rig.rest[3 * j + 1], -rig.rest[3 * j + 2]),
  );
  const members = animals.map((animal, i) => {
    const bones = rig.joints.map(() => new Bone());
    const skeleton = new Skeleton(bones, inverses);
    const mesh = new SkinnedMesh(geometry, material);
    mesh.bind(skeleton, new Matrix4());
    mesh.matrixAutoUpdate = false;
    mesh.matrixWorldAutoUpdate = false;
    mesh.frustumCulled = false;
    mesh.castShadow = true;
    scene.add(mesh);
    return { animal, bones, offset: offsets[i] };
  });
  const place = new Vector3();
  const turn = new Quaternion();
  const size = new Vector3(1, 1, 1);
  return {
    vertices,
    draw() {
      for (const { animal, bones, offset } of members) {
        const { position, rotation } = animal.pose;
        for (let j = 0; j < bones.length; j++) {
          place.set(position[j][0] + offset[0], position[j][1] + offset[1], position[j][2] + offset[2]);
          turn.set(rotation[j][0], rotation[j][1], rotation[j][2], rotation[j][3]);
          bones[j].matrixWorld.compose(place, turn, size);
        }
      }
      renderer.render(scene, camera);
    },
    async done() {
      const gl = renderer.getContext();
      gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
    },
  };
}

/** One level of the body, with no vertex that it does not use. */
function geometryOf(body: Body, level: number): { geometry: BufferGeometry; vertices: number } {
  const { first, count } = body.levels[level];
  const used = new Map<number, number>();
  const indices = Array.from(body.indices.subarray(first, first + count), (v) => {
    const known = used.get(v) ?? used.size;
    used.set(v, known);
    return known;
  });
  const pick = <Data extends Float32Array | Uint8Array>(data: Data, each: number, out: Data): Data => {
    for (const [from, to] of used) out.set(data.subarray(each * from, each * from + each), each * to);
    return out;
  };
  const n = used.size;
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(pick(body.positions, 3, new Float32Array(3 * n)), 3));
  geometry.setAttribute('normal', new BufferAttribute(pick(body.normals, 3, new Float32Array(3 * n)), 3));
  geometry.setAttribute('skinIndex', new BufferAttribute(pick(body.bones, 4, new Uint8Array(4 * n)), 4));
  geometry.setAttribute('skinWeight', new BufferAttribute(pick(body.weights, 4, new Uint8Array(4 * n)), 4, true));
  geometry.setIndex(indices);
  return { geometry, vertices: n };
}
