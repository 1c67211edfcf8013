/** The zoetrope band and the flip-book: true to scale, in order, on the sheet; with planted faults. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bandSVG, drawBand, layoutBand } from '../../renderers/band.ts';
import { drawFlipbook, flipbookSVG, layoutFlipbook } from '../../renderers/flipbook.ts';
import type { Pen } from '../../renderers/pen.ts';
import { MM, PAPERS, paperSize } from '../../renderers/sheet.ts';
import { type CutOut, makeCutOut } from '../../src/diagram/disc.ts';
import { makeStrip } from '../../src/index.ts';
import { createRecorder, isSound, partsIn, type Recorder } from '../shared/recorder.ts';

const cutOut = (frames: number): CutOut => makeCutOut(makeStrip('horse', { gait: 'trot', speed: 4, frames }));

function record(draw: (pen: Pen) => void): Recorder {
  const pen = createRecorder();
  draw(pen);
  return pen;
}

/** What lies off the sheet: places, and words that are too long. */
function off(pen: Recorder, { width, height }: { width: number; height: number }): string[] {
  return pen.parts.flatMap(({ paths, text = '', style }) =>
    paths
      .flat()
      .filter(([x, y]) => {
        const end = style?.align === 'start' ? x + 0.5 * style.size * text.length : x;
        return !(x >= 0 && end <= width && y >= 0 && y <= height);
      })
      .map(([x, y]) => `${text} at ${x} ${y}`),
  );
}

describe('band', () => {
  for (const paper of PAPERS) {
    for (const frames of [6, 12, 15, 24]) {
      it(`${frames} pictures on ${paper}`, () => {
        const pen = record((to) => drawBand(to, cutOut(frames), { paper }));
        assert.ok(isSound(pen));
        assert.deepEqual(off(pen, paperSize(paper, true)), []);
        const numbers = partsIn(pen, 'figure').flatMap(({ text }) => (text === undefined ? [] : [Number(text)]));
        assert.deepEqual(
          numbers,
          Array.from({ length: frames }, (_, i) => i + 1),
        );
        // A slit over every picture, and all fields equally wide.
        const slits = partsIn(pen, 'half').filter(({ kind, colour }) => kind === 'fill' && colour === '#c9c5bc');
        assert.equal(slits.length, frames);
        const { field, columns } = layoutBand(cutOut(frames), { paper });
        slits.forEach(({ paths }, i) => {
          assert.ok(Math.abs(paths[0][0][0] - slits[0].paths[0][0][0] - (i % columns) * field) < 1e-6);
        });
      });
    }
  }

  it('a figure keeps to its field, and one that is too long is noticed', () => {
    const source = cutOut(12);
    const { field } = layoutBand(source);
    const widest = (stretch: number): number => {
      const pen = createRecorder();
      // Laid out for the usual stretch, drawn with another.
      drawBand(pen, source, { stretch });
      const grounds = partsIn(pen, 'figure').filter(({ paths }) => paths.length === 1 && paths[0].length === 2);
      return Math.max(...grounds.map(({ paths: [[[from], [to]]] }) => to - from));
    };
    assert.ok(widest(1.25) < field);
    assert.ok(
      Math.abs(layoutBand(source, { stretch: 2 }).scale / layoutBand(source, { stretch: 1 }).scale - 0.5) < 1e-9,
    );
  });

  it('prints in its true size', () => {
    assert.match(bandSVG(makeStrip('horse', { frames: 12 })), /width="1122\.5" height="793\.7"/);
    assert.ok(Math.abs(MM * 25.4 - 96) < 1e-9);
  });

  it('says how many pictures it can have', () => {
    assert.throws(() => layoutBand(cutOut(5)), /band: expected 6 to 24 frames, got 5/);
    assert.throws(() => layoutBand(cutOut(25)), /got 25/);
  });
});

describe('flip-book', () => {
  for (const paper of PAPERS) {
    for (const frames of [6, 17, 24, 40]) {
      it(`${frames} leaves on ${paper}`, () => {
        const source = cutOut(frames);
        const pen = record((to) => drawFlipbook(to, source, { paper }));
        assert.ok(isSound(pen));
        assert.deepEqual(off(pen, paperSize(paper)), []);
        const { columns, leaf } = layoutFlipbook(source, { paper });
        const numbers = partsIn(pen, 'leaf').filter(({ kind }) => kind === 'text');
        assert.deepEqual(
          numbers.map(({ text }) => Number(text)),
          Array.from({ length: frames }, (_, i) => i + 1),
        );
        // The animal stands at the same place of every leaf, or it would jump.
        const grounds = partsIn(pen, 'leaf').filter(
          ({ paths, colour }) => paths[0]?.length === 2 && colour === '#1c1a17' && paths.length === 1,
        );
        const first = grounds[0].paths[0][0];
        const steady = grounds.every(({ paths: [[[x, y]]] }, i) => {
          const [dx, dy] = [(i % columns) * leaf.width, Math.floor(i / columns) * leaf.height];
          return Math.hypot(x - first[0] - dx, y - first[1] - dy) < 1e-6;
        });
        assert.equal(grounds.length, frames);
        assert.ok(steady);
      });
    }
  }

  it('what lies off the sheet is noticed', () => {
    const pen = record((to) => drawFlipbook(to, cutOut(12)));
    pen.text('too long by far '.repeat(20), 10, 10, { size: 12, colour: '', align: 'start' });
    assert.equal(off(pen, paperSize('a4')).length, 1);
  });

  it('says how fast', () => {
    assert.match(flipbookSVG(makeStrip('horse', { gait: 'walk', speed: 1.6, frames: 24 })), /\d+ leaves a second are/);
    assert.throws(() => layoutFlipbook(cutOut(5)), /flipbook: expected 6 to 40 frames, got 5/);
  });
});
