/** Sequences: pictures of anything that happens. Times, marks and footprints agree with the events, drawings with the numbers. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { layoutPanorama } from '../../renderers/panorama.ts';
import type { Pen } from '../../renderers/pen.ts';
import { drawHill } from '../../renderers/screen.ts';
import { drawSequence, layoutSequence, sequenceSVG } from '../../renderers/sequence.ts';
import { markWords, sequenceTitle } from '../../renderers/sequence-words.ts';
import { printTheme } from '../../renderers/theme.ts';
import { makeView, pageX, pageY } from '../../renderers/view.ts';
import { createAnimal, LEGS, makeSequence, type Script, type Sequence } from '../../src/index.ts';
import { DEGREE } from '../../src/units.ts';

const script = [
  { at: 0, gait: 'walk', speed: 1.6 },
  { at: 0.6, gait: 'trot', speed: 4 },
];
const change = makeSequence('horse', { script, frames: 24 });
const turn = makeSequence('horse', {
  script: [
    { gait: 'trot', speed: 3 },
    { at: 0.4, heading: Math.PI / 2 },
  ],
  frames: 16,
});

const near = (actual: number, expected: number, within: number, what: string): void =>
  assert.ok(Math.abs(actual - expected) <= within, `${what}: ${actual} is not within ${within} of ${expected}`);

/** A pen that remembers the lines it drew and what they were painted with. */
interface Drawn {
  readonly points: [number, number][];
  readonly paint: string;
  readonly group: string;
}

interface Written {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly colour: string;
  readonly italic: boolean;
}

function record(): Pen & { drawn: Drawn[]; texts: Written[] } {
  const groups: string[] = [];
  let points: [number, number][] = [];
  const drawn: Drawn[] = [];
  const texts: Written[] = [];
  const paint = (colour: string): void => void drawn.push({ points, paint: colour, group: groups.at(-1) ?? '' });
  return {
    drawn,
    texts,
    begin: () => {
      points = [];
    },
    moveTo: (x, y) => void points.push([x, y]),
    lineTo: (x, y) => void points.push([x, y]),
    curveTo: (_a, _b, _c, _d, x, y) => void points.push([x, y]),
    close: () => {},
    fill: paint,
    stroke: paint,
    outline: (_fill, line) => paint(line),
    threads: () => {},
    text: (text, x, y, { colour, italic = false }) => void texts.push({ text, x, y, colour, italic }),
    group: (name) => void groups.push(name),
    ungroup: () => void groups.pop(),
  };
}

