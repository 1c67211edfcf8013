/** The lit body in the element, on a real WebGPU device (a software adapter): chosen, swapped, lost and found again, never blank. */
import { assert } from 'chai';
import { holdDevice, type Lease } from '../../renderers/webgpu/device.ts';
import { clear, type Element, hear, look, show, until, wait, within } from './page.ts';

/** Fully painted pixels of the lit canvas. What it shows is gone once the page has it, so one looks again until something is there. */
async function lookAtLit(element: Element): Promise<number> {
  let painted = 0;
  for (let tries = 0; tries < 40 && painted === 0; tries++) {
    // While a picture is under way no other is begun.
    const { gpu, release } = await device();
    await gpu.device.queue.onSubmittedWorkDone();
    release();
    element.step(0);
    await element.updateComplete;
    const canvas = within<HTMLCanvasElement>(element, 'canvas.lit');
    const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
    copy?.drawImage(canvas, 0, 0);
    const pixels = copy?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    for (let i = 3; i < pixels.length; i += 4) if (pixels[i] > 250) painted++;
    if (painted === 0) await new Promise((done) => setTimeout(done, 50));
  }
  return painted;
}

const drawn = (element: Element, name: string) => until(name, () => element.activeRenderer === name, 20);

/** The page's device, and what it complains of. */
async function device(): Promise<Lease> {
  return holdDevice(() => {});
}

/** Small: a software adapter has to think about every pixel. */
const SMALL = 'style="width: 128px"';

/** The page's device is gone, so that the next to need one has to ask. */
async function noDevice(): Promise<void> {
  const { gpu } = await device();
  gpu.device.destroy();
  await gpu.device.lost;
}

