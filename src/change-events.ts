/** Stage 7, of what only reins bring about: changes of gait and leaps. */
import { type Built, nameOfWay } from './build.ts';
import type { AnimalEvent, EventLog } from './events.ts';
import { chordOf } from './math/circle.ts';
import { turnOf } from './math/trig.ts';
import { LEAPING, type State } from './state.ts';

export function noteChanges(built: Built, log: EventLog, state: State): void {
  noteChange(built, log, state);
  noteLeap(log, state);
}

function noteChange(built: Built, log: EventLog, { change, way, goal, time }: State): void {
  const told = log.last;
  const changing = change < 1 || way !== goal;
  if (changing === told.changing && goal === told.goal && way === told.way) return;
  if (told.changing && (!changing || goal !== told.goal))
    addChange('gaittransitionend', time, built, told.way, way, log);
  // From one motion of a gait to another it stays in that gait.
  if (nameOfWay(built, way) !== nameOfWay(built, told.way)) addChange('gaitchange', time, built, told.way, way, log);
  if (changing && (!told.changing || goal !== told.goal)) addChange('gaittransitionstart', time, built, way, goal, log);
  told.changing = changing;
  told.way = way;
  told.goal = goal;
}

function addChange(type: Change, time: number, built: Built, from: number, to: number, log: EventLog): void {
  log.add({ type, time: time * log.size.time, from: nameOfWay(built, from), to: nameOfWay(built, to) });
}
type Change = Extract<AnimalEvent, { readonly to: string }>['type'];

/** Tells that a leap begins or has ended. */
function noteLeap(log: EventLog, state: State): void {
  const leaps = state.leap === LEAPING;
  const told = log.last;
  if (leaps === (told.leap === LEAPING)) return;
  told.leap = state.leap;
  const unit = log.size.length;
  if (leaps) {
    const { speed, turn, heading } = state;
    // Half a turn of the way to the top is the direction of the chord to it.
    const until = (state.leapOff + state.leapLand) / 2;
    const half = (turn * until) / 2;
    const way = speed * until * chordOf(half);
    const { cos, sin } = turnOf(heading + half);
    told.fence = [unit * (state.x + way * cos), unit * (state.z - way * sin)];
    told.length = unit * speed * (state.leapLand - state.leapOff);
  }
  log.add({
    type: leaps ? 'leapstart' : 'leapend',
    time: state.time * log.size.time,
    fence: told.fence,
    height: unit * state.leapHeight,
    length: told.length,
  });
}
