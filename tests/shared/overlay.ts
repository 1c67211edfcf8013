/** An animal that has run for a while, with everything its overlays need: what the tests draw, with any pen. */
import { fleshOf } from '../../renderers/bodies.ts';
import { createFigure, drawFigure, lineWidthFor, windAt } from '../../renderers/figure.ts';
import type { Box } from '../../renderers/ground.ts';
import {
  createOverlay,
  drawOver,
  drawUnder,
  type Moment,
  type Overlay,
  type OverlaySet,
  overlaySet,
  remember,
  stageOf,
} from '../../renderers/overlay/overlay.ts';
import type { Pen } from '../../renderers/pen.ts';
import { drawGround } from '../../renderers/scene.ts';
import { printTheme, type Theme } from '../../renderers/theme.ts';
import { makeView, type View, type ViewName } from '../../renderers/view.ts';
import { type Animal, type Command, createAnimal, LEGS } from '../../src/index.ts';

export interface RunOptions {
  readonly command: Command;
  readonly tokens: readonly string[];
  readonly view?: ViewName;
  readonly width?: number;
  readonly height?: number;
  readonly seconds?: number;
  readonly theme?: Theme;
  readonly units?: 'si' | 'imperial';
  /** Comes after the first second. */
  readonly later?: Command;
}

export interface Run {
  readonly animal: Animal;
  readonly overlay: Overlay;
  readonly moment: Moment;
  readonly shown: OverlaySet;
  readonly box: Box;
}

/** Metres of the world that fit into the picture, and below the ground. */
const WORLD = { width: 3.8, height: 2.45, below: 0.4 };

export function viewFor(animal: Animal, name: ViewName, box: Box, shown: OverlaySet): View {
  const { y: top, height: room } = stageOf(shown, box, { ...box });
  const scale = Math.min(box.width / WORLD.width, room / (name === 'top' ? WORLD.width : WORLD.height));
  const [x, z] = animal.place;
  const level = name !== 'top' && name !== 'three-quarter';
  const y = level ? top + room - WORLD.below * scale : top + (name === 'top' ? room / 2 : 0.8 * room);
  return makeView(name, { scale, target: [x, 0, z], x: box.width / 2, y, heading: level ? animal.heading : 0 });
}

export function momentOf(animal: Animal, view: View, box: Box, theme: Theme, units: 'si' | 'imperial'): Moment {
  return {
    pose: animal.pose,
    view,
    theme,
    box,
    lineWidth: lineWidthFor(animal.rig, view),
    time: animal.time,
    standing: LEGS.map((leg) => (animal.legs[leg].contact === 'flight' ? 0 : 1)),
    gait: animal.gait,
    targetGait: animal.targetGait,
    speed: animal.speed,
    heading: animal.heading,
    strideLength: animal.strideLength,
    strideFrequency: animal.strideFrequency,
    dutyFactor: animal.dutyFactor,
    froude: animal.froude,
    units,
  };
}

export function runFor(options: RunOptions): Run {
  const { command, tokens, view = 'side', width = 640, height = 360, seconds = 4, theme = printTheme } = options;
  const animal = createAnimal('horse');
  animal.command(command);
  animal.settle();
  const overlay = createOverlay(createFigure(animal.rig, fleshOf('horse')));
  const shown = overlaySet(tokens);
  const box = { x: 0, y: 0, width, height };
  const look = (): Moment => momentOf(animal, viewFor(animal, view, box, shown), box, theme, options.units ?? 'si');
  animal.takeEvents();
  remember(overlay.history, look(), []);
  for (let i = 0; i < Math.round(60 * seconds); i++) {
    if (i === 60 && options.later) animal.command(options.later);
    animal.advance(1 / 60);
    remember(overlay.history, look(), animal.takeEvents());
  }
  return { animal, overlay, moment: look(), shown, box };
}

/** The whole picture: ground, what lies under the animal, the animal, what lies over it. */
export function drawRun(pen: Pen, { animal, overlay, moment, shown, box }: Run): void {
  const { view, theme, lineWidth, pose, speed } = moment;
  drawGround(pen, view, stageOf(shown, box, { ...box }), theme, 1.2 * lineWidth);
  drawUnder(pen, shown, overlay, moment);
  const figure = createFigure(animal.rig, fleshOf('horse'));
  drawFigure(pen, figure, pose, view, theme, { lineWidth, wind: windAt(speed, animal.rig.height) });
  drawOver(pen, shown, overlay, moment);
}
