/** Other animals: they come when they are asked for, from a file of their own; until then all stays as it was. */
import { sendKeys } from '@web/test-runner-commands';
import { assert } from 'chai';
import { species } from '../../components/engine.ts';
import { horseFlesh } from '../../src/species/horse/flesh.ts';
import { clear, type Element, hear, show, until, within } from './page.ts';

describe('the element: other animals', () => {
  afterEach(clear);

  it('the first picture is of the animal that was asked for, as it was asked for', async () => {
    const element = await show('<quadruped-gait gait="rack" species="dog" speed="1.5" paused></quadruped-gait>');
    assert.equal(element.species, 'dog');
    assert.equal(element.animal.rig.name, 'dog');
    assert.equal(element.gait, 'rack');
    assert.equal(element.currentGait, 'rack');
    assert.equal(element.speed, 1.5);
  });

  it('the first picture on a slope is of the animal that was asked for too', async () => {
    const place = document.createElement('div');
    place.className = 'test';
    document.body.append(place);
    place.innerHTML = '<quadruped-gait species="wolf" slope="5" speed="2" paused></quadruped-gait>';
    const element = place.firstElementChild as Element;
    await element.updateComplete;
    assert.equal(element.species, 'wolf');
    const { rig, place: at, speed } = element.animal;
    assert.equal(rig.name, 'wolf');
    assert.approximately(speed, 2, 1e-6);
    assert.isAbove(element.animal.groundHeight(at[0] + 1, at[1]), element.animal.groundHeight(at[0], at[1]));
  });

  it('all that can be asked for are offered, with their gaits', async () => {
    const element = await show('<quadruped-gait paused></quadruped-gait>');
    assert.includeMembers([...element.availableSpecies], ['horse', 'dog', 'greyhound', 'wolf', 'lion']);
    assert.include(element.availableGaits, 'amble');
    element.species = 'lion';
    await until('a lion', () => element.animal.rig.name === 'lion');
    assert.notInclude(element.availableGaits, 'amble');
  });

  it('on a running element: speed and heading are kept where the new animal can, else it says so', async () => {
    const element = await show('<quadruped-gait speed="12" heading="30"></quadruped-gait>');
    const changes = hear(element, 'specieschange');
    const speeds = hear(element, 'speedchange');
    for (const name of ['greyhound', 'wolf', 'lion', 'dog', 'horse', 'greyhound', 'dog']) {
      element.species = name;
      await until(`a ${name}`, () => element.animal.rig.name === name);
      await element.updateComplete;
      assert.isAtMost(element.speed, name === 'dog' ? 10 : 12);
      assert.equal(element.heading, 30);
      assert.isTrue(element.animal.pose.positions.every(Number.isFinite));
    }
    assert.deepEqual(
      changes.map(({ to }) => to),
      ['greyhound', 'wolf', 'lion', 'dog', 'horse', 'greyhound', 'dog'],
    );
    assert.deepEqual(
      speeds.map(({ from, to }) => [from, to]),
      [[12, 10]],
    );
  });

  it('a turtle never trots: what is too fast for it is clamped, with an event, and a lizard takes over from there', async () => {
    const element = await show('<quadruped-gait speed="4" heading="30"></quadruped-gait>');
    const speeds = hear(element, 'speedchange');
    for (const name of ['turtle', 'lizard']) {
      element.species = name;
      await until(`a ${name}`, () => element.animal.rig.name === name);
      await element.updateComplete;
      assert.equal(element.heading, 30);
      assert.isTrue(element.animal.pose.positions.every(Number.isFinite));
    }
    assert.deepEqual(
      speeds.map(({ from, to }) => [from, to]),
      [[4, 0.12]],
    );
    assert.deepEqual([...element.availableGaits], ['trot']);
    const errors = hear(element, 'error');
    element.leap();
    await element.updateComplete;
    assert.match(errors[0].message, /a lizard does not leap/);
  });

  it('keys and slider have steps for the slow, and its speed is told in two figures', async () => {
    const element = await show('<quadruped-gait species="turtle" speed="0.06" paused controls></quadruped-gait>');
    await until('a turtle', () => element.animal.rig.name === 'turtle');
    element.focus();
    await sendKeys({ press: 'ArrowUp' });
    assert.equal(element.speed, 0.07);
    for (let i = 0; i < 9; i++) await sendKeys({ press: 'ArrowUp' });
    assert.equal(element.speed, 0.12);
    await sendKeys({ press: 'ArrowDown' });
    assert.equal(element.speed, 0.11);
    await until('a slider', () => element.shadowRoot?.querySelector('[part=speed]') !== null);
    const slider = within<HTMLInputElement>(element, '[part=speed]');
    await until('its words', () => slider.getAttribute('aria-valuetext') === '0.11 m/s');
    assert.equal(slider.step, '0.01');
  });

  it("a table of one's own is looked at before it is shown: what is wrong with it is told, and all stays as it was", async () => {
    const element = await show('<quadruped-gait speed="4"></quadruped-gait>');
    const { skeleton, ...rest } = species.horse;
    species.okapi = { ...rest, name: 'okapi', skeleton: { ...skeleton, root: [0, Number.NaN] } };
    species.unicorn = { ...species.horse, name: 'unicorn' };
    species.pegasus = { ...species.unicorn, flesh: horseFlesh };
    try {
      const errors = hear(element, 'error');
      element.species = 'okapi';
      await until('a complaint', () => errors.length > 0);
      assert.match(
        errors[0].message,
        /no okapi could be loaded: the horse stays: .*okapi\.skeleton\.root\[1\]: expected a number, got NaN/,
      );
      assert.equal(element.animal.rig.name, 'horse');
      element.species = 'unicorn';
      await until('another', () => errors.length > 1);
      assert.match(errors[1].message, /flesh: no drawing for 'unicorn'; give the species a flesh table/);
      assert.equal(element.animal.rig.name, 'horse');
      element.species = 'pegasus';
      await until('a unicorn', () => element.animal.rig.name === 'unicorn');
      assert.equal(element.speed, 4);
    } finally {
      delete species.okapi;
      delete species.unicorn;
      delete species.pegasus;
    }
  });

  it('who is asked for last is who comes', async () => {
    const element = await show('<quadruped-gait></quadruped-gait>');
    element.species = 'wolf';
    element.gait = 'trot';
    element.species = 'horse';
    await element.updateComplete;
    assert.equal(element.animal.rig.name, 'horse');
    assert.equal(element.gait, 'trot');
    element.species = 'wolf';
    element.species = 'lion';
    await until('a lion', () => element.animal.rig.name === 'lion');
    await new Promise((done) => setTimeout(done, 100));
    assert.equal(element.species, 'lion');
  });

  it('what the animal to come cannot do is refused when it is there', async () => {
    const element = await show('<quadruped-gait paused></quadruped-gait>');
    const errors = hear(element, 'error');
    element.species = 'wolf';
    element.gait = 'amble';
    await until('a wolf', () => element.animal.rig.name === 'wolf');
    await element.updateComplete;
    assert.equal(element.gait, 'auto');
    assert.lengthOf(errors, 1);
    assert.match(errors[0].allowed, /trot/);
    element.species = 'unicorn';
    assert.equal(element.species, 'wolf');
    assert.match(errors[1].allowed, /greyhound/);
  });
});
