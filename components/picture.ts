/**
 * What the element shows, as data for a renderer and as documents: the scene of this moment, the plate of the stride, both as SVG or drawn on
 * a canvas. Files are drawn in ink on white paper; what stays in the page takes the page's colours.
 */
import { fleshOf } from '../renderers/bodies.ts';
import { crossingPlace, followView } from '../renderers/camera.ts';
import { createCanvasPen } from '../renderers/canvas2d.ts';
import { createFigure, lineWidthFor, windAt } from '../renderers/figure.ts';
import type { Flesh } from '../renderers/flesh.ts';
import type { Box } from '../renderers/ground.ts';
import {
  createOverlay,
  drawOver,
  drawUnder,
  forget,
  type Moment,
  type Overlay,
  overlaySet,
  remember,
  stageOf,
  type Units,
} from '../renderers/overlay/overlay.ts';
import type { FigureName, Scene } from '../renderers/renderer.ts';
import { drawScene, sceneSVG } from '../renderers/scene.ts';
import { drawStrip, layoutStrip, type StripSvgOptions, stripSVG } from '../renderers/strip.ts';
import { cssTheme, printTheme, type Theme } from '../renderers/theme.ts';
import type { Triple, View, ViewName } from '../renderers/view.ts';
import type { Animal } from '../src/animal.ts';
import { type AnimalEvent, LEGS, type Strip } from '../src/surface.ts';
import { commandOf, type Wishes } from './actor.ts';
import { makeStrip, species } from './engine.ts';
import { describeWords, labelWords } from './words.ts';

export interface Shown extends Wishes {
  readonly animal: Animal;
  readonly figure: string;
  readonly view: string;
  readonly camera: string;
  readonly overlay: string;
  readonly columns: number;
  readonly alt: string;
  readonly units: string;
}

/** Page units of a still picture. */
const PAGE = { width: 960, height: 540 };
/** CSS pixels a column of a plate needs so that its letters can be read; from an end the animal is half as broad. */
const COLUMN = { side: 240, end: 110 };

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
    const { history } = this.#memory();
    if (leapt) forget(history);
    const box = { x: 0, y: 0, ...PAGE };
    remember(history, this.#moment(this.#follow(box), printTheme, box), events);
  }

  view(width: number, height: number): View {
    const { animal, camera } = this.#shown;
    const following = this.#follow({ x: 0, y: 0, width, height });
    if (camera !== 'stay') {
      this.#stand = undefined;
      return following;
    }
    const { target } = following;
    this.#stand = crossingPlace(following, width, 1.7 * animal.rig.height, this.#stand ?? target, target);
    return { ...following, target: this.#stand };
  }

  /** The camera that goes along, leaving room for what is written above and below. */
  #follow(box: Box): View {
    const { animal, view } = this.#shown;
    const [x, z] = animal.place;
    const subject = {
      place: [x, animal.groundHeight(x, z), z] as const,
      top: animal.landmark('poll')[1],
      height: animal.rig.height,
    };
    return followView(view as ViewName, stageOf(this.#names(), box, { ...box }), subject);
  }

  scene(view: View, theme: Theme, width: number, height: number, lineWidth?: number): Scene {
    const { animal, figure } = this.#shown;
    const names = this.#names();
    const overlay = this.#memory();
    const box = { x: 0, y: 0, width, height };
    const moment = this.#moment(view, theme, box, lineWidth);
    return {
      figure: figure as FigureName,
      wind: windAt(animal.speed, animal.rig.height),
      stage: stageOf(names, box, { ...box }),
      under: (pen) => drawUnder(pen, names, overlay, moment),
      over: (pen) => drawOver(pen, names, overlay, moment),
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

  #memory(): Overlay {
    const { rig } = this.#shown.animal;
    if (this.#overlay?.labels.rig !== rig) this.#overlay = createOverlay(rig);
    return this.#overlay;
  }

  stillSVG(plain: boolean, { width, height } = PAGE): string {
    const { animal, alt, species, view, units } = this.#shown;
    const at = this.view(width, height);
    const scene = this.scene(at, plain ? printTheme : cssTheme, width, height);
    return sceneSVG(this.#flesh(), animal.pose, at, scene, {
      width,
      height,
      plain,
      title: labelWords(alt, species, view as ViewName),
      description: describeWords(animal, units),
    });
  }

  /** The plate of the stride that is asked for, from the animal's own side whatever its heading. */
  plate(frames: number): Strip {
    return makeStrip(this.#shown.species, { ...commandOf(this.#shown), heading: 0, slope: 0, frames });
  }

  plateSVG(frames: number, plain: boolean, columns?: number): string {
    return stripSVG(this.plate(frames), { ...this.#plateOptions(frames, columns), plain });
  }

  /** As many as are asked for, or as there is room for, in rows of equal length where there is a choice. */
  columns(frames: number, width: number): number {
    const { view } = this.#shown;
    const end = view === 'front' || view === 'rear';
    const fits = Math.round((width || PAGE.width) / (end ? COLUMN.end : COLUMN.side));
    const room = Math.max(2, Math.min(end ? 12 : 6, fits));
    const even = frames % room > 0 && frames % (room - 1) === 0 ? room - 1 : room;
    return Math.min(frames, this.#shown.columns || even);
  }

  #plateOptions(frames: number, columns = this.columns(frames, PAGE.width)): StripSvgOptions {
    const { figure, view } = this.#shown;
    return { columns, figure: figure as FigureName, views: [view as ViewName], frameWidth: 230 };
  }

  /** Pixels, as wide as that. */
  async raster(type: string, width: number, frames: number): Promise<Blob> {
    const plate = frames > 0 ? this.plate(frames) : undefined;
    const options = this.#plateOptions(frames);
    const size = plate ? layoutStrip(plate, options) : PAGE;
    const scale = width / size.width;
    const canvas = new OffscreenCanvas(Math.round(width), Math.max(1, Math.round(size.height * scale)));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('toBlob: this browser has no canvas off the screen');
    context.fillStyle = printTheme.paper ?? '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(scale, scale);
    const pen = createCanvasPen(context, printTheme.font);
    if (plate) drawStrip(pen, plate, { ...options, theme: printTheme });
    else {
      const view = this.view(PAGE.width, PAGE.height);
      const scene = this.scene(view, printTheme, PAGE.width, PAGE.height);
      drawScene(pen, this.#flesh(), this.#shown.animal.pose, view, printTheme, scene, { x: 0, y: 0, ...PAGE });
    }
    return canvas.convertToBlob({ type });
  }

  #flesh(): Flesh {
    const { rig } = this.#shown.animal;
    if (this.#figure?.rig !== rig)
      this.#figure = createFigure(rig, fleshOf(rig.name, species[this.#shown.species]?.flesh));
    return this.#figure;
  }
}
