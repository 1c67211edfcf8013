/** The story: cues are played one after the other, the line is shown, the hooves are heard. */
import type { QuadrupedGaitElement } from '../components/bundle.ts';
import '../components/bundle.ts';
import { find } from './site/find.ts';
import { type Cue, cueCode, play, readCue } from './story/cues.ts';
import { Hoofs } from './story/hoofs.ts';

const horse = find('#player', HTMLElement) as QuadrupedGaitElement;
const line = find('#line', HTMLElement);
const tell = find('#tell', HTMLButtonElement);
const sound = find('#sound', HTMLButtonElement);
const volume = find('#volume', HTMLInputElement);
const cues = [...document.querySelectorAll<HTMLElement>('#cues li')].map(readCue);
const hoofs = new Hoofs(horse);

let stop: (() => void) | undefined;
let at = -1;

function begin(index: number): void {
  stop?.();
  stop = undefined;
  at = index < cues.length ? index : -1;
  mark();
  const cue = cues[at];
  if (!cue) return;
  horse.play();
  line.textContent = cue.words;
  // What a cue waits for may be so already: then there is nothing to hear.
  stop = isSo(cue) ? later(() => begin(index + 1)) : play(cue, horse, () => begin(index + 1));
}

function isSo({ set, act, until }: Cue): boolean {
  if (act !== '' || !('event' in until) || until.event !== 'gaitchange' || horse.currentGait !== until.to) return false;
  for (const [name, value] of Object.entries(set)) horse.setAttribute(name, value);
  return true;
}

function later(next: () => void): () => void {
  const timer = setTimeout(next, 2000);
  return () => clearTimeout(timer);
}

function mark(): void {
  for (const [i, { item }] of cues.entries()) {
    const button = item.querySelector('button');
    if (i === at) button?.setAttribute('aria-current', 'step');
    else button?.removeAttribute('aria-current');
  }
  tell.textContent = at < 0 ? 'Tell the story' : horse.paused ? 'Go on' : 'Stop here';
}

for (const [i, cue] of cues.entries()) {
  const button = document.createElement('button');
  button.type = 'button';
  const words = document.createElement('span');
  words.textContent = cue.words;
  const code = document.createElement('code');
  code.textContent = cueCode(cue);
  button.append(words, code);
  button.addEventListener('click', () => begin(i));
  cue.item.replaceChildren(button);
}

tell.addEventListener('click', async () => {
  if (at < 0) {
    await listen(true);
    begin(0);
  } else horse.paused = !horse.paused;
  mark();
});
for (const name of ['play', 'pause'] as const) horse.addEventListener(name, mark);

async function listen(on: boolean): Promise<void> {
  sound.setAttribute('aria-pressed', String(on));
  await (on ? hoofs.wake() : hoofs.mute());
}
sound.addEventListener('click', () => listen(hoofs.muted));
volume.addEventListener('input', () => {
  hoofs.volume = volume.valueAsNumber;
});

const lamps = new Map(
  [...document.querySelectorAll<HTMLElement>('[data-foot]')].map((lamp) => [lamp.dataset.foot, lamp]),
);
horse.addEventListener('footfall', ({ detail }) => lamps.get(detail.leg)?.classList.add('down'));
horse.addEventListener('liftoff', ({ detail }) => lamps.get(detail.leg)?.classList.remove('down'));
for (const leg of ['LF', 'RF', 'LH', 'RH'] as const)
  lamps.get(leg)?.classList.toggle('down', horse.animal.legs[leg].contact !== 'flight');
