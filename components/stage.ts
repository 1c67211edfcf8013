/** The living picture in the page: a surface of the right size in device pixels, the renderer for it, and the page's colours. */
import type { ReactiveController } from 'lit';
import { Canvas2DRenderer, readLineWidth } from '../renderers/canvas2d.ts';
import type { Renderer } from '../renderers/renderer.ts';
import { SvgRenderer } from '../renderers/scene.ts';
import { cssTheme, type Theme } from '../renderers/theme.ts';
import { species } from './engine.ts';
import { watchSize } from './observers.ts';
import type { Picture } from './picture.ts';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';
import { readProbe } from './theme-probe.ts';

export type RendererName = 'canvas2d' | 'svg';

/** Whether a canvas could not be drawn on: then no other will be. */
let canvasless = false;

type LiveRenderer = Renderer & { lineWidth: number | undefined };

export class Stage implements ReactiveController {
  readonly #host: QuadrupedGaitElement;
  readonly #picture: Picture;
  readonly #onSize: (width: number) => void;
  #renderer: LiveRenderer | undefined;
  #surface: Element | undefined;
  #watched: Element | undefined;
  #unwatch: (() => void) | undefined;
  #theme: Theme | undefined;
  #width = 0;
  #height = 0;
  #dpr = 0;
  #rig: unknown;

  constructor(host: QuadrupedGaitElement, picture: Picture, onSize: (width: number) => void) {
    this.#host = host;
    this.#picture = picture;
    this.#onSize = onSize;
    host.addController(this);
  }

  /** Which renderer an attribute's word comes to here and now, and why if it is another. */
  static choose(wanted: string): { readonly name: RendererName; readonly reason: string } {
    if (wanted === 'svg') return { name: 'svg', reason: '' };
    if (canvasless) return { name: 'svg', reason: 'This browser gives no canvas: drawn as SVG' };
    const reason = wanted === 'webgpu' ? 'WebGPU is not there yet: drawn with Canvas2D' : '';
    return { name: 'canvas2d', reason };
  }

  /** CSS pixels. */
  get width(): number {
    return this.#width;
  }

  hostConnected(): void {
    this.#watch();
  }

  hostDisconnected(): void {
    this.#unwatch?.();
    this.#unwatch = undefined;
    this.#watched = undefined;
  }

  hostUpdated(): void {
    this.#watch();
    const surface = this.#host.renderRoot.querySelector('.surface') ?? undefined;
    const { rig } = this.#host.animal;
    if (surface === this.#surface && rig === this.#rig) return;
    this.#renderer?.destroy();
    this.#surface = surface;
    this.#rig = rig;
    this.#renderer = surface && this.#makeRenderer(surface);
    this.#dpr = 0;
  }

  #makeRenderer(surface: Element): LiveRenderer | undefined {
    const { rig } = this.#host.animal;
    const flesh = species[this.#host.species]?.flesh;
    if (!(surface instanceof HTMLCanvasElement)) return new SvgRenderer(surface, rig, flesh);
    try {
      return new Canvas2DRenderer(surface, rig, flesh);
    } catch {
      canvasless = true;
      this.#host.requestUpdate();
      return undefined;
    }
  }

  #watch(): void {
    const stage = this.#host.renderRoot?.querySelector('.stage') ?? undefined;
    if (!this.#host.isConnected || stage === this.#watched) return;
    this.#unwatch?.();
    this.#watched = stage;
    if (!stage) return;
    this.#unwatch = watchSize(stage, (width, height) => {
      [this.#width, this.#height, this.#dpr] = [width, height, 0];
      this.#theme = undefined;
      this.#onSize(width);
      this.draw();
    });
  }

  /** The page's colours have changed. */
  readonly repaint = (event?: Event): void => {
    event?.stopPropagation();
    this.#theme = undefined;
    this.draw();
  };

  draw(): void {
    const renderer = this.#renderer;
    const [width, height] = [this.#width, this.#height];
    const probe = this.#host.renderRoot.querySelector('.probe');
    if (!renderer || !probe || width === 0 || height === 0 || !this.#host.isConnected) return;
    if (!this.#theme) {
      this.#theme = readProbe(probe);
      renderer.lineWidth = readLineWidth(this.#host);
    }
    if (this.#dpr !== devicePixelRatio) {
      this.#dpr = devicePixelRatio;
      renderer.resize(width, height, this.#dpr);
    }
    const view = this.#picture.view(width, height);
    const theme = renderer instanceof SvgRenderer ? cssTheme : this.#theme;
    const scene = this.#picture.scene(view, theme, width, height, renderer.lineWidth);
    renderer.draw(this.#host.animal.pose, view, theme, scene);
    this.#watched?.classList.add('live');
  }
}
