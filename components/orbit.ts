/**
 * Round the animal, in three-quarter view: by dragging, or with Shift and the arrow keys. A finger that moves up or down scrolls the page,
 * as everywhere. The eye comes to rest softly, and leaves no frames running when it has.
 */
import { STATIONS, type Station, type View } from '../renderers/view.ts';
import { createSpring, spring } from '../src/math/spring.ts';
import { Follow } from './follow.ts';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';

/** Degrees: a pixel, a key; how low and how high the eye goes. */
const PIXEL = 0.4;
const KEY = 15;
const LOWEST = 2;
const HIGHEST = 80;
/** Half-life 0.07 s. */
const ARM = /* @__PURE__ */ createSpring(0.07, 1 / 60);
/** Degrees: nearer is there. */
const NEAR = 0.02;

const [ROUND, ABOVE] = /* @__PURE__ */ (() => STATIONS['three-quarter'])();

export class Orbit {
  readonly #wanted = { round: ROUND, above: ABOVE };
  readonly #seen = { round: ROUND, above: ABOVE };
  readonly #rate = { round: 0, above: 0 };
  readonly #host: QuadrupedGaitElement;
  readonly #redraw: () => void;
  readonly #follow = new Follow();
  readonly #behind: [number, number] = [0, 0];
  #time = 0;
  #frame = 0;

  constructor(host: QuadrupedGaitElement, redraw: () => void) {
    this.#host = host;
    this.#redraw = redraw;
  }

  /** Where the eye stands: degrees round the animal and above the ground. */
  get eye(): { readonly station?: Station } {
    return this.#host.view === 'three-quarter' ? { station: [this.#seen.round, this.#seen.above] } : {};
  }

  /** The view on its soft arm. */
  follow(view: View): View {
    const { animal, camera } = this.#host;
    const [x, z] = animal.place;
    this.#follow.step(animal.time, x, z, this.#behind);
    if (view.name !== 'three-quarter' || camera !== 'follow') return view;
    const [dx, dz] = this.#behind;
    const { target } = view;
    return { ...view, target: [target[0] + dx, target[1], target[2] + dz] };
  }

  /** Whether it was meant: Shift with an arrow key, a press, a double click. */
  hear(event: KeyboardEvent | MouseEvent): boolean {
    if (this.#host.view !== 'three-quarter') return false;
    if (event instanceof KeyboardEvent) return this.#key(event);
    if (event.type === 'dblclick') this.#reset();
    else if (event instanceof PointerEvent) this.#grab(event);
    return true;
  }

  /** Degrees. */
  turn(round: number, above: number): void {
    const wanted = this.#wanted;
    wanted.round += round;
    wanted.above = Math.min(HIGHEST, Math.max(LOWEST, wanted.above + above));
    if (this.#frame === 0) {
      this.#time = performance.now();
      this.#frame = requestAnimationFrame(this.#move);
    }
  }

  /** Back to where it was at first. */
  #reset(): void {
    const turns = Math.round((this.#wanted.round - ROUND) / 360);
    this.turn(ROUND + 360 * turns - this.#wanted.round, ABOVE - this.#wanted.above);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  readonly #move = (now: number): void => {
    const dt = Math.min(0.1, Math.max(0, (now - this.#time) / 1000));
    this.#time = now;
    let moving = false;
    for (const key of ['round', 'above'] as const) {
      const [value, rate] = spring(ARM, this.#seen[key], this.#rate[key], this.#wanted[key], dt);
      const there = Math.abs(value - this.#wanted[key]) < NEAR && Math.abs(rate) < NEAR;
      this.#seen[key] = there ? this.#wanted[key] : value;
      this.#rate[key] = there ? 0 : rate;
      moving ||= !there;
    }
    this.#frame = moving ? requestAnimationFrame(this.#move) : 0;
    this.#redraw();
  };

  /** Whether the key was one of its own. */
  #key(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    const turn = shiftKey && Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
    if (!turn) return false;
    event.preventDefault();
    this.turn(...turn);
    return true;
  }

  /** A drag has begun. */
  #grab(event: PointerEvent): void {
    if (event.button !== 0 || !(event.currentTarget instanceof Element)) return;
    const target = event.currentTarget;
    let [x, y] = [event.clientX, event.clientY];
    // A finger's way up and down belongs to the page.
    const upright = event.pointerType === 'touch' ? 0 : PIXEL;
    const drag = (move: Event): void => {
      if (!(move instanceof PointerEvent) || move.pointerId !== event.pointerId) return;
      target.setPointerCapture(event.pointerId);
      this.turn(-PIXEL * (move.clientX - x), upright * (move.clientY - y));
      [x, y] = [move.clientX, move.clientY];
    };
    const end = (): void => {
      target.removeEventListener('pointermove', drag);
      for (const name of ENDS) target.removeEventListener(name, end);
    };
    target.addEventListener('pointermove', drag);
    for (const name of ENDS) target.addEventListener(name, end);
  }
}

const ENDS = ['pointerup', 'pointercancel', 'lostpointercapture'] as const;

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-KEY, 0],
  ArrowRight: [KEY, 0],
  ArrowUp: [0, KEY],
  ArrowDown: [0, -KEY],
};
