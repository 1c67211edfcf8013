/** The live overlays: what is drawn is what the animal did. Each property is read from a recording pen, and shown a planted fault. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fleshOf } from '../../renderers/bodies.ts';
import { createFigure } from '../../renderers/figure.ts';
import { stanceAt, stands } from '../../renderers/overlay/history.ts';
import {
  createOverlay,
  drawOver,
  drawUnder,
  type Moment,
  OVERLAYS,
  overlaySet,
  remember,
  stageOf,
} from '../../renderers/overlay/overlay.ts';
import { pageX, pageY, VIEWS } from '../../renderers/view.ts';
import { createAnimal, LEGS } from '../../src/index.ts';
import { drawRun, momentOf, type Run, type RunOptions, runFor, viewFor } from '../shared/overlay.ts';
import { createRecorder, isSound, type Part, partsIn } from '../shared/recorder.ts';

function recordUnder({ overlay, shown }: Run, moment: Moment): Part[] {
  const pen = createRecorder();
  drawUnder(pen, shown, overlay, moment);
  return pen.parts;
}

function recordOver({ overlay, shown }: Run, moment: Moment): Part[] {
  const pen = createRecorder();
  drawOver(pen, shown, overlay, moment);
  return pen.parts;
}

const trot: RunOptions = { command: { gait: 'trot', speed: 4 }, tokens: OVERLAYS };
const near = (a: number, b: number, within: number): boolean => Math.abs(a - b) <= within;

describe('every overlay in every view', () => {
  for (const view of VIEWS) {
    for (const [width, height] of [
      [320, 180],
      [960, 540],
    ]) {
      it(`${view}, ${width} wide`, () => {
        for (const command of [{ speed: 0 }, { speed: 1.5 }, { speed: 12 }]) {
          const run = runFor({ command, tokens: OVERLAYS, view, width, height, seconds: 1.5, later: { heading: 1 } });
          const pen = createRecorder();
          drawRun(pen, run);
          assert.ok(isSound(pen));
          for (const name of OVERLAYS) assert.ok(partsIn(pen, name).length > 0, name);
          // Bars and words stay in the picture.
          for (const { paths } of [...partsIn(pen, 'footfalls'), ...partsIn(pen, 'readout')])
            for (const [x, y] of paths.flat()) assert.ok(x >= 0 && x <= width && y >= 0 && y <= height);
        }
      });
    }
  }

  it('nothing that was not asked for', () => {
    const run = runFor({ ...trot, tokens: ['arrow', 'zebra'] });
    assert.deepEqual(recordUnder(run, run.moment), []);
    assert.deepEqual([...new Set(recordOver(run, run.moment).flatMap(({ groups }) => groups))], ['arrow']);
    assert.deepEqual(Object.values(overlaySet([])).filter(Boolean), []);
  });
});

describe('footfalls', () => {
  /** Lengths of the whole bars of each row over the distance between their beginnings. */
  function duties(run: Run): number[] {
    const bars = recordOver(run, run.moment).filter(
      ({ groups, kind }) => groups.includes('footfalls') && kind === 'fill',
    );
    return bars.slice(0, 4).map(({ paths }) => {
      // From the latest back; the first may still last, the last may be cut.
      const [from, before] = [paths[1][0][0], paths[2][0][0]];
      return (paths[1][1][0] - from) / (from - before);
    });
  }

  it('bars are as long as the feet stood', () => {
    const run = runFor({ ...trot, width: 960, height: 540 });
    for (const duty of duties(run))
      assert.ok(near(duty, run.animal.dutyFactor, 0.02), `${duty} ${run.animal.dutyFactor}`);
  });

  it('a bar that is too long is noticed', () => {
    const run = runFor({ ...trot, width: 960, height: 540 });
    const { history } = run.overlay;
    history.up[stanceAt(history, 0, 1)] += 0.1;
    assert.ok(duties(run).some((duty) => !near(duty, run.animal.dutyFactor, 0.02)));
  });

  it('no foot on the ground is told', () => {
    const seconds = (run: Run): number => {
      const { history } = run.overlay;
      const at = stanceAt(history, 4, 1);
      return at < 0 ? 0 : history.up[at] - history.down[at];
    };
    assert.equal(seconds(runFor({ command: { speed: 1.5 }, tokens: [] })), 0);
    const trotting = runFor(trot);
    const air = (0.5 - trotting.animal.dutyFactor) / trotting.animal.strideFrequency;
    assert.ok(near(seconds(trotting), air, 0.02), `${seconds(trotting)} ${air}`);
  });

  it('contact marks are as many as feet stand', () => {
    const run = runFor({ ...trot, tokens: ['footfalls'] });
    const [marks] = recordUnder(run, run.moment);
    assert.equal(marks.paths.length, Array.from(run.moment.standing).filter(Boolean).length);
    const [lifted] = recordUnder(run, { ...run.moment, standing: [0, 0, 0, 0] });
    assert.equal(lifted.paths.length, 0);
  });
});

