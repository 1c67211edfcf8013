/** What all captures share: the splines of a plate, and the plate as a file. */
import { writeFileSync } from 'node:fs';
import { BODY_ROWS, type BodyRow } from '../../src/skeleton/trunk.ts';
import { LEGS, type LegName } from '../../src/units.ts';

export const KEYS = 24;
export const BODY_KEYS = 12;

/** mean, amplitude, cycles a stride, phase of the maximum */
export type Wave = readonly [mean: number, amplitude?: number, cycles?: number, maximum?: number];
export type Waves = Readonly<Record<BodyRow, Wave>>;

/** What a plate says besides its legs. */
export interface Heading {
  readonly name: string;
  readonly gait: string;
  readonly speed: number;
  readonly strideTime: number;
  readonly lead?: 'left' | 'right';
  readonly plate?: string;
  readonly blends?: false;
  readonly source: string;
  readonly down: Readonly<Record<LegName, number>>;
  readonly duty: Readonly<Record<LegName, number>>;
  readonly body: Waves;
}

export interface CapturedLeg {
  readonly role: string;
  readonly names: readonly string[];
  readonly rows: readonly (readonly number[])[];
  readonly sole: readonly number[];
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits)) + 0;
}

export function bodyKeys(body: Waves): number[][] {
  return BODY_ROWS.map((row) => {
    if (row === 'lash') return Array(BODY_KEYS).fill(0);
    const [mean, amplitude = 0, cycles = 1, maximum = 0] = body[row];
    return Array.from({ length: BODY_KEYS }, (_, k) =>
      round(mean + amplitude * Math.cos(2 * Math.PI * cycles * (k / BODY_KEYS - maximum)), 1),
    );
  });
}

/** Knot and the four weights of the cubic spline at a phase. */
export function basis(u: number): [number, number, number, number, number] {
  const at = (u - Math.floor(u)) * KEYS;
  const k = Math.floor(at);
  const f = at - k;
  const g = 1 - f;
  return [k, (g * g * g) / 6, (3 * f ** 3 - 6 * f * f + 4) / 6, (-3 * f ** 3 + 3 * f * f + 3 * f + 1) / 6, f ** 3 / 6];
}

function identifier(name: string): string {
  return name.replace(/[.-](.)/g, (_, c: string) => c.toUpperCase());
}

export function writePlate(spec: Heading, legs: readonly CapturedLeg[], file = spec.name.replace('.', '-')): void {
  const row = (name: string, values: readonly number[], indent: string) => `${indent}${name}: '${values.join(' ')}',`;
  const lines = [
    `/** ${spec.source}. Written by npm run capture; angles in degrees from each leg's own touch-down, heights in centimetres. */`,
    `import type { Plate } from '../../types.ts';`,
    '',
    `export const ${identifier(file)}: Plate = {`,
    `  name: '${spec.name}',`,
    `  gait: '${spec.gait}',`,
    `  speed: ${spec.speed},`,
    `  strideTime: ${spec.strideTime},`,
    ...(spec.lead ? [`  lead: '${spec.lead}',`] : []),
    ...(spec.plate ? [`  plate: '${spec.plate}',`] : []),
    ...(spec.blends === false ? ['  blends: false,'] : []),
    '  contacts: {',
    ...LEGS.map((leg) => `    ${leg}: { down: ${round(spec.down[leg], 4)}, duty: ${spec.duty[leg]} },`),
    '  },',
    '  legs: {',
    ...legs.flatMap((leg) => [
      `    ${leg.role}: {`,
      '      rows: {',
      ...leg.names.map((name, i) => row(name, leg.rows[i], '        ')),
      '      },',
      row('sole', leg.sole, '      '),
      '    },',
    ]),
    '  },',
    '  body: {',
    ...BODY_ROWS.filter((name) => name !== 'lash').map(
      (name) =>
        `    ${name}: [${[...spec.body[name], 0, 1, 0]
          .slice(0, 4)
          .map((value) => round(value ?? 0, 2))
          .join(', ')}],`,
    ),
    '  },',
    '};',
    '',
  ];
  writeFileSync(`src/motion/plates/${file}.ts`, lines.join('\n'));
}
