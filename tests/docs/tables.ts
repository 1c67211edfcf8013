/** The README's tables of reference, made of what they describe: the element's manifest, the laws of the gaits, the animator's bounds. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BODY_STYLE, buildSpecies, fitContactTime, LEG_STYLE, species } from '../../src/index.ts';
import { readSources } from '../node/source.ts';
import { TESTED } from '../shared/stride.ts';

export interface Named {
  readonly name: string;
  readonly description: string;
  readonly type?: { readonly text: string };
}

interface Attribute extends Named {
  readonly default: string;
  readonly allowed?: string;
}

interface Member extends Named {
  readonly kind: 'field' | 'method';
  readonly attribute?: string;
  readonly readonly?: boolean;
  readonly static?: boolean;
  readonly parameters?: readonly {
    readonly name: string;
    readonly optional?: boolean;
    readonly type?: { readonly text: string };
  }[];
}

interface Event extends Named {
  readonly detail?: readonly string[];
}

export interface Declaration {
  readonly tagName: string;
  readonly attributes: readonly Attribute[];
  readonly members: readonly Member[];
  readonly events: readonly Event[];
  readonly slots: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
}

const code = (text: string) => `\`${text}\``;

/** Rows of cells; a bar in a cell would end it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

const WORDS = /^(any of )?([\w-]+(?:, [\w-]+)*)$/;

/** Lists of words as words; sentences stay sentences. */
function takes({ type, allowed }: Attribute): string {
  if (!allowed) return type?.text === 'boolean' ? 'there or not' : 'text';
  const [, any = '', words] = WORDS.exec(allowed) ?? [];
  return words ? any + words.split(', ').map(code).join(' ') : allowed;
}

function initially(value: unknown): string {
  return value === false ? 'off' : value === '' ? '' : code(String(value));
}

/** Names of the fields of an object's type, written out or an interface of ours. */
function fieldsOf(type: string): string[] {
  const inside = type.startsWith('{')
    ? [type]
    : [...readSources('components', 'src').values()].flatMap(
        (text) => new RegExp(`^export interface ${type} \\{\\n([\\s\\S]*?)^\\}`, 'm').exec(text)?.[1] ?? [],
      );
  return inside.flatMap((text) => [...text.matchAll(/\breadonly (\w+)\??:/g)].map((match) => match[1]));
}

/** Objects are shown with what is in them. */
function signature({ name, parameters = [], static: isStatic }: Member): string {
  const words = parameters.map((parameter) => {
    const fields = fieldsOf(parameter.type?.text ?? '');
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : parameter.name + (parameter.optional ? '?' : '');
  });
  return code(`${isStatic ? 'QuadrupedGaitElement.' : ''}${name}(${words.join(', ')})`);
}

const named = (head: string, list: readonly Named[]) =>
  table(
    [head, ''],
    list.map(({ name, description }) => [name === '' ? '(none)' : code(name), description]),
  );

function ofElement({ attributes, members, events, slots, cssParts, cssProperties }: Declaration) {
  const fields = members.filter(({ kind, attribute }) => kind === 'field' && !attribute);
  const methods = members.filter(({ kind }) => kind === 'method');
  return {
    attributes: table(
      ['attribute', '', 'takes', 'at first'],
      attributes.map((one) => [code(one.name), one.description, takes(one), initially(JSON.parse(one.default))]),
    ),
    properties: table(
      ['property', '', 'type'],
      fields.map(({ name, description, type, readonly }) => [
        code(name),
        description + (readonly ? '' : ' Can be set.'),
        code(type?.text ?? ''),
      ]),
    ),
    methods: table(
      ['method', ''],
      methods.map((method) => [signature(method), method.description]),
    ),
    events: table(
      ['event', 'when', '`detail`'],
      events.map(({ name, description, detail = [] }) => [code(name), description, detail.map(code).join(' ')]),
    ),
    slots: named('slot', slots),
    parts: named('part', cssParts),
    colours: named('custom property', cssProperties),
  };
}

const metres = (value: number, digits = 1) => value.toFixed(digits);
const span = (speeds: readonly number[]) => `${metres(speeds[0])} to ${metres(speeds[speeds.length - 1])}`;