describe('history', () => {
  it('lasts for ever in the same memory', () => {
    const run = runFor({ command: { speed: 12 }, tokens: [], seconds: 60 });
    const { history } = run.overlay;
    assert.ok(history.stances[0] > 100 && history.counts.prints > 400);
    for (let leg = 0; leg < 4; leg++)
      for (let back = 0; back < 30; back++) {
        const [later, at] = [stanceAt(history, leg, back), stanceAt(history, leg, back + 1)];
        assert.ok(history.up[at] > history.down[at] && history.up[at] < history.down[later]);
      }
    assert.equal(stanceAt(history, 0, 32), -1);
  });

  it('time that goes back takes back what came later, and may be told again', () => {
    const run = runFor(trot);
    const { overlay, moment } = run;
    const { history } = overlay;
    const bars = () =>
      LEGS.map((_, leg) => Array.from({ length: 4 }, (_, back) => history.down[stanceAt(history, leg, back)]));
    const then = { time: moment.time, bars: bars(), prints: history.counts.prints };
    const events = [];
    for (let i = 0; i < 60; i++) {
      run.animal.advance(1 / 60);
      const happened = run.animal.takeEvents();
      events.push(...happened);
      remember(history, momentOf(run.animal, moment.view, run.box, moment.theme, 'si'), happened);
    }
    assert.ok(history.counts.prints > then.prints);
    remember(history, moment, []);
    assert.deepEqual({ bars: bars(), prints: history.counts.prints }, { bars: then.bars, prints: then.prints });
    LEGS.forEach((_, leg) => {
      assert.equal(stands(history, leg), moment.standing[leg] === 1);
    });
    // A replay tells all again, with what is still to come.
    remember(history, moment, events);
    assert.equal(history.counts.prints, then.prints);
  });
});

describe('grid', () => {
  const threads = (run: Run, moment: Moment) =>
    recordUnder(run, moment).flatMap(({ threads }) => (threads ? [threads] : []));

  /** Page units by which threads miss the world's own places. */
  function miss(run: Run, moment: Moment, shift = 0): number {
    return Math.max(
      ...threads(run, moment).map(({ upright, from, step }) => {
        const zero = upright ? pageX(moment.view, 0, 0, 0) + shift : pageY(moment.view, 0, 0, 0);
        const off = (from - zero) / step;
        return step * Math.abs(off - Math.round(off));
      }),
    );
  }

  it('stays in the world while the animal runs', () => {
    const run = runFor({ ...trot, tokens: ['grid'] });
    assert.equal(threads(run, run.moment).length, 4);
    for (let i = 0; i < 20; i++) {
      run.animal.advance(0.013);
      const moment = momentOf(
        run.animal,
        viewFor(run.animal, 'side', run.box, run.shown),
        run.box,
        run.moment.theme,
        'si',
      );
      assert.ok(miss(run, moment) < 1e-6);
      assert.ok(miss(run, moment, 1) > 0.5, 'a planted shift is noticed');
    }
  });

  it('has no fine threads where they would be a grey wall', () => {
    const run = runFor({ ...trot, tokens: ['grid'], width: 320, height: 180 });
    for (const { step } of threads(run, run.moment)) assert.ok(step >= 4);
  });

  it('of the ground keeps to its part of the picture', () => {
    const run = runFor({ ...trot, view: 'three-quarter', tokens: ['grid', 'footfalls', 'readout'] });
    const { y, height } = stageOf(run.shown, run.box, { ...run.box });
    const lines = recordUnder(run, run.moment).filter(({ groups }) => groups.includes('grid'));
    for (const [, py] of lines.flatMap(({ paths }) => paths.flat()))
      assert.ok(py >= y - 1e-6 && py <= y + height + 1e-6);
  });
});

