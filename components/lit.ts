/**
 * The lit body in an element: its canvas over the other one, what is laid under and over the picture on canvases below and above it, the
 * prints on its ground, and its herd. Loaded when it is first needed.
 */
import { Ink } from '../renderers/ink.ts';
import { PrintRing } from '../renderers/prints.ts';
import type { Scene } from '../renderers/renderer.ts';
import type { Theme } from '../renderers/theme.ts';
import type { View } from '../renderers/view.ts';
import { hasHardware } from '../renderers/webgpu/adapter.ts';
import { inPerspective } from '../renderers/webgpu/perspective.ts';
import { paintPixels } from '../renderers/webgpu/pixels.ts';
import type { AnimalEvent } from '../src/surface.ts';
import { species } from './engine.ts';
import { Gpu } from './gpu.ts';
import { Herd } from './herd.ts';
import type { Eye } from './picture.ts';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';
import type { Active, Stage } from './stage.ts';

/** What is drawn: on which part of the page, and with how many pixels a unit. */
export interface Frame {
  readonly view: View;
  readonly theme: Theme;
  readonly scene: Scene;
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
}

/** How much of a herd's reach is shown. */
const SHOWN = 0.12;

export class Lit {
  readonly #host: QuadrupedGaitElement;
  readonly #stage: Stage;
  readonly #gpu: Gpu;
  readonly #prints = new PrintRing();
  readonly #herd = new Herd();
  #under: Ink | undefined;
  #over: { readonly ink: Ink; readonly canvas: HTMLCanvasElement } | undefined;

  constructor(host: QuadrupedGaitElement, stage: Stage) {
    this.#host = host;
    this.#stage = stage;
    this.#gpu = new Gpu(() => {
      const { canvas } = this.#gpu;
      if (canvas) stage.surface?.after(canvas);
      else this.#clear();
      stage.swap();
    });
  }

  get drawing(): boolean {
    return this.#gpu.renderer !== undefined;
  }
  /** Which renderer draws, and why it is not this one though it was asked for, or was not before. */
  active(name: 'canvas2d' | 'svg'): Active | undefined {
    const { figure, renderer } = this.#host;
    const { reason } = this.#gpu;
    if (this.drawing) return { name: 'webgpu', reason };
    if (name === 'svg' || renderer === 'canvas2d') return undefined;
    const why = figure === 'outline' ? reason : renderer === 'webgpu' ? `A ${figure} is drawn with lines` : '';
    return { name, reason: why && `${why}: drawn with Canvas2D` };
  }
  /** A herd is looked at as one large animal, of which the first is seen whole. */
  get eye(): Eye {
    const { spread } = this.#herd;
    return this.drawing && spread > 0 ? { height: this.#host.animal.rig.height + SHOWN * spread } : {};
  }

  /** To be called when anything about the element has changed. */
  async update(): Promise<void> {
    const { renderer } = this.#host;
    const worth = renderer === 'webgpu' || (renderer === 'auto' && (await hasHardware()));
    const { animal, count, figure, isConnected, species: name } = this.#host;
    const wanted =
      worth &&
      renderer === this.#host.renderer &&
      isConnected &&
      figure === 'outline' &&
      this.#stage.surface instanceof HTMLCanvasElement;
    this.#gpu.want(wanted ? { rig: animal.rig, flesh: species[name]?.flesh } : undefined);
    if (!this.drawing) this.#clear();
    this.#herd.obey(wanted ? count : 1, this.#host, animal);
    // A hidden tab may have lost its picture, and a paused one would not draw it again.
    if (wanted) document.addEventListener('visibilitychange', this.#onVisible);
    else document.removeEventListener('visibilitychange', this.#onVisible);
  }

  readonly #onVisible = (): void => {
    if (document.visibilityState === 'visible' && this.drawing) this.#stage.draw();
  };

  /** What happened, for the ground to keep; all is forgotten when time has leapt. */
  note(events: readonly AnimalEvent[], leapt: boolean): void {
    if (leapt) this.#prints.forget();
    if (leapt) this.#herd.forget();
    this.#prints.note(events, this.#host.animal.heading);
  }

  advance(seconds: number): void {
    this.#herd.advance(seconds, this.#host.animal);
  }

  /** Whether it was drawn. */
  draw({ view, theme, scene, width, height, dpr }: Frame, resized: boolean): boolean {
    const { renderer, canvas } = this.#gpu;
    const { surface } = this.#stage;
    if (!renderer || !canvas || !(surface instanceof HTMLCanvasElement)) return false;
    try {
      if (resized) renderer.resize(width, height, dpr);
      renderer.draw(this.#host.animal.pose, this.#seen(view), theme, this.#filled(scene));
    } catch (error) {
      // The other one draws at once.
      this.#gpu.fail(error);
      return true;
    }
    const laid = this.#host.overlay !== '';
    const fresh = resized || !this.#under || (laid && !this.#over);
    this.#under ??= new Ink(surface);
    if (laid && !this.#over) {
      const over = document.createElement('canvas');
      over.className = 'surface over';
      over.setAttribute('aria-hidden', 'true');
      canvas.after(over);
      this.#over = { ink: new Ink(over), canvas: over };
    }
    if (fresh) {
      this.#under.resize(width, height, dpr);
      this.#over?.ink.resize(width, height, dpr);
    }
    if (fresh || this.#over) {
      this.#under.draw(theme.font, scene.under);
      this.#over?.ink.draw(theme.font, scene.over);
    }
    if (!laid) {
      this.#over?.canvas.remove();
      this.#over = undefined;
    }
    return true;
  }

  /** The picture as a file of that width in pixels, its ground transparent; nothing while it does not draw. */
  async blob(type: string, pixelWidth: number): Promise<Blob | undefined> {
    const frame = this.#stage.frame();
    if (!this.drawing || !frame) return undefined;
    const { theme, scene, width, height } = frame;
    const view = this.#seen(frame.view);
    const dpr = pixelWidth / width;
    const { rig, pose } = this.#host.animal;
    const flesh = species[this.#host.species]?.flesh;
    const filled = this.#filled(scene);
    const pixels = await paintPixels({ rig, flesh, pose, view, theme, scene: filled, width, height, dpr });
    const canvas = new OffscreenCanvas(pixels.width, pixels.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('toBlob: this browser has no canvas off the screen');
    context.putImageData(new ImageData(pixels.data, pixels.width, pixels.height), 0, 0);
    return canvas.convertToBlob({ type });
  }

  #seen(view: View): View {
    return inPerspective(view, this.eye.height ?? this.#host.animal.rig.height);
  }

  #filled(scene: Scene): Scene {
    const { members: herd, spread } = this.#herd;
    return { ...scene, time: this.#host.animal.time, prints: this.#prints, herd, spread };
  }

  #clear(): void {
    this.#under = undefined;
    this.#over?.canvas.remove();
    this.#over = undefined;
  }
}
