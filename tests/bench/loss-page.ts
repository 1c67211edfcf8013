/** In the browser: how long an element is without its device, when that is destroyed while it draws. ms. */
import { QuadrupedGaitElement } from '../../components/quadruped-gait.ts';
import { holdDevice } from '../../renderers/webgpu/device.ts';

QuadrupedGaitElement.define();

/** From the loss until the lit body is there again, for an element of that width, some times. */
async function lose(width: number, times: number): Promise<number[]> {
  document.body.innerHTML = `<quadruped-gait renderer="webgpu" gait="trot" speed="4" style="width: ${width}px"></quadruped-gait>`;
  const element = document.querySelector('quadruped-gait') as HTMLElement;
  const lit = (): Promise<void> =>
    new Promise((done) => {
      element.addEventListener('rendererchange', function heard(event) {
        if ((event as CustomEvent<{ to: string }>).detail.to !== 'webgpu') return;
        element.removeEventListener('rendererchange', heard);
        done();
      });
    });
  await lit();
  const took: number[] = [];
  for (let i = 0; i < times; i++) {
    await new Promise((done) => setTimeout(done, 1500));
    const { gpu, release } = await holdDevice(() => {});
    const again = lit();
    const from = performance.now();
    gpu.device.destroy();
    await again;
    took.push(performance.now() - from);
    release();
  }
  return took;
}

Object.assign(globalThis, { lose });
