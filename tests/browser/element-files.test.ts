/** What can be taken home: pixels, drawings, films and models of one stride with progress and cancelling, sheets to cut out. */
import { assert } from 'chai';
import { clear, type Element, show, until, within } from './page.ts';

const text = async (blob: Blob) => blob.text();
const bytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

async function sizeOf(blob: Blob): Promise<[number, number]> {
  const { width, height } = await createImageBitmap(blob);
  return [width, height];
}

/** Delays of a GIF's pictures, hundredths of a second. */
function delaysOf(gif: Uint8Array): number[] {
  const delays: number[] = [];
  for (let i = 0; i + 7 < gif.length; i++)
    if (gif[i] === 0x21 && gif[i + 1] === 0xf9 && gif[i + 2] === 4 && gif[i + 7] === 0)
      delays.push(gif[i + 4] + 256 * gif[i + 5]);
  return delays;
}

/** What a model says of itself, and the first colours of its skin. */
function readModel(file: Uint8Array) {
  const view = new DataView(file.buffer);
  assert.equal(new TextDecoder().decode(file.subarray(0, 4)), 'glTF');
  const length = view.getUint32(12, true);
  const model = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + length)));
  const { bufferView } = model.accessors[model.meshes[0].primitives[0].attributes.COLOR_0];
  const start = 28 + length + model.bufferViews[bufferView].byteOffset;
  return { model, colours: [...file.subarray(start, start + 4000)] };
}

async function refused(what: Promise<unknown>): Promise<Error> {
  try {
    await what;
  } catch (error) {
    return error as Error;
  }
  throw new Error('it was not refused');
}

