/**
 * The living picture in the page: a surface of the right size in device pixels, the renderer for it, and the page's colours. A canvas or
 * an SVG is always there; the lit body, where it can be had, is drawn over it.
 */
import type { ReactiveController } from '@lit/reactive-element';
import { Canvas2DRenderer, readLineWidth } from '../renderers/canvas2d.ts';
import type { Renderer } from '../renderers/renderer.ts';
import { SvgRenderer } from '../renderers/scene.ts';
import { cssTheme, type Theme } from '../renderers/theme.ts';
import type { View } from '../renderers/view.ts';
import { hasHardware } from '../renderers/webgpu/adapter.ts';
import { species } from './engine.ts';
import type { Herd } from './herd.ts';
import type { Frame, Lit } from './lit.ts';
import { watchSize } from './observers.ts';
import type { Orbit } from './orbit.ts';
import { herds, lits, orbits } from './parts.ts';
import type { Picture } from './picture.ts';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';
import { readProbe } from './theme-probe.ts';

/** Which renderer draws, and why if it is not the one that was asked for. */
export interface Active {
  readonly name: 'canvas2d' | 'svg' | 'webgpu';
  readonly reason: string;
}

/** Whether a canvas could not be drawn on: then no other will be. */
let canvasless = false;

type LiveRenderer = Renderer & { lineWidth: number | undefined };

export class Stage implements ReactiveController {
  readonly #host: QuadrupedGaitElement;
  readonly #picture: Picture;
  readonly #onSize: (width: number) => void;
  /** Once they have been needed. */
  lit: Lit | undefined;
  orbit: Orbit | undefined;
  herd: Herd | undefined;
  #reason = '';
  #renderer: LiveRenderer | undefined;
  #surface: Element | null = null;
  #watched: Element | null = null;
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

  /** What is drawn on until, or unless, there is WebGPU. */
  static surfaceFor(wanted: string): 'canvas2d' | 'svg' {
    return wanted === 'svg' || canvasless ? 'svg' : 'canvas2d';
  }

  get active(): Active {
    const { renderer } = this.#host;
    const name = Stage.surfaceFor(renderer);
    const reason = name === 'svg' && renderer !== 'svg' ? 'This browser gives no canvas: drawn as SVG' : this.#reason;
    return this.lit?.active(name) ?? { name, reason };
  }

  /** CSS pixels. */
  get width(): number {
    return this.#width;
  }

  hostConnected(): void {
    this.#watch();
    this.lit?.update();
  }

  hostDisconnected(): void {
    this.#unwatch?.();
    this.#unwatch = undefined;
    this.#watched = null;
    this.lit?.update();
    this.orbit?.stop();
  }

  hostUpdated(): void {
    this.#watch();
    const surface = this.#host.renderRoot.querySelector('.surface');
    const { rig } = this.#host.animal;
    if (surface !== this.#surface || rig !== this.#rig) {
      this.#renderer?.destroy();
      this.#surface = surface;
      this.#rig = rig;
      this.#renderer = surface ? this.#makeRenderer(surface) : undefined;
      this.#dpr = 0;
    }
    this.#fetch();
  }

  get surface(): Element | null {
    return this.#surface;
  }

  /** What is not for every picture comes when it is first needed. */
  async #fetch(): Promise<void> {
    const { view, renderer, figure } = this.#host;
    if (view === 'three-quarter' && !this.orbit)
      orbits.load().then(({ Orbit }) => {
        this.orbit ??= new Orbit(this.#host, () => this.draw());
      }, nothing);
    if (this.#host.count > 1 && !this.herd)
      herds.load().then(({ Herd }) => {
        this.herd ??= new Herd(this.#host, () => this.draw());
      }, nothing);
    this.herd?.muster(this.lit?.drawing);
    // To ask for an adapter holds the page up until a busy graphics process answers: not before all of it is there.
    if (document.readyState !== 'complete') await new Promise((done) => addEventListener('pageshow', done));
    if (this.lit) this.lit.update();
    else if (figure === 'outline' && (renderer === 'webgpu' || (renderer === 'auto' && (await hasHardware()))))
      try {
        const { Lit } = await lits.load();
        this.lit ??= new Lit(this.#host, this);
        this.lit.update();
      } catch (error) {
        this.#reason = String(error);
        this.swap();
      }
  }

  /** Another draws from now on, at once: there is always a picture. */
  swap(): void {
    this.#dpr = 0;
    this.draw();
    this.#host.requestUpdate();
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
    const stage = this.#host.renderRoot?.querySelector('.stage');
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
  repaint(): void {
    this.#theme = undefined;
    this.draw();
  }

  draw(): void {
    const renderer = this.#renderer;
    const frame = this.frame();
    if (!renderer || !frame) return;
    const resized = this.#dpr !== devicePixelRatio;
    if (resized) {
      this.#dpr = devicePixelRatio;
      renderer.resize(frame.width, frame.height, this.#dpr);
    }
    if (!this.lit?.draw(frame, resized)) renderer.draw(this.#host.animal.pose, frame.view, frame.theme, frame.scene);
    this.#watched?.classList.add('live');
  }

  /** What is to be seen now; nothing where there is no room for it, or not yet what draws it. */
  frame(): Frame | undefined {
    const renderer = this.#renderer;
    const [width, height] = [this.#width, this.#height];
    const { renderRoot, isConnected } = this.#host;
    const probe = renderRoot.querySelector('.probe');
    if (!renderer || !probe || width === 0 || height === 0 || !isConnected || this.#picture.waits) return undefined;
    if (!this.#theme) {
      this.#theme = readProbe(probe);
      renderer.lineWidth = readLineWidth(this.#host);
    }
    const view = this.#view(width, height);
    const theme = renderer instanceof SvgRenderer ? cssTheme : this.#theme;
    const scene = this.#picture.scene(view, theme, width, height, renderer.lineWidth);
    const all = this.herd?.fill(scene, view, theme, renderer.lineWidth) ?? scene;
    return { view, theme, scene: all, width, height, dpr: devicePixelRatio };
  }

  #view(width: number, height: number): View {
    const view = this.#picture.view(width, height, { ...this.orbit?.eye, ...this.herd?.eye });
    return this.orbit?.follow(view) ?? view;
  }
}

function nothing(): void {}