describe('trail', () => {
  it('prints lie where feet landed', () => {
    const run = runFor({ command: { speed: 1.6 }, tokens: ['trail'], view: 'top' });
    const toes = recordUnder(run, run.moment)
      .filter(({ groups }) => groups.includes('trail'))
      .flatMap(({ paths }) => paths.filter((path) => path.length === 3).map((path) => path[1]));
    assert.ok(toes.length >= 4);
    const { print, counts } = run.overlay.history;
    const places = Array.from({ length: Math.min(64, counts.prints) }, (_, i) => [
      pageX(run.moment.view, print[5 * i], 0, print[5 * i + 2]),
      pageY(run.moment.view, print[5 * i], 0, print[5 * i + 2]),
    ]);
    const off = ([x, y]: readonly [number, number]): number =>
      Math.min(...places.map(([px, py]) => Math.hypot(px - x, py - y)));
    for (const toe of toes) assert.ok(off(toe) < 1e-6);
    assert.ok(off([toes[0][0] + 3, toes[0][1]]) > 1, 'a planted print is noticed');
  });
});

describe('polygon', () => {
  /** Whether a point lies in or on a polygon, whichever way round it runs. */
  function isIn(path: readonly (readonly [number, number])[], [x, y]: readonly [number, number]): boolean {
    const sides = path.map(([ax, ay], i) => {
      const [bx, by] = path[(i + 1) % path.length];
      return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / (Math.hypot(bx - ax, by - ay) || 1);
    });
    return sides.every((side) => side > -1e-6) || sides.every((side) => side < 1e-6);
  }

  it('is spanned by the standing toes', () => {
    let triangles = 0;
    for (let i = 0; i < 12; i++) {
      const run = runFor({ command: { speed: 1.5 }, tokens: ['polygon'], view: 'top', seconds: 2 + 0.09 * i });
      const { view, standing } = run.moment;
      const polygon = recordUnder(run, run.moment).find(({ kind }) => kind === 'fill');
      const toes = LEGS.filter((_, leg) => standing[leg] === 1).map((leg) => {
        const [x, , z] = run.animal.landmark(`${leg}.toe`);
        return [pageX(view, x, 0, z), pageY(view, x, 0, z)] as const;
      });
      if (toes.length < 3) {
        assert.equal(polygon, undefined);
        continue;
      }
      triangles++;
      const [path] = polygon?.paths ?? [];
      for (const toe of toes) assert.ok(isIn(path, toe));
      assert.ok(!isIn(path, [toes[0][0] + 200, toes[0][1]]), 'a planted toe is noticed');
    }
    assert.ok(triangles > 2);
  });
});

describe('arrow', () => {
  /** Metres from tail to tip, and the way it points, rad. */
  function arrow(run: Run, moment: Moment): { length: number; heading: number } {
    const [{ paths }] = recordOver(run, moment);
    const [tail, tip] = [paths[0][0], paths[0][3]];
    const [other] = paths[0].slice(-1);
    const [x, y] = [tip[0] - (tail[0] + other[0]) / 2, tip[1] - (tail[1] + other[1]) / 2];
    return { length: Math.hypot(x, y) / moment.view.scale, heading: Math.atan2(-y, x) };
  }

  it('is as long as the speed, and points where the animal heads', () => {
    const run = runFor({
      command: { speed: 2 },
      tokens: ['arrow'],
      view: 'top',
      width: 960,
      height: 540,
      later: { heading: 1 },
    });
    const stands = arrow(run, { ...run.moment, speed: 0 }).length;
    for (const speed of [1, 3, 9]) {
      const { length, heading } = arrow(run, { ...run.moment, speed });
      assert.ok(near(length - stands, 0.1 * speed, 1e-9), `${length}`);
      assert.ok(near(heading, run.moment.heading, 1e-9));
    }
    assert.ok(
      !near(arrow(run, { ...run.moment, heading: 0.9 }).heading, run.moment.heading, 1e-3),
      'a wrong way is noticed',
    );
  });
});

