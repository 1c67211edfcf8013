/** The element: it wires the animal, the clock, the picture and the controls together, and does nothing itself. */
import { type PropertyValues, ReactiveElement } from '@lit/reactive-element';
import type { ViewName } from '../renderers/view.ts';
import type { AnimalEvent } from '../src/surface.ts';
import { ActingElement } from './acting.ts';
import { Controls } from './controls.ts';
import { controlsStyles } from './controls-styles.ts';
import { reins } from './engine.ts';
import { type EventDetails, emit } from './events.ts';
import { figures } from './figure-part.ts';
import { files } from './file-part.ts';
import type { BlobOptions, Job, SheetOptions } from './files.ts';
import { FrameLoop } from './frame-loop.ts';
import { handleKey } from './input.ts';
import { Media } from './media.ts';
import type { Part } from './part.ts';
import { diagrams, Needs, overlays, panels, sentences } from './parts.ts';
import { Picture } from './picture.ts';
import { canDrawPlate } from './plain.ts';
import { columnsFor, plateSVG } from './plate.ts';
import { Stage } from './stage.ts';
import { styles } from './styles.ts';
import { type Look, markup, Tree } from './tree.ts';
import { describeWords, footfallRows, labelWords } from './words.ts';

export type * from './events.ts';
export type { BlobOptions, SheetOptions } from './files.ts';
export type * from './tag.ts';

const TAG = 'quadruped-gait';
/** Phases of the plate that is shown instead of motion. */
const STILL_FRAMES = 12;
/** ms: what is read out is looked at so often, and said when it has not changed since. */
const PATIENCE = 1200;

/** What is told when it has changed, and what a plate is of. */
const CHANGES = ['speed', 'heading', 'species'] as const;
const PLATED = [...CHANGES, 'gait', 'slope', 'lead', 'figure', 'view', 'rows', 'alt'] as const;

/** Whether the class itself has a name already. */
let named = false;

/**
 * A living Muybridge plate: an animal that walks, trots, canters and gallops at any speed.
 *
 * @fires ready - The first picture is there.
 * @fires play - The clock runs.
 * @fires pause - The clock stands.
 * @fires gaitchange - It is in another gait.
 * @fires gaittransitionstart - It begins to change its gait.
 * @fires gaittransitionend - The change is done, or another has begun.
 * @fires footfall - A foot touches the ground.
 * @fires liftoff - A foot leaves the ground.
 * @fires stride - A stride is complete.
 * @fires speedchange - Another speed is asked for.
 * @fires headingchange - Another heading is asked for.
 * @fires specieschange - Another animal is there.
 * @fires leapstart - It takes off.
 * @fires leapend - It has landed.
 * @fires rendererchange - Another renderer draws, or not the one that was asked for.
 * @fires error - Something was refused; the detail says what is allowed. Does not bubble.
 * @fires input - The user is changing something by key or control.
 * @fires change - The user has changed something by key or control.
 * @slot - What is shown where there is no script.
 * @slot caption - Words under the picture.
 * @slot controls - Controls of your own, after the built-in ones.
 * @csspart canvas - The living picture.
 * @csspart strip - The plate.
 * @csspart frame - All of it.
 * @csspart controls - The bar of controls.
 * @csspart play - The button that plays and pauses.
 * @csspart scrubber - The slider through the stride.
 * @csspart speed - The slider of the speed.
 * @csspart gait - The list of gaits.
 * @csspart caption - Around the words under the picture.
 * @csspart diagram - The footfall diagram.
 * @csspart progress - The bar while a film is made.
 * @cssproperty --gait-ink - Letters and lines; currentColor.
 * @cssproperty --gait-near - Lines of the near side; the ink.
 * @cssproperty --gait-far - Lines of the far side; the ink.
 * @cssproperty --gait-coat - The animal's colour, or lit the name of a coat too; unless given the paper's, lit its own.
 * @cssproperty --gait-paper - What it is drawn on, and filled with unless it has a coat; Canvas.
 * @cssproperty --gait-ground - The ground; currentColor.
 * @cssproperty --gait-grid - The grid; a faint currentColor.
 * @cssproperty --gait-stance - A foot that stands; currentColor.
 * @cssproperty --gait-swing - A foot that swings; a faint currentColor.
 * @cssproperty --gait-accent - Marks, cursor, focus.
 * @cssproperty --gait-line-width - Pixels of the lines; as in the plates.
 * @cssproperty --gait-font - Letters in the pictures; a serif.
 */
