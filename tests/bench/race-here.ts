/** Runs the race and leaves its figures for whoever asked. */
import { race } from './race.ts';

console.log(JSON.stringify(race()));
