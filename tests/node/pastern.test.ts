/**
 * Huang 2013, 6.1: a foot ahead of its hip or shoulder is on the ground if the pastern is bent beyond the first threshold; one behind it
 * is in the air if beyond the second. He measures the fetlock on the dorsal side, where standing is about 150 degrees: a stance is
 * below, a folded leg above. Ours is the palmar angle, 360 less his.
 */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAnimal, LEGS } from '../../src/index.ts';
import { end, steady } from '../shared/answers.ts';

/** Degrees, LF RF LH RH. */
const AHEAD = [158, 152, 165, 169];
const BEHIND = [181, 181, 180, 180];

function agreement(motion: string, huangs: (palmar: number) => number): { share: number; duty: number } {
  const animal = steady({ motion });
  const samples = 240;
  let agreed = 0;
  let stood = 0;
  for (let i = 0; i < samples; i++) {
    animal.advance(animal.strideTime / samples);
    LEGS.forEach((leg, k) => {
      const girdle = animal.landmark(end(leg) === 'F' ? `${leg}.shoulder` : `${leg}.hip`);
      const ahead = animal.landmark(`${leg}.toe`)[0] > girdle[0];
      const bend = huangs(animal.angle(`${leg}.fetlock`));
      const stands = animal.legs[leg].contact !== 'flight';
      if (stands) stood++;
      if (bend <= (ahead ? AHEAD[k] : BEHIND[k]) === stands) agreed++;
    });
  }
  return { share: agreed / (4 * samples), duty: stood / (4 * samples) };
}

describe("Huang's pastern thresholds label the same contacts as the clocks", () => {
  for (const { name } of createAnimal('horse').motions) {
    it(name, (test) => {
      const { share, duty } = agreement(name, (palmar) => 360 - palmar);
      test.diagnostic(`${name}: ${(100 * share).toFixed(1)} % of the samples agree`);
      assert.ok(share >= 0.8, `${share}`);
      // To say always the same is right for the longer part of the stride: that is no agreement.
      assert.ok(1 - share < 0.5 * Math.min(duty, 1 - duty), `${share} with a duty of ${duty}`);
    });
  }

  it('in all motions together for nine samples of ten', () => {
    const { motions } = createAnimal('horse');
    const shares = motions.map(({ name }) => agreement(name, (palmar) => 360 - palmar).share);
    assert.ok(shares.reduce((a, b) => a + b) / shares.length > 0.9);
  });

  it('and would not if he measured on the palmar side', () => {
    for (const { name } of createAnimal('horse').motions) {
      assert.ok(
        agreement(name, (palmar) => palmar).share < 0.9 * agreement(name, (palmar) => 360 - palmar).share,
        name,
      );
    }
  });
});
