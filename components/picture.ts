/**
 * What the element shows of this moment, as data for a renderer and as an SVG document. Files are drawn in ink on white paper; what stays in
 * the page takes the page's colours.
 */
import { fleshOf } from '../renderers/bodies.ts';
import { beyondOf, followView, type Subject } from '../renderers/camera.ts';
import { createFigure, windAt } from '../renderers/figure.ts';
import type { Flesh } from '../renderers/flesh.ts';
import type { Box } from '../renderers/ground.ts';
import { crossingPlace, roomFor } from '../renderers/others.ts';
import type { FigureName, Scene } from '../renderers/renderer.ts';
import { sceneSVG } from '../renderers/scene.ts';
import { cssTheme, printTheme, type Theme } from '../renderers/theme.ts';
import type { Triple, View, ViewName } from '../renderers/view.ts';
import type { AnimalEvent } from '../src/surface.ts';
import { species } from './engine.ts';
import { figures } from './figure-part.ts';
import type { Overlays } from './overlays.ts';
import { overlays } from './parts.ts';
import { canDraw } from './plain.ts';
import { PAGE, type Shown } from './shown.ts';
import { describeWords, labelWords } from './words.ts';

/** Where the viewer stands, and the height of what he looks at, if that is more than the animal. */
export type Eye = Partial<Pick<Subject, 'station' | 'height'>>;

const WHOLE_PAGE = { x: 0, y: 0, ...PAGE };

export class Picture {
  readonly #shown: Shown;
  #figure: Flesh | undefined;
  #overlays: Overlays | undefined;
  /** Where a camera that stays stands. */
  #stand: Triple | undefined;

  constructor(shown: Shown) {
    this.#shown = shown;
  }

  /** Remembers what happened for the overlays; all that was is forgotten when time has leapt. */
  note(events: readonly AnimalEvent[], leapt = false): void {
    if (leapt) this.#overlays = undefined;
    this.#laid()?.note(events, this.#follow(WHOLE_PAGE));
  }

  /** The overlays, if there are any. */
  #laid(): Overlays | undefined {
    const { module } = overlays;
    if (!module || this.#shown.overlay === '') this.#overlays = undefined;
    else if (!this.#overlays?.fresh)
      this.#overlays = new module.Overlays(this.#shown, this.flesh(), this.#follow(WHOLE_PAGE));
    return this.#overlays;
  }

  /** Whether all that draws it is there. */
  get whole(): boolean {
    const { view, camera, overlay } = this.#shown;
    return canDraw(this.#shown, [view], camera === 'follow' && overlay === '');
  }

  /** Whether it comes: until then the last one stays. */
  get waits(): boolean {
    return !this.whole && figures.asked;
  }

  /** How it is drawn now: plainly until it is. */
  get #drawn(): Pick<Shown, 'figure' | 'view'> {
    return this.whole ? this.#shown : { figure: 'outline', view: 'side' };
  }

  view(width: number, height: number, eye: Eye = {}): View {
    const { animal, camera } = this.#shown;
    const following = this.#follow({ x: 0, y: 0, width, height }, eye);
    if (camera !== 'stay' || !this.whole) {
      this.#stand = undefined;
      return following;
    }
    const { target } = following;
    this.#stand = crossingPlace(following, width, 1.7 * animal.rig.height, this.#stand ?? target, target);
    return { ...following, target: this.#stand };
  }

  /** The camera that goes along, leaving room for what is written above and below. */
  #follow(box: Box, eye: Eye = {}): View {
    const { animal } = this.#shown;
    const [x, z] = animal.place;
    const subject = {
      place: [x, animal.groundHeight(x, z), z] as const,
      top: animal.landmark('poll')[1],
      height: animal.rig.height,
      heading: animal.heading,
      beyond: beyondOf(animal.rig),
      ...eye,
    };
    return followView(this.#drawn.view as ViewName, roomFor(this.#shown.overlay, box) ?? box, subject);
  }

  scene(view: View, theme: Theme, width: number, height: number, lineWidth?: number): Scene {
    const { animal } = this.#shown;
    const box = { x: 0, y: 0, width, height };
    return {
      figure: this.#drawn.figure as FigureName,
      wind: windAt(animal.speed, animal.rig.height),
      stage: roomFor(this.#shown.overlay, box) ?? box,
      ground: (x, z) => animal.groundHeight(x, z),
      ...this.#laid()?.scene(view, theme, box, lineWidth),
    };
  }

  stillSVG(plain: boolean, { width, height } = PAGE): string {
    const { animal, alt, species, view, units } = this.#shown;
    const at = this.view(width, height);
    const scene = this.scene(at, plain ? printTheme : cssTheme, width, height);
    return sceneSVG(this.flesh(), animal.pose, at, scene, {
      width,
      height,
      plain,
      title: labelWords(alt, species, view as ViewName),
      description: describeWords(animal, units),
    });
  }

  /** The memory the figure is drawn with. */
  flesh(): Flesh {
    const { rig } = this.#shown.animal;
    if (this.#figure?.rig !== rig)
      this.#figure = createFigure(rig, fleshOf(rig.name, species[this.#shown.species]?.flesh));
    return this.#figure;
  }
}
