/** The demo: a running horse that obeys four controls, and the six plates below it. */
import { createAnimal, FIGURES, makeStrip, species } from '../components/bundle.ts';
import { drawPlates, drawStrip } from './index/plates.ts';
import { createReadout } from './index/readout.ts';
import { RunningHorse } from './index/running.ts';

function find<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the page has no ${kind.name} #${id}`);
  return element;
}

const speed = find('speed', HTMLInputElement);
const gait = find('gait', HTMLSelectElement);
const lead = find('lead', HTMLSelectElement);
const figure = find('figure', HTMLSelectElement);
const play = find('play', HTMLButtonElement);
const canvas = find('horse', HTMLCanvasElement);
const still = find('still', HTMLDivElement);
const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

const animal = createAnimal('horse');
const readout = createReadout(find('readout', HTMLElement), animal);
const horse = new RunningHorse(canvas, animal, readout);

function command() {
  return { speed: speed.valueAsNumber, gait: gait.value, lead: lead.value === 'left' ? 'left' : 'right' } as const;
}

function obey(): void {
  find('speed-text', HTMLOutputElement).value = `${speed.valueAsNumber.toFixed(1)} m/s`;
  horse.figure = FIGURES.find((name) => name === figure.value) ?? 'outline';
  animal.command(command());
  if (lessMotion.matches) showStill();
  else horse.draw();
}

/** The same stride as a still strip, for those who asked for less motion. */
function showStill(): void {
  animal.settle();
  readout(true);
  drawStrip(still, makeStrip('horse', { ...command(), frames: 8 }), horse.figure);
}

function setMotion(): void {
  const quiet = lessMotion.matches;
  canvas.hidden = quiet;
  play.hidden = quiet;
  still.hidden = !quiet;
  horse.running = !quiet;
  obey();
}

/** A gait that is asked for comes at a speed it has. */
function bringSpeedIntoRange(): void {
  const table = species.horse.gaits[gait.value];
  if (table) speed.valueAsNumber = Math.min(table.range[1], Math.max(table.range[0], speed.valueAsNumber));
}

speed.addEventListener('input', obey);
lead.addEventListener('change', obey);
figure.addEventListener('change', obey);
gait.addEventListener('change', () => {
  bringSpeedIntoRange();
  obey();
});
play.addEventListener('click', () => {
  horse.running = !horse.running;
  play.textContent = horse.running ? 'Pause' : 'Play';
});
lessMotion.addEventListener('change', setMotion);

animal.command(command());
animal.settle();
setMotion();
readout(true);
await drawPlates([...document.querySelectorAll<HTMLElement>('.plates article')]);
