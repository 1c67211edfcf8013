/** Random lists of all that an animal can be asked for, as replays. The same seed gives the same lists. */
import fc from 'fast-check';
import { type Animal, createAnimal } from '../../src/index.ts';
import { asLargeAsTheHorse } from './alike.ts';
import type { GroundName, Replay, Step } from './replay.ts';

const STYLES = [
  'energy',
  'weariness',
  'bodyHeight',
  'bounce',
  'headHeight',
  'neckReach',
  'headNod',
  'tailCarriage',
  'tailSwing',
];
const GROUNDS: GroundName[] = ['rolling', 'hillside', 'bumps'];

export interface Abilities {
  readonly slope: boolean;
  readonly ground: boolean;
  readonly leap: boolean;
  readonly push: boolean;
  readonly style: readonly string[];
}

/** What it can be asked for at all: what it cannot is left out, and a test of its own says so. */
export function abilitiesOf(species: string): Abilities {
  const can = (ask: (animal: Animal) => void): boolean => {
    try {
      ask(createAnimal(asLargeAsTheHorse(species)));
      return true;
    } catch {
      return false;
    }
  };
  return {
    slope: can((animal) => animal.command({ slope: 0.1 })),
    ground: can((animal) => animal.command({ ground: () => 0 })),
    leap: can((animal) => animal.leap({ height: 0.8 })),
    push: can((animal) => animal.push({ at: 'withers', velocity: [0, 0, 1] })),
    style: STYLES.filter((name) => can((animal) => animal.command({ style: { [name]: 0.5 } }))),
  };
}

const between = (min: number, max: number) =>
  fc.integer({ min: Math.round(min * 100), max: Math.round(max * 100) }).map((n) => n / 100);
const hundredth = (value: number): number => Math.round(100 * value) / 100;

type Act = Omit<Step, 'wait'>;

const leap: fc.Arbitrary<Act> = between(0.3, 1.2).map((height) => ({ leap: { height } }));

const push: fc.Arbitrary<Act> = fc
  .record({
    at: fc.constantFrom('withers' as const, 'croup' as const),
    speed: between(0, 1.5),
    toward: between(-3.2, 3.2),
  })
  .map(({ at, speed, toward }) => ({
    push: { at, velocity: [hundredth(speed * Math.cos(toward)), 0, hundredth(speed * Math.sin(toward))] as const },
  }));

/** Of a species, faster than it can at times. */
export function listsOf(species: string, abilities = abilitiesOf(species)): fc.Arbitrary<Replay> {
  const { gaits } = asLargeAsTheHorse(species);
  const top = Math.ceil(Math.max(...Object.values(gaits).map(({ range }) => range[1])));
  const slow = Math.max(0.5, Math.round((3 / 19) * top));
  const command: fc.Arbitrary<Act> = fc
    .record(
      {
        speed: fc.oneof(fc.constant(0), between(0, slow), between(0, top)),
        gait: fc.constantFrom('auto', 'stand', ...Object.keys(gaits)),
        heading: between(-4, 4),
        lead: fc.constantFrom('left' as const, 'right' as const, 'auto' as const),
        ...(abilities.slope && { slope: between(-0.35, 0.35) }),
        ...(abilities.style.length > 0 && {
          style: fc
            .constantFrom(...abilities.style)
            .chain((name) => between(-1, 1).map((value) => ({ [name]: value }))),
        }),
      },
      { requiredKeys: [] },
    )
    .map((command) => ({ command }));

  const step: fc.Arbitrary<Step> = fc
    .tuple(
      fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 150 })),
      fc.oneof(
        { weight: 6, arbitrary: command },
        ...(abilities.leap ? [{ weight: 1, arbitrary: leap }] : []),
        ...(abilities.push ? [{ weight: 1, arbitrary: push }] : []),
      ),
    )
    .map(([wait, what]) => ({ wait, ...what }));

  return fc
    .record({
      ground: abilities.ground
        ? fc.option(fc.constantFrom(...GROUNDS), { nil: undefined, freq: 2 })
        : fc.constant(undefined),
      parts: fc.constantFrom(2, 2, 1),
      steps: fc.array(step, { minLength: 2, maxLength: 8 }),
      tail: fc.integer({ min: 30, max: 240 }),
    })
    .map(({ ground, parts, steps, tail }) => ({
      ...(species !== 'horse' && { species }),
      ...(ground && { ground }),
      parts,
      steps: [...steps, { wait: tail }],
    }));
}

/** What a fault is of: a slip, off the ground, a jump, a limit; '' is what never happens. */
export function kindOf(fault: string): string {
  if (fault.includes('slips')) return 'slips';
  if (fault.includes('the ground')) return 'off the ground';
  if (fault.includes('jumps')) return 'jumps';
  return fault.includes('limit') ? 'limits' : '';
}