describe('numbers', () => {
  it('frames are at equal times, the first at the start and the last at the end', () => {
    change.frames.forEach((frame, i) => {
      near(frame.time, change.from + i * change.interval, 1e-9, `time of frame ${i}`);
      assert.equal(frame.number, i + 1);
    });
    near(change.frames[23].time, change.to, 1e-9, 'last');
  });

  it('a frame is what the animal shows when the same is asked of it', () => {
    const animal = createAnimal('horse', { seed: 0 });
    animal.command({ gait: 'walk', speed: 1.6 });
    animal.settle();
    animal.advance(0.6);
    animal.command({ gait: 'trot', speed: 4 });
    const { frames } = makeSequence('horse', { script, from: 0.6, to: 2.6, frames: 5 });
    for (const frame of frames) {
      if (frame.number > 1) animal.advance(0.5);
      near(frame.place[0], animal.place[0], 1e-6, 'place');
      frame.pose.positions.forEach((value, i) => {
        near(value, animal.pose.positions[i], 1e-6, `joint ${i}`);
      });
      assert.deepEqual([frame.gait, frame.changing], [animal.gait, animal.inTransition]);
      const standing = LEGS.map((leg) => animal.legs[leg].contact !== 'flight');
      assert.deepEqual(frame.standing, standing);
    }
  });

  it('poses are copies', () => {
    assert.notEqual(change.frames[0].pose, change.frames[1].pose);
    assert.notDeepEqual(change.frames[0].pose.positions, change.frames[1].pose.positions);
  });

  it('marks agree with events, and with the frames that are changing', () => {
    const times = change.events.flatMap(({ type, time }) =>
      type === 'gaittransitionstart' || type === 'gaittransitionend' ? [time] : [],
    );
    assert.deepEqual(
      change.marks.map(({ time }) => time),
      times,
    );
    const [begin, end] = change.marks;
    assert.deepEqual([begin.type, begin.from, begin.to, end.type], ['begin', 'walk', 'trot', 'end']);
    near(begin.time, 0.6, 1 / 60 + 1e-9, 'begin');
    for (const frame of change.frames) {
      // Within a tick of an event either is right.
      if (change.marks.some(({ time }) => Math.abs(time - frame.time) < 0.017)) continue;
      assert.equal(frame.changing, frame.time > begin.time && frame.time < end.time, `frame ${frame.number}`);
    }
    assert.ok(change.frames[begin.frame].changing && !change.frames[begin.frame - 1].changing);
  });

  it('ends half a stride after all is done, and with one stride when nothing happens', () => {
    const last = change.frames[change.frames.length - 1];
    assert.equal(last.gait, 'trot');
    near(last.speed, 4, 0.05, 'speed');
    near(turn.frames[15].heading, Math.PI / 2, 0.02, 'heading');
    const steady = makeSequence('horse', { script: [{ gait: 'trot', speed: 4 }], frames: 9 });
    const animal = createAnimal('horse');
    animal.command({ gait: 'trot', speed: 4 });
    animal.settle();
    near(steady.to, animal.strideTime, 1e-9, 'one stride');
  });

  it('footprints are the footfalls, and feet stand in them', () => {
    const falls = turn.events.filter(({ type }) => type === 'footfall');
    assert.equal(turn.footprints.length, falls.length);
    assert.ok(falls.length >= 8);
    const { length } = turn.path;
    assert.ok(length > 60);
    near(turn.path[length - 1].time, turn.to, 1e-9, 'end of the path');
  });

  it('says what is wrong with a script', () => {
    const make = (options: unknown) => () => makeSequence('horse', options as { script: [] });
    const wrong: [options: unknown, message: RegExp][] = [
      [{ script: [] }, /script: expected a list of steps/],
      [{ script: 'walk' }, /script: expected a list of steps.*got walk/],
      [{ script: [7] }, /script\[0\]: expected a step.*got 7/],
      [{ script: [{ at: -1 }] }, /script\[0\]\.at: expected seconds from 0 to 600, got -1/],
      [{ script: [{ at: '1' }] }, /script\[0\]\.at/],
      [{ script: [{ gait: 'hop' }] }, /gait: no 'hop'; expected auto, stand, walk/],
      [{ script: [{ gate: 'walk' }] }, /no 'gate'/],
      [{ script, frames: 0 }, /frames: expected a whole number from 1 to 1000, got 0/],
      [{ script, from: -1 }, /from: expected seconds/],
      [{ script, from: '1' }, /from: expected seconds from 0 to 600, got 1/],
      [{ script, from: 2, to: 1 }, /to: expected seconds from 2 to 660, got 1/],
      [{ script, to: '3' }, /to: expected seconds from 0 to 660, got 3/],
      [{ script, to: 1, duration: 1 }, /duration: expected none with to/],
      [{ script, duration: Number.NaN }, /duration: expected seconds/],
      [{ script, duration: '3' }, /duration: expected seconds from 0 to 660, got 3/],
      [{ script, from: 60, duration: 601 }, /duration: expected seconds from 0 to 600, got 601/],
      [{ script: [{ leap: 5 }] }, /script\[0\]\.leap: expected an object such as \{ height: 1 \}, got 5/],
      [{ script: [...script, { leap: true }] }, /script\[2\]\.leap: expected an object .*, got true/],
      [{ script: [{ leap: [1] }] }, /script\[0\]\.leap: expected an object/],
    ];
    for (const [options, message] of wrong) assert.throws(make(options), { message });
  });
});