/** What the tables rest on most, and what their animal is measured by if not by its withers. */
const ANIMALS: Readonly<Record<string, readonly [after: string, size?: string]>> = {
  horse: ["Muybridge's tracings of 1893, Hoyt 2000"],
  dog: ['motion capture of one dog, Maes 2008'],
  greyhound: ['Muybridge 1893, Hudson 2012'],
  wolf: ["the dog's limbs, measured speeds"],
  lion: ["Muybridge's disc, Bhatti 2014, Day & Jayne 2007"],
  cat: ["the lion's limbs, Day & Jayne 2007"],
  lizard: ['Fieler & Jayne 1998, Reilly & Delancey 1997', 'snout to vent'],
  turtle: ['Jayes & Alexander 1980, Schmidt 2016, Sung 2013', 'shell'],
};

function animals(): string {
  return table(
    ['animal', 'withers, m', 'gaits, m/s', 'after'],
    Object.entries(species).map(([name, { height, gaits }]) => {
      const [after, size] = ANIMALS[name];
      const fine = (value: number) => metres(value, value < 0.15 ? 3 : 1);
      return [
        code(name),
        size ? `${metres(height, 3)} (${size})` : metres(height, 2),
        Object.entries(gaits)
          .map(([gait, { range }]) => `${gait} ${fine(range[0])} to ${fine(range[1])}`)
          .join(', '),
        after,
      ];
    }),
  );
}

/** Hoyt's form, fitted over the speeds at which the gait is held against the literature. */
function laws(): string {
  const { gaits } = buildSpecies(species.horse);
  return table(
    ['gait', 'goes at, m/s', 'fitted over', 'T_c fore', 'T_c hind', 'off by at most'],
    gaits.map((gait) => {
      const tested = TESTED[gait.name];
      const [fore, hind] = (['fore', 'hind'] as const).map((end) =>
        fitContactTime(gait, end, [tested[0], tested[tested.length - 1]]),
      );
      const formula = ({ a, b }: typeof fore) => `${a.toFixed(3)} v^${b.toFixed(3)}`;
      const error = `${(100 * Math.max(fore.error, hind.error)).toFixed(1)} %`;
      return [gait.name, span(gait.range), span(tested), formula(fore), formula(hind), error];
    }),
  );
}

/** Name, bounds, and what the comment above it says. */
function style(bounds: Readonly<Record<string, readonly [number, number]>>): string {
  const source = readFileSync('src/body/style-table.ts', 'utf8');
  const comment = (name: string) =>
    new RegExp(`/\\*\\* ([^*]*?) \\*/\\s+${name}: \\[`).exec(source)?.[1] ?? `${name} is not described`;
  return table(
    ['', 'bounds', ''],
    Object.entries(bounds).map(([name, [least, most]]) => [code(name), `${least} to ${most}`, comment(name)]),
  );
}

export async function readDeclaration(): Promise<Declaration> {
  // Not bundled along: these are the build's own, and read the sources where they are.
  const [{ makeManifest }, { sources }] = await Promise.all(
    ['tests/manifest.mjs', 'tests/sources.mjs'].map((file) => import(pathToFileURL(resolve(file)).href)),
  );
  return (await makeManifest([sources])).modules[0].declarations[0];
}

/** By the names of their places in the README. */
export async function makeTables(): Promise<Readonly<Record<string, string>>> {
  return {
    ...ofElement(await readDeclaration()),
    animals: animals(),
    laws: laws(),
    'style of the body': style(BODY_STYLE),
    'style of a leg': style(LEG_STYLE),
  };
}

/** Puts each table between its marks, `<!-- name -->` and `<!-- /name -->`; says so if there is no such place, or one without a table. */
export function fill(text: string, tables: Readonly<Record<string, string>>): string {
  const marks = [...text.matchAll(/<!-- \/([\w ]+) -->/g)].map((match) => match[1]);
  for (const name of marks) if (!Object.hasOwn(tables, name)) throw new Error(`there is no table '${name}'`);
  return Object.entries(tables).reduce((filled, [name, table]) => {
    const place = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
    if (!place.test(filled)) throw new Error(`there is no place for the table '${name}'`);
    return filled.replace(place, (_, before, after) => `${before}\n${table}\n\n${after}`);
  }, text);
}
