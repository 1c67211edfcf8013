/** Events with their details, the clock, and what can be asked of the element and read off it. */
import { assert } from 'chai';
import type { GaitDetail } from '../../components/events.ts';
import { clear, type Element, hear, show, until, wait, warnings } from './page.ts';

describe('the element: events', () => {
  afterEach(clear);

  it('a bare tag walks to the right, and is ready with a picture', async () => {
    const element = await show('<quadruped-gait></quadruped-gait>');
    assert.equal(element.currentGait, 'walk');
    assert.approximately(element.animal.speed, 1.5, 1e-6);
    const { width, height } = element.getBoundingClientRect();
    assert.equal(width, element.parentElement?.getBoundingClientRect().width);
    assert.approximately(width / height, 16 / 9, 0.02);
    await until('motion', () => element.animal.place[0] > 0.2);
  });

  it('tells footfalls, lift-offs and strides, bubbling out of shadow roots', async () => {
    const host = document.createElement('div');
    host.className = 'test';
    document.body.append(host);
    const inside = host.attachShadow({ mode: 'open' });
    const falls = hear(document, 'footfall');
    const lifts = hear(document, 'liftoff');
    const strides = hear(document, 'stride');
    inside.innerHTML = '<quadruped-gait speed="5" gait="trot" playback-rate="2"></quadruped-gait>';
    await until('eight footfalls', () => falls.length >= 8 && lifts.length >= 8 && strides.length >= 1);
    assert.sameMembers([...new Set(falls.map(({ leg }) => leg))], ['LF', 'RF', 'LH', 'RH']);
    for (const { place, time, gait, speed } of [...falls, ...lifts]) {
      assert.equal(place.length, 3);
      assert.isAbove(time, 0);
      assert.equal(gait, 'trot');
      assert.approximately(speed, 5, 0.1);
    }
    assert.approximately(strides[0].length, 5 * strides[0].duration, 0.2);
  });

  it('tells changes of gait, of speed and of heading', async () => {
    const element = await show('<quadruped-gait playback-rate="4"></quadruped-gait>');
    const names = ['speedchange', 'headingchange', 'gaittransitionstart', 'gaittransitionend', 'gaitchange'] as const;
    const heard = names.map((name) => hear(element, name));
    const [speeds, headings, starts, ends, changes] = heard;
    const echoes: string[] = [];
    for (const name of ['input', 'change']) element.addEventListener(name, () => echoes.push(name));
    element.speed = 5;
    element.heading = 30;
    element.gait = 'trot';
    await until('a trot', () => element.currentGait === 'trot' && changes.length > 0);
    assert.deepInclude(speeds[0], { from: 1.5, to: 5 });
    assert.deepInclude(headings[0], { from: 0, to: 30 });
    assert.deepInclude(starts[0], { from: 'walk', to: 'trot' });
    assert.deepInclude(ends[0], { to: 'trot' });
    assert.deepInclude(changes[0], { from: 'walk', to: 'trot' });
    assert.isAbove((changes as GaitDetail[])[0].speed, 0);
    assert.deepEqual(echoes, [], 'a script hears no echo');
  });

  it('tells another gait where it is in it at once, also when time leaps, once each', async () => {
    const element = await show('<quadruped-gait speed="4" paused></quadruped-gait>');
    const changes = hear(element, 'gaitchange');
    const settled = async (): Promise<(string | undefined)[]> => {
      await element.updateComplete;
      const [from, to, ...more] = changes.splice(0).flatMap((change) => [change.from, change.to]);
      assert.lengthOf(more, 0);
      assert.equal(to ?? element.currentGait, element.currentGait);
      return [from, to];
    };
    element.species = 'turtle';
    await until('a turtle', () => element.animal.rig.name === 'turtle');
    assert.deepEqual(await settled(), ['trot', 'fast-walk']);
    element.species = 'horse';
    element.speed = 7;
    await until('a horse', () => element.animal.rig.name === 'horse');
    assert.deepEqual(await settled(), ['fast-walk', 'canter']);
    element.speed = 1.5;
    await element.updateComplete;
    assert.deepEqual(await settled(), [undefined, undefined]);
    element.reset();
    assert.deepEqual(await settled(), ['canter', 'walk']);
    element.speed = 7;
    await element.updateComplete;
    element.seek(20);
    assert.deepEqual(await settled(), ['walk', 'canter']);
    element.seek(0);
    assert.deepEqual(await settled(), ['canter', 'walk']);
    // On its way it tells of each itself.
    for (let i = 0; i < 20; i++) {
      element.step(60);
      await element.updateComplete;
    }
    assert.equal(changes[0].from, 'walk');
    assert.equal(changes.at(-1)?.to, 'canter');
    for (const [i, { from }] of changes.entries()) if (i > 0) assert.equal(from, changes[i - 1].to);
  });

  it('what is set and set back in the same moment is no change', async () => {
    const element = await show('<quadruped-gait></quadruped-gait>');
    const names = ['speedchange', 'headingchange', 'specieschange', 'play', 'pause'] as const;
    const heard = names.map((name) => hear(element, name));
    element.speed = 4;
    element.speed = 1.5;
    element.pause();
    element.play();
    await element.updateComplete;
    assert.deepEqual(heard.flat(), []);
  });

  it('leaps and is pushed; nonsense is an error and no more', async () => {
    const element = await show('<quadruped-gait speed="6" gait="canter" playback-rate="3"></quadruped-gait>');
    const [starts, ends, errors] = [hear(element, 'leapstart'), hear(element, 'leapend'), hear(element, 'error')];
    element.leap({ height: 1 });
    await until('a leap', () => ends.length > 0);
    assert.approximately(starts[0].height, 1, 1e-9);
    assert.isAbove(starts[0].length, 1);
    element.push({ at: 'withers', velocity: [0, 0, 1] });
    assert.equal(errors.length, 0);
    await warnings(() => {
      element.leap({ height: -1 });
      element.push({ at: 'ear' as 'croup', velocity: [0, 0, 1] });
      element.push(undefined as never);
      element.seek(Number.NaN);
      element.step('x' as never);
    });
    assert.deepEqual(
      errors.map(({ source }) => source),
      ['leap', 'push', 'push', 'seek', 'step'],
    );
  });

  it('plays, pauses and steps', async () => {
    const element = await show('<quadruped-gait paused></quadruped-gait>');
    const [plays, pauses] = [hear(element, 'play'), hear(element, 'pause')];
    const time = element.currentTime;
    await wait(200);
    assert.equal(element.currentTime, time);
    element.play();
    await until('time', () => element.currentTime > time + 0.05);
    element.pause();
    await element.updateComplete;
    assert.equal(plays.length, 1);
    assert.equal(pauses.length, 1);
    const stopped = element.currentTime;
    element.step(3);
    assert.approximately(element.currentTime, stopped + 0.05, 1e-9);
    element.step(-3);
    assert.approximately(element.currentTime, stopped, 1e-6);
    assert.isTrue(element.hasAttribute('paused'));
  });

  it('seeking back shows the same again, commands included', async () => {
    const element = await show('<quadruped-gait paused seed="3"></quadruped-gait>');
    element.seek(1.5);
    element.speed = 6;
    await element.updateComplete;
    const toe = (time: number) => {
      element.currentTime = time;
      return [...element.animal.landmark('LF.toe'), element.animal.speed];
    };
    const times = [9.3, 3.1, 0.4, 6.2, 1.5, 1.6, 5];
    const first = times.map(toe);
    for (const [i, time] of [...times.entries()].reverse())
      for (const [k, value] of toe(time).entries()) assert.approximately(value, first[i][k], 1e-5, `at ${time} s`);
    assert.equal(toe(1)[3], 1.5);
    assert.isAbove(toe(9)[3], 5);
    // Something new in the past makes another future.
    element.seek(3);
    element.speed = 1;
    await element.updateComplete;
    assert.isBelow(toe(9)[3], 1.2);
    element.reset();
    assert.equal(element.currentTime, 0);
  });

  it('another seed or repertoire goes on from the same place', async () => {
    const element = await show('<quadruped-gait speed="4" paused></quadruped-gait>');
    element.seek(4);
    const [x] = element.animal.place;
    element.gaits = 'walk canter';
    element.seed = 2;
    await element.updateComplete;
    assert.approximately(element.animal.place[0], x, 1e-9);
    element.seek(14);
    assert.equal(element.currentGait, 'canter');
  });

  it('falls back from WebGPU and says so', async () => {
    const place = document.createElement('div');
    place.className = 'test';
    document.body.append(place);
    const heard = hear(place, 'rendererchange');
    const request = navigator.gpu.requestAdapter;
    navigator.gpu.requestAdapter = async () => null;
    place.innerHTML = '<quadruped-gait renderer="webgpu"></quadruped-gait>';
    const element = place.querySelector('quadruped-gait') as Element;
    await until('an answer', () => heard.length > 0);
    navigator.gpu.requestAdapter = request;
    assert.equal(element.activeRenderer, 'canvas2d');
    assert.deepInclude(heard[0], { wanted: 'webgpu', to: 'canvas2d' });
    assert.match(heard[0].reason, /WebGPU/);
    element.renderer = 'svg';
    await element.updateComplete;
    assert.deepInclude(heard[1], { from: 'canvas2d', to: 'svg' });
    await until('a picture', () => element.shadowRoot?.querySelector('.surface svg') != null);
  });

  it('reads off what the animal does', async () => {
    const element = await show('<quadruped-gait speed="4" gait="trot"></quadruped-gait>');
    assert.approximately(element.strideLength * element.strideFrequency, 4, 0.05);
    assert.isBelow(element.dutyFactor, 0.5);
    assert.isAbove(element.froude, 1);
    assert.equal(element.contacts.length, 4);
    assert.include(element.availableGaits, 'gallop');
    assert.include(element.availableSpecies, 'horse');
    assert.isAtLeast(element.phase, 0);
  });

  it('gives SVG and pixels', async () => {
    const element = await show('<quadruped-gait alt="A &amp; B"></quadruped-gait>');
    const parse = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml');
    const svg = parse(element.toSVG());
    assert.isNull(svg.querySelector('parsererror'));
    assert.equal(svg.querySelector('title')?.textContent, 'A & B');
    assert.notInclude(element.toSVG(), 'var(');
    const png = await element.toBlob({ width: 640 });
    assert.equal(png.type, 'image/png');
    const bitmap = await createImageBitmap(png);
    assert.equal(bitmap.width, 640);
    assert.equal(bitmap.height, 360);
    const plate = await element.toBlob({ type: 'image/svg+xml', frames: 8 });
    assert.equal(parse(await plate.text()).querySelectorAll('.frame').length, 8);
    assert.isAbove((await element.toBlob({ frames: 6, width: 900 })).size, 10_000);
    const refused = await element.toBlob({ type: 'image/tiff' }).catch((error: Error) => error);
    assert.match(String(refused), /image\/png/);
  });
});
