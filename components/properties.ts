/**
 * The element's attributes as properties. Both read the same way: text with units, words whatever their case; out of range is clamped, and
 * what is not understood changes nothing, is said once on the console, and is dispatched as `error`.
 */
import { type PropertyDeclaration, ReactiveElement } from '@lit/reactive-element';
import { knownOf } from './actor.ts';
import { refusal } from './allowed.ts';
import { ATTRIBUTES, type AttributeName, NAMES, PROPERTIES } from './attributes.ts';
import { fetchSpecies, isElsewhere } from './engine.ts';
import { type ErrorDetail, emit, type QuadrupedGaitEventMap } from './events.ts';
import { sentences } from './parts.ts';
import { Refused } from './values.ts';

/** Its events, by their names. */
export interface ReadProperties {
  addEventListener<Name extends keyof QuadrupedGaitEventMap>(
    type: Name,
    listener: (this: this, event: QuadrupedGaitEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: what is declared above is there, with more general types.
export abstract class ReadProperties extends ReactiveElement {
  static override readonly properties = PROPERTIES;

  /** Which animal. */
  declare species: string;
  /** How it goes; auto chooses by speed, a gait by name keeps the speed inside its own range. */
  declare gait: string;
  /** How fast, metres a second unless a unit is given. */
  declare speed: number;
  /** Which way, degrees: 0 is to the right of the page, positive turns left. */
  declare heading: number;
  /** How much the ground rises to the right of the page, degrees. */
  declare slope: number;
  /** Which fore foot leads in canter and gallop; auto is the right one, and in a turn the inner one. */
  declare lead: string;
  /** What auto may choose from; all of them unless given. */
  declare gaits: string;
  /** Of the small variation between strides; 0 is none. */
  declare seed: number;
  /** Whether the clock stands. */
  declare paused: boolean;
  /** How fast time goes; 0.25 is slow motion. */
  declare playbackRate: number;
  /** What draws it. */
  declare renderer: string;
  /** How it is drawn. */
  declare figure: string;
  /** Where it is seen from. */
  declare view: string;
  /** Whether the camera goes along (follow) or lets the animal cross the picture (stay). */
  declare camera: string;
  /** How many animals; without WebGPU at most 48 are drawn. */
  declare count: number;
  /** A plate of so many phases of the stride; 0 is the living picture. */
  declare strip: number;
  /** Views of the plate, a row of each; the view alone unless given. */
  declare rows: string;
  /** Columns of the plate; 0 is as many as there is room for. */
  declare columns: number;
  /** What is drawn over the picture. */
  declare overlay: string;
  /** Whether there are buttons and sliders. */
  declare controls: boolean;
  /** What the picture is, in words, for those who do not see it. */
  declare alt: string;
  /** What figures in words are given in. */
  declare units: string;

  /** What nobody could hear yet. */
  #refusals: ErrorDetail[] = [];
  readonly #warned = new Set<string>();

  constructor() {
    super();
    for (const key of NAMES) Object.assign(this, { [key]: ATTRIBUTES[key].initial });
  }

  static override getPropertyDescriptor(
    name: PropertyKey,
    key: string | symbol,
    options: PropertyDeclaration,
  ): PropertyDescriptor | undefined {
    // biome-ignore lint/complexity/noThisInStatic: Lit looks for the accessor on the class it is called for.
    const descriptor = super.getPropertyDescriptor(name, key, options);
    const set = descriptor?.set;
    return {
      ...descriptor,
      set(this: ReadProperties, raw: unknown) {
        const attribute = ATTRIBUTES[name as AttributeName];
        const value =
          raw === null || raw === undefined
            ? attribute.initial
            : this.#awaits(name as AttributeName)
              ? ''
              : readSafely(attribute, raw, this.species);
        if (value instanceof Refused) this.refuse(attribute.name, raw, value);
        else if (this.#postpones(name as AttributeName, raw, value)) this.requestUpdate();
        else set?.call(this, value);
      },
    };
  }

  // ------------------------------------------------------------------------------------------- animals that are yet to come

  /** Who was asked for and is not there yet, what was said meanwhile that depends on who it is, and when it will have come. */
  #awaited = '';
  readonly #meanwhile = new Map<'gait' | 'gaits' | 'speed', unknown>();
  #arrival: Promise<void> | undefined;

  /** Whether what is said of this cannot be judged yet. */
  #awaits(key: AttributeName): key is 'gait' | 'gaits' | 'speed' {
    return this.#awaited !== '' && (key === 'gait' || key === 'gaits' || key === 'speed');
  }

  /** Whether this must wait for an animal that is yet to come. Until then all stays as it was. */
  #postpones(key: AttributeName, raw: unknown, value: unknown): boolean {
    if (this.#awaits(key)) {
      this.#meanwhile.set(key, raw);
      return true;
    }
    if (key !== 'species') return false;
    this.#awaited = isElsewhere(String(value)) ? String(value) : '';
    if (this.#awaited === '') {
      Object.assign(this, this.#takeMeanwhile());
      return false;
    }
    this.#arrival = this.#fetch(this.#awaited);
    return true;
  }

  async #fetch(name: string): Promise<void> {
    const fault = await fetchSpecies(name).catch((reason: unknown) => reason);
    if (this.#awaited !== name) return;
    this.#awaited = '';
    const said = this.#takeMeanwhile();
    if (fault === undefined) this.species = name;
    else this.#lack(`no ${name} could be loaded: the ${this.species} stays`, fault);
    Object.assign(this, said);
  }

  #takeMeanwhile(): Record<string, unknown> {
    const said = Object.fromEntries(this.#meanwhile);
    this.#meanwhile.clear();
    return said;
  }

  /** The first picture is of the animal that was asked for. */
  protected override scheduleUpdate() {
    if (this.hasUpdated || !this.#arrival) return super.scheduleUpdate();
    return this.#arrival.then(() => super.scheduleUpdate());
  }

  /** Another species may not have the gaits, and not the speed. */
  protected readAgain(): void {
    for (const key of ['gait', 'gaits', 'speed'] as const) {
      const { name, initial } = ATTRIBUTES[key];
      const before = this[key];
      const value = readSafely(ATTRIBUTES[key], before, this.species);
      if (value instanceof Refused) this.refuse(name, before, value);
      Object.assign(this, { [key]: value instanceof Refused ? initial : value });
    }
  }

  /** Nothing changes; the console hears it once, listeners every time. */
  protected refuse(source: string, value: unknown, refused = new Refused()): void {
    const detail = refusal(this.localName, source, value, refused);
    if (detail) this.#complain(detail);
    else
      sentences.load().then(
        () => this.refuse(source, value, refused),
        (reason) => this.fail(reason),
      );
  }

  #complain(detail: ErrorDetail): void {
    if (!this.#warned.has(detail.message)) {
      this.#warned.add(detail.message);
      console.warn(detail.message);
    }
    this.#refusals.push(detail);
    if (this.hasUpdated) this.sayRefusals();
    else this.requestUpdate();
  }

  /** What comes from a file of its own has not come. */
  protected fail(reason: unknown): void {
    this.#lack('a part of the element did not load', reason);
  }

  /** Something that ought to be there is not: said once, and dispatched. */
  #lack(message: string, value: unknown): void {
    this.#complain({ source: this.localName, value, allowed: '', message: `${this.localName}: ${message}: ${value}` });
  }

  protected sayRefusals(): void {
    const refusals = this.#refusals;
    this.#refusals = [];
    for (const detail of refusals) emit(this, 'error', detail);
  }
}

/** Objects that will not become text are refused like any other nonsense. */
function readSafely(attribute: (typeof ATTRIBUTES)[AttributeName], raw: unknown, species: string) {
  try {
    return attribute.read(raw, knownOf(species));
  } catch {
    return new Refused();
  }
}
