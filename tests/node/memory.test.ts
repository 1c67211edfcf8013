/**
 * Numbers in a row stay doubles, one beside the other, whatever is written to them: V8 then reads them as fast as it can. Asked of V8 itself, after
 * every kind of motion.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { buildSpecies } from '../../src/build.ts';
import { species } from '../../src/index.ts';
import { workOut } from '../../src/intent.ts';
import { copyNumbers, numbersFrom, zeros } from '../../src/math/memory.ts';
import { reins } from '../../src/reins.ts';
import { createState } from '../../src/state.ts';
import { createWorks } from '../../src/works.ts';

setFlagsFromString('--allow-natives-syntax');
const isDoubles: (list: unknown) => boolean = new Function(
  'list',
  'return %HasDoubleElements(list) && !%HasHoleyElements(list)',
) as (list: unknown) => boolean;

/** Not of the engine's hot loops: what people wrote, and lists of joints, which are whole numbers. */
const OTHERS = new Set([
  'species',
  'gaits',
  'farthest',
  'intent',
  'parents',
  'joints',
  'spine',
  'neck',
  'tail',
  'landmarks',
  'axes',
]);

/** The paths of all lists of numbers that are no doubles. */
function lists(value: unknown, path: string, known: Set<unknown>, wrong: string[]): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || known.has(value)) return;
  known.add(value);
  if (Array.isArray(value) && value.every((part) => typeof part === 'number')) {
    if (value.length > 0 && !isDoubles(value)) wrong.push(path);
    return;
  }
  for (const [name, part] of Object.entries(value)) if (!OTHERS.has(name)) lists(part, `${path}.${name}`, known, wrong);
}

describe('numbers in a row', () => {
  it('are doubles from the first, though they be whole', () => {
    const made = zeros(4);
    assert.deepEqual(made, [0, 0, 0, 0]);
    assert.ok(isDoubles(made) && isDoubles(numbersFrom([1, 2, 3])));
    copyNumbers([4, 3, 2, 1], made);
    assert.deepEqual(made, [4, 3, 2, 1]);
    made.fill(Number.NaN);
    assert.ok(isDoubles(made));
    // What would tell.
    for (const list of [[0, 0], Array(2).fill(0.5), [0.5, undefined]]) assert.ok(!isDoubles(list));
  });

  for (const name of ['horse', 'lizard'] as const)
    it(`of a ${name} stay so through changes, turns, leaps and pushes`, () => {
      const works = createWorks(buildSpecies(species[name]), undefined, 1);
      const state = createState();
      const { intent, wishes, built } = works;
      reins.settle(works, state);
      const speeds = [...built.gaits, built.gaits[0]].map(({ range }) => (range[0] + range[1]) / 2);
      for (const [i, speed] of [...speeds, 0].entries()) {
        Object.assign(wishes, { speed, heading: i, slope: i % 2 && 0.1 });
        workOut(intent);
        if (i === 1 && name === 'horse') reins.leap(works, state, 0.9);
        if (i === 2) reins.push(works, state, 'withers', [0, 0, 1]);
        for (let tick = 0; tick < 360; tick++) {
          reins.tick(works, state, 1 / 120);
          reins.pose(works, state, 1 / 120);
        }
      }
      const known = new Set<unknown>();
      const wrong: string[] = [];
      lists({ works, state }, name, known, wrong);
      assert.deepEqual(wrong, []);
      assert.ok(known.size > 100, `${known.size} lists and records`);
      assert.ok(known.has(state.share) && known.has(works.sampled.rows));
    });
});
