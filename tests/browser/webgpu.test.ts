/**
 * The WebGPU renderer on a real device (a software adapter): the skin goes along with the joints, the camera is that of every other renderer,
 * pixels are there, and nothing it does is refused.
 */
import { assert } from 'chai';
import { fleshOf } from '../../renderers/bodies.ts';
import { followView } from '../../renderers/camera.ts';
import { windAt } from '../../renderers/figure.ts';
import { createPalette, writePalette } from '../../renderers/mesh/palette.ts';
import { skin } from '../../renderers/mesh/skin.ts';
import { PrintRing } from '../../renderers/prints.ts';
import type { Scene } from '../../renderers/renderer.ts';
import { printTheme, type Theme } from '../../renderers/theme.ts';
import { pageX, pageY, VIEWS, type View, type ViewName } from '../../renderers/view.ts';
import { bodyOf } from '../../renderers/webgpu/bodies.ts';
import { holdDevice, type Lease } from '../../renderers/webgpu/device.ts';
import { BYTES } from '../../renderers/webgpu/frame.ts';
import { paintPixels } from '../../renderers/webgpu/off-screen.ts';
import type { Painter } from '../../renderers/webgpu/painter.ts';
import { createPainter } from '../../renderers/webgpu/renderer.ts';
import { FRAME } from '../../renderers/webgpu/shaders/frame.ts';
import { SKIN } from '../../renderers/webgpu/shaders/skin.ts';
import { type Animal, createAnimal } from '../../src/index.ts';

const PAGE = { width: 160, height: 90 };

const MOMENTS: readonly (readonly [gait: string, speed: number, seconds: number])[] = [
  ['stand', 0, 0],
  ['walk', 1.6, 0.4],
  ['amble', 3, 0.35],
  ['trot', 4, 0.2],
  ['rack', 6, 0.3],
  ['canter', 6.5, 0.5],
  ['gallop', 13, 0.25],
];

function animalAt(gait: string, speed: number, seconds: number, heading = 0): Animal {
  const animal = createAnimal('horse');
  animal.command({ gait, speed, heading });
  animal.settle();
  animal.advance(seconds);
  return animal;
}

/** In the air over a fence. */
function leaping(): Animal {
  const animal = animalAt('canter', 6.5, 0.5);
  animal.leap({ height: 1.2 });
  for (let i = 0; i < 400 && !animal.takeEvents().some(({ type }) => type === 'leapstart'); i++) animal.advance(1 / 60);
  animal.advance(0.25);
  return animal;
}

function viewOf(animal: Animal, name: ViewName, { width, height } = PAGE): View {
  const [x, z] = animal.place;
  const place = [x, animal.groundHeight(x, z), z] as const;
  return followView(
    name,
    { x: 0, y: 0, width, height },
    { place, top: animal.landmark('poll')[1], height: animal.rig.height },
  );
}

const still: Scene = { figure: 'outline', wind: 0 };