describe('pictures', () => {
  it('are the same bytes every time, without NaN', () => {
    for (const sequence of [change, turn]) {
      for (const options of [{}, { panorama: true }, { views: ['side', 'rear', 'top'] as const, columns: 6 }]) {
        const svg = sequenceSVG(sequence, options);
        assert.equal(svg, sequenceSVG(sequence, options));
        assert.doesNotMatch(svg, /NaN|undefined|Infinity/);
      }
    }
    assert.equal(sequenceSVG(change), sequenceSVG(makeSequence('horse', { script, frames: 24 })));
  });

  it('figures under change are in the accent colour, and the moments are marked', () => {
    const pen = record();
    drawSequence(pen, change, { columns: 6 });
    const accented = new Set(pen.drawn.filter(({ paint }) => paint === printTheme.accent).map(({ group }) => group));
    assert.ok(accented.has('frame side changing'));
    const changing = change.frames.filter((frame) => frame.changing).length;
    const numbers = pen.texts.filter(({ text, colour }) => /^\d+$/.test(text) && colour === printTheme.accent);
    assert.equal(numbers.length, changing);
    const { cellWidth, columns } = layoutSequence(change, { columns: 6 });
    for (const [pattern, mark] of [
      [/^walk to trot begins, /, change.marks[0]],
      [/^trot reached, /, change.marks[1]],
    ] as const) {
      const [text] = pen.texts.filter((other) => pattern.test(other.text));
      assert.equal(Math.floor(text.x / cellWidth), mark.frame % columns);
    }
  });

  it('in a panorama figures stand where they were, with room, and the mark where it happened', () => {
    const layout = layoutPanorama(change);
    assert.ok(layout);
    const [{ view, frames }] = layout.bands;
    assert.ok(frames.length >= 3);
    for (let i = 1; i < frames.length; i++) assert.ok(frames[i].place[0] - frames[i - 1].place[0] > 1.6);
    const pen = record();
    drawSequence(pen, change, { panorama: true });
    const [tick] = pen.drawn.filter(({ points, paint }) => points.length === 2 && paint === printTheme.accent);
    near(tick.points[0][0], pageX(view, change.marks[0].place[0], 0, 0), 0.1, 'mark');
  });

  it('where there is no room a panorama is a strip', () => {
    const still = makeSequence('horse', { script: [{ gait: 'stand' }], duration: 1, frames: 3 });
    assert.equal(layoutPanorama(still), undefined);
    assert.equal(sequenceSVG(still, { panorama: true }), sequenceSVG(still));
  });
});

describe('marks', () => {
  it('stand at the first picture in which the change is done, in whatever part of a tick that is taken', () => {
    const script = [
      { gait: 'canter', speed: 7.75 },
      { at: 0.25, gait: 'gallop', speed: 13.75 },
    ];
    for (let duration = 3; duration < 5; duration += 0.013) {
      const { frames, marks } = makeSequence('horse', { script, frames: 24, duration });
      const done = frames.findIndex(({ gait }) => gait === 'gallop');
      assert.deepEqual(
        marks.map(({ type }) => type),
        ['begin', 'end'],
      );
      assert.equal(marks[1].frame, done, `${duration} s`);
    }
  });
});

