/** The front page: a horse that takes the first arrow key anybody presses, reins for fingers, and plates that come to life. */
import type { QuadrupedGaitElement } from '../components/bundle.ts';
import '../components/bundle.ts';
import { find } from './site/find.ts';

/** Degrees and m/s a key, as the element's own keys have them. */
const TURN = 5;
const FASTER = 0.5;

const horse = find('#horse', HTMLElement) as QuadrupedGaitElement;
const speed = find('#speed', HTMLInputElement);
const speedText = find('#speed-text', HTMLOutputElement);
const pause = find('#pause', HTMLButtonElement);

const acts: Readonly<Record<string, () => void>> = {
  ArrowLeft: () => {
    horse.heading += TURN;
  },
  ArrowRight: () => {
    horse.heading -= TURN;
  },
  ArrowUp: () => {
    horse.speed += FASTER;
  },
  ArrowDown: () => {
    horse.speed -= FASTER;
  },
  l: () => horse.leap(),
  ' ': () => {
    horse.paused = !horse.paused;
  },
};

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-key]')) {
  button.addEventListener('click', () => acts[button.dataset.key ?? '']?.());
}

// An arrow key that nobody else wants takes the reins, while the horse is in sight. From then on the element hears the keys itself.
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && document.activeElement === horse) horse.blur();
  const free = document.activeElement === document.body || document.activeElement === null;
  const plain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey);
  if (!free || !plain || !event.key.startsWith('Arrow') || !inSight(horse)) return;
  event.preventDefault();
  horse.focus({ preventScroll: true });
  acts[event.key]();
});

function inSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2 > 0 && (top + bottom) / 2 < innerHeight;
}

speed.addEventListener('input', () => {
  horse.speed = speed.valueAsNumber;
});
horse.addEventListener('speedchange', ({ detail }) => {
  speed.valueAsNumber = detail.to;
  speedText.value = `${detail.to.toFixed(1)} m/s`;
});
for (const name of ['play', 'pause'] as const) {
  horse.addEventListener(name, () => {
    const label = pause.lastChild;
    if (label) label.textContent = horse.paused ? ' Go on' : ' Stop';
  });
}

// Paper is as wide as a desk, whatever the screen is.
const plates = [...document.querySelectorAll<QuadrupedGaitElement>('.plates quadruped-gait')];
const setColumns = (columns: number) => () => {
  for (const plate of plates) plate.columns = columns;
};
addEventListener('beforeprint', setColumns(4));
addEventListener('afterprint', setColumns(0));

/** A plate is the same tag with one attribute more: without it, it runs. */
for (const article of document.querySelectorAll('.plates article')) {
  const plate = article.querySelector('quadruped-gait');
  const name = article.querySelector('h3')?.textContent ?? '';
  if (!plate) continue;
  const { strip } = plate;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'run';
  const write = (): void => {
    button.textContent = plate.strip > 0 ? 'Let it run' : 'Back to the plate';
    button.setAttribute('aria-label', `${button.textContent}: ${name}`);
  };
  button.addEventListener('click', () => {
    plate.strip = plate.strip > 0 ? 0 : strip;
    write();
  });
  write();
  article.querySelector('.words')?.append(button);
}
