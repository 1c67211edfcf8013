/** Cues, as they are written in the page: attributes to set, something to do, and what to wait for. */
import type { QuadrupedGaitElement } from '../../components/bundle.ts';

export interface Cue {
  readonly item: HTMLElement;
  readonly words: string;
  /** Attributes of the tag, by name. */
  readonly set: Readonly<Record<string, string>>;
  readonly act: string;
  readonly until: Until;
}

/** Seconds of the animal's own time, or an event, perhaps one with a certain `to`. */
export type Until = { readonly seconds: number } | Awaited;

interface Awaited {
  readonly event: string;
  readonly to: string | undefined;
}

export function readCue(item: HTMLElement): Cue {
  const { do: act = '', until = '', ...set } = item.dataset;
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(set)) if (value !== undefined) attributes[name] = value;
  return {
    item,
    words: item.textContent?.trim().replace(/\s+/g, ' ') ?? '',
    set: attributes,
    act,
    until: readUntil(until),
  };
}

function readUntil(words: string): Until {
  const seconds = /^([\d.]+)s$/.exec(words);
  if (seconds) return { seconds: Number(seconds[1]) };
  const [event, to] = words.split(' ');
  return { event, to };
}

/** The cue as somebody would type it. */
export function cueCode({ set, act, until }: Cue): string {
  const sets = Object.entries(set).map(([name, value]) => `${name}="${value}"`);
  const wait = 'seconds' in until ? `${until.seconds} s` : [until.event, until.to].filter(Boolean).join(' ');
  return [...sets, ...(act ? [`${act}()`] : []), `→ ${wait}`].join(' ');
}

/** Does what the cue says; `next` is called once, when what it waits for has come, unless the returned function was called before. */
export function play(cue: Cue, horse: QuadrupedGaitElement, next: () => void): () => void {
  for (const [name, value] of Object.entries(cue.set)) horse.setAttribute(name, value);
  if (cue.act === 'leap') horse.leap();
  return 'seconds' in cue.until ? waitSeconds(horse, cue.until.seconds, next) : waitEvent(horse, cue.until, next);
}

/** s between looks at the clock; and how long a clock that stands still is waited for. */
const LOOK = 0.1;
const PATIENCE = 4;

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/**
 * By the animal's clock: who pauses it pauses the story, and who slows it slows the story. A horse at rest takes no frames, nor does the plate of
 * readers who want no motion: then the wall's clock will do.
 */
function watchClock(
  horse: QuadrupedGaitElement,
  isOver: (passed: number, rested: number) => boolean,
  next: () => void,
) {
  const start = horse.currentTime;
  let last = start;
  let rested = 0;
  const timer = setInterval(() => {
    const { currentTime, currentGait, paused } = horse;
    // A busy machine shows no frame for a while: that is no rest.
    const rests = currentGait === 'stand' || lessMotion.matches;
    if (currentTime === last && rests && !paused) rested += LOOK;
    last = currentTime;
    if (!isOver(currentTime - start, rested)) return;
    clearInterval(timer);
    next();
  }, 1000 * LOOK);
  return () => clearInterval(timer);
}

function waitSeconds(horse: QuadrupedGaitElement, seconds: number, next: () => void): () => void {
  return watchClock(horse, (passed, rested) => passed + rested >= seconds, next);
}

function waitEvent(horse: QuadrupedGaitElement, { event, to }: Awaited, next: () => void): () => void {
  const hear = (happened: Event): void => {
    const { detail } = happened as CustomEvent<{ readonly to?: string }>;
    if (to === undefined || detail.to === to) goOn();
  };
  const forget = (): void => {
    stopWatching();
    horse.removeEventListener(event, hear);
  };
  const goOn = (): void => {
    forget();
    next();
  };
  const stopWatching = watchClock(horse, (_passed, rested) => rested >= PATIENCE, goOn);
  horse.addEventListener(event, hear);
  return forget;
}
