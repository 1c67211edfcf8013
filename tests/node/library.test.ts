/** Clips are built when they are first asked for: a page that walks does not wait for the gallop. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buildSpecies } from '../../src/build.ts';
import { createAnimal } from '../../src/core.ts';
import { reins } from '../../src/reins.ts';
import { goingHorse } from '../../src/species/horse/going.ts';
import { studies } from '../../src/species/horse/studies.ts';
import { horse } from '../../src/species/horse.ts';
import type { Species } from '../../src/types.ts';

/** A horse of its own, and which of its motions have been built. */
function watchedHorse(): { species: Species; built: Set<string> } {
  const built = new Set<string>();
  const motions = horse.motions.map((plate) => ({
    ...plate,
    get legs() {
      built.add(plate.name);
      return plate.legs;
    },
  }));
  return { species: { ...horse, motions }, built };
}

const gaitsOf = (names: Iterable<string>) =>
  [...new Set([...names].map((name) => horse.motions.find((plate) => plate.name === name)?.gait))].sort();

describe('a library', () => {
  it('builds what a gait needs when it is first gone in, and no more', () => {
    const { species, built } = watchedHorse();
    const animal = createAnimal(species, { reins });
    animal.command({ speed: 1.5 });
    for (let frame = 0; frame < 120; frame++) animal.advance(1 / 60);
    assert.deepEqual(gaitsOf(built), ['walk']);
    animal.command({ speed: 12 });
    for (let frame = 0; frame < 600; frame++) animal.advance(1 / 60);
    assert.equal(animal.gait, 'gallop');
    assert.ok(built.has('gallop.racing') && !built.has('plate.amble') && !built.has('plate.rack'), `${[...built]}`);
  });

  it('builds each but once, and has those of a gait from slow to fast', () => {
    const { species, built } = watchedHorse();
    const { library, gaits } = buildSpecies(species);
    assert.equal(built.size, 0);
    for (const { name } of gaits) {
      const clips = library.clipsOf(name);
      assert.equal(library.clipsOf(name), clips);
      assert.ok(clips.length > 0 && clips.every((clip, i) => i === 0 || clip.speed > clips[i - 1].speed), name);
      for (const clip of clips) {
        assert.equal(clip.gait, name);
        assert.equal(library.clipAt(species.motions.findIndex((plate) => plate.name === clip.name)), clip);
      }
    }
  });

  it('has every gait at hand: what is fetched later adds nothing to one that may be in use', () => {
    assert.deepEqual([...new Set(goingHorse.motions.map(({ gait }) => gait))].sort(), Object.keys(horse.gaits).sort());
    assert.deepEqual(
      studies.filter(({ blends }) => blends !== false),
      [],
    );
  });

  it('a motion that is not there is told with those that are', () => {
    assert.throws(() => createAnimal(horse).command({ motion: 'plate.crawl' }), /no 'plate.crawl'; there are walk/);
  });
});
