/**
 * Paints a frame into a texture: fills the frame's numbers, lets the sun look, then draws ground, what feet did to it, animals and dust.
 * The same for a canvas in a page, a file, and Deno.
 */
import type { Pose } from '../../src/skeleton/pose.ts';
import type { Rig } from '../../src/skeleton/rig.ts';
import type { CoatTables } from '../../src/species/coat.ts';
import type { Body } from '../mesh/body.ts';
import type { Scene } from '../renderer.ts';
import type { Theme } from '../theme.ts';
import type { View } from '../view.ts';
import { bodyBuffers, filledBuffer, INDEX, VERTEX } from './body-buffers.ts';
import { type Part, WHOLE, writeProjection } from './camera.ts';
import type { Gpu } from './device.ts';
import { BYTES, FIELD, FrameData, MOST_PRINTS, PRINT, PRINTS_AT } from './frame.ts';
import { CELLS, groundIndices, Relief } from './ground.ts';
import { Herd } from './herd.ts';
import { type Pipelines, SHADOW_DEPTH } from './pipelines.ts';
import { depthOf, SUN, writeSunlight } from './sun.ts';
import { Targets } from './targets.ts';
import { writeTheme } from './tint.ts';

const SHADOW_SIZE = 1024;
/** Of withers height: what the shadow map covers around a single animal, in a leap too. */
const SHADOW_REACH = 1.45;
/** Of withers height around the middle: as far as the ground goes on. */
const GROUND_REACH = 9.4;
/** The most a herd's shadow and ground reach, m. */
const HERD_REACH = 70;
/** Of the wind of a gallop: below it hooves raise no dust. */
const CALM = 0.4;
/** Of dust, a print. */
const PUFFS = 8;
/** The grid repeats after so many metres. */
const PERIOD = 1;
/** How steeply the ground leans up the page in a view from its own level. A choice. */
const TILT = 0.17;
/** Of withers height before and behind the feet until it has faded there. */
const BACKDROP = 3.1;

export interface Page {
  /** Page units. */
  readonly width: number;
  readonly height: number;
  /** Pixels a page unit. */
  readonly dpr: number;
  /** All of it unless told. */
  readonly part?: Part;
}

export class Painter {
  readonly gpu: Gpu;
  readonly #pipelines: Pipelines;
  readonly #body: Body;
  readonly #rig: Rig;
  readonly #coats: CoatTables;
  /** Size of a print, as the shader knows it. */
  readonly #print: number;
  readonly #frame: FrameData;
  readonly #herd: Herd;
  readonly #relief = new Relief();
  readonly #targets: Targets;
  readonly #shadow: GPUTexture;
  readonly #shadowView: GPUTextureView;
  readonly #shadowGroup: GPUBindGroup;
  readonly #net: GPUBuffer;
  readonly #heights: GPUBuffer;
  readonly #origin: [number, number, number] = [0, 0, 0];

