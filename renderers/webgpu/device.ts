/**
 * The one device of a page: asked for when the first picture needs it, shared by all, given back when the last has gone. When it is lost,
 * or does something it should not, everybody who holds it is told why, and the next to ask gets another.
 */
import { findAdapter } from './adapter.ts';

/** Why there is no picture by WebGPU, as a sentence. */
export class WebGPUError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WebGPUError';
  }
}

/** What went wrong, in its own words. */
export function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

export interface Gpu {
  readonly device: GPUDevice;
  readonly format: GPUTextureFormat;
}

export interface Lease {
  readonly gpu: Gpu;
  /** To be called once, when it is needed no longer. */
  release(): void;
}

/** What the shaders need of a device beyond what every one has; a compatibility device may have no storage in vertex shaders at all. */
const NEEDED = { maxStorageBuffersInVertexStage: 1, maxVertexBuffers: 5 } as const;

/** ms that an unused device is kept: a picture that is swapped finds it still there. */
const KEPT = 4000;

interface Shared {
  readonly gpu: Gpu;
  readonly holders: Set<(reason: string) => void>;
  timer: ReturnType<typeof setTimeout> | undefined;
  lost: boolean;
}

let shared: Promise<Shared> | undefined;

/** Holds the page's device. `onLost` is called at most once, and never after the release. */
export async function holdDevice(onLost: (reason: string) => void): Promise<Lease> {
  shared ??= openDevice();
  const mine = shared;
  let held: Shared;
  try {
    held = await mine;
  } catch (error) {
    if (shared === mine) shared = undefined;
    throw error;
  }
  if (held.lost) return holdDevice(onLost);
  clearTimeout(held.timer);
  held.holders.add(onLost);
  return {
    gpu: held.gpu,
    release() {
      if (!held.holders.delete(onLost) || held.holders.size > 0 || held.lost) return;
      held.timer = setTimeout(() => {
        if (held.holders.size > 0) return;
        if (shared === mine) shared = undefined;
        held.lost = true;
        held.gpu.device.destroy();
      }, KEPT);
    },
  };
}

async function openDevice(): Promise<Shared> {
  const adapter = await findAdapter();
  if (!adapter) throw new WebGPUError('This browser gives no WebGPU adapter');
  for (const [limit, least] of Object.entries(NEEDED)) {
    const most = adapter.limits[limit as keyof typeof NEEDED];
    // A device that does not know the limit has no such restriction.
    if (most !== undefined && most < least)
      throw new WebGPUError(`The WebGPU adapter is too small: ${limit} is ${most}, and ${least} is needed`);
  }
  const device = await adapter.requestDevice().catch((error: unknown) => {
    throw new WebGPUError(`The WebGPU adapter gives no device: ${wordsOf(error)}`);
  });
  const format = navigator.gpu.getPreferredCanvasFormat?.() ?? 'rgba8unorm';
  const gpu = { device, format };
  const opened: Shared = { gpu, holders: new Set(), timer: undefined, lost: false };
  const lose = (reason: string): void => {
    if (opened.lost) return;
    opened.lost = true;
    shared = undefined;
    const told = [...opened.holders];
    opened.holders.clear();
    for (const tell of told) tell(reason);
  };
  device.lost.then(({ message }) => lose(`The WebGPU device was lost${message ? `: ${message}` : ''}`));
  device.addEventListener('uncapturederror', ({ error }) => {
    // One wrong frame may be followed by others: better another picture than none.
    lose(`WebGPU reported an error: ${error.message}`);
    device.destroy();
  });
  return opened;
}