describe('words', () => {
  const walk = { gait: 'walk', speed: 1.5 };
  const canter = { gait: 'canter', speed: 7, lead: 'right' } as const;
  const shown = (steps: Script) => makeSequence('horse', { script: steps, frames: 8 });

  const changes: [what: string, steps: Script, words: string[]][] = [
    ['a change', [walk, { at: 0.5, gait: 'trot', speed: 3 }], ['walk to trot begins', 'trot reached']],
    [
      'a change that is given up',
      [walk, { at: 1, gait: 'trot', speed: 3 }, { at: 1.3, ...walk }],
      ['walk to trot begins', 'back to the walk', 'walk reached'],
    ],
    [
      'a change that is given up for another',
      [walk, { at: 0.5, gait: 'trot', speed: 3 }, { at: 0.8, gait: 'canter', speed: 6 }],
      ['walk to trot begins', 'walk to canter begins', 'canter reached'],
    ],
    [
      'a halt that is given up',
      [walk, { at: 0.3, gait: 'stand' }, { at: 0.7, ...walk }],
      ['walk to stand begins', 'back to the walk'],
    ],
    [
      'a motion of the library to its gait',
      [{ motion: 'plate.walk' }, { at: 0.5, ...walk }],
      ['to another walk', 'walk reached'],
    ],
    [
      'the same in a gait that has a lead, for a leap',
      [{ motion: 'plate.gallop' }, { at: 0.2, leap: { height: 1 } }],
      ['to another gallop', 'gallop reached', 'to another gallop', 'gallop reached'],
    ],
    ['a change of lead', [canter, { at: 0.5, lead: 'left' }], ['change of lead begins', 'lead changed']],
    [
      'a change of lead that is given up',
      [canter, { at: 0.5, lead: 'left' }, { at: 0.8, lead: 'right' }],
      ['change of lead begins', 'lead as before'],
    ],
    [
      'a motion of the library to the other lead of its gait',
      [{ motion: 'plate.gallop' }, { at: 0.5, gait: 'gallop', speed: 12, lead: 'left' }],
      ['change of lead begins', 'lead changed'],
    ],
  ];
  for (const [what, steps, words] of changes)
    it(`name ${what}`, () => {
      const told = shown(steps).marks.map((mark) => markWords(mark).replace(/, [\d.]+ s$/, ''));
      assert.deepEqual(told, words);
    });

  it('name what was under way also when the pictures begin later', () => {
    const steps = [canter, { at: 0.5, lead: 'left' }] as const;
    const [mark, ...more] = makeSequence('horse', { script: steps, from: 1, frames: 4 }).marks;
    assert.match(markWords(mark), /^lead changed, /);
    assert.deepEqual(more, []);
  });

  const trot = { gait: 'trot', speed: 3 };
  const slopes: [what: string, steps: Script, title: RegExp][] = [
    ['up', [{ ...trot, slope: 20 * DEGREE }], /Trot, up a slope of 20 degrees\.$/],
    ['down', [{ ...trot, slope: -20 * DEGREE }], /Trot, down a slope of 20 degrees\.$/],
    [
      'and then turned on',
      [
        { ...trot, slope: 20 * DEGREE },
        { at: 0.3, heading: Math.PI / 2 },
      ],
      /turning 90 degrees to the left, up a slope of 20 degrees\.$/,
    ],
    [
      'and then turned round on',
      [
        { ...trot, slope: 10 * DEGREE },
        { at: 0.3, heading: 2 },
        { at: 1.3, heading: Math.PI },
      ],
      /turning 180 degrees to the left, up a slope of 10 degrees\.$/,
    ],
    ['the other way', [{ ...trot, heading: Math.PI, slope: 8 * DEGREE }], /Trot, down a slope of 8 degrees\.$/],
    ['across', [{ ...trot, heading: Math.PI / 2, slope: 8 * DEGREE }], /Trot, across a slope of 8 degrees\.$/],
    [
      'up and down',
      [
        { ...trot, slope: 8 * DEGREE },
        { at: 0.5, slope: -6 * DEGREE },
      ],
      /Trot, up a slope of 8 degrees, down a slope of 6 degrees\.$/,
    ],
    ['no steeper than it can be', [{ ...trot, slope: 1 }], /Trot, up a slope of 30 degrees\.$/],
    ['on level ground', [{ ...trot, slope: 0 }], /Trot\.$/],
    ['on a height function', [{ ...trot, ground: (x: number) => 0.1 * x }], /Trot, up a slope of 6 degrees\.$/],
  ];
  for (const [what, steps, title] of slopes)
    it(`name the slope that is asked for: ${what}`, () => assert.match(sequenceTitle(shown(steps)), title));

  it('name no slope that was over before the first picture, or is to come', () => {
    const steps = [
      { ...trot, slope: 8 * DEGREE },
      { at: 0.5, slope: -6 * DEGREE },
      { at: 3, slope: 4 * DEGREE },
    ];
    const title = sequenceTitle(makeSequence('horse', { script: steps, from: 1, to: 2, frames: 4 }));
    assert.match(title, /Trot, down a slope of 6 degrees\.$/);
  });

  it('name the turn that was made', () => {
    const title = sequenceTitle(shown([trot, { at: 0.3, heading: -350 * DEGREE }]));
    assert.match(title, /turning 10 degrees to the left/);
  });
});

describe('numbers in pictures', () => {
  const trot = { gait: 'trot', speed: 1.9 };
  const cases: [species: string, steps: Script][] = [
    [
      'cat',
      [
        { gait: 'walk', speed: 0.55 },
        { at: 0.4, gait: 'gallop', speed: 5 },
      ],
    ],
    ['dog', [{ gait: 'gallop', speed: 7, slope: -20 * DEGREE }]],
    ['horse', [{ gait: 'gallop', speed: 12, slope: -20 * DEGREE }]],
    ['lizard', [{ gait: 'stand' }, { at: 0.3, ...trot }]],
    ['lizard', [trot, { at: 0.1, heading: Math.PI / 2 }]],
    [
      'turtle',
      [
        { gait: 'walk', speed: 0.06 },
        { at: 1, heading: Math.PI / 2 },
      ],
    ],
    ['lion', [{ gait: 'gallop', speed: 9, leap: { height: 0.5 } }]],
  ];
  for (const [species, steps] of cases)
    for (const figure of ['outline', 'stick'] as const)
      it(`are clear of a ${species}, ${figure}, ${JSON.stringify(steps)}`, () => {
        const sequence = makeSequence(species, { script: steps, frames: 12 });
        // One column: what is in a picture is in its rows alone.
        const options = { columns: 1, figure, grid: false };
        const pen = record();
        drawSequence(pen, sequence, options);
        const { cells, letter } = layoutSequence(sequence, options);
        const numbers = pen.texts.filter(({ text, italic }) => italic && /^\d+$/.test(text));
        assert.equal(numbers.length, 12);
        const points = pen.drawn.filter(({ group }) => /^frame/.test(group)).flatMap((drawn) => drawn.points);
        numbers.forEach(({ text, x, y }, i) => {
          const top = i * cells[0].height;
          assert.ok(y > top + letter, `${text} is in its picture`);
          // What reaches over its foot would be behind it, or all round it.
          const hit = points.find(([px, py]) => Math.abs(px - x) < 1.2 * letter && py > top && py < y);
          assert.equal(hit, undefined, `${text} at ${x}, ${y}`);
        });
      });
});

