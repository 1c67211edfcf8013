/**
 * The lit body at one moment, as a PNG with a transparent ground: `quadruped-gait render --gait canter -o horse.png`. WebGPU draws it, which
 * Deno has; on Node the same command is handed on to Deno where that is installed.
 */
import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { beyondOf, followView } from '../renderers/camera.ts';
import { windAt } from '../renderers/figure.ts';
import { PrintRing } from '../renderers/prints.ts';
import { printTheme, type Theme } from '../renderers/theme.ts';
import { VIEWS } from '../renderers/view.ts';
import { paintPixels, WebGPUError } from '../renderers/webgpu/webgpu.ts';
import { type Animal, createAnimal, species } from '../src/index.ts';
import { coatOptions, readCoat } from './coat.ts';
import { motionOptions, readMotion } from './motion.ts';
import { type Given, UsageError } from './options.ts';
import { OutputError } from './output.ts';
import { help, type Painting } from './picture.ts';
import { encodePNG } from './png.ts';
import { numberOf, oneOf, wholeNumber } from './values.ts';

const SIDES = [16, 8192] as const;
const SECONDS = [0, 60] as const;
const FRAME = 1 / 60;

const HELP =
  'the lit body is drawn with WebGPU, which this Node does not have: install Deno (npm install deno, or https://deno.com) ' +
  'and run the same command again, or deno run -A npm:quadruped-gait render …';

/** Light letters, for a dark page. */
const darkTheme: Theme = { ...printTheme, ink: '#e8e4da', ground: '#e8e4da', grid: 'rgba(232, 228, 218, 0.25)' };
const lightTheme: Theme = { ...printTheme, grid: 'rgba(28, 26, 23, 0.22)' };

export const render: Painting = {
  about: 'the lit body at one moment, as PNG (needs WebGPU, which Deno has)',
  example: 'quadruped-gait render --gait canter --view three-quarter -o horse.png',
  options: {
    ...motionOptions,
    view: { value: VIEWS.join('|'), about: 'from where (three-quarter)' },
    at: { value: SECONDS.join('..'), about: 'seconds after it was steady (2)' },
    ...coatOptions,
    dark: { about: 'for a dark page' },
    width: { value: SIDES.join('..'), about: 'pixels (1200)' },
    height: { value: SIDES.join('..'), about: 'pixels (9/16 of the width)' },
    output: { value: 'file.png', short: 'o', about: 'where to write' },
    ...help,
  },
  async paint(given, args) {
    const file = given.get('output') ?? '';
    if (!/[^/\\]\.png$/i.test(file)) throw new UsageError(`--output: expected a name that ends in .png, got '${file}'`);
    const { animal, prints } = moveTo(given);
    const view = oneOf(given, 'view', VIEWS) ?? 'three-quarter';
    const width = wholeNumber(given, 'width', ...SIDES) ?? 1200;
    const height = wholeNumber(given, 'height', ...SIDES) ?? Math.round((width * 9) / 16);
    const theme = themeOf(given, animal);
    if (!('navigator' in globalThis && 'gpu' in navigator)) return handOn(args);
    const [x, z] = animal.place;
    const { rig, pose } = animal;
    const page = { width: 960, height: (960 * height) / width };
    const subject = {
      place: [x, 0, z] as const,
      top: animal.landmark('poll')[1],
      height: rig.height,
      heading: animal.heading,
      beyond: beyondOf(rig),
    };
    try {
      const pixels = await paintPixels({
        ...{ rig, pose, theme, flesh: species[rig.name]?.flesh, ...page },
        dpr: width / page.width,
        view: followView(view, { x: 0, y: 0, ...page }, subject),
        scene: { figure: 'outline', wind: windAt(animal.speed, rig.height), time: animal.time, prints },
      });
      await writeFile(file, encodePNG(pixels.width, pixels.height, pixels.data));
      return 0;
    } catch (error) {
      if (error instanceof WebGPUError) throw new OutputError(`${error.message}: there is no picture without one`);
      throw new OutputError(`${file} cannot be written: ${error instanceof Error ? error.message : error}`);
    }
  },
};

/** The animal at that moment, and the prints it has left. */
function moveTo(given: Given): { animal: Animal; prints: PrintRing } {
  const { species: name, command } = readMotion(given);
  const animal = createAnimal(name);
  const prints = new PrintRing();
  animal.command(command);
  animal.settle();
  const end = numberOf(given, 'at', SECONDS) ?? 2;
  while (animal.time < end - 1e-9) {
    animal.advance(Math.min(FRAME, end - animal.time));
    prints.note(animal.takeEvents(), animal.heading);
  }
  return { animal, prints };
}

function themeOf(given: Given, { rig }: Animal): Theme {
  const theme = given.has('dark') ? darkTheme : lightTheme;
  const pelt = readCoat(given, rig.name);
  return pelt === undefined ? theme : { ...theme, pelt };
}

/** The same command on Deno: the one of this project, or the one of this machine. */
function handOn(args: readonly string[]): number {
  const launcher = process.argv[1] ?? fileURLToPath(import.meta.url);
  for (const program of [join(process.cwd(), 'node_modules/.bin/deno'), 'deno']) {
    const { status, error, stderr } = spawnSync(program, ['run', '-A', launcher, 'render', ...args], {
      stdio: ['ignore', 'inherit', 'pipe'],
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
    if (error || status === null) continue;
    // Drivers talk while they start: of interest only if nothing came of it.
    if (status !== 0) process.stderr.write(stderr);
    return status;
  }
  throw new OutputError(HELP);
}
