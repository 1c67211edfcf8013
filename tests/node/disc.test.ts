/** The zoopraxiscope disc: figures in order around the circle, each in its own piece, on the sheet; with planted faults. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type DiscOptions, discSVG, drawDisc, layoutDisc } from '../../renderers/disc.ts';
import { PAPERS } from '../../renderers/sheet.ts';
import { type Disc, type Feet, makeDisc } from '../../src/diagram/disc.ts';
import { makeSequence, makeStrip } from '../../src/index.ts';
import { createRecorder, isSound, partsIn, type Recorder } from '../shared/recorder.ts';

const strip = (frames: number) => makeStrip('horse', { gait: 'gallop', speed: 12, frames });

function record(disc: Disc, options: DiscOptions = {}): Recorder {
  const pen = createRecorder();
  drawDisc(pen, disc, options);
  return pen;
}

/** Points of figures that lie in the piece of another, or off the disc. */
function strays(disc: Disc, options: DiscOptions): number {
  const { x, y, radius } = layoutDisc(disc, options);
  const pen = createRecorder();
  drawDisc(pen, disc, options);
  // Every figure begins with its ground (or its fence), and groups follow each other.
  const figures: number[][][] = [];
  let last: readonly string[] = [];
  for (const { groups, paths } of partsIn(pen, 'figure')) {
    if (groups !== last && paths.length === 1 && paths[0].length === 2) figures.push([]);
    last = groups;
    figures[figures.length - 1]?.push(...paths.flat().map((point) => [...point]));
  }
  let count = 0;
  disc.figures.forEach(({ angle }, i) => {
    for (const [px, py] of figures[i] ?? []) {
      const off = Math.atan2(px - x, py - y) - angle;
      const round = Math.abs(Math.atan2(Math.sin(off), Math.cos(off)));
      if (round > disc.step / 2 || Math.hypot(px - x, py - y) > radius) count++;
    }
  });
  return count;
}

describe('disc', () => {
  for (const feet of ['out', 'in'] as const) {
    for (const [frames, stretch] of [
      [4, 1],
      [12, 1],
      [13, 1.5],
      [24, 1],
    ]) {
      it(`${frames} figures, feet ${feet}, stretch ${stretch}: each in its own piece`, () => {
        const disc = makeDisc(strip(frames), feet);
        assert.equal(disc.figures.length, frames);
        const options = { stretch, figure: 'stick' as const };
        assert.equal(strays(disc, options), 0);
      });
    }
  }

  it('a figure that is too large is noticed', () => {
    const disc = makeDisc(strip(12));
    const { rig } = disc;
    const [first, ...rest] = disc.figures;
    const pose = {
      ...first.frame.pose,
      position: first.frame.pose.position.map((at) => at.map((value) => 2 * value)),
    };
    const planted = { ...disc, rig, figures: [{ ...first, frame: { ...first.frame, pose } }, ...rest] };
    assert.ok(strays(planted, { figure: 'stick' }) > 0);
  });

  it('the next figure stands ahead of the one before, so that the disc turns against the way they run', () => {
    for (const feet of ['out', 'in'] as Feet[]) {
      const [first, second] = makeDisc(strip(12), feet).figures;
      // Right of the page at the bottom with feet outwards, and at the top with feet inwards.
      assert.ok(Math.sin(second.angle) > Math.sin(first.angle) + 0.1);
      assert.equal(Math.round(Math.cos(first.angle)), feet === 'out' ? 1 : -1);
    }
  });

  it('has as many slits as figures, or none', () => {
    const disc = makeDisc(strip(11));
    assert.equal(partsIn(record(disc), 'slits').filter(({ kind }) => kind === 'fill').length, 11);
    assert.equal(partsIn(record(disc, { slits: false }), 'slits').length, 0);
  });

  it('is as wide as the paper allows, and everything is on it', () => {
    for (const paper of PAPERS) {
      for (const slits of [true, false]) {
        const disc = makeDisc(strip(12));
        const { width, height, radius } = layoutDisc(disc, { paper });
        assert.ok(Math.abs(width - (paper === 'a4' ? 793.7 : 816)) < 0.1);
        assert.ok(radius > 350 && radius < width / 2 - 30);
        const pen = record(disc, { paper, slits });
        assert.ok(isSound(pen));
        for (const { paths, text = '', style } of pen.parts)
          for (const [x, y] of paths.flat()) {
            assert.ok(x >= 0 && x <= width && y >= 0 && y <= height);
            // Lines of words end before the edge.
            if (style?.align === 'start') assert.ok(x + 0.5 * style.size * text.length < width, text);
          }
      }
    }
  });

  it('of a leap shows the fence', () => {
    const leap = makeSequence('horse', {
      script: [
        { gait: 'canter', speed: 6 },
        { at: 0.3, leap: { height: 1 } },
      ],
      frames: 14,
    });
    const pen = record(makeDisc(leap), { slits: false });
    assert.ok(partsIn(pen, 'fence').length > 0);
    assert.match(discSVG(leap), /<title>Horse leaping: zoopraxiscope disc<\/title>/);
  });

  it('of an animal that stands promises no speed', () => {
    assert.doesNotMatch(discSVG(makeStrip('horse', { gait: 'stand', frames: 8 })), /Infinity|NaN|true speed/);
    assert.match(discSVG(strip(12)), /2\.2 turns a second are its true speed/);
  });

  it('says how many figures it can have', () => {
    for (const frames of [1, 3, 25]) assert.throws(() => makeDisc(strip(frames)), /disc: expected 4 to 24 frames, got/);
  });
});
