/**
 * The peer: three.js' AnimationMixer, cross-fading two clips on a skeleton that has our rig's bones, and Skeleton.update() for the
 * skinning matrices. The clips are our own walk and trot, one stride of 24 keys, with no more than is needed, as our own export writes them: a
 * quaternion track for every bone and the root's position. With `full` there are tracks for position and scale of every bone besides, two
 * equal keys each, as Blender's glTF exporter writes them unless told otherwise (KhronosGroup/glTF-Blender-IO, issues 1369 and 1884): the way to clips that
 * three.js' manual names. With `ik` the four legs also reach for uneven ground with CCDIKSolver.
 */
import { quat } from 'gl-matrix';
import {
  AnimationClip,
  AnimationMixer,
  Bone,
  type KeyframeTrack,
  QuaternionKeyframeTrack,
  Skeleton,
  type SkinnedMesh,
  VectorKeyframeTrack,
} from 'three';
import { CCDIKSolver, type IK } from 'three/addons/animation/CCDIKSolver.js';
import { type Animal, createAnimal, type Rig } from '../../src/index.ts';
import type { Contestant } from './our-horse.ts';

const KEYS = 24;
/** s: what a cross-fade takes, about two strides and a half. */
const FADE = 2;
/** Rounds of the IK: two leave about as many millimetres as one sees (the table prints them); ours leaves none. */
const IK_ROUNDS = 2;
/** m: how much higher or lower than captured the ground is under each foot. */
const UNEVEN = [0.02, -0.02, 0.01, -0.01];

export interface Peer extends Contestant {
  /** How far the feet are from their places after a frame, m, the mean of four. */
  miss(): number;
}

const clips = new Map<string, AnimationClip>();

function clipOf(gait: string, speed: number, full: boolean): AnimationClip {
  const name = full ? `${gait}, full` : gait;
  let clip = clips.get(name);
  if (!clip) {
    clip = captureClip(gait, speed, full);
    clips.set(name, clip);
  }
  return clip;
}

/** One stride of our animal, its last key equal to the first. */
function captureClip(gait: string, speed: number, full: boolean): AnimationClip {
  const animal = createAnimal('horse', { seed: 0 });
  animal.command({ gait, speed });
  animal.settle();
  const { strideTime, rig } = animal;
  const times = Float32Array.from({ length: KEYS + 1 }, (_, key) => (key * strideTime) / KEYS);
  const positions = new Float32Array(3 * times.length);
  const rotations = rig.joints.map(() => new Float32Array(4 * times.length));
  for (let key = 0; key < times.length; key++) {
    positions.set(animal.pose.position[0], 3 * key);
    positions[3 * key] -= animal.place[0];
    for (let joint = 0; joint < rotations.length; joint++) rotations[joint].set(localRotation(animal, joint), 4 * key);
    animal.advance(strideTime / KEYS);
  }
  const tracks: KeyframeTrack[] = rotations.map(
    (values, joint) => new QuaternionKeyframeTrack(`${boneName(rig, joint)}.quaternion`, times, values),
  );
  tracks.push(new VectorKeyframeTrack(`${boneName(rig, 0)}.position`, times, positions));
  if (full) tracks.push(...stillTracks(rig, strideTime));
  return new AnimationClip(gait, strideTime, tracks);
}

/** Of what does not move: where each bone but the root hangs on the one before, and its scale. */
function stillTracks(rig: Rig, strideTime: number): KeyframeTrack[] {
  const still = (name: string, value: Iterable<number>): KeyframeTrack =>
    new VectorKeyframeTrack(name, [0, strideTime], [...value, ...value]);
  return rig.joints.flatMap((_, joint) => [
    ...(joint > 0 ? [still(`${boneName(rig, joint)}.position`, rig.offset[joint])] : []),
    still(`${boneName(rig, joint)}.scale`, [1, 1, 1]),
  ]);
}

function localRotation({ rig, pose }: Animal, joint: number): quat {
  const parent = rig.parents[joint];
  if (parent < 0) return pose.rotation[joint];
  const local = quat.invert(new Float64Array(4), pose.rotation[parent]);
  return quat.multiply(local, local, pose.rotation[joint]);
}

/** A full stop would end the bone's name in a track's path. */
const boneName = (rig: Rig, joint: number) => rig.joints[joint].replace('.', '_');

export function createPeer(index: number, { full = false, ik = false } = {}): Peer {
  const { rig } = createAnimal('horse');
  const bones = rig.joints.map((_, joint) => {
    const bone = new Bone();
    bone.name = boneName(rig, joint);
    bone.position.fromArray(rig.offsets, 3 * joint);
    return bone;
  });
  for (let joint = 1; joint < bones.length; joint++) bones[rig.parents[joint]].add(bones[joint]);
  const [root] = bones;
  root.updateMatrixWorld(true);
  const skeleton = new Skeleton(bones);

  // Never done with cross-fading, as ours are never done with changing.
  const mixer = new AnimationMixer(root);
  const actions = [clipOf('walk', 1.6, full), clipOf('trot', 3.5, full)].map((clip) => {
    const action = mixer.clipAction(clip).play();
    action.time = ((0.137 * index) % 1) * clip.duration;
    return action;
  });
  let left = 0;
  const fade = (dt: number): void => {
    left -= dt;
    if (left > 0) return;
    left += FADE;
    // One that has faded out is disabled.
    for (const action of actions) action.enabled = true;
    actions.reverse();
    actions[0].crossFadeTo(actions[1], FADE, false);
  };
  fade(FADE * ((0.318 * index) % 1));

  // The targets stand outside the skeleton: it keeps as many bones as ours.
  const targets = rig.legs.map(() => new Bone());
  const toes = rig.legs.map(({ joints }) => bones[joints[joints.length - 1]]);
  const legs: IK[] = rig.legs.map(({ joints }, leg) => ({
    target: bones.length + leg,
    effector: joints[joints.length - 1],
    links: joints
      .slice(0, -1)
      .map((joint) => ({ index: joint }))
      .reverse(),
    iteration: IK_ROUNDS,
  }));
  const solver = new CCDIKSolver({ skeleton: { bones: [...bones, ...targets] } } as unknown as SkinnedMesh, legs);

  return {
    frame(dt) {
      fade(dt);
      mixer.update(dt);
      root.updateMatrixWorld();
      if (ik) {
        for (let leg = 0; leg < 4; leg++) {
          targets[leg].matrixWorld.copyPosition(toes[leg].matrixWorld);
          targets[leg].matrixWorld.elements[13] += UNEVEN[leg];
        }
        solver.update();
      }
      skeleton.update();
    },
    miss() {
      let sum = 0;
      for (let leg = 0; leg < 4; leg++) {
        const [toe, target] = [toes[leg].matrixWorld.elements, targets[leg].matrixWorld.elements];
        sum += Math.hypot(toe[12] - target[12], toe[13] - target[13], toe[14] - target[14]);
      }
      return sum / 4;
    },
  };
}
