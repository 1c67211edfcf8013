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
const OVER: GPUBlendComponent = { srcFactor: 'one', dstFactor: 'one-minus-src-alpha' };

/** One buffer for each format. */
const buffersOf = (...formats: readonly GPUVertexFormat[]): GPUVertexBufferLayout[] =>
  formats.map((format, shaderLocation) => ({
    arrayStride: format === 'float32x3' ? 12 : 4,
    attributes: [{ shaderLocation, format, offset: 0 }],
  }));

const SKIN_BUFFERS = /* @__PURE__ */ buffersOf('float32x3', 'float32x3', 'uint8x4', 'unorm8x4', 'uint8x4');
const RELIEF_BUFFERS = /* @__PURE__ */ buffersOf('float32');

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
    depthCompare: GPUCompareFunction = 'always',
    depthWriteEnabled = false,
  ): Promise<GPURenderPipeline> =>
    device.createRenderPipelineAsync({
      layout: seen,
      vertex: { module, entryPoint: vertex, buffers },
      fragment: { module, entryPoint: fragment, targets: [{ format, blend: { color: OVER, alpha: OVER } }] },
      primitive: { topology },
      depthStencil: { format: DEPTH, depthCompare, depthWriteEnabled },
      multisample: { count: SAMPLES },
    });
  try {
    const [caster, ground, contact, print, animal, dust] = await Promise.all([
      device.createRenderPipelineAsync({
        layout: unseen,
        vertex: { module, entryPoint: 'castShadow', buffers: SKIN_BUFFERS },
        depthStencil: { format: SHADOW_DEPTH, depthCompare: 'less', depthWriteEnabled: true },
      }),
      pipeline('lay', 'paintGround', RELIEF_BUFFERS, 'triangle-list'),
      pipeline('stand', 'contact', [], 'triangle-strip'),
      pipeline('print', 'pressed', [PRINT_BUFFER], 'triangle-strip'),
      pipeline('skin', 'paint', SKIN_BUFFERS, 'triangle-list', 'less', true),
      pipeline('raise', 'dust', [PRINT_BUFFER], 'triangle-list', 'less'),
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
