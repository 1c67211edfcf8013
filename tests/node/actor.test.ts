/** An element that is at rest takes no more frames: by then all that happened must have been told. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Actor, type Wishes } from '../../components/actor.ts';
import { loadEngine } from '../../components/load-engine.ts';

const GOING: Wishes = { species: 'horse', seed: 0, gaits: '', gait: 'auto', speed: 4, heading: 0, slope: 0, lead: '' };

it('nobody rests before it has told that it stands, however long its frames', async () => {
  await loadEngine();
  for (let frame = 0.003; frame < 0.3; frame += 0.0037) {
    const actor = new Actor(GOING);
    actor.advance(1);
    const wishes = { ...GOING, speed: 0 };
    actor.obey(wishes);
    const told: string[] = [];
    for (let time = 0; time < 12 && !actor.isAtRest(wishes); time += frame) {
      actor.advance(frame);
      for (const event of actor.animal.takeEvents()) if (event.type === 'gaitchange') told.push(event.to);
    }
    assert.ok(actor.isAtRest(wishes));
    assert.equal(told.at(-1), 'stand', `frames of ${frame} s`);
  }
});