describe('the element: WebGPU', () => {
  afterEach(clear);

  it('draws the lit body when it is asked to, and says so', async () => {
    const element = await show(
      `<quadruped-gait ${SMALL} renderer="webgpu" gait="trot" speed="4" paused></quadruped-gait>`,
    );
    const heard = hear(element, 'rendererchange');
    await drawn(element, 'webgpu');
    await element.updateComplete;
    assert.deepEqual(heard, [{ from: 'canvas2d', to: 'webgpu', wanted: 'webgpu', reason: '' }]);
    assert.isAbove(await lookAtLit(element), 300);
    assert.equal(look(element).painted, 0, 'the canvas below is empty');
  });

  it('auto takes a canvas where the adapter is software', async () => {
    const element = await show('<quadruped-gait paused></quadruped-gait>');
    const heard = hear(element, 'rendererchange');
    await new Promise((done) => setTimeout(done, 500));
    assert.equal(element.activeRenderer, 'canvas2d');
    assert.isNull(element.shadowRoot?.querySelector('canvas.lit'));
    assert.lengthOf(heard, 0);
  });

  it('without an adapter a canvas draws, and it is said why', async () => {
    await noDevice();
    const request = navigator.gpu.requestAdapter;
    navigator.gpu.requestAdapter = async () => null;
    try {
      const element = await show(`<quadruped-gait ${SMALL} renderer="webgpu" paused></quadruped-gait>`);
      const heard = hear(element, 'rendererchange');
      await until('an answer', () => heard.length > 0);
      assert.equal(element.activeRenderer, 'canvas2d');
      assert.deepInclude(heard[0], { to: 'canvas2d', wanted: 'webgpu' });
      assert.match(heard[0].reason, /no WebGPU adapter/);
      await until('a picture', () => look(element).painted > 100);
    } finally {
      navigator.gpu.requestAdapter = request;
    }
  });

  it('an adapter with too small limits is no adapter', async () => {
    await noDevice();
    const request = navigator.gpu.requestAdapter;
    navigator.gpu.requestAdapter = async (options) => {
      const adapter = await request.call(navigator.gpu, options);
      return (
        adapter &&
        new Proxy(adapter, {
          get: (target, key) =>
            key === 'limits' ? { maxStorageBuffersInVertexStage: 0 } : Reflect.get(target, key, target),
        })
      );
    };
    try {
      const element = await show(`<quadruped-gait ${SMALL} renderer="webgpu" paused></quadruped-gait>`);
      const heard = hear(element, 'rendererchange');
      await until('an answer', () => heard.length > 0);
      assert.equal(element.activeRenderer, 'canvas2d');
      assert.match(heard[0].reason, /too small: maxStorageBuffersInVertexStage is 0/);
    } finally {
      navigator.gpu.requestAdapter = request;
    }
  });

  it('a stick figure is drawn with lines', async () => {
    const element = await show(`<quadruped-gait ${SMALL} renderer="webgpu" figure="stick" paused></quadruped-gait>`);
    assert.equal(element.activeRenderer, 'canvas2d');
    element.figure = 'outline';
    await drawn(element, 'webgpu');
    element.figure = 'silhouette';
    await element.updateComplete;
    assert.equal(element.activeRenderer, 'canvas2d');
    await until('a picture', () => look(element).painted > 100);
  });

  it('a device lost in mid-frame is replaced, and meanwhile the canvas draws', async () => {
    const element = await show(`<quadruped-gait ${SMALL} renderer="webgpu" gait="trot" speed="4"></quadruped-gait>`);
    await drawn(element, 'webgpu');
    const heard = hear(element, 'rendererchange');
    const { gpu, release } = await device();
    const submit = gpu.device.queue.submit;
    let gone = false;
    gpu.device.queue.submit = (buffers) => {
      submit.call(gpu.device.queue, buffers);
      gone = true;
      gpu.device.destroy();
    };
    await until('the loss', () => gone);
    await until('the canvas', () => element.activeRenderer === 'canvas2d' && look(element).painted > 100);
    await drawn(element, 'webgpu');
    await until('both are told', () => heard.length === 2);
    assert.deepEqual(
      heard.map(({ from, to }) => `${from} ${to}`),
      ['canvas2d', 'webgpu'].map((to, i) => `${['webgpu', 'canvas2d'][i]} ${to}`),
    );
    assert.match(heard[0].reason, /device was lost/);
    release();
  });

  it('a browser that has no adapter for a moment after a loss is asked again; one that has none any more is not asked for ever', async () => {
    const element = await show(`<quadruped-gait ${SMALL} renderer="webgpu" paused></quadruped-gait>`);
    await drawn(element, 'webgpu');
    const heard = hear(element, 'rendererchange');
    const request = navigator.gpu.requestAdapter;
    let [asked, none] = [0, 2];
    navigator.gpu.requestAdapter = async (options) => (++asked > none ? request.call(navigator.gpu, options) : null);
    try {
      await noDevice();
      await until('the loss', () => heard.length > 0);
      await drawn(element, 'webgpu');
      assert.equal(asked, 3);
      assert.match(heard[0].reason, /device was lost/);
      assert.lengthOf(heard, 2, 'nobody is told of what may yet come right');
      none = Infinity;
      await noDevice();
      await until('that it is given up', () => heard.length === 4, 10);
      assert.match(heard[3].reason, /no WebGPU adapter/);
      const before = asked;
      assert.isAtMost(before, 3 + 6);
      assert.isAbove(look(element).painted, 100, 'a canvas draws');
      await wait(1000);
      assert.equal(asked, before);
    } finally {
      navigator.gpu.requestAdapter = request;
    }
  });

  it('never gives a slow device more than two pictures at a time, and draws the last one that was asked for', async () => {
    const element = await show(`<quadruped-gait ${SMALL} renderer="webgpu" gait="trot" speed="4"></quadruped-gait>`);
    await drawn(element, 'webgpu');
    const { gpu, release } = await device();
    const { queue } = gpu.device;
    const submit = queue.submit;
    let [submitted, unfinished, most] = [0, 0, 0];
    queue.submit = (commands) => {
      submitted++;
      most = Math.max(most, ++unfinished);
      submit.call(queue, commands);
      queue.onSubmittedWorkDone().then(() => unfinished--);
    };
    try {
      await until('twenty pictures', () => submitted >= 20, 20);
      element.pause();
      await until('nothing to be under way', () => unfinished === 0);
      await wait(200);
      const before = submitted;
      for (let i = 0; i < 8; i++) {
        element.step(1);
        await element.updateComplete;
      }
      await until('the pictures', () => submitted > before && unfinished === 0);
      await wait(200);
      assert.isAtMost(most, 2);
      assert.isAtLeast(submitted - before, 2, 'the first, and the last after it');
      assert.isAtMost(submitted - before, 4);
    } finally {
      queue.submit = submit;
      release();
    }
  });

  it('a hundred swaps leak nothing and disturb nobody', async () => {
    const element = await show(`<quadruped-gait ${SMALL} renderer="webgpu" paused></quadruped-gait>`);
    await drawn(element, 'webgpu');
    const { gpu, release } = await device();
    const errors: string[] = [];
    gpu.device.addEventListener('uncapturederror', ({ error }) => errors.push(error.message));
    const alive = new Set<object>();
    const { createBuffer, createTexture } = gpu.device;
    const watched = <Made extends GPUBuffer | GPUTexture>(made: Made): Made => {
      alive.add(made);
      const destroy = made.destroy;
      made.destroy = () => {
        alive.delete(made);
        return destroy.call(made);
      };
      return made;
    };
    gpu.device.createBuffer = (descriptor) => watched(createBuffer.call(gpu.device, descriptor));
    gpu.device.createTexture = (descriptor) => watched(createTexture.call(gpu.device, descriptor));
    for (let swap = 0; swap < 100; swap++) {
      element.renderer = swap % 2 === 0 ? 'canvas2d' : 'webgpu';
      await element.updateComplete;
      await drawn(element, element.renderer);
    }
    element.renderer = 'canvas2d';
    await element.updateComplete;
    assert.equal(alive.size, 0, 'buffers and textures left');
    assert.lengthOf(element.shadowRoot?.querySelectorAll('canvas') ?? [], 1);
    assert.deepEqual(errors, []);
    gpu.device.createBuffer = createBuffer;
    gpu.device.createTexture = createTexture;
    release();
  });

  it('many elements share one device, and nothing is wrong with a canvas of no size', async () => {
    const place = document.createElement('div');
    place.className = 'test';
    place.innerHTML = `<quadruped-gait ${SMALL} renderer="webgpu" paused></quadruped-gait>`.repeat(6);
    document.body.append(place);
    const elements = [...place.querySelectorAll('quadruped-gait')];
    const requests: unknown[] = [];
    const request = navigator.gpu.requestAdapter;
    navigator.gpu.requestAdapter = (options) => {
      requests.push(options);
      return request.call(navigator.gpu, options);
    };
    for (const element of elements) await drawn(element, 'webgpu');
    navigator.gpu.requestAdapter = request;
    assert.isAtMost(requests.length, 1);
    const [first] = elements;
    const { gpu, release } = await device();
    const errors: string[] = [];
    gpu.device.addEventListener('uncapturederror', ({ error }) => errors.push(error.message));
    for (const [width, height] of [
      ['0', '0'],
      ['1px', '1px'],
      ['0', '80px'],
      ['120px', '80px'],
    ]) {
      Object.assign(first.style, { width, height });
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      first.step(1);
    }
    await gpu.device.queue.onSubmittedWorkDone();
    assert.deepEqual(errors, []);
    assert.isAbove(await lookAtLit(first), 100);
    release();
  });

  it('is kept as a file of any width, its ground transparent', async () => {
    const element = await show(`<quadruped-gait ${SMALL} renderer="webgpu" paused></quadruped-gait>`);
    await drawn(element, 'webgpu');
    await until('room', () => within<HTMLCanvasElement>(element, 'canvas.lit').width > 1);
    const shares = async () => {
      const image = await createImageBitmap(await element.toBlob({ width: 200 }));
      assert.deepEqual([image.width, image.height], [200, 113]);
      const context = new OffscreenCanvas(200, 113).getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, 200, 113) ?? { data: [] };
      const alpha = [...data].filter((_, i) => i % 4 === 3);
      return { animal: alpha.filter((a) => a === 255).length, nothing: alpha.filter((a) => a === 0).length };
    };
    const first = await shares();
    assert.isAbove(first.animal, 800, 'an animal');
    assert.isAbove(first.nothing, 2000, `and nothing ${element.activeRenderer}`);
    // Also while another device is fetched.
    await noDevice();
    assert.deepEqual(await shares(), first);
  });

  it('overlays lie under and over the body', async () => {
    const element = await show(
      `<quadruped-gait ${SMALL} renderer="webgpu" overlay="footfalls readout trail" gait="trot" speed="4"></quadruped-gait>`,
    );
    await drawn(element, 'webgpu');
    await until('the overlays', () => element.shadowRoot?.querySelector('canvas.over') !== null);
    element.overlay = '';
    await until('no overlays', () => element.shadowRoot?.querySelector('canvas.over') === null);
  });

  it('goes round in three-quarter view, by keys and by dragging', async () => {
    const element = await show('<quadruped-gait view="three-quarter" paused></quadruped-gait>');
    const stage = within<HTMLElement>(element, '.stage');
    const before = look(element).sum;
    stage.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', shiftKey: true, bubbles: true }));
    await until('another view', () => look(element).sum !== before);
    assert.equal(element.heading, 0, 'it is the eye that turns');
    await new Promise((done) => setTimeout(done, 800));
    const turned = look(element).sum;
    const pointer = (type: string, clientX: number) =>
      stage.dispatchEvent(new PointerEvent(type, { clientX, clientY: 50, pointerId: 1, bubbles: true, button: 0 }));
    stage.setPointerCapture = () => {};
    pointer('pointerdown', 100);
    pointer('pointermove', 160);
    pointer('pointerup', 160);
    await until('another view', () => look(element).sum !== turned);
    assert.equal(getComputedStyle(stage).touchAction, 'pan-y');
  });

  it('a herd in lines comes to be lit, leaves nobody behind, and goes', async () => {
    const element = await show(
      `<quadruped-gait ${SMALL} renderer="canvas2d" gait="trot" speed="4" paused></quadruped-gait>`,
    );
    await until('a picture', () => look(element).painted > 0);
    const alone = look(element).sum;
    element.count = 40;
    await until('a herd in lines', () => look(element).sum !== alone);
    element.renderer = 'webgpu';
    await drawn(element, 'webgpu');
    const one = await lookAtLit(element);
    assert.equal(look(element).painted, 0, 'nobody is left on the canvas below');
    element.count = 1;
    await element.updateComplete;
    assert.notEqual(await lookAtLit(element), one);
  });

  /** So often was something sent to the device since. */
  async function countFrames(): Promise<{ frames: () => number; release: () => void }> {
    const { gpu, release } = await device();
    const { queue } = gpu.device;
    const submit = queue.submit;
    let count = 0;
    queue.submit = (buffers) => {
      count++;
      submit.call(queue, buffers);
    };
    return {
      frames: () => count,
      release: () => {
        queue.submit = submit;
        release();
      },
    };
  }

  function setVisibility(state: DocumentVisibilityState): void {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }

  it('a tab that comes back is drawn again though it is paused, with another device if it lost the first', async () => {
    const element = await show(`<quadruped-gait ${SMALL} renderer="webgpu" paused></quadruped-gait>`);
    await drawn(element, 'webgpu');
    const { frames, release } = await countFrames();
    try {
      const before = frames();
      setVisibility('hidden');
      await wait(200);
      assert.equal(frames(), before, 'nothing is drawn that nobody sees');
      setVisibility('visible');
      await until('a frame', () => frames() > before);
      release();
      setVisibility('hidden');
      await noDevice();
      setVisibility('visible');
      await until('a picture at once', () => element.activeRenderer === 'webgpu' || look(element).painted > 100);
      await drawn(element, 'webgpu');
      assert.isAbove(await lookAtLit(element), 300);
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
    }
  });

  it('another name of a coat is drawn at once, as any colour is', async () => {
    const element = await show(`<quadruped-gait ${SMALL} renderer="webgpu" paused></quadruped-gait>`);
    element.style.setProperty('--gait-coat', 'bay');
    await drawn(element, 'webgpu');
    await wait(200);
    for (const coat of ['grey', 'chestnut', '#208040', 'black']) {
      const { frames, release } = await countFrames();
      element.style.setProperty('--gait-coat', coat);
      await until(`a picture in ${coat}`, () => frames() > 0, 5);
      release();
    }
  });

  it('a herd is drawn without WebGPU too: all of them, at most 48', async () => {
    const element = await show(
      `<quadruped-gait ${SMALL} renderer="canvas2d" figure="silhouette" paused></quadruped-gait>`,
    );
    /** Shapes of a picture. */
    const shapes = (): number => {
      const { prototype } = CanvasRenderingContext2D;
      const own = prototype.fill;
      let count = 0;
      prototype.fill = function (this: CanvasRenderingContext2D, ...how: unknown[]) {
        count++;
        Reflect.apply(own, this, how);
      };
      element.step(0);
      prototype.fill = own;
      return count;
    };
    const one = shapes();
    for (const [count, seen] of [
      [12, 12],
      [5000, 48],
      [3, 3],
      [1, 1],
    ]) {
      element.count = count;
      await element.updateComplete;
      await until(`${seen} animals`, () => shapes() === seen * one, 10);
    }
  });
});