describe('the element: files', () => {
  afterEach(clear);

  it('a picture as wide as asked for, of this moment or of the stride', async () => {
    const element = await show('<quadruped-gait paused></quadruped-gait>');
    for (const width of [1, 333, 2000]) {
      const [w, h] = await sizeOf(await element.toBlob({ width }));
      assert.equal(w, width);
      assert.approximately(h, Math.max(1, (width * 9) / 16), 1);
    }
    const [, tall] = await sizeOf(await element.toBlob({ frames: 12, width: 600 }));
    const [, low] = await sizeOf(await element.toBlob({ frames: 4, width: 600 }));
    assert.isAbove(tall, low);
    assert.match(await text(await element.toBlob({ type: 'image/svg+xml', frames: 6 })), /class="frame/);
    assert.equal((await element.toBlob({ type: 'image/webp' })).type, 'image/webp');
  });

  it('says what it does not make', async () => {
    const element = await show('<quadruped-gait paused></quadruped-gait>');
    assert.match(
      (await refused(element.toBlob({ type: 'image/tiff' }))).message,
      /image\/png.*image\/gif, video\/webm/,
    );
    assert.match((await refused(element.toBlob({ width: 0 }))).message, /1 to 16384/);
    assert.match((await refused(element.toBlob({ sheet: 'kite' as 'disc' }))).message, /disc, band, flipbook/);
    assert.match((await refused(element.toBlob({ sheet: 'disc', paper: 'a5' as 'a4' }))).message, /a4, letter/);
    assert.match((await refused(element.toBlob({ sheet: 'disc', type: 'image/gif' }))).message, /svg/);
    assert.match((await refused(element.toBlob({ type: 'image/gif', frames: 0 }))).message, /1 frame or more/);
  });

  it('a GIF lasts one stride, and the page sees how far it is', async () => {
    const element = await show('<quadruped-gait gait="trot" speed="4" overlay="footfalls trail"></quadruped-gait>');
    const shares: number[] = [];
    let bar = false;
    const time = element.currentTime;
    const blob = await element.toBlob({
      type: 'image/gif',
      width: 160,
      frames: 10,
      onprogress(share) {
        shares.push(share);
        bar ||= element.shadowRoot?.querySelector('progress') != null;
      },
    });
    const delays = delaysOf(await bytes(blob));
    assert.equal(delays.length, 10);
    const seconds = delays.reduce((sum, delay) => sum + delay, 0) / 100;
    assert.approximately(seconds, element.animal.strideTime, 0.006);
    assert.deepEqual(
      shares,
      [...shares].sort((a, b) => a - b),
    );
    assert.equal(shares.at(-1), 1);
    assert.isTrue(bar, 'a bar was shown');
    await element.updateComplete;
    assert.isNull(element.shadowRoot?.querySelector('progress') ?? null);
    assert.isAtLeast(element.currentTime, time, 'the animal on the page is not touched');
  });

  it('can be given up, by the page and by the reader', async () => {
    const element = await show('<quadruped-gait speed="2" paused></quadruped-gait>');
    const stop = new AbortController();
    const options = { type: 'image/gif', width: 320, onprogress: () => stop.abort() };
    const error = await refused(element.toBlob({ ...options, signal: stop.signal }));
    assert.equal(error.name, 'AbortError');
    const going = refused(element.toBlob({ type: 'image/gif', width: 320 }));
    await until('the bar', () => element.shadowRoot?.querySelector('.progress button') != null);
    within<HTMLButtonElement>(element, '.progress button').click();
    assert.equal((await going).name, 'AbortError');
    await element.updateComplete;
    assert.isNull(element.shadowRoot?.querySelector('.progress') ?? null);
  });

  it('a model of one stride, in the coat the page has for it; it tells how far it is, and can be given up', async () => {
    const element = await show('<quadruped-gait gait="canter" speed="6" heading="70" paused></quadruped-gait>');
    const type = 'model/gltf-binary';
    const shares: number[] = [];
    const blob = await element.toBlob({ type, frames: 12, onprogress: (share) => shares.push(share) });
    assert.equal(blob.type, type);
    assert.deepEqual(shares, [...shares].sort());
    assert.isAtLeast(shares.length, 3);
    const { model, colours } = readModel(await bytes(blob));
    assert.equal(model.animations[0].name, 'canter');
    assert.equal(model.accessors[model.animations[0].samplers[0].input].count, 13);
    assert.equal(model.skins[0].joints.length, 35);
    element.style.setProperty('--gait-coat', 'grey');
    assert.notDeepEqual(readModel(await bytes(await element.toBlob({ type, frames: 2 }))).colours, colours);
    assert.match((await refused(element.toBlob({ type, frames: 0 }))).message, /1 to 1000 frames of a model, got 0/);
    const stop = new AbortController();
    const error = await refused(element.toBlob({ type, signal: stop.signal, onprogress: () => stop.abort() }));
    assert.equal(error.name, 'AbortError');
  });

  it('a WebM of one stride can be played', async () => {
    const element = await show('<quadruped-gait gait="canter" speed="6" paused></quadruped-gait>');
    const blob = await element.toBlob({ type: 'video/webm', width: 320, frames: 12 });
    assert.deepEqual([...(await bytes(blob)).slice(0, 4)], [0x1a, 0x45, 0xdf, 0xa3]);
    const video = document.createElement('video');
    video.muted = true;
    video.src = URL.createObjectURL(blob);
    await new Promise((done, fail) => {
      video.onloadeddata = done;
      video.onerror = () => fail(new Error(`${blob.size} bytes: ${video.error?.message}`));
    });
    assert.equal(video.videoWidth, 320);
    assert.approximately(video.duration, element.animal.strideTime, 0.002);
    video.currentTime = 0.9 * video.duration;
    await new Promise((done) => video.addEventListener('seeked', done));
    URL.revokeObjectURL(video.src);
  });

  it('without an encoder it says so, and what works', async () => {
    const native = window.VideoEncoder;
    Reflect.deleteProperty(window, 'VideoEncoder');
    try {
      const element = await show('<quadruped-gait paused></quadruped-gait>');
      const error = await refused(element.toBlob({ type: 'video/webm' }));
      assert.equal(error.name, 'NotSupportedError');
      assert.match(error.message, /image\/gif/);
    } finally {
      window.VideoEncoder = native;
    }
  });

  it('what stands makes a film too', async () => {
    const element = await show('<quadruped-gait gait="stand" paused></quadruped-gait>');
    const delays = delaysOf(await bytes(await element.toBlob({ type: 'image/gif', width: 80 })));
    assert.deepEqual(delays, [100]);
  });

  for (const sheet of ['disc', 'band', 'flipbook'] as const)
    it(`a ${sheet} to cut out, with instructions, on either paper`, async () => {
      const element = await show(
        '<quadruped-gait gait="gallop" speed="12" figure="silhouette" paused></quadruped-gait>',
      );
      const sizes = new Set<string>();
      for (const paper of ['a4', 'letter'] as const) {
        const svg = await text(await element.toBlob({ sheet, paper }));
        assert.match(svg, /class="instructions"/);
        sizes.add(/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '');
      }
      assert.equal(sizes.size, 2);
    });

  it('the controls offer all of it', async () => {
    const element = await show('<quadruped-gait controls paused></quadruped-gait>');
    const made: string[] = [];
    const native = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      made.push(this.download);
    };
    try {
      const list = within<HTMLSelectElement>(element, '[name=file]');
      const chosen = [1, 4, 5, 7];
      for (const index of chosen) {
        list.value = String(index);
        list.dispatchEvent(new Event('change', { bubbles: true }));
        await element.updateComplete;
        within<HTMLButtonElement>(element, '[name=save]').click();
        await until('a file', () => made.length > chosen.indexOf(index));
        await element.updateComplete;
      }
    } finally {
      HTMLAnchorElement.prototype.click = native;
    }
    assert.deepEqual(made, ['horse-walk.svg', 'horse-walk.glb', 'horse-walk-disc.svg', 'horse-walk-flipbook.svg']);
  });

  it('a plate has rows, goes uphill and turns with the heading', async () => {
    const element = await show('<quadruped-gait strip="6" rows="side front rear" speed="4"></quadruped-gait>');
    const frames = (kind = '') => element.shadowRoot?.querySelectorAll(`[part=strip] .frame${kind}`).length;
    const drawn = (of: Element) => within(of, '[part=strip]').innerHTML;
    assert.deepEqual([frames(), frames('.front'), frames('.rear')], [18, 6, 6]);
    const level = drawn(element);
    element.slope = 12;
    await element.updateComplete;
    assert.match(within(element, '[part=strip]').textContent ?? '', /Up a slope of 12 degrees/);
    const hill = drawn(element);
    element.heading = 180;
    await element.updateComplete;
    assert.match(within(element, '[part=strip]').textContent ?? '', /Down a slope of 12 degrees/);
    element.slope = 0;
    await element.updateComplete;
    assert.equal(new Set([level, hill, drawn(element)]).size, 3);
  });
});