describe('WebGPU', () => {
  let lease: Lease;
  let painter: Painter;
  let target: GPUTexture;
  const errors: string[] = [];

  before(async () => {
    lease = await holdDevice((reason) => errors.push(reason));
    const { device } = lease.gpu;
    device.addEventListener('uncapturederror', ({ error }) => errors.push(error.message));
    painter = await createPainter(lease, createAnimal('horse').rig, undefined, 'rgba8unorm');
    target = device.createTexture({
      size: [PAGE.width, PAGE.height],
      format: 'rgba8unorm',
      usage: GPUTextureUsage.RENDER_ATTACHMENT | GPUTextureUsage.COPY_SRC,
    });
  });

  after(async () => {
    await lease.gpu.device.queue.onSubmittedWorkDone();
    assert.deepEqual(errors, [], 'nothing was refused, and the device is still there');
    painter.destroy();
    target.destroy();
    lease.release();
  });

  const paint = (animal: Animal, view: View, scene: Scene = still, theme: Theme = printTheme): void =>
    painter.paint(target, { ...PAGE, dpr: 1 }, animal.pose, view, theme, scene);

  /** What a compute shader that knows the frame writes: so many floats from so many calls. */
  async function compute(code: string, inputs: readonly Uint32Array[], calls: number, floats: number) {
    const { device } = lease.gpu;
    const module = device.createShaderModule({ code: FRAME + SKIN + code });
    const pipeline = device.createComputePipeline({ layout: 'auto', compute: { module } });
    const { STORAGE, COPY_SRC, COPY_DST, MAP_READ } = GPUBufferUsage;
    const buffers = inputs.map((data) => {
      const buffer = device.createBuffer({ size: data.byteLength, usage: STORAGE | COPY_DST });
      device.queue.writeBuffer(buffer, 0, data.buffer as ArrayBuffer, data.byteOffset, data.byteLength);
      return buffer;
    });
    const out = device.createBuffer({ size: 4 * floats, usage: STORAGE | COPY_SRC });
    const read = device.createBuffer({ size: 4 * floats, usage: COPY_DST | MAP_READ });
    const { buffer } = painter.frame;
    const group = (index: number, resources: GPUBindingResource[]): GPUBindGroup =>
      device.createBindGroup({
        layout: pipeline.getBindGroupLayout(index),
        entries: resources.map((resource, binding) => ({ binding, resource })),
      });
    const encoder = device.createCommandEncoder();
    const pass = encoder.beginComputePass();
    pass.setPipeline(pipeline);
    pass.setBindGroup(
      0,
      group(0, [
        { buffer, size: BYTES.frame },
        { buffer, offset: BYTES.palettes },
      ]),
    );
    pass.setBindGroup(
      1,
      group(
        1,
        [...buffers, out].map((each) => ({ buffer: each })),
      ),
    );
    pass.dispatchWorkgroups(Math.ceil(calls / 64));
    pass.end();
    encoder.copyBufferToBuffer(out, 0, read, 0, 4 * floats);
    device.queue.submit([encoder.finish()]);
    await read.mapAsync(GPUMapMode.READ);
    const result = new Float32Array(read.getMappedRange().slice(0));
    for (const each of [...buffers, out, read]) each.destroy();
    return result;
  }

  it('carries every vertex as the processor does', async () => {
    const { rig } = createAnimal('horse');
    const body = await bodyOf(rig, fleshOf('horse')).whole;
    const count = body.positions.length / 3;
    const words = ({ buffer, byteOffset, byteLength }: Float32Array | Uint8Array): Uint32Array =>
      new Uint32Array(buffer, byteOffset, byteLength / 4);
    const code = `
      @group(1) @binding(0) var<storage, read> positions: array<f32>;
      @group(1) @binding(1) var<storage, read> bones: array<u32>;
      @group(1) @binding(2) var<storage, read> weights: array<u32>;
      @group(1) @binding(3) var<storage, read_write> out: array<f32>;
      @compute @workgroup_size(64) fn carry(@builtin(global_invocation_id) id: vec3u) {
        let v = id.x;
        if (v >= ${count}u) { return; }
        let place = vec3f(positions[3 * v], positions[3 * v + 1], positions[3 * v + 2]);
        let moved = carried(skinning(0, unpack4xU8(bones[v]), unpack4x8unorm(weights[v])), place);
        out[3 * v] = moved.x + 0 * frame.air.x;
        out[3 * v + 1] = moved.y;
        out[3 * v + 2] = moved.z;
      }`;
    const expected = new Float32Array(3 * count);
    for (const animal of [...MOMENTS.map((moment) => animalAt(...moment)), leaping()]) {
      const view = viewOf(animal, 'side');
      paint(animal, view);
      const found = await compute(
        code,
        [words(body.positions), words(body.bones), words(body.weights)],
        count,
        3 * count,
      );
      const palette = createPalette(rig);
      const { target: origin } = view;
      writePalette(rig, animal.pose, [origin[0], 0, origin[2]], palette);
      skin(body, palette, expected);
      let worst = 0;
      for (let i = 0; i < found.length; i++) worst = Math.max(worst, Math.abs(found[i] - expected[i]));
      assert.isBelow(worst / rig.height, 1e-4, animal.gait);
    }
  });

  it('has the joints where every other renderer has them', async () => {
    const page = { width: 960, height: 540 };
    const { rig } = createAnimal('horse');
    const joints = rig.joints.length;
    const rests = new Float32Array(rig.rest);
    const code = `
      @group(1) @binding(0) var<storage, read> rests: array<f32>;
      @group(1) @binding(1) var<storage, read_write> out: array<f32>;
      @compute @workgroup_size(64) fn see(@builtin(global_invocation_id) id: vec3u) {
        let j = id.x;
        if (j >= ${joints}u) { return; }
        let place = carried(palette[j], vec3f(rests[3 * j], rests[3 * j + 1], rests[3 * j + 2]));
        let clip = frame.projection * vec4f(place, 1);
        out[2 * j] = clip.x / clip.w;
        out[2 * j + 1] = clip.y / clip.w;
      }`;
    for (const name of VIEWS) {
      for (const animal of [animalAt('trot', 4, 90, 0.6), leaping()]) {
        const view = viewOf(animal, name, page);
        painter.paint(target, { ...page, dpr: 1 / 6 }, animal.pose, view, printTheme, still);
        const found = await compute(code, [new Uint32Array(rests.buffer)], joints, 2 * joints);
        for (let j = 0; j < joints; j++) {
          const [x, y, z] = animal.pose.position[j];
          const gap = Math.hypot(
            (0.5 + 0.5 * found[2 * j]) * page.width - pageX(view, x, y, z),
            (0.5 - 0.5 * found[2 * j + 1]) * page.height - pageY(view, x, y, z),
          );
          assert.isBelow(gap, 2, `${rig.joints[j]} from ${name}: ${gap} pixels`);
        }
      }
    }
  });

  it('paints the animal where it is and leaves the rest to the page', async () => {
    const animal = animalAt('trot', 4, 0.2);
    for (const name of VIEWS) {
      const view = viewOf(animal, name);
      const { rig, pose } = animal;
      const { data, width } = await paintPixels({ rig, pose, view, theme: printTheme, scene: still, ...PAGE, dpr: 1 });
      const alpha = (x: number, y: number): number => data[4 * (Math.round(y) * width + Math.round(x)) + 3];
      const [x, y, z] = animal.landmark('back').map((value, k) => value - (k === 1 ? 0.15 : 0));
      assert.equal(alpha(pageX(view, x, y, z), pageY(view, x, y, z)), 255, name);
      for (const [cornerX, cornerY] of [
        [0, 0],
        [PAGE.width - 1, 0],
        [0, PAGE.height - 1],
        [PAGE.width - 1, PAGE.height - 1],
      ])
        assert.isBelow(alpha(cornerX, cornerY), 26, `${name}, corner ${cornerX} ${cornerY}`);
    }
  });

  it('a coat is the colour it is called', async () => {
    const animal = animalAt('stand', 0, 0);
    const mean = async (pelt: string): Promise<number[]> => {
      const { rig, pose } = animal;
      const view = viewOf(animal, 'side');
      const { data } = await paintPixels({
        rig,
        pose,
        view,
        theme: { ...printTheme, pelt },
        scene: still,
        ...PAGE,
        dpr: 1,
      });
      const sum = [0, 0, 0, 0];
      for (let i = 0; i < data.length; i += 4)
        if (data[i + 3] === 255) for (let k = 0; k < 4; k++) sum[k] += k < 3 ? data[i + k] : 1;
      return sum.slice(0, 3).map((value) => value / sum[3]);
    };
    const [bay, grey, black, blue] = [
      await mean('bay'),
      await mean('grey'),
      await mean('black'),
      await mean('#2040c0'),
    ];
    assert.isAbove(bay[0], 1.4 * bay[2], 'a bay is red');
    assert.isAbove(Math.min(...grey), Math.max(...black) + 40, 'a grey is brighter than a black');
    assert.isAbove(blue[2], 1.5 * blue[0], 'and a blue one is blue');
  });

  it('nothing is refused: gaits, views, hills, prints, dust, dark pages, a herd that grows', async () => {
    const { device } = lease.gpu;
    const prints = new PrintRing();
    const dark = { ...printTheme, ink: '#eee', ground: 'rgb(238 238 238)', grid: 'color(srgb 1 1 1 / 0.2)' };
    let count = 0;
    for (const [gait, speed] of MOMENTS) {
      const animal = animalAt(gait, speed, 0.1);
      for (let i = 0; i < 60; i++) {
        animal.advance(1 / 30);
        prints.note(animal.takeEvents(), animal.heading);
      }
      for (const name of VIEWS) {
        const herd = Array.from({ length: count++ % 9 }, (_, i) => ({
          pose: animal.pose,
          offset: [(i % 7) * 3 - 9, 0, -2 * Math.floor(i / 7)] as const,
          coat: i,
          tone: 0.1,
        }));
        const ground =
          count % 3 === 0 ? undefined : (x: number, z: number) => 0.2 * Math.sin(x) + 0.1 * z * (count % 3);
        const scene: Scene = { ...still, wind: windAt(speed, 1.6), time: animal.time, prints, herd, spread: 2 * count };
        paint(
          animal,
          viewOf(animal, name),
          { ...scene, ...(ground && { ground }) },
          count % 2 === 0 ? dark : printTheme,
        );
      }
    }
    await device.queue.onSubmittedWorkDone();
    assert.deepEqual(errors, []);
  });

  it('a shader that does not compile is told with its line', async () => {
    const { device } = lease.gpu;
    const create = device.createShaderModule;
    const { pipelinesOf } = await import('../../renderers/webgpu/pipelines.ts');
    device.createShaderModule = ({ code, ...rest }) => create.call(device, { ...rest, code: `${code}\nnonsense` });
    try {
      const message = await pipelinesOf(device, 'rgba16float').then(
        () => '',
        (error: Error) => error.message,
      );
      assert.match(message, /shader does not compile, line \d+:/);
    } finally {
      device.createShaderModule = create;
    }
    assert.deepEqual(errors, []);
  });
});
