/**
 * A horse on a canvas. It takes frames only while somebody can see it move: not paused, not off-screen, not in a hidden tab, and not for
 * those who asked for less motion.
 */
import {
  type Animal,
  Canvas2DRenderer,
  type FigureName,
  makeView,
  readTheme,
  windAt,
} from '../../components/bundle.ts';

/** Metres of the world that must fit: tail to nose in a stretched gallop with room to breathe, and ears to below the ground. */
const WORLD = { width: 3.7, height: 2.4, below: 0.3 };

/** A page that slept goes on from where it was, s. */
const LONGEST_FRAME = 0.1;

export class RunningHorse {
  figure: FigureName = 'outline';

  readonly #canvas: HTMLCanvasElement;
  readonly #animal: Animal;
  readonly #renderer: Canvas2DRenderer;
  readonly #onFrame: () => void;
  #theme;
  #dpr = 0;
  #wanted = true;
  #seen = false;
  #request = 0;
  #last = 0;

  constructor(canvas: HTMLCanvasElement, animal: Animal, onFrame: () => void) {
    this.#canvas = canvas;
    this.#animal = animal;
    this.#onFrame = onFrame;
    this.#renderer = new Canvas2DRenderer(canvas, animal.rig);
    this.#theme = readTheme(canvas);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      this.#theme = readTheme(canvas);
      this.draw();
    });
    new ResizeObserver(() => this.#resize()).observe(canvas);
    new IntersectionObserver(([entry]) => {
      this.#seen = entry.isIntersecting;
      this.#update();
    }).observe(canvas);
    document.addEventListener('visibilitychange', () => this.#update());
  }

  get running(): boolean {
    return this.#wanted;
  }
  set running(value: boolean) {
    this.#wanted = value;
    this.#update();
  }

  draw(): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (width === 0) return;
    // Another screen or zoom changes the pixels of a canvas, not its size.
    if (this.#dpr !== devicePixelRatio) this.#fit();
    const scale = Math.min(width / WORLD.width, height / (WORLD.height + WORLD.below));
    const [x, z] = this.#animal.place;
    // The camera goes along: the horse stays, the marks on the ground pass.
    const view = makeView('side', { scale, target: [x, 0, z], x: width / 2, y: height - WORLD.below * scale });
    const wind = windAt(this.#animal.speed, this.#animal.rig.height);
    this.#renderer.draw(this.#animal.pose, view, this.#theme, { figure: this.figure, wind });
  }

  #resize(): void {
    this.#fit();
    this.draw();
  }

  #fit(): void {
    this.#dpr = devicePixelRatio;
    this.#renderer.resize(this.#canvas.clientWidth, this.#canvas.clientHeight, this.#dpr);
  }

  #update(): void {
    const go = this.#wanted && this.#seen && document.visibilityState === 'visible';
    if (go === this.#request > 0) return;
    cancelAnimationFrame(this.#request);
    this.#request = 0;
    this.#last = performance.now();
    if (go) this.#request = requestAnimationFrame(this.#frame);
  }

  readonly #frame = (now: number): void => {
    this.#animal.advance(Math.min(LONGEST_FRAME, Math.max(0, (now - this.#last) / 1000)));
    this.#last = now;
    this.draw();
    this.#onFrame();
    this.#request = requestAnimationFrame(this.#frame);
  };
}
