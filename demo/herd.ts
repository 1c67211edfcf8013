/** A herd in one tag: a slider to thousands, and what motion and drawing cost. */
import { type Animal, loadEngine, type QuadrupedGaitElement } from '../components/bundle.ts';
import '../components/bundle.ts';
import { AdapterTime } from './herd/adapter-time.ts';
import { find } from './site/find.ts';
import { Meter } from './thirty/meter.ts';

/** ms between readings. */
const READ = 1000;
/** At the end of the slider; it goes there by equal factors. */
const MOST = 3000;
/** m/s, in the middle of where each gait is chosen by itself. */
const SPEEDS: Readonly<Record<string, number>> = { walk: 1.6, trot: 4, canter: 6.5, gallop: 12 };
/** Animals the motion is timed with. */
const SAMPLE = 20;

const { createAnimal } = await loadEngine();
const meter = new Meter();
const adapter = new AdapterTime();
const herd: QuadrupedGaitElement = find('#herd', HTMLElement) as QuadrupedGaitElement;
const count = find('#count', HTMLInputElement);
const gait = find('#gait', HTMLSelectElement);

function follow(): void {
  herd.count = Math.round(MOST ** (Number(count.value) / 100));
  find('#count-text', HTMLOutputElement).textContent = String(herd.count);
}
count.addEventListener('input', follow);
follow();

let sample = makeSample();
gait.addEventListener('change', () => {
  Object.assign(herd, { gait: gait.value, speed: SPEEDS[gait.value] });
  sample = makeSample();
});

function makeSample(): Animal[] {
  return Array.from({ length: SAMPLE }, (_, i) => {
    const animal = createAnimal('horse', { seed: i + 1 });
    animal.command({ gait: gait.value, speed: SPEEDS[gait.value] });
    animal.settle();
    return animal;
  });
}

/** ms that the motion of one animal takes in a frame. */
function timeMotion(): number {
  const from = performance.now();
  for (const animal of sample) animal.advance(1 / 60);
  return (performance.now() - from) / SAMPLE;
}

herd.addEventListener('rendererchange', ({ detail: { to, reason } }) => {
  find('#why', HTMLElement).textContent =
    to === 'webgpu' ? '' : `Drawn with lines, at most 48 of them: ${reason || 'there is no WebGPU here'}.`;
});

setInterval(() => {
  if (document.visibilityState === 'hidden') return;
  const { fps, time } = meter.read();
  const engine = Math.min(time, timeMotion() * herd.count);
  const show = (name: string, value: number | undefined, digits = 1): void => {
    find(`[data-value="${name}"]`, HTMLElement).textContent = value === undefined ? '–' : value.toFixed(digits);
  };
  show('fps', fps, 0);
  show('engine', engine);
  show('draw', time - engine);
  show('adapter', adapter.read());
}, READ);