describe('ground', () => {
  const ground = (x: number): number => 0.3 * Math.sin(x) + 0.1 * x;

  it('the line follows the height function', () => {
    const view = makeView('side', { scale: 100, target: [5, ground(5), 0], x: 150, y: 200 });
    const pen = record();
    drawHill(pen, view, { x: 0, y: 0, width: 300, height: 300 }, printTheme, 2, ground);
    const { points } = pen.drawn[pen.drawn.length - 1];
    assert.ok(points.length > 20);
    for (const [x, y] of points) {
      const world = 5 + (x - 150) / 100;
      near(y, pageY(view, world, ground(world), 0) + 1, 1e-6, `ground at ${world}`);
    }
  });

  const onto = (sequence: Sequence, height: (x: number, z: number) => number): Sequence => ({
    ...sequence,
    ground: height,
    frames: sequence.frames.map((frame) => ({ ...frame, ground: height, height: height(...frame.place) })),
  });

  it('a strip on a hill leaves room for what falls away', () => {
    const hill = onto(change, (x) => -0.2 * x);
    assert.ok(layoutSequence(hill).height > layoutSequence(change).height);
    const pen = record();
    drawSequence(pen, hill, { captions: false });
    const { height } = layoutSequence(hill, { captions: false });
    for (const { points } of pen.drawn) for (const [, y] of points) assert.ok(y <= height);
  });

  it('a frame remembers the slope as it was then', () => {
    const rise = (degrees: number): number => (degrees * Math.PI) / 180;
    const tilt = makeSequence('horse', {
      script: [
        { gait: 'walk', speed: 1.4, slope: rise(8) },
        { at: 1, slope: rise(-8) },
      ],
      duration: 4,
      frames: 9,
    });
    const slopeOf = ({ ground, place: [x, z] }: (typeof tilt.frames)[number]): number =>
      ground(x + 1, z) - ground(x, z);
    near(slopeOf(tilt.frames[0]), Math.tan(rise(8)), 1e-6, 'first');
    near(slopeOf(tilt.frames[8]), Math.tan(rise(-8)), 1e-6, 'last');
    for (const { ground, place, height } of tilt.frames) near(ground(...place), height, 1e-9, 'under the middle');
    const wave = (x: number): number => 0.2 * Math.sin(x);
    const rolling = makeSequence('horse', { script: [{ gait: 'walk', speed: 1.4, ground: wave }], frames: 4 });
    for (const frame of rolling.frames) near(frame.ground(3, 0), wave(3), 1e-9, 'rolling');
  });
});

describe('fences', () => {
  const fenced: Sequence = { ...change, fences: [{ place: [4, 0], height: 1.1, heading: 0 }] };

  it('stand at their place and are as high as they are', () => {
    const layout = layoutPanorama(fenced);
    assert.ok(layout);
    const [{ view }] = layout.bands;
    const pen = record();
    drawSequence(pen, fenced, { panorama: true });
    const poles = pen.drawn.filter(({ group }) => group === 'fence').flatMap(({ points }) => points);
    assert.ok(poles.length > 0);
    for (const [x] of poles) near(x, pageX(view, 4, 0, 0), 0.05 * view.scale, 'fence');
    const ys = pen.drawn
      .filter(({ group, points }) => group === 'fence' && points.length > 4)
      .flatMap(({ points }) => points);
    near(Math.min(...ys.map(([, y]) => y)), pageY(view, 4, 1.1, 0), 1, 'top rail');
  });

  it('are seen only in the frames they are near to', () => {
    const far = record();
    drawSequence(far, { ...change, fences: [{ place: [1000, 0], height: 1, heading: 0 }] });
    assert.equal(far.drawn.filter(({ group }) => group === 'fence').length, 0);
  });

  it('are named in the title', () => assert.match(sequenceSVG(fenced), /leaping 1\.10 m/));
});
