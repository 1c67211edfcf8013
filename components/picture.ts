/**
 * What the element shows of this moment, as data for a renderer and as an SVG document. Files are drawn in ink on white paper; what stays in
 * the page takes the page's colours.
 */
import { fleshOf } from '../renderers/bodies.ts';
import { beyondOf, crossingPlace, followView, type Subject } from '../renderers/camera.ts';
import { createFigure, lineWidthFor, windAt } from '../renderers/figure.ts';
import type { Flesh } from '../renderers/flesh.ts';
import type { Box } from '../renderers/ground.ts';
import { areHere } from '../renderers/others.ts';
import { overlaySet, type Units } from '../renderers/overlay/moment.ts';
import type { Moment, Overlay } from '../renderers/overlay/overlay.ts';
import { stageOf } from '../renderers/overlay/room.ts';
import type { FigureName, Scene } from '../renderers/renderer.ts';
import { sceneSVG } from '../renderers/scene.ts';
import { cssTheme, printTheme, type Theme } from '../renderers/theme.ts';
import type { Triple, View, ViewName } from '../renderers/view.ts';
import { type AnimalEvent, LEGS } from '../src/surface.ts';
import { species } from './engine.ts';
import { overlays } from './parts.ts';
import { PAGE, type Shown } from './shown.ts';
import { describeWords, labelWords } from './words.ts';

/** Where the viewer stands, and the height of what he looks at, if that is more than the animal. */
export type Eye = Partial<Pick<Subject, 'station' | 'height'>>;

export class Picture {
  readonly #shown: Shown;
  #figure: Flesh | undefined;
  #overlay: Overlay | undefined;
  readonly #standing = new Float64Array(4);
  /** Where a camera that stays stands. */
  #stand: Triple | undefined;

  constructor(shown: Shown) {
    this.#shown = shown;
  }

  /** Remembers what happened for the overlays; all that was is forgotten when time has leapt. */
  note(events: readonly AnimalEvent[], leapt = false): void {
    if (leapt) this.#overlay = undefined;
    const overlay = this.#memory();
    if (overlay) this.#remember(overlay, events);
  }

  #remember(overlay: Overlay, events: readonly AnimalEvent[]): void {
    const box = { x: 0, y: 0, ...PAGE };
    overlays.module?.remember(overlay.history, this.#moment(this.#follow(box), printTheme, box), events);
  }

  /** Of the overlays, if there are any: begun with the stride that goes on. */
  #memory(): Overlay | undefined {
    const { animal, overlay } = this.#shown;
    const { module } = overlays;
    if (!module || overlay === '') {
      this.#overlay = undefined;
      return undefined;
    }
    if (this.#overlay?.labels.rig !== animal.rig) {
      this.#overlay = module.createOverlay(this.flesh());
      if (!animal.inTransition) {
        const legs = animal.contacts.map(({ leg, duty }) => ({ phase: animal.legs[leg].phase, duty }));
        module.presume(this.#overlay.history, animal.time, animal.strideTime, legs);
      }
      this.#remember(this.#overlay, []);
    }
    return this.#overlay;
  }

  /** Whether all that draws it is there. */
  get whole(): boolean {
    const { figure, view, species: name } = this.#shown;
    const level = view === 'side' || view === 'front' || view === 'rear';
    return areHere() || (figure === 'outline' && level && !species[name]?.flesh?.ruff);
  }

  /** How it is drawn now: plainly until it is. */
  get #drawn(): Pick<Shown, 'figure' | 'view'> {
    return this.whole ? this.#shown : { figure: 'outline', view: 'side' };
  }

  view(width: number, height: number, eye: Eye = {}): View {
    const { animal, camera } = this.#shown;
    const following = this.#follow({ x: 0, y: 0, width, height }, eye);
    if (camera !== 'stay') {
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
    return followView(this.#drawn.view as ViewName, stageOf(this.#names(), box, { ...box }), subject);
  }

  scene(view: View, theme: Theme, width: number, height: number, lineWidth?: number): Scene {
    const { animal } = this.#shown;
    const names = this.#names();
    const overlay = this.#memory();
    const box = { x: 0, y: 0, width, height };
    const moment = this.#moment(view, theme, box, lineWidth);
    return {
      figure: this.#drawn.figure as FigureName,
      wind: windAt(animal.speed, animal.rig.height),
      stage: stageOf(names, box, { ...box }),
      ...(overlay && {
        under: (pen) => overlays.module?.drawUnder(pen, names, overlay, moment),
        over: (pen) => overlays.module?.drawOver(pen, names, overlay, moment),
      }),
      ...(moment.ground && { ground: moment.ground }),
    };
  }

  #moment(view: View, theme: Theme, box: Box, lineWidth?: number): Moment {
    const { animal, units } = this.#shown;
    for (const [i, leg] of LEGS.entries()) this.#standing[i] = animal.legs[leg].contact === 'flight' ? 0 : 1;
    const { pose, time, gait, targetGait, speed, heading } = animal;
    const { strideLength, strideFrequency, dutyFactor, froude } = animal;
    return {
      ...{ pose, view, theme, box, time, gait, targetGait, speed, heading },
      ...{ strideLength, strideFrequency, dutyFactor, froude },
      lineWidth: lineWidth ?? lineWidthFor(animal.rig, view),
      standing: this.#standing,
      units: units as Units,
      ground: (x, z) => animal.groundHeight(x, z),
    };
  }

  #names() {
    return overlaySet(this.#shown.overlay.split(' '));
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
