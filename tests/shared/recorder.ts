/** A pen that remembers what was drawn, part by part, with the groups it lay in: what properties of drawings are read from. */
import type { Pen, Rectangle, TextStyle } from '../../renderers/pen.ts';

export interface Part {
  readonly groups: readonly string[];
  readonly kind: 'fill' | 'stroke' | 'outline' | 'threads' | 'text';
  readonly colour: string;
  /** Of each part of the path its points; of a text its place. Handles of curves are left out. */
  readonly paths: readonly (readonly (readonly [number, number])[])[];
  readonly text?: string;
  readonly style?: TextStyle;
  readonly threads?: {
    readonly box: Rectangle;
    readonly upright: boolean;
    readonly from: number;
    readonly step: number;
  };
}

export interface Recorder extends Pen {
  readonly parts: Part[];
}

export function createRecorder(): Recorder {
  const parts: Part[] = [];
  const groups: string[] = [];
  let paths: [number, number][][] = [];
  const add = (kind: Part['kind'], colour: string, more: Partial<Part> = {}): void => {
    parts.push({ groups: [...groups], kind, colour, paths: paths.map((path) => [...path]), ...more });
  };
  const to = (x: number, y: number): void => {
    paths[paths.length - 1].push([x, y]);
  };
  return {
    parts,
    begin() {
      paths = [];
    },
    moveTo: (x, y) => paths.push([[x, y]]),
    lineTo: to,
    curveTo: (_x1, _y1, _x2, _y2, x, y) => to(x, y),
    close() {},
    fill: (colour) => add('fill', colour),
    stroke: (colour) => add('stroke', colour),
    outline: (fill) => add('outline', fill),
    threads: (box, upright, from, step, colour) =>
      add('threads', colour, { paths: [], threads: { box: { ...box }, upright, from, step } }),
    text: (text, x, y, style) => add('text', style.colour, { paths: [[[x, y]]], text, style: { ...style } }),
    group: (name) => groups.push(name),
    ungroup: () => groups.pop(),
  };
}

export function partsIn(recorder: Recorder, group: string): Part[] {
  return recorder.parts.filter(({ groups }) => groups.includes(group));
}

/** Everything drawn is at a place. */
export function isSound(recorder: Recorder): boolean {
  return recorder.parts.every(({ paths }) => paths.flat(2).every(Number.isFinite));
}