  constructor(
    gpu: Gpu,
    pipelines: Pipelines,
    body: Body,
    rig: Rig,
    coats: CoatTables,
    hoofed: boolean,
    format = gpu.format,
  ) {
    const { device } = gpu;
    this.gpu = gpu;
    this.#pipelines = pipelines;
    this.#rig = rig;
    this.#coats = coats;
    this.#print = (hoofed ? rig.height : -rig.height) / 1.6;
    this.#body = body;
    this.#frame = new FrameData(device, pipelines.frameLayout, rig);
    this.#herd = new Herd(rig, body.levels.length);
    this.#targets = new Targets(device, format);
    this.#shadow = device.createTexture({
      size: [SHADOW_SIZE, SHADOW_SIZE],
      format: SHADOW_DEPTH,
      // Bound, drawn into.
      usage: 0x04 | 0x10,
    });
    this.#shadowView = this.#shadow.createView();
    this.#shadowGroup = device.createBindGroup({
      layout: pipelines.shadowLayout,
      entries: [
        { binding: 0, resource: this.#shadowView },
        {
          binding: 1,
          resource: device.createSampler({ compare: 'less-equal', magFilter: 'linear', minFilter: 'linear' }),
        },
      ],
    });
    this.#net = filledBuffer(device, groundIndices(), INDEX);
    this.#heights = filledBuffer(device, this.#relief.heights, VERTEX);
  }

  /** What is bound as group 0, for tests: the frame and the matrices. */
  get frame(): FrameData {
    return this.#frame;
  }

  paint(texture: GPUTexture, page: Page, pose: Pose, view: View, theme: Theme, scene: Scene): void {
    const { device } = this.gpu;
    const animals = this.#fill(page, pose, view, theme, scene);
    const prints = this.#fillPrints(scene);
    this.#frame.upload(animals);
    const encoder = device.createCommandEncoder();
    this.#castShadows(encoder);

    const pass = encoder.beginRenderPass(this.#targets.passTo(texture));
    pass.setBindGroup(0, this.#frame.group);
    pass.setBindGroup(1, this.#shadowGroup);
    pass.setPipeline(this.#pipelines.ground);
    pass.setVertexBuffer(0, this.#heights);
    pass.setIndexBuffer(this.#net, 'uint16');
    pass.drawIndexed(6 * CELLS * CELLS);
    pass.setVertexBuffer(0, this.#frame.buffer, BYTES.prints, BYTES.palettes - BYTES.prints);
    if (prints > 0) {
      pass.setPipeline(this.#pipelines.print);
      pass.draw(4, prints);
    }
    pass.setPipeline(this.#pipelines.contact);
    pass.draw(4, 4 * animals);
    pass.setPipeline(this.#pipelines.animal);
    this.#drawAnimals(pass);
    if (prints > 0 && scene.wind > CALM) {
      pass.setPipeline(this.#pipelines.dust);
      pass.setVertexBuffer(0, this.#frame.buffer, BYTES.prints, BYTES.palettes - BYTES.prints);
      pass.draw(6 * PUFFS, prints);
    }
    pass.end();
    device.queue.submit([encoder.finish()]);
  }

  destroy(): void {
    this.#frame.destroy();
    this.#targets.destroy();
    this.#shadow.destroy();
    this.#net.destroy();
    this.#heights.destroy();
  }

  #castShadows(encoder: GPUCommandEncoder): void {
    const pass = encoder.beginRenderPass({
      colorAttachments: [],
      depthStencilAttachment: {
        view: this.#shadowView,
        depthClearValue: 1,
        depthLoadOp: 'clear',
        depthStoreOp: 'store',
      },
    });
    pass.setPipeline(this.#pipelines.caster);
    pass.setBindGroup(0, this.#frame.group);
    this.#drawAnimals(pass);
    pass.end();
  }

  #drawAnimals(pass: GPURenderPassEncoder): void {
    const { vertices, indices, levels } = bodyBuffers(this.gpu.device, this.#body);
    for (let i = 0; i < vertices.length; i++) pass.setVertexBuffer(i, vertices[i]);
    pass.setIndexBuffer(indices, 'uint32');
    let first = 0;
    for (let level = 0; level < levels.length; level++) {
      const count = this.#herd.counts[level];
      if (count > 0) pass.drawIndexed(levels[level].count, count, levels[level].first, 0, first);
      first += count;
    }
  }

  /** Returns the number of animals. */
  #fill(page: Page, pose: Pose, view: View, theme: Theme, scene: Scene): number {
    const { width, height, dpr, part = WHOLE } = page;
    const { rest, tail, height: tall } = this.#rig;
    const others = scene.herd ?? [];
    const origin = this.#origin;
    const { target, toward, distance } = view;
    const spread = scene.spread ?? 0;
    const reach = Math.min(HERD_REACH, GROUND_REACH * tall + spread);
    origin[0] = target[0];
    origin[1] = scene.ground ? scene.ground(target[0], target[2]) : 0;
    origin[2] = target[2];

    const animals = this.#herd.write(pose, others, view, width, height, dpr, origin, this.#frame);
    const { floats } = this.#frame;
    writeProjection(view, width, height, part, origin, floats, FIELD.projection);
    // From the pelvis to the end of a long tail it may be farther.
    const behind = rest[0] - rest[3 * tail[tail.length - 1]];
    const half = Math.min(HERD_REACH, Math.max(SHADOW_REACH * tall, 1.3 * behind) + spread);
    // The shadow follows the animal, which the camera may leave.
    const { positions } = pose;
    const lift = Math.max(0, positions[1] - origin[1] - rest[1]);
    writeSunlight(
      origin,
      positions[0] - origin[0],
      0.55 * tall + lift,
      positions[2] - origin[2],
      half,
      SHADOW_SIZE,
      floats,
      FIELD.sunlight,
    );
    if (distance === undefined) set(floats, FIELD.eye, toward[0], toward[1], toward[2], 0);
    else {
      const eye = (k: 0 | 1 | 2): number => target[k] - origin[k] + distance * toward[k];
      set(floats, FIELD.eye, eye(0), eye(1), eye(2), 1);
    }
    set(floats, FIELD.origin, wrap(origin[0]), wrap(origin[2]), reach, BACKDROP * tall);
    set(floats, FIELD.air, scene.wind, scene.time ?? 0, tall, Math.max(1, dpr));
    set(floats, FIELD.page, width * dpr, height * dpr, part.x * width * dpr, part.y * height * dpr);
    const level = toward[1] === 0;
    set(
      floats,
      FIELD.toward,
      toward[0],
      toward[1],
      toward[2],
      level ? (TILT * 2 * view.scale) / (height * part.height) : 0,
    );
    if (this.#relief.follow(scene.ground, origin[0], origin[2], reach))
      this.gpu.device.queue.writeBuffer(this.#heights, 0, this.#relief.heights);
    const { plane } = this.#relief;
    set(floats, FIELD.plane, plane[0] - origin[1], plane[1], plane[2], this.#rig.joints.length);
    const dark = writeTheme(theme, this.#coats, this.#rig.height, floats);
    set(floats, FIELD.sun, SUN[0], SUN[1], SUN[2], dark);
    set(floats, FIELD.shadow, 2 * half, depthOf(half), 1 / SHADOW_SIZE, dark > 0 ? 0.72 : 0.4);
    return animals;
  }

  /** Returns the number of prints. */
  #fillPrints({ prints, time = 0, wind }: Scene): number {
    if (!prints) return 0;
    const { print, counts } = prints;
    const count = Math.min(MOST_PRINTS, counts.prints);
    const [x, , z] = this.#origin;
    const { plane } = this.#relief;
    const { floats } = this.#frame;
    for (let i = 0; i < count; i++) {
      const from = 5 * i;
      const [dx, dz] = [print[from] - x, print[from + 2] - z];
      // Told as height over the plane, which the shader adds.
      const over = print[from + 1] - plane[0] - plane[1] * dx - plane[2] * dz;
      const at = PRINTS_AT + PRINT * i;
      set(floats, at, dx, over, dz, print[from + 3]);
      set(floats, at + 4, time - print[from + 4], Math.max(0, wind - CALM) / (1 - CALM), this.#print, i);
    }
    return count;
  }
}

function set(out: Float32Array, at: number, x: number, y: number, z: number, w: number): void {
  out[at] = x;
  out[at + 1] = y;
  out[at + 2] = z;
  out[at + 3] = w;
}

/** Without whole periods of the grid, so that floats stay exact. */
function wrap(value: number): number {
  return value - Math.floor(value / PERIOD) * PERIOD;
}