export class QuadrupedGaitElement extends ActingElement {
  static override readonly styles = [styles, controlsStyles];
  static override readonly shadowRootOptions: ShadowRootInit = {
    ...ReactiveElement.shadowRootOptions,
    delegatesFocus: true,
  };

  /** Lit's rendering on a server knows by this that there is a `render`. */
  static readonly _$litElement$ = true;

  /** Kept when the first picture is there. */
  readonly ready: Promise<void>;

  #arrive: () => void = () => {};
  #here = false;
  #active = '';
  /** It was last seen in. */
  #gait = '';
  #reason = '';
  /** What is read out; what it may become; and when that was looked at. */
  #said = '';
  #saying = '';
  #sayingAt = 0;
  /** The picture that came with the page. */
  #served = '';
  #still = '';
  #plate = '';
  #plateOf = '';
  #tree: Tree | undefined;
  readonly #picture = new Picture(this);
  readonly #stage = new Stage(this, this.#picture, () => this.#fitPlate());
  readonly #loop = new FrameLoop(
    this,
    () => !(this.paused || !this.playbackRate || this.#isPlate || !this.hasUpdated || this.atRest),
    (seconds) => {
      this.advanceBy(seconds * this.playbackRate);
      this.#show();
    },
  );
  readonly #media = new Media(this, () => this.#drawStill());
  readonly #toggle = (): void => {
    this.paused = !(this.paused || this.#isPlate);
    this.#media.allowMotion();
  };
  readonly #controls = new Controls(this, this.#toggle, (reason) => this.fail(reason));
  /** A film that is being made. */
  #job: Job | undefined;
  readonly #needs = new Needs(
    () => this.requestUpdate(),
    (reason) => {
      this.fail(reason);
      this.requestUpdate();
    },
  );
  /** Keys and the hand: some go round it, others drive it. */
  readonly #onInput = (event: KeyboardEvent | MouseEvent): void => {
    if (!this.#stage.orbit?.hear(event) && event instanceof KeyboardEvent) handleKey(this, event, this.#toggle);
  };

  constructor() {
    super();
    this.ready = new Promise((done) => {
      this.#arrive = done;
    });
  }

  /** Registers the element, once, under this or another name; a name that is taken stays as it is. */
  static define(tag = TAG): void {
    const there = customElements.get(tag);
    if (!there) customElements.define(tag, named ? class extends QuadrupedGaitElement {} : QuadrupedGaitElement);
    else if (there !== QuadrupedGaitElement && !(there.prototype instanceof QuadrupedGaitElement))
      console.warn(`${TAG}: <${tag}> is defined already, by another script`);
    named = true;
  }

  /** Loads at once what else comes when it is first used: for servers, and for pages that may go offline. */
  static async preload(): Promise<void> {
    const parts: Part<unknown>[] = [reins, overlays, diagrams, files, panels, sentences];
    await Promise.all(parts.map((part) => part.load()));
  }

  // ---------------------------------------------------------------------------------------------------------- reading

  /** The renderer that draws: canvas2d, svg or webgpu. */
  get activeRenderer(): string {
    return this.#stage.active.name;
  }

  // ----------------------------------------------------------------------------------------------------------- showing

  /** What is shown, as an SVG document in ink on paper. */
  toSVG(): string {
    return this.#isPlate && canDrawPlate(this) ? plateSVG(this, this.#frames, true) : this.#picture.stillSVG(true);
  }
  /** What is shown, as a file. */
  async toBlob(options: BlobOptions = {}): Promise<Blob> {
    const { makeBlob } = await files.load();
    this.#adopt();
    const tell = (job: Job | undefined): void => {
      this.#job = job;
      this.requestUpdate();
    };
    return makeBlob(this, this.#picture, this.#isPlate ? this.#frames : 0, options, tell, this.#stage.lit);
  }
  /** Prints what is shown, or a sheet to cut out, alone on its page. */
  async print(options: SheetOptions = {}): Promise<void> {
    const { printShown } = await files.load();
    await this.updateComplete;
    await printShown(this, options);
  }

  // ------------------------------------------------------------------------------------------------------------ moving

  /** A plate instead of motion: asked for, or because the reader wants none. */
  get #isPlate(): boolean {
    return this.strip > 0 || this.#media.quiet;
  }
  get #frames(): number {
    return this.strip || STILL_FRAMES;
  }

  protected override note(events: readonly AnimalEvent[], leapt: boolean): void {
    this.#picture.note(events, leapt);
    this.#stage.lit?.note(events, leapt);
    this.#noteGait(leapt);
  }

  /** On its way it tells of another gait itself, but not where it has leapt. */
  #noteGait(leapt: boolean): void {
    const from = this.#gait;
    const { gait: to, speed, time } = this.animal;
    this.#gait = to;
    if (leapt && from && from !== to) emit(this, 'gaitchange', { from, to, time, speed });
  }

  protected override wake(): void {
    this.#loop.update();
  }

  protected override takeReins(again = false): boolean {
    if (again) this.#needs.tryAgain();
    return !!this.#needs.need(reins);
  }

  #show(): void {
    this.#stage.draw();
    this.#controls.follow();
    const now = performance.now();
    if (now - this.#sayingAt < PATIENCE) return;
    this.#sayingAt = now;
    const words = describeWords(this.animal, this.units);
    if (words === this.#saying && words !== this.#said) {
      this.#said = words;
      this.requestUpdate();
    }
    this.#saying = words;
  }

  // ---------------------------------------------------------------------------------------------------------- updating

  protected override async getUpdateComplete(): Promise<boolean> {
    const done = await super.getUpdateComplete();
    if (!this.#needs.waiting) return done;
    await this.#needs.settled();
    return this.getUpdateComplete();
  }

  /** A root that came with the page: of that its picture stays until the first of ours is there; all else is made here. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    this.#served = this.shadowRoot?.querySelector('svg:not(.controls *)')?.outerHTML ?? '';
    this.shadowRoot?.replaceChildren();
    try {
      return super.createRenderRoot();
    } catch {
      // In another document than this script's, where its style sheets are refused.
      this.#adopt();
      return this.shadowRoot as ShadowRoot;
    }
  }

  /** Style sheets do not move to another document, and more may have come: then it has one of its own. */
  #adopt(): void {
    const page = this.ownerDocument?.defaultView;
    if (!this.shadowRoot || !page) return;
    const sheet = new page.CSSStyleSheet();
    sheet.replaceSync([styles, controlsStyles, files.module?.progressStyles].join('\n'));
    this.shadowRoot.adoptedStyleSheets = [sheet];
  }

  adoptedCallback(): void {
    this.#adopt();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // With every change, not with every update: one that fails makes an update itself.
    if (changed.size > 0) this.#needs.tryAgain();
    if (changed.has('species')) this.readAgain();
    this.obey(changed, this.#isPlate);
    if (this.overlay !== '' && !this.#isPlate) this.#needs.need(overlays);
    if (this.#isPlate && this.overlay.includes('footfalls')) this.#needs.need(diagrams);
    if (!(this.#isPlate ? canDrawPlate(this) : this.#picture.whole)) this.#needs.need(figures);
    if (this.#isPlate) this.#drawPlate();
    else if (this.#picture.whole && !this.#still && !this.#served) this.#still = this.#picture.stillSVG(false);
    // While the clock runs that has patience; else nobody looks again.
    if (!this.#loop.wanted()) this.#said = describeWords(this.animal, this.units);
  }

  /** Another width may hold more columns; not at once, since that changes the height that is just being told. */
  #fitPlate(): void {
    if (this.#isPlate) setTimeout(() => this.requestUpdate());
  }

  /** Again only if it would be another. */
  #drawPlate(): void {
    if ((this.slope !== 0 && !this.takeReins()) || !canDrawPlate(this)) return;
    const columns = columnsFor(this, this.#frames, this.#stage.width);
    const of = [...PLATED.map((key) => this[key]), columns, this.#frames].join();
    if (of === this.#plateOf) return;
    this.#plateOf = of;
    this.#plate = plateSVG(this, this.#frames, false, columns);
    this.#served = '';
  }

  /** For paper: the picture of this moment, at once. */
  #drawStill(): void {
    if (!this.hasUpdated || this.#isPlate || !this.#picture.whole) return;
    this.#served = '';
    this.#still = this.#picture.stillSVG(false);
    this.requestUpdate();
    this.performUpdate();
  }

  protected override updated(changed: PropertyValues<this>): void {
    const time = this.currentTime;
    this.#noteGait(this.#here);
    this.#controls.agree();
    this.#show();
    this.#loop.update();
    const { name: to, reason } = this.#stage.active;
    const other = this.#active !== '' && this.#active !== to;
    if (other || (reason !== '' && reason !== this.#reason))
      emit(this, 'rendererchange', { from: this.#active, to, wanted: this.renderer, reason });
    this.#active = to;
    this.#reason = reason;
    this.sayRefusals();
    if (!this.#here && !(this.#isPlate ? this.#needs.waiting : this.#picture.waits)) {
      this.#here = true;
      this.#arrive();
      emit(this, 'ready', { species: this.species, gait: this.currentGait, renderer: to });
      return;
    }
    // What was set and set back in the same moment has not changed.
    if (changed.get('paused') === !this.paused) emit(this, this.paused ? 'pause' : 'play', { time });
    for (const key of CHANGES) {
      const to = this[key];
      const from = changed.get(key) ?? to;
      if (from !== to) emit(this, `${key}change`, { from, to, time } as EventDetails[`${typeof key}change`]);
    }
  }

  protected override update(changed: PropertyValues<this>): void {
    super.update(changed);
    const look = this.#look(this.controls ? this.#controls.text(this.#isPlate) : '');
    this.#tree ??= this.#plant(look);
    this.#tree.show(look);
    files.module?.showProgress(this.#tree.find('job'), this.#job);
  }

  #plant(look: Look): Tree {
    const tree = new Tree(this.renderRoot as ShadowRoot, look);
    for (const type of ['keydown', 'pointerdown', 'dblclick'])
      tree.find('stage').addEventListener(type, this.#onInput as EventListener);
    for (const type of ['click', 'input', 'change']) tree.find('bar').addEventListener(type, this.#controls.hear);
    // The probe's transitions are nobody else's.
    for (const type of ['transitionrun', 'transitionstart', 'transitionend'])
      tree.find('probe').addEventListener(type, (event) => {
        event.stopPropagation();
        if (type === 'transitionend') this.#stage.repaint();
      });
    return tree;
  }

  #look(bar: string): Look {
    const plate = this.#isPlate;
    const bars = plate && this.overlay.includes('footfalls') && diagrams.module;
    return {
      plate,
      surface: Stage.surfaceFor(this.renderer) === 'svg' ? 'div' : 'canvas',
      label: labelWords(this.alt, this.species, this.view as ViewName),
      drawing: this.#served || (plate ? this.#plate : this.#still),
      diagram: bars ? bars.diagramSVG(this.animal) : '',
      said: this.#said,
      footfalls: footfallRows(this.animal),
      bar,
    };
  }

  /** For Lit on a server: all of it, as a template without parts. Of the controls their place: nothing moves when they come. */
  protected render(): object {
    const text = markup(this.#look(this.controls ? '<div class="controls"></div>' : ''));
    return { _$litType$: 1, strings: Object.assign([text], { raw: [text] }), values: [] };
  }
}
