/** The keyboard, only while the picture has the focus: arrows turn and change the speed, space, comma and full stop the clock, L leaps. */
import { clamp } from '../src/math/ease.ts';
import { speedRange } from './actor.ts';
import { emitUser } from './events.ts';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';

/** Degrees a key. */
const TURN = 5;

/** What a user may set. */
export type Settable = Partial<
  Pick<
    QuadrupedGaitElement,
    'speed' | 'heading' | 'gait' | 'lead' | 'figure' | 'view' | 'species' | 'playbackRate' | 'paused'
  >
>;

/** The user sets something: the page hears of it, as of any input. */
export function userSets(host: QuadrupedGaitElement, values: Settable, done = true): void {
  Object.assign(host, values);
  emitUser(host, 'input');
  if (done) emitUser(host, 'change');
}

/** By half a metre a second, or by a hundredth of one that is so slow. */
function faster(host: QuadrupedGaitElement, keys: number): void {
  const [least, most] = speedRange(host.species, host.gait);
  const unit = most < 1 ? 100 : 2;
  userSets(host, { speed: clamp(Math.round(unit * host.speed + keys) / unit, least, most) });
}

const KEYS: Readonly<Record<string, (host: QuadrupedGaitElement) => void>> = {
  ArrowLeft: (host) => userSets(host, { heading: host.heading + TURN }),
  ArrowRight: (host) => userSets(host, { heading: host.heading - TURN }),
  ArrowUp: (host) => faster(host, 1),
  ArrowDown: (host) => faster(host, -1),
  ',': (host) => host.step(-1),
  '.': (host) => host.step(1),
  l: (host) => host.leap(),
};

export const KEY_WORDS =
  'Arrow keys turn and change the speed, space plays or pauses, comma and full stop step, L leaps. Shift and arrow keys go round in three-quarter view.';

export function handleKey(host: QuadrupedGaitElement, event: KeyboardEvent, toggle: () => void): void {
  // A button in the picture has its own keys.
  if (event.target !== event.currentTarget) return;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key !== ' ' && !Object.hasOwn(KEYS, key)) return;
  event.preventDefault();
  if (key === ' ') toggle();
  else KEYS[key](host);
}
