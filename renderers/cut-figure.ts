/** One figure of something to cut out: the animal on its piece of ground, with the fence it leaps, drawn about its own place. */
import type { CutOut, CutOutFrame } from '../src/diagram/disc.ts';
import { fleshOf } from './bodies.ts';
import { drawFence, isNearby } from './fence.ts';
import { createFigure, drawFigure, windAt } from './figure.ts';
import type { Flesh } from './flesh.ts';
import { measuringPen } from './measure.ts';
import type { Pen } from './pen.ts';
import type { FigureName } from './renderer.ts';
import type { Theme } from './theme.ts';
import { makeView, type View } from './view.ts';

export interface CutStyle {
  readonly figure: FigureName;
  readonly theme: Theme;
  readonly lineWidth: number;
}

/** Half the piece of ground each figure stands on, share of withers height. */
const GROUND = 0.52;

export function fleshOfCutOut({ rig, species, flesh }: CutOut): Flesh {
  return createFigure(rig, fleshOf(species, flesh));
}

/** From the animal's right side, its place on the ground at the page's origin. */
export function sideView({ place, height, heading }: CutOutFrame, scale: number): View {
  return makeView('side', { scale, target: [place[0], height, place[1]], heading });
}

export function drawCutFigure(
  pen: Pen,
  cutOut: CutOut,
  flesh: Flesh,
  frame: CutOutFrame,
  scale: number,
  style: CutStyle,
): void {
  const { theme, lineWidth, figure } = style;
  const view = sideView(frame, scale);
  const { height } = cutOut.rig;
  const reach = GROUND * height * scale;
  const box = { x: -2 * reach, y: -2 * height * scale, width: 4 * reach, height: 2 * height * scale };
  for (const fence of cutOut.fences)
    if (isNearby(fence, frame.place))
      drawFence(pen, { ...fence }, view, box, theme, 0.8 * lineWidth, () => frame.height);
  pen.begin();
  pen.moveTo(-reach, lineWidth / 2);
  pen.lineTo(reach, lineWidth / 2);
  pen.stroke(theme.ground, lineWidth);
  drawFigure(pen, flesh, frame.pose, view, theme, { figure, lineWidth, wind: windAt(frame.speed, height) });
}

/** Goes over every point of every figure at one page unit a metre: right of the place and above the ground. */
export function eachPoint(cutOut: CutOut, figure: FigureName, visit: (x: number, up: number) => void): void {
  const flesh = fleshOfCutOut(cutOut);
  const pen = measuringPen((x, y) => visit(x, -y));
  const theme = {
    ink: '',
    near: '',
    far: '',
    coat: '',
    ground: '',
    grid: '',
    stance: '',
    swing: '',
    accent: '',
    font: '',
  };
  for (const frame of cutOut.frames) drawCutFigure(pen, cutOut, flesh, frame, 1, { figure, theme, lineWidth: 0 });
}
