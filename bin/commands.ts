/** The commands of the command line: each reads its options, draws, and says where the picture goes. */
import { readFileSync } from 'node:fs';
import { footfallsSVG } from '../renderers/footfall.ts';
import { FIGURES } from '../renderers/renderer.ts';
import { sequenceSVG } from '../renderers/sequence.ts';
import { stripSVG } from '../renderers/strip.ts';
import { VIEWS } from '../renderers/view.ts';
import { makeSequence, makeStrip } from '../src/index.ts';
import { cutOuts } from './cut-outs.ts';
import { exporting } from './export.ts';
import { asUsage, happeningOptions, isHappening, readHappening } from './happening.ts';
import { motionOptions, readMotion } from './motion.ts';
import { didYouMean, type OptionTable, readOptions, UsageError } from './options.ts';
import { checkOutput, OutputError, outputOptions, writePicture } from './output.ts';
import { help, type Painting, type Picture } from './picture.ts';
import { render } from './render.ts';
import { listed, oneOf, someOf, wholeNumber } from './values.ts';

type Write = (text: string) => void;

const WIDTHS = [40, 4000] as const;

const version: OptionTable = { version: { short: 'v', about: 'the version' } };

const pictures: Readonly<Record<string, Picture | Painting>> = {
  strip: {
    about: "one stride in numbered phases, as on Muybridge's plates",
    example: 'quadruped-gait strip --species horse --gait gallop --frames 12 --figure outline -o gallop.svg',
    options: {
      ...motionOptions,
      ...happeningOptions,
      frames: { value: '1..96', about: 'phases of the stride (12), or of what happens (24)' },
      columns: { value: '1..96', about: 'phases in a row (4, or 6)' },
      figure: { value: FIGURES.join('|'), about: 'how the animal is drawn (outline)' },
      views: { value: VIEWS.join(','), about: 'one row of each, separated by commas (side)' },
      width: { value: WIDTHS.join('..'), about: 'width of one phase in pixels (260)' },
      'no-grid': { about: 'no grid behind the animal' },
      'no-captions': { about: 'no numbers and no words' },
      ...outputOptions,
      ...help,
    },
    svg(given) {
      const happens = isHappening(given);
      const frames = wholeNumber(given, 'frames', 1, 96) ?? (given.has('panorama') ? 96 : happens ? 24 : 12);
      const columns = wholeNumber(given, 'columns', 1, 96) ?? (happens ? 6 : undefined);
      const figure = oneOf(given, 'figure', FIGURES);
      const views = someOf(given, 'views', VIEWS);
      const frameWidth = wholeNumber(given, 'width', ...WIDTHS);
      const options = {
        plain: true,
        grid: !given.has('no-grid'),
        captions: !given.has('no-captions'),
        // More columns than phases would leave empty paper.
        ...(columns !== undefined && { columns: Math.min(columns, frames) }),
        ...(figure && { figure }),
        ...(views && { views }),
        ...(frameWidth !== undefined && { frameWidth }),
      };
      if (happens) {
        const { species, ...rest } = readHappening(given);
        const sequence = asUsage(() => makeSequence(species, { ...rest, frames }));
        return sequenceSVG(sequence, { ...options, panorama: given.has('panorama') });
      }
      const { species, command } = readMotion(given);
      return stripSVG(makeStrip(species, { ...command, frames }), options);
    },
  },
  footfalls: {
    about: "which feet stand when, as in Hildebrand's diagrams",
    example: 'quadruped-gait footfalls --gait trot -o trot.svg',
    options: {
      ...motionOptions,
      width: { value: WIDTHS.join('..'), about: 'width in pixels (480)' },
      ...outputOptions,
      ...help,
    },
    svg(given) {
      const { species, command } = readMotion(given);
      const width = wholeNumber(given, 'width', ...WIDTHS);
      return footfallsSVG(makeStrip(species, command), { plain: true, ...(width !== undefined && { width }) });
    },
  },
  ...cutOuts,
  render,
  export: exporting,
};

/** Does what the words say, writes what belongs on standard output and on standard error, and returns the exit code. */
export async function obey(args: readonly string[], write: Write, complain: Write): Promise<number> {
  try {
    return await run(args, write);
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof OutputError)) throw error;
    complain(`quadruped-gait: ${error.message}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function run([name, ...rest]: readonly string[], write: Write): Promise<number> {
  if (name === undefined || name.startsWith('-')) {
    write(`${answer(name === undefined ? [] : [name, ...rest])}\n`);
    return 0;
  }
  if (!Object.hasOwn(pictures, name)) {
    throw new UsageError(`there is no command '${name}'${didYouMean(name, Object.keys(pictures))}`);
  }
  const picture = pictures[name];
  const { given, words } = readOptions(rest, picture.options);
  if (given.has('help')) {
    write(`${pictureHelp(name, picture)}\n`);
    return 0;
  }
  if (words.length > 0) throw new UsageError(`${name} takes options only, got '${words[0]}'; see ${name} --help`);
  if ('paint' in picture) return picture.paint(given, rest);
  const file = given.get('output') ?? '-';
  checkOutput(file);
  if (file === '-') write(picture.svg(given));
  else await writePicture(file, picture.svg(given));
  return 0;
}

/** Options without a command. */
function answer(args: readonly string[]): string {
  const { given } = readOptions(args, { ...help, ...version });
  if (given.has('help')) return generalHelp();
  if (given.has('version')) return packageVersion();
  throw new UsageError(`expected a command, ${listed(Object.keys(pictures))}; see --help`);
}

function generalHelp(): string {
  return [
    'Pictures of walking, trotting and galloping animals.\n',
    ...Object.entries(pictures).map(([name, { about }]) => `  quadruped-gait ${name.padEnd(12)}${about}`),
    '\nFor example',
    ...Object.values(pictures).map(({ example }) => `  ${example}`),
    '\nOptions of a command: quadruped-gait <command> --help. Version: quadruped-gait --version.',
  ].join('\n');
}

function pictureHelp(name: string, { about, example, options }: Picture | Painting): string {
  const lines = Object.entries(options).map(([option, { value, short, about: what }]) => {
    const names = `${short ? `-${short}, ` : ''}--${option}${value === undefined ? '' : ` ${value}`}`;
    // Long lists of values push the explanation to the next line.
    return `  ${names.length < 30 ? names.padEnd(30) : `${names}\n${' '.repeat(32)}`}${what}`;
  });
  return [`quadruped-gait ${name}: ${about}.\n`, ...lines, `\nFor example\n  ${example}`].join('\n');
}

/** package.json is one folder up from both bin/ and dist/. */
function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return version;
}
