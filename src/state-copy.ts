import { copyMoving, type State } from './state.ts';

/** All that may change in a tick: written out, since a loop over names would be the slowest part of a frame. */
export function copyChanging(from: State, to: State): void {
  copyMoving(from, to);
  to.speed = from.speed;
  to.pace = from.pace;
  to.surge = from.surge;
  to.manner = from.manner;
  to.beat = from.beat;
  to.styled = from.styled;
  to.stretch = from.stretch;
  to.tempo = from.tempo;
  to.life = from.life;
  to.heading = from.heading;
  to.turn = from.turn;
  to.poll = from.poll;
  to.neck = from.neck;
  to.turnRate = from.turnRate;
  to.pollRate = from.pollRate;
  to.neckRate = from.neckRate;
  to.rise = from.rise;
  to.riseRate = from.riseRate;
  to.relief = from.relief;
  to.way = from.way;
  to.goal = from.goal;
  to.target = from.target;
  to.mirrored = from.mirrored;
  to.change = from.change;
  to.wait = from.wait;
  to.leap = from.leap;
  to.leapTime = from.leapTime;
  to.leapHeight = from.leapHeight;
  to.leapOff = from.leapOff;
  to.leapLand = from.leapLand;
  to.leapRise = from.leapRise;
  to.leapFromY = from.leapFromY;
  to.leapFromPitch = from.leapFromPitch;
  to.leapToY = from.leapToY;
  to.leapToPitch = from.leapToPitch;
  to.calm = from.calm;
  to.pushed = from.pushed;
}