describe('read-out', () => {
  const words = (run: Run, moment: Moment): string[] =>
    recordOver(run, moment).flatMap(({ text }) => (text === undefined ? [] : [text]));

  it('says what the animal says, in either units', () => {
    const run = runFor({ ...trot, tokens: ['readout'] });
    const { strideLength, strideFrequency, dutyFactor, froude } = run.animal;
    assert.deepEqual(words(run, run.moment), [
      'Trot',
      '4.0 m/s',
      `stride ${strideLength.toFixed(2)} m`,
      `${strideFrequency.toFixed(2)} strides/s`,
      `duty ${dutyFactor.toFixed(2)}`,
      `Froude ${froude.toFixed(2)}`,
    ]);
    assert.deepEqual(words(run, { ...run.moment, units: 'imperial' }).slice(1, 3), [
      '8.9 mph',
      `stride ${(strideLength / 0.3048).toFixed(1)} ft`,
    ]);
    assert.equal(words(run, { ...run.moment, targetGait: 'canter' })[0], 'Trot → canter');
  });

  it('has two figures that count for the slow too', () => {
    const run = runFor({ ...trot, tokens: ['readout'] });
    const shown = (speed: number, froude: number): string[] => {
      const [, first, , , , last] = words(run, { ...run.moment, speed, froude });
      return [first, last];
    };
    assert.deepEqual(shown(0.067, 0.0052), ['0.067 m/s', 'Froude 0.005']);
    assert.deepEqual(shown(0.12, 0.016), ['0.12 m/s', 'Froude 0.016']);
    assert.deepEqual(shown(0.996, 0.25), ['1.0 m/s', 'Froude 0.25']);
    assert.deepEqual(shown(12.34, 9.996), ['12.3 m/s', 'Froude 10.00']);
    assert.deepEqual(shown(0, 0), ['0.0 m/s', 'Froude 0.00']);
  });

  it('is no faster than one can read, but never late when it stands', () => {
    const run = runFor({ ...trot, tokens: ['readout'] });
    const { moment } = run;
    words(run, moment);
    assert.equal(words(run, { ...moment, time: moment.time + 0.05, speed: 5 })[1], '4.0 m/s');
    assert.equal(words(run, { ...moment, time: moment.time + 0.13, speed: 5 })[1], '5.0 m/s');
    assert.equal(words(run, { ...moment, time: moment.time + 0.13, speed: 6 })[1], '6.0 m/s');
  });
});

describe('labels', () => {
  const names = (run: Run): Part[] => recordOver(run, run.moment).filter(({ kind }) => kind === 'text');

  function overlaps(parts: readonly Part[]): number {
    const boxes = parts.map(({ text = '', paths, style }) => {
      const [[x, y]] = paths[0];
      const width = 0.5 * (style?.size ?? 0) * text.length;
      const left = style?.align === 'end' ? x - width : style?.align === 'middle' ? x - width / 2 : x;
      return { left, right: left + width, top: y - 0.7 * (style?.size ?? 0), bottom: y };
    });
    let found = 0;
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(0, i))
        if (a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top) found++;
    });
    return found;
  }

  it('name the joints of the near side once each, and do not cover each other', () => {
    for (const speed of [0, 1.5, 4]) {
      const run = runFor({ command: { speed }, tokens: ['labels'], width: 640, height: 360 });
      const parts = names(run);
      const texts = parts.map(({ text }) => text);
      for (const name of ['shoulder', 'elbow', 'carpus', 'hip', 'stifle', 'hock', 'withers', 'croup', 'poll', 'muzzle'])
        assert.equal(texts.filter((text) => text === name).length, 1, name);
      assert.equal(texts.filter((text) => text === 'fetlock').length, 2);
      assert.ok(!texts.includes('tarsus'), 'one joint, one name');
      assert.equal(overlaps(parts), 0, texts.join(' '));
      assert.ok(overlaps([...parts, parts[0]]) > 0, 'a planted name is noticed');
    }
  });

  it('from the front the forelegs alone', () => {
    const texts = names(runFor({ command: { speed: 1.5 }, tokens: ['labels'], view: 'front' })).map(({ text }) => text);
    assert.equal(texts.filter((text) => text === 'carpus').length, 2);
    assert.ok(!texts.includes('hock') && !texts.includes('dock'));
  });
});

it('an animal that has just been made has overlays', () => {
  const animal = createAnimal('horse');
  const box = { x: 0, y: 0, width: 400, height: 225 };
  const shown = overlaySet(OVERLAYS);
  const overlay = createOverlay(createFigure(animal.rig, fleshOf('horse')));
  const pen = createRecorder();
  const moment = momentOf(animal, viewFor(animal, 'side', box, shown), box, { ...runFor(trot).moment.theme }, 'si');
  drawUnder(pen, shown, overlay, moment);
  drawOver(pen, shown, overlay, moment);
  assert.ok(isSound(pen));
});
