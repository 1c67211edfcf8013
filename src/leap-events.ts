/** Stage 7, of leaps. */
import type { EventLog } from './events.ts';
import { LEAPING, type State } from './state.ts';

/** Tells that a leap begins or has ended. */
export function noteLeap(log: EventLog, state: State): void {
  const leaps = state.leap === LEAPING;
  const told = log.last;
  if (leaps === (told.leap === LEAPING)) return;
  told.leap = state.leap;
  const { speed, turn, heading } = state;
  const unit = log.size.length;
  if (leaps) {
    // Half a turn of the way to the top is the direction of the chord to it.
    const until = (state.leapOff + state.leapLand) / 2;
    const half = (turn * until) / 2;
    const way = speed * until * (half === 0 ? 1 : Math.sin(half) / half);
    told.fence = [unit * (state.x + way * Math.cos(heading + half)), unit * (state.z - way * Math.sin(heading + half))];
  }
  log.add({
    type: leaps ? 'leapstart' : 'leapend',
    time: state.time * log.size.time,
    fence: told.fence,
    height: unit * state.leapHeight,
    length: unit * speed * (state.leapLand - state.leapOff),
  });
}
