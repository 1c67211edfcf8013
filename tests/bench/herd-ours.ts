/** Ours: a frame is all animals' matrices into one buffer, one write, and one instanced draw a level of detail, twice: shadow and picture. */
import { followView } from '../../renderers/camera.ts';
import type { HerdMember } from '../../renderers/renderer.ts';
import { printTheme } from '../../renderers/theme.ts';
import { createWebGPURenderer } from '../../renderers/webgpu/webgpu.ts';
import type { Animal } from '../../src/index.ts';

export interface HerdContestant {
  /** Draws the animals as they are: all that the page's own thread has to do for it. */
  draw(): void;
  /** Kept when it is on the screen, so that one frame does not pay for another. */
  done(): Promise<unknown>;
  /** Of the meshes that were drawn. */
  readonly vertices: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export async function createOurs(
  animals: readonly Animal[],
  offsets: readonly (readonly [number, number, number])[],
  spread: number,
  { width, height }: Size,
  canvas: HTMLCanvasElement,
  vertices: number,
): Promise<HerdContestant> {
  const [first, ...rest] = animals;
  const renderer = await createWebGPURenderer(canvas, first.rig);
  renderer.resize(width, height, 1);
  const herd: HerdMember[] = rest.map(({ pose }, i) => ({ pose, offset: offsets[i + 1], coat: i % 5, tone: 0 }));
  const place = [0, 0, 0] as const;
  const tall = first.rig.height + 0.12 * spread;
  const subject = { place, top: 1.8, height: tall };
  const view = followView('three-quarter', { x: 0, y: 0, width, height }, subject);
  const scene = { figure: 'outline', wind: 0, herd, spread } as const;
  return {
    vertices,
    draw: () => renderer.draw(first.pose, view, printTheme, scene),
    done: () => renderer.painter.gpu.device.queue.onSubmittedWorkDone(),
  };
}
