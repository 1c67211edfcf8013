/**
 * The lit body in an element: its canvas over the other one, what is laid under and over the picture on canvases below and above it, the
 * prints on its ground. Loaded when it is first needed.
 */
import { Ink } from '../renderers/ink.ts';
import { PrintRing } from '../renderers/prints.ts';
import type { Scene } from '../renderers/renderer.ts';
import type { Theme } from '../renderers/theme.ts';
import type { View } from '../renderers/view.ts';
import { hasHardware } from '../renderers/webgpu/adapter.ts';
import type { Painter } from '../renderers/webgpu/painter.ts';
import type { Pixels, PixelsOptions } from '../renderers/webgpu/pixels.ts';
import { withPainter } from '../renderers/webgpu/renderer.ts';
import type { AnimalEvent } from '../src/surface.ts';
import { species } from './engine.ts';
import { Gpu } from './gpu.ts';
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

export class Lit {
  readonly #host: QuadrupedGaitElement;
  readonly #stage: Stage;
  readonly #gpu: Gpu;
  readonly #prints = new PrintRing();
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
  /** To be called when anything about the element has changed. */
  async update(): Promise<void> {
    const { renderer } = this.#host;
    const worth = renderer === 'webgpu' || (renderer === 'auto' && (await hasHardware()));
    const { animal, figure, isConnected, species: name } = this.#host;
    const wanted =
      worth &&
      renderer === this.#host.renderer &&
      isConnected &&
      figure === 'outline' &&
      this.#stage.surface instanceof HTMLCanvasElement;
    this.#gpu.want(wanted ? { rig: animal.rig, flesh: species[name]?.flesh } : undefined);
    if (!this.drawing) this.#clear();
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
    this.#prints.note(events, this.#host.animal.heading);
  }

  /** Whether it was drawn. */
  draw({ view, theme, scene, width, height, dpr }: Frame, resized: boolean): boolean {
    const { renderer, canvas } = this.#gpu;
    const { surface } = this.#stage;
    if (!renderer || !canvas || !(surface instanceof HTMLCanvasElement)) return false;
    if (renderer.busy && !resized) {
      renderer.onFinished = () => this.#stage.draw();
      return true;
    }
    try {
      if (resized) renderer.resize(width, height, dpr);
      renderer.draw(this.#host.animal.pose, view, theme, this.#filled(scene));
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
      // Without overlays it is but blank: others of a herd may still be told as lines in the first picture.
      this.#under.draw(theme.font, laid ? scene.under : undefined);
      this.#over?.ink.draw(theme.font, scene.over);
    }
    if (!laid) {
      this.#over?.canvas.remove();
      this.#over = undefined;
    }
    return true;
  }

  /** The picture of that width in pixels, as it is read from a painter of that format; nothing where that was given up. */
  async pixels(
    pixelWidth: number,
    format: GPUTextureFormat,
    read: (painter: Painter, options: PixelsOptions) => Promise<Pixels>,
  ): Promise<Pixels | undefined> {
    const frame = this.#stage.frame();
    if (!this.#gpu.hoped || !frame) return undefined;
    const { rig, pose } = this.#host.animal;
    const flesh = species[this.#host.species]?.flesh;
    const dpr = pixelWidth / frame.width;
    const options = {
      ...{ ...frame, rig, flesh, pose, dpr },
      scene: this.#filled(frame.scene),
    };
    return withPainter(rig, flesh, format, (painter) => read(painter, options));
  }

  #filled(scene: Scene): Scene {
    return { ...scene, time: this.#host.animal.time, prints: this.#prints };
  }

  #clear(): void {
    this.#under = undefined;
    this.#over?.canvas.remove();
    this.#over = undefined;
  }
}
