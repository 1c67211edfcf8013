/** Strips of something that happens: a change of gait, a turn, a slope, a leap, or a script of them. Options, checked, into a script. */
import { readFileSync } from 'node:fs';
import { type Animal, createAnimal, type Script, type ScriptStep, type Species, species } from '../src/index.ts';
import { DEGREE } from '../src/units.ts';
import { gaitNames, leapGait, readMotion, speedsOf } from './motion.ts';
import { type Given, type OptionTable, UsageError } from './options.ts';
import { numberOf, oneOf, parseSpeed, refuse } from './values.ts';

const TURNS = [-360, 360] as const;
const SLOPES = [-20, 20] as const;
const FENCES = [0.3, 1.6] as const;
const SECONDS = [0.1, 60] as const;

export const happeningOptions: OptionTable = {
  from: { value: 'walk|gallop@12|stand', about: 'a change of gait: from this one, at this speed' },
  to: { value: 'trot|trot@4|stand', about: '… to this one, from half a stride on' },
  turn: { value: TURNS.join('..'), about: 'a turn by that many degrees, positive to the left' },
  slope: { value: SLOPES.join('..'), about: 'up (or down) a slope of that many degrees' },
  leap: { value: FENCES.join('..'), about: 'a leap over a fence of that many metres' },
  script: { value: 'file.json', about: 'a list of steps: [{ "at": 0, "gait": "walk" }, { "at": 1, "speed": 4 }]' },
  seconds: { value: SECONDS.join('..'), about: 'how long that is shown (until it is done)' },
  panorama: { about: 'one picture, every figure where it was in the world' },
};

export interface Happening {
  readonly species: string;
  readonly script: Script;
  readonly duration?: number;
}

/** Whether one of them was asked for: else it is one steady stride. */
export function isHappening(given: Given): boolean {
  return Object.keys(happeningOptions).some((name) => given.has(name));
}

export function readHappening(given: Given): Happening {
  const duration = numberOf(given, 'seconds', SECONDS);
  const name = oneOf(given, 'species', Object.keys(species)) ?? 'horse';
  return {
    species: name,
    script: given.has('script') ? readScript(given) : makeScript(given, name),
    ...(duration !== undefined && { duration }),
  };
}

function makeScript(given: Given, name: string): Script {
  const turn = numberOf(given, 'turn', TURNS);
  const slope = numberOf(given, 'slope', SLOPES);
  const leap = numberOf(given, 'leap', FENCES);
  const start = startOf(given, name);
  const to = given.has('to') ? gaitAt(given, 'to', species[name]) : undefined;
  // Half a stride as it was, so that the change is seen to be one.
  const animal = createAnimal(name);
  animal.command(start);
  animal.settle();
  const at = animal.strideTime / 2 || 0.3;
  return [
    { at: 0, ...start, ...(slope !== undefined && { slope: slope * DEGREE }) },
    ...(turn === undefined ? (to ? [{ at, ...to }] : []) : turnBy(animal, turn * DEGREE, at, to)),
    ...(leap === undefined ? [] : [{ at, leap: { height: leap } }]),
  ];
}

/** A heading is taken up the short way round: through half a turn and more it is told in steps, each while the animal still turns to the one before. */
function turnBy(animal: Animal, turn: number, from: number, to: ScriptStep = {}): ScriptStep[] {
  const steps: ScriptStep[] = [];
  animal.advance(from);
  for (let [at, heading] = [from, 0]; heading !== turn; at += LOOKS) {
    if (Math.abs(heading - animal.heading) < AHEAD / 2) {
      heading = Math.max(heading - AHEAD, Math.min(heading + AHEAD, turn));
      const step = { ...(steps.length === 0 && to), heading };
      animal.command(step);
      steps.push({ at, ...step });
    }
    animal.advance(LOOKS);
  }
  return steps;
}
/** rad: one and a half of it is less than half a turn; and s. */
const AHEAD = 2;
const LOOKS = 0.05;

/** From --from, or else from --gait, --speed and --lead as for one stride. */
function startOf(given: Given, name: string): ScriptStep {
  if (!given.has('from')) {
    // A leap wants a run-up, unless told. Who does not leap is told so when it shall.
    const plain = !given.has('gait') && !given.has('speed') && !given.has('motion');
    const gait = plain && given.has('leap') ? leapGait(species[name]) : undefined;
    if (gait === undefined) return readMotion(given).command;
    const { usual } = speedsOf(species[name], gait);
    return { gait, speed: gait === 'canter' ? Math.min(usual, RUN_UP) : usual, ...readLead(given) };
  }
  for (const other of ['gait', 'speed', 'motion']) {
    if (given.has(other))
      throw new UsageError(`--${other}: expected none with --from, which says it all, got '${given.get(other)}'`);
  }
  return { ...gaitAt(given, 'from', species[name]), ...readLead(given) };
}

/** m/s: a collected canter, however fast it usually is. */
const RUN_UP = 6;

function readLead(given: Given): ScriptStep {
  const lead = oneOf(given, 'lead', ['left', 'right']);
  return lead ? { lead } : {};
}

/** `gallop@12`: a gait, and its speed if it is not the usual one. */
function gaitAt(given: Given, option: string, table: Species): { gait: string; speed: number } {
  const text = given.get(option) ?? '';
  const [gait, ...rest] = text.split('@');
  const names = gaitNames(table);
  if (!names.includes(gait) || rest.length > 1)
    return refuse(
      option,
      text,
      `${names.join(', ')}, with a speed if you like: ${names[2]}@${speedsOf(table, names[2]).usual}`,
    );
  const { usual, range } = speedsOf(table, gait);
  const [least, most] = range;
  if (rest.length === 0) return { gait, speed: usual };
  const speed = parseSpeed(rest[0]);
  if (speed >= least && speed <= most) return { gait, speed };
  return refuse(option, text, `${least} to ${most} m/s for ${gait}, written ${gait}@${usual}, …m/s, …mph or …km/h`);
}

function readScript(given: Given): Script {
  for (const other of ['from', 'to', 'turn', 'slope', 'leap', 'gait', 'speed', 'lead', 'motion']) {
    if (given.has(other))
      throw new UsageError(`--${other}: expected none with --script, which says it all, got '${given.get(other)}'`);
  }
  const file = given.get('script') ?? '';
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return refuse('script', file, 'a JSON file that can be read');
  }
  try {
    return JSON.parse(text) as Script;
  } catch {
    return refuse('script', file, 'JSON, such as [{ "at": 0, "gait": "walk" }, { "at": 1, "gait": "trot" }]');
  }
}

/** What the engine refuses in a script is the caller's word, too. */
export function asUsage<Result>(make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError || error instanceof TypeError) throw new UsageError(error.message);
    throw error;
  }
}
