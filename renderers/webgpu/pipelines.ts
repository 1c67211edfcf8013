/** The pipelines of a device, made once for all pictures of the page. A shader that does not compile is told with its message. */

import { WebGPUError, wordsOf } from './device.ts';
import { ANIMAL } from './shaders/animal.ts';
import { FEET } from './shaders/feet.ts';
import { FRAME } from './shaders/frame.ts';
import { GROUND } from './shaders/ground.ts';
import { LIGHT } from './shaders/light.ts';
import { NOISE } from './shaders/noise.ts';
import { CASTER, SHADOW } from './shaders/shadow.ts';
import { SKIN } from './shaders/skin.ts';

export const SAMPLES = 4;
export const DEPTH: GPUTextureFormat = 'depth24plus';
export const SHADOW_DEPTH: GPUTextureFormat = 'depth32float';

export interface Pipelines {
  readonly frameLayout: GPUBindGroupLayout;
  readonly shadowLayout: GPUBindGroupLayout;
  readonly caster: GPURenderPipeline;
  readonly ground: GPURenderPipeline;
  readonly contact: GPURenderPipeline;
  readonly print: GPURenderPipeline;
  readonly animal: GPURenderPipeline;
  readonly dust: GPURenderPipeline;
}

/** Colour is written as a page takes it: multiplied by its own opacity. */
const OVER: GPUBlendState = {
  color: { srcFactor: 'one', dstFactor: 'one-minus-src-alpha' },
  alpha: { srcFactor: 'one', dstFactor: 'one-minus-src-alpha' },
};

const SKIN_BUFFERS: GPUVertexBufferLayout[] = (
  [
    [12, 'float32x3'],
    [12, 'float32x3'],
    [4, 'uint8x4'],
    [4, 'unorm8x4'],
    [4, 'uint8x4'],
  ] as const
).map(([arrayStride, format], shaderLocation) => ({
  arrayStride,
  attributes: [{ shaderLocation, format, offset: 0 }],
}));

const RELIEF_BUFFER: GPUVertexBufferLayout = {
  arrayStride: 4,
  attributes: [{ shaderLocation: 0, format: 'float32', offset: 0 }],
};

const PRINT_BUFFER: GPUVertexBufferLayout = {
  arrayStride: 32,
  stepMode: 'instance',
  attributes: [
    { shaderLocation: 0, format: 'float32x4', offset: 0 },
    { shaderLocation: 1, format: 'float32x4', offset: 16 },
  ],
};

const VERTEX = 1;
const FRAGMENT = 2;

const made = /* @__PURE__ */ new WeakMap<GPUDevice, Map<GPUTextureFormat, Promise<Pipelines>>>();

export function pipelinesOf(device: GPUDevice, format: GPUTextureFormat): Promise<Pipelines> {
  const own = made.get(device) ?? new Map<GPUTextureFormat, Promise<Pipelines>>();
  made.set(device, own);
  const known = own.get(format) ?? makePipelines(device, format);
  own.set(format, known);
  return known;
}

async function makePipelines(device: GPUDevice, format: GPUTextureFormat): Promise<Pipelines> {
  const frameLayout = device.createBindGroupLayout({
    entries: [
      { binding: 0, visibility: VERTEX | FRAGMENT, buffer: { type: 'uniform' } },
      { binding: 1, visibility: VERTEX, buffer: { type: 'read-only-storage' } },
    ],
  });
  const shadowLayout = device.createBindGroupLayout({
    entries: [
      { binding: 0, visibility: FRAGMENT, texture: { sampleType: 'depth' } },
      { binding: 1, visibility: FRAGMENT, sampler: { type: 'comparison' } },
    ],
  });
  const seen = device.createPipelineLayout({ bindGroupLayouts: [frameLayout, shadowLayout] });
  const unseen = device.createPipelineLayout({ bindGroupLayouts: [frameLayout] });
  const module = await compile(device, FRAME + SKIN + CASTER + NOISE + SHADOW + LIGHT + ANIMAL + GROUND + FEET);

  const pipeline = (
    vertex: string,
    fragment: string,
    buffers: GPUVertexBufferLayout[],
    topology: GPUPrimitiveTopology,
    depth: { readonly compare: GPUCompareFunction; readonly write: boolean },
  ): Promise<GPURenderPipeline> =>
    device.createRenderPipelineAsync({
      layout: seen,
      vertex: { module, entryPoint: vertex, buffers },
      fragment: { module, entryPoint: fragment, targets: [{ format, blend: OVER }] },
      primitive: { topology },
      depthStencil: { format: DEPTH, depthCompare: depth.compare, depthWriteEnabled: depth.write },
      multisample: { count: SAMPLES },
    });
  const flat = { compare: 'always', write: false } as const;
  try {
    const [caster, ground, contact, print, animal, dust] = await Promise.all([
      device.createRenderPipelineAsync({
        layout: unseen,
        vertex: { module, entryPoint: 'castShadow', buffers: SKIN_BUFFERS },
        depthStencil: { format: SHADOW_DEPTH, depthCompare: 'less', depthWriteEnabled: true },
      }),
      pipeline('lay', 'paintGround', [RELIEF_BUFFER], 'triangle-list', flat),
      pipeline('stand', 'contact', [], 'triangle-strip', flat),
      pipeline('print', 'pressed', [PRINT_BUFFER], 'triangle-strip', flat),
      pipeline('skin', 'paint', SKIN_BUFFERS, 'triangle-list', { compare: 'less', write: true }),
      pipeline('raise', 'dust', [PRINT_BUFFER], 'triangle-list', { compare: 'less', write: false }),
    ]);
    return { frameLayout, shadowLayout, caster, ground, contact, print, animal, dust };
  } catch (error) {
    throw new WebGPUError(`A WebGPU pipeline was refused: ${wordsOf(error)}`);
  }
}

async function compile(device: GPUDevice, code: string): Promise<GPUShaderModule> {
  // The error of a shader is told here, and need not reach the page as well.
  device.pushErrorScope('validation');
  const module = device.createShaderModule({ code });
  const [refused, info] = await Promise.all([device.popErrorScope(), module.getCompilationInfo()]);
  const fault = info.messages.find(({ type }) => type === 'error');
  if (refused || fault) {
    const where = fault ? `line ${fault.lineNum}: ${fault.message}` : refused?.message;
    throw new WebGPUError(`The WebGPU shader does not compile, ${where}`);
  }
  return module;
}
