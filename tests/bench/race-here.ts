/** Runs the race and leaves its tables for whoever asked. */
import { race } from './race.ts';

console.log(race());
