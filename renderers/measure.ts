/** How far figures reach on the page: drawn with a pen that leaves no trace but goes everywhere. */
import type { Pose } from '../src/skeleton/pose.ts';
import type { Rig } from '../src/skeleton/rig.ts';
import { drawFigure } from './figure.ts';
import type { Flesh } from './flesh.ts';
import type { Pen } from './pen.ts';
import type { FigureName } from './renderer.ts';
import { printTheme } from './theme.ts';
import type { View } from './view.ts';

/** One figure to be drawn. */
export interface Shot {
  readonly pose: Pose;
  readonly view: View;
  readonly wind: number;
}

/** Page units; y down. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Skin, and hair in the wind, of all figures together with the page's origin. */
export function measure(figure: Flesh, shots: readonly Shot[], kind: FigureName): Extent {
  const extent = { left: 0, right: 0, top: 0, bottom: 0 };
  const reach = (x: number, y: number): void => {
    extent.left = Math.min(extent.left, x);
    extent.right = Math.max(extent.right, x);
    extent.top = Math.min(extent.top, y);
    extent.bottom = Math.max(extent.bottom, y);
  };
  const pen = measuringPen(reach);
  for (const { pose, view, wind } of shots)
    drawFigure(pen, figure, pose, view, printTheme, { figure: kind, lineWidth: 0, wind });
  return extent;
}

/** How much higher than standing the trunk is above the ground, m: in a leap. */
export function liftOf(rig: Rig, { pose, height }: { readonly pose: Pose; readonly height: number }): number {
  return Math.max(0, pose.positions[1] - height - rig.rest[1]);
}

/** A pen that draws nothing and tells of every point it comes to: to measure a drawing. */
export function measuringPen(visit: (x: number, y: number) => void): Pen {
  const nothing = (): void => {};
  return {
    begin: nothing,
    moveTo: visit,
    lineTo: visit,
    curveTo: (_x1, _y1, _x2, _y2, x, y) => visit(x, y),
    close: nothing,
    fill: nothing,
    stroke: nothing,
    outline: nothing,
    threads: nothing,
    text: nothing,
    group: nothing,
    ungroup: nothing,
  };
}
