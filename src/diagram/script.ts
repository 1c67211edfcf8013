/** A script: commands, leaps and pushes at their times, and the playing of it. Checked before anything moves. */
import type { Animal } from '../animal.ts';
import type { Command } from '../command.ts';

export interface Leap {
  /** m */
  readonly height: number;
}

export interface Push {
  /** The girdle, and the velocity it is given, m/s in the world. */
  readonly at: 'withers' | 'croup';
  readonly velocity: readonly [number, number, number];
}

export interface ScriptStep extends Command {
  /** s from the settled start; 0 unless told. */
  readonly at?: number;
  /** Rise of the ground along world +x, rad. */
  readonly slope?: number;
  readonly leap?: Leap;
  readonly push?: Push;
}

export type Script = readonly ScriptStep[];

/** s: how often the path is noted, how long nothing may change before all is done, the longest that is waited for, the latest step, and the end. */
const SLICE = 1 / 60;
const CALM = 0.3;
const PATIENCE = 30;
const LATEST = 600;
const END = 660;

function checkSeconds(path: string, value: unknown, least: number, most: number): number {
  if (typeof value === 'number' && value >= least && value <= most) return value;
  throw new RangeError(`${path}: expected seconds from ${least} to ${most}, got ${String(value)}`);
}

/** In the order of time, from 0. */
export function checkScript(script: unknown): readonly Required<Pick<ScriptStep, 'at'>>[] & Script {
  if (!Array.isArray(script) || script.length === 0)
    throw new TypeError(`script: expected a list of steps such as { at: 0, gait: 'walk' }, got ${String(script)}`);
  const steps = script.map((step: ScriptStep, i) => {
    if (typeof step !== 'object' || step === null)
      throw new TypeError(`script[${i}]: expected a step such as { at: 1.2, speed: 4 }, got ${String(step)}`);
    const { at = 0, leap } = step;
    checkSeconds(`script[${i}].at`, at, 0, LATEST);
    if (leap !== undefined && (typeof leap !== 'object' || Array.isArray(leap)))
      throw new TypeError(`script[${i}].leap: expected an object such as { height: 1 }, got ${String(leap)}`);
    return { ...step, at };
  });
  return steps.sort((a, b) => a.at - b.at);
}

export function checkTimes(
  { from = 0, to, duration }: { readonly from?: number; readonly to?: number; readonly duration?: number },
  create: () => Animal,
  script: Script,
): { from: number; to: number } {
  checkSeconds('from', from, 0, LATEST);
  if (to !== undefined && duration !== undefined) throw new RangeError('duration: expected none with to');
  if (to !== undefined) return { from, to: checkSeconds('to', to, from, END) };
  if (duration !== undefined) return { from, to: from + checkSeconds('duration', duration, 0, END - from) };
  return { from, to: Math.max(from, calmOf(create(), script)) };
}

function act(animal: Animal, { at: _, leap, push, ...command }: ScriptStep): void {
  animal.command(command);
  if (leap) animal.leap(leap);
  if (push) animal.push(push);
}

/** Plays until `to`. `note` is called at every stop with its index, and in between with -1; at the same moments whoever looks. */
export function play(
  animal: Animal,
  script: Script,
  to: number,
  stops: readonly number[],
  note: (time: number, stop: number) => void,
): void {
  let time = 0;
  let [step, stop] = [0, 0];
  const starts = script.filter(({ at = 0 }) => at === 0);
  // How it starts is not an event: the first step's commands are settled, and leaps and pushes come after.
  for (const { leap, push, ...start } of starts) act(animal, start);
  animal.settle();
  for (const { leap, push } of starts) act(animal, { ...(leap && { leap }), ...(push && { push }) });
  step = starts.length;
  for (;;) {
    let noted = false;
    for (; stop < stops.length && stops[stop] <= time + 1e-9; stop++) {
      note(stops[stop], stop);
      noted = true;
    }
    if (!noted) note(time, -1);
    for (; step < script.length && (script[step].at ?? 0) <= time + 1e-9; step++) act(animal, script[step]);
    if (time >= to - 1e-9) return;
    const next = Math.min(to, time + SLICE, stops[stop] ?? Infinity, script[step]?.at ?? Infinity);
    animal.advance(next - time);
    time = next;
  }
}

/** When all that was asked for is done and nothing changes any more, and half a stride has passed; one stride if nothing happens. */
function calmOf(animal: Animal, script: Script): number {
  const last = script[script.length - 1].at ?? 0;
  let awaited = script.filter(({ leap }) => leap).length;
  let since = 0;
  let end = -1;
  let [speed, heading] = [Number.NaN, Number.NaN];
  play(animal, script, last + PATIENCE, [], (time) => {
    if (end >= 0) return;
    for (const event of animal.takeEvents()) if (event.type === 'leapend') awaited--;
    const busy =
      animal.inTransition || Math.abs(animal.speed - speed) > 0.01 || Math.abs(animal.heading - heading) > 0.0002;
    if (busy || awaited > 0 || time < last) {
      since = time;
      [speed, heading] = [animal.speed, animal.heading];
    } else if (time - since > CALM) {
      const stride = animal.strideTime || 1;
      end = since === 0 ? stride : Math.max(since, last) + stride / 2;
    }
  });
  return end < 0 ? last + PATIENCE : end;
}
