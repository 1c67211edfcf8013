/** Thirty tags, and a meter that shows what they cost. */
import type { QuadrupedGaitElement } from '../components/bundle.ts';
import '../components/bundle.ts';
import { find } from './site/find.ts';
import { Meter } from './thirty/meter.ts';

const COUNT = 30;
/** ms between readings of the meter. */
const READ = 1000;

/** Every gait at a slow, a middle and a fast speed of its own, m/s. */
const PACES = [
  ['walk', 1.1],
  ['amble', 3.2],
  ['trot', 3.5],
  ['rack', 5.5],
  ['canter', 5.5],
  ['gallop', 12],
  ['walk', 1.8],
  ['amble', 4.5],
  ['trot', 5],
  ['rack', 8],
  ['canter', 7],
  ['gallop', 16],
] as const;
const FIGURES = ['outline', 'outline', 'silhouette', 'outline', 'stick'] as const;
const VIEWS = ['side', 'side', 'side', 'three-quarter', 'side', 'side', 'front'] as const;

/** Of the plates that readers see who want no motion: more would be too small here. */
const STILL = 4;

const meter = new Meter();
const herd = find('#herd', HTMLElement);
const horses = Array.from({ length: COUNT }, (_, i) => makeHorse(i));

function makeHorse(i: number): QuadrupedGaitElement {
  const horse = document.createElement('quadruped-gait');
  const [gait, speed] = PACES[i % PACES.length];
  Object.assign(horse, {
    gait,
    speed,
    figure: FIGURES[i % FIGURES.length],
    view: VIEWS[i % VIEWS.length],
    seed: i + 1,
    renderer: 'canvas2d',
  });
  const caption = document.createElement('p');
  caption.slot = 'caption';
  caption.textContent = `${i + 1}. ${gait}, ${speed} m/s`;
  horse.append(caption);
  return horse;
}

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
function still(): void {
  for (const horse of horses) horse.strip = lessMotion.matches ? STILL : 0;
}
lessMotion.addEventListener('change', still);
still();
herd.append(...horses);

function button(id: string, act: (on: boolean) => void): void {
  const element = find(id, HTMLButtonElement);
  element.addEventListener('click', () => {
    const on = element.getAttribute('aria-pressed') !== 'true';
    element.setAttribute('aria-pressed', String(on));
    act(on);
  });
}

button('#pause', (on) => {
  for (const horse of horses) horse.paused = on;
});
button('#slower', (on) => {
  for (const horse of horses) horse.playbackRate = on ? 0.25 : 1;
});

let times = horses.map(({ currentTime }) => currentTime);
setInterval(() => {
  const { fps, callbacks, time } = meter.read();
  const moving = horses.filter((horse, i) => horse.currentTime !== times[i]).length;
  times = horses.map(({ currentTime }) => currentTime);
  write({ fps: fps.toFixed(0), callbacks: String(callbacks), time: time.toFixed(1), moving: String(moving) });
}, READ);

function write(values: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(values)) find(`[data-value="${name}"]`, HTMLElement).textContent = text;
}
