/** Before the first change of a page a ghost rehearses it: clips are built and code has run when the animal that is seen sets about it. */
import { expect } from 'chai';
import { reins, species } from '../../components/engine.ts';
import { horse } from '../../src/species/horse.ts';
import { clear, hear, show, until } from './page.ts';

/** Names of the motions of which clips have been built. */
const built = new Set<string>();

before(() => {
  species.watched = {
    ...horse,
    motions: horse.motions.map((plate) => ({
      ...plate,
      get legs() {
        built.add(plate.name);
        return plate.legs;
      },
    })),
  };
});
after(() => {
  delete species.watched;
});
afterEach(clear);

describe('the rehearsal of a change', () => {
  it('builds what any gait takes before the reins are handed over, while the animal that is seen goes on as it did', async () => {
    const element = await show('<quadruped-gait species="watched" style="width: 200px"></quadruped-gait>');
    await until('it walks', () => element.currentTime > 0.1);
    // To look at a table is to read all of it.
    built.clear();
    const changes = hear(element, 'gaittransitionstart');
    const before = element.currentTime;
    element.speed = 6;
    await reins.load();
    expect(changes).to.deep.equal([]);
    // A page that is busy may not have come to a frame meanwhile.
    expect(element.currentTime).to.be.at.least(before);
    expect(element.currentGait).to.equal('walk');
    const rehearsed = [...built];
    // But for what only plays exactly, and for what the walk had before.
    for (const { name, gait, blends } of horse.motions)
      expect(rehearsed.includes(name), name).to.equal(blends !== false && gait !== 'walk');
    await until('it changes', () => changes.length > 0);
    expect(changes[0]).to.include({ from: 'walk', to: 'rack' });
    await until('it has changed', () => element.currentGait === 'rack');
    expect([...built]).to.deep.equal(rehearsed);
  });
});
