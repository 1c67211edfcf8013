/** The renderer for a canvas of the page: the animal as a lit body. Made by `createWebGPURenderer`, since a device is not had at once. */
import type { Pose } from '../../src/skeleton/pose.ts';
import type { Rig } from '../../src/skeleton/rig.ts';
import type { FleshTable } from '../../src/species/flesh.ts';
import { fleshOf } from '../bodies.ts';
import { coatsOf } from '../mesh/coat.ts';
import type { Renderer, Scene } from '../renderer.ts';
import type { Theme } from '../theme.ts';
import type { View } from '../view.ts';
import { bodyOf, type Growth } from './bodies.ts';
import { holdDevice, type Lease, WebGPUError } from './device.ts';
import { Painter } from './painter.ts';
import { pipelinesOf } from './pipelines.ts';

/** ms: a device that takes longer for a picture gets no other until it is finished; a faster one may be given the next before. */
const SLOW = 40;

export interface WebGPUOptions {
  /** The device is gone, and why: draw with something else, or make another renderer. Called at most once. */
  readonly onLost?: (reason: string) => void;
}

export class WebGPURenderer implements Renderer {
  /** The body has no lines. */
  lineWidth: number | undefined;

  /** Called once, when a picture is finished. */
  onFinished: (() => void) | undefined;
  readonly painter: Painter;
  readonly #canvas: HTMLCanvasElement | OffscreenCanvas;
  readonly #context: GPUCanvasContext;
  readonly #release: () => void;
  #width = 0;
  #height = 0;
  #dpr = 1;
  #destroyed = false;
  #unfinished = 0;
  #slow = true;

  constructor(canvas: HTMLCanvasElement | OffscreenCanvas, painter: Painter, release: () => void) {
    const context = canvas.getContext('webgpu') as GPUCanvasContext | null;
    if (!context) throw new WebGPUError('This canvas has no WebGPU context');
    this.#canvas = canvas;
    this.#context = context;
    this.painter = painter;
    this.#release = release;
    const { device, format } = painter.gpu;
    context.configure({ device, format, alphaMode: 'premultiplied' });
  }

  resize(width: number, height: number, dpr: number): void {
    const most = this.painter.gpu.device.limits.maxTextureDimension2D;
    this.#width = width;
    this.#height = height;
    this.#dpr = Math.min(dpr, most / Math.max(1, width, height));
    this.#canvas.width = Math.max(1, Math.round(width * this.#dpr));
    this.#canvas.height = Math.max(1, Math.round(height * this.#dpr));
  }

  /** Whether another picture would only queue behind those before it, and whatever else is asked of the device behind that. */
  get busy(): boolean {
    return this.#unfinished > (this.#slow ? 0 : 1);
  }

  draw(pose: Pose, view: View, theme: Theme, scene: Scene): void {
    if (this.#destroyed || this.#width <= 0 || this.#height <= 0) return;
    const page = { width: this.#width, height: this.#height, dpr: this.#dpr };
    this.painter.paint(this.#context.getCurrentTexture(), page, pose, view, theme, scene);
    const begun = performance.now();
    this.#unfinished++;
    this.painter.gpu.device.queue.onSubmittedWorkDone().finally(() => {
      this.#unfinished--;
      this.#slow = performance.now() - begun > SLOW;
      const told = this.onFinished;
      this.onFinished = undefined;
      told?.();
    });
  }

  destroy(): void {
    if (this.#destroyed) return;
    this.#destroyed = true;
    this.painter.destroy();
    this.#context.unconfigure();
    this.#release();
  }
}

/** Throws a WebGPUError with a sentence when there can be none. */
export async function createWebGPURenderer(
  canvas: HTMLCanvasElement | OffscreenCanvas,
  rig: Rig,
  flesh?: FleshTable,
  { onLost = () => {} }: WebGPUOptions = {},
): Promise<WebGPURenderer> {
  let lost: string | undefined;
  let told = (reason: string): void => {
    lost = reason;
  };
  const lease = await holdDevice((reason) => told(reason));
  try {
    const painter = await createPainter(lease, rig, flesh);
    if (lost !== undefined) throw new WebGPUError(lost);
    told = onLost;
    return new WebGPURenderer(canvas, painter, lease.release);
  } catch (error) {
    lease.release();
    throw error;
  }
}

export async function createPainter(
  { gpu }: Lease,
  rig: Rig,
  flesh?: FleshTable,
  format = gpu.format,
  grown: keyof Growth = 'body',
): Promise<Painter> {
  const table = fleshOf(rig.name, flesh);
  const [pipelines, body] = await Promise.all([pipelinesOf(gpu.device, format), bodyOf(rig, table)[grown]]);
  return new Painter(gpu, pipelines, body, rig, coatsOf(rig.name, table), !!table.fore.hoof, format);
}

/** Lends a painter for that format, and takes it back. A device that was lost meanwhile is told as what went wrong. */
export async function withPainter<Made>(
  rig: Rig,
  flesh: FleshTable | undefined,
  format: GPUTextureFormat,
  use: (painter: Painter) => Promise<Made>,
): Promise<Made> {
  let lost = '';
  const lease = await holdDevice((reason) => {
    lost = reason;
  });
  let painter: Painter | undefined;
  try {
    painter = await createPainter(lease, rig, flesh, format, 'whole');
    return await use(painter);
  } catch (error) {
    throw lost ? new WebGPUError(lost) : error;
  } finally {
    painter?.destroy();
    lease.release();
  }
}
