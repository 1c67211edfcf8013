/**
 * Laid over Muybridge (npm run compare): prints how far each pinned plate is from the tracing it was captured from, and writes a picture a
 * gait: above, the points read off the tracing, joined; below, our animal at the same instants with the same points on it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fleshOf } from '../../renderers/bodies.ts';
import { createFigure, drawFigure } from '../../renderers/figure.ts';
import { circle } from '../../renderers/shapes.ts';
import { createSvgPen } from '../../renderers/svg.ts';
import { printTheme } from '../../renderers/theme.ts';
import { makeView } from '../../renderers/view.ts';
import { horse } from '../../src/species/horse.ts';
import { LEGS, type LegName } from '../../src/units.ts';
import tracings from '../fixtures/muybridge-1893.json';
import { type Comparison, compareGait, framesOf, GAITS, playPlate, type TracedFrame } from './distance.ts';

const FOLDER = 'dist/compare';
const SCALE = 90; // page units a metre
const FRAME = { width: 340, height: 400, columns: 6, ground: 350 };
const INK: Record<LegName, string> = { LF: '#d97706', RF: '#b91c1c', LH: '#15803d', RH: '#1d4ed8' };

function picture(gait: string, comparison: Comparison): string {
  const frames = framesOf(tracings, gait);
  const rows = Math.ceil(frames.length / FRAME.columns);
  const pen = createSvgPen({
    width: FRAME.width * FRAME.columns,
    height: FRAME.height * rows,
    title: `${gait}: tracing and capture`,
    paper: '#ffffff',
  });
  frames.forEach((frame, i) => {
    const x = ((i % FRAME.columns) + 0.5) * FRAME.width;
    const top = Math.floor(i / FRAME.columns) * FRAME.height;
    drawTracing(pen, frame, x, top + FRAME.ground / 2 - 8);
    const animal = playPlate(gait);
    animal.advance(((((frame.phase + comparison.phaseOffset) % 1) + 1) % 1) * animal.strideTime);
    const view = makeView('side', { scale: SCALE, target: [animal.place[0], 0, 0], x, y: top + FRAME.ground });
    drawFigure(pen, createFigure(animal.rig, fleshOf('horse')), animal.pose, view, printTheme);
    for (const leg of LEGS) {
      const shift = comparison.girdleOffset[leg[1] === 'F' ? 0 : 1];
      for (const [name, point] of Object.entries(frame.legs[leg])) {
        if (name !== 'toe' && name !== 'fetlock' && name !== 'carpus' && name !== 'hock') continue;
        pen.begin();
        circle(
          pen,
          x + (point[0] - shift) * animal.rig.height * SCALE,
          top + FRAME.ground - point[1] * animal.rig.height * SCALE,
          3,
        );
        pen.fill(INK[leg]);
      }
    }
    pen.text(`${frame.n}`, x, top + FRAME.ground + 24, {
      size: 16,
      colour: printTheme.ink,
      align: 'middle',
      italic: true,
    });
  });
  return pen.toString();
}

function drawTracing(pen: ReturnType<typeof createSvgPen>, frame: TracedFrame, x: number, ground: number): void {
  for (const leg of LEGS) {
    pen.begin();
    Object.values(frame.legs[leg]).forEach(([px, py], i) => {
      const at = [x + px * horse.height * SCALE, ground - py * horse.height * SCALE] as const;
      if (i === 0) pen.moveTo(...at);
      else pen.lineTo(...at);
    });
    pen.stroke(INK[leg], 2);
  }
  pen.begin();
  pen.moveTo(x - 1.3 * SCALE, ground);
  pen.lineTo(x + 1.3 * SCALE, ground);
  pen.stroke(printTheme.ink, 1);
}

mkdirSync(FOLDER, { recursive: true });
for (const gait of GAITS) {
  const comparison = compareGait(tracings, gait);
  writeFileSync(`${FOLDER}/${gait}.svg`, picture(gait, comparison));
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`.padStart(7);
  const points = Object.entries(comparison.byPoint).map(([name, value]) => `${name} ${percent(value)}`);
  console.log(
    `${gait.padEnd(7)} mean ${percent(comparison.mean)} of withers height   ${points.join('  ')}   ${FOLDER}/${gait}.svg`,
  );
}
