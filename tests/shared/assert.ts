/**
 * The assertions of the shared tests. Bounds on numbers are asked by the hundred thousand, and chai keeps books on each: here it is called to
 * say what is wrong, once something is.
 */
import { assert as chai } from 'chai';

export const assert = {
  isTrue(value: boolean, what?: string): void {
    if (value !== true) chai.isTrue(value, what);
  },
  isAtMost(value: number, most: number, what?: string): void {
    if (!(value <= most)) chai.isAtMost(value, most, what);
  },
  isAtLeast(value: number, least: number, what?: string): void {
    if (!(value >= least)) chai.isAtLeast(value, least, what);
  },
  isBelow(value: number, bound: number, what?: string): void {
    if (!(value < bound)) chai.isBelow(value, bound, what);
  },
  isAbove(value: number, bound: number, what?: string): void {
    if (!(value > bound)) chai.isAbove(value, bound, what);
  },
  closeTo(value: number, expected: number, delta: number, what?: string): void {
    if (!(Math.abs(value - expected) <= delta)) chai.closeTo(value, expected, delta, what);
  },
  strictEqual: chai.strictEqual,
  equal: chai.equal,
  deepEqual: chai.deepEqual,
  lengthOf: chai.lengthOf,
  match: chai.match,
};
