/**
 * Two gaits in step: each horse gets the playback rate that makes its stride as long as the other's, and both are set to one phase. Both
 * then stay together by themselves, since one loop moves them; every frame this is looked after.
 */
import { type QuadrupedGaitElement, species } from '../components/bundle.ts';
import { airShare, drawBars } from './compare/bars.ts';
import { find } from './site/find.ts';

const KINDS = ['a', 'b'] as const;
type Kind = (typeof KINDS)[number];

/** Share of a stride that nobody sees. */
const APART = 0.004;

interface Side {
  readonly kind: Kind;
  readonly horse: QuadrupedGaitElement;
  readonly gait: HTMLSelectElement;
  readonly speed: HTMLInputElement;
  readonly speedText: HTMLOutputElement;
}

const sides: readonly Side[] = KINDS.map((kind) => ({
  kind,
  horse: find(`[data-horse="${kind}"]`, HTMLElement) as QuadrupedGaitElement,
  gait: find(`[data-gait="${kind}"]`, HTMLSelectElement),
  speed: find(`[data-speed="${kind}"]`, HTMLInputElement),
  speedText: find(`[data-speed-text="${kind}"]`, HTMLOutputElement),
}));
const [first, second] = sides;
const play = find('#play', HTMLButtonElement);
const scrubber = find('#phase', HTMLInputElement);
const phaseText = find('#phase-text', HTMLOutputElement);
const period = find('#period', HTMLInputElement);
const periodText = find('#period-text', HTMLOutputElement);

let moveLine: (phase: number) => void = () => {};

/** A whole number of strides from the start of its time, and so much of one. */
function setPhase({ horse }: Side, phase: number): void {
  const stride = 1 / horse.strideFrequency;
  const strides = Math.floor(horse.currentTime / stride + 1e-6);
  // A settled horse begins at phase 0 and keeps its stride, so time and phase are one.
  horse.seek((strides + phase) * stride);
}

function setRates(): void {
  const seconds = period.valueAsNumber;
  periodText.value = `${seconds.toFixed(1)} s`;
  for (const { horse } of sides) horse.playbackRate = 1 / (horse.strideFrequency * seconds);
}

/** Both in what is chosen, steady at once, at the phase they had. */
async function obey(): Promise<void> {
  for (const { horse, gait, speed, speedText } of sides) {
    const [least, most] = species.horse.gaits[gait.value].range;
    Object.assign(speed, { min: String(least), max: String(most) });
    Object.assign(horse, { gait: gait.value, speed: speed.valueAsNumber });
    speedText.value = `${speed.valueAsNumber.toFixed(1)} m/s`;
  }
  await Promise.all(sides.map(({ horse }) => horse.updateComplete));
  // Both in one go: a frame between them would part them.
  const { phase } = first.horse;
  for (const side of sides) {
    side.horse.reset();
    setPhase(side, phase);
  }
  setRates();
  writeTable();
  draw();
}

const MEASURES: readonly (readonly [string, (horse: QuadrupedGaitElement) => string])[] = [
  ['Speed', (horse) => `${horse.animal.speed.toFixed(1)} m/s`],
  ['Stride', (horse) => `${horse.strideLength.toFixed(2)} m`],
  ['Strides a second', (horse) => horse.strideFrequency.toFixed(2)],
  ['Each foot stands', (horse) => `${(100 * horse.dutyFactor).toFixed(0)} % of the stride`],
  ['In the air', (horse) => `${(100 * airShare(horse.contacts)).toFixed(0)} % of the stride`],
  ['Froude number', (horse) => horse.froude.toFixed(2)],
];

function writeTable(): void {
  for (const { kind, horse } of sides) {
    const { gait } = horse;
    for (const place of document.querySelectorAll(`[data-name="${kind}"]`))
      place.textContent = gait[0].toUpperCase() + gait.slice(1);
  }
  const rows = MEASURES.map(([name, measure]) => {
    const row = document.createElement('tr');
    const head = document.createElement('th');
    head.scope = 'row';
    head.textContent = name;
    row.append(head);
    for (const { horse } of sides) row.insertCell().textContent = measure(horse);
    return row;
  });
  find('#table tbody', HTMLTableSectionElement).replaceChildren(...rows);
}

/** The line and the slider go along. */
function follow(): void {
  const { phase } = first.horse;
  moveLine(phase);
  phaseText.value = `${Math.round(100 * phase)} %`;
  if (document.activeElement !== scrubber || !first.horse.paused) scrubber.value = String(100 * phase);
}

const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** While they run; a page that stands asks for nothing. */
function run(): void {
  keepTogether();
  follow();
  if (!first.horse.paused && !lessMotion.matches) requestAnimationFrame(run);
}

/** Between frames: in one, the first has moved before the second. */
function keepTogether(): void {
  const apart = Math.abs(first.horse.phase - second.horse.phase);
  if (Math.min(apart, 1 - apart) > APART) setPhase(second, first.horse.phase);
}

function setPaused(paused: boolean): void {
  for (const { horse } of sides) horse.paused = paused;
  play.textContent = paused ? 'Go on' : 'Stop';
}

function draw(): void {
  moveLine = drawBars(find('#bars', HTMLElement), { a: first.horse.contacts, b: second.horse.contacts });
  follow();
}

for (const { horse, gait, speed } of sides) {
  for (const name of horse.availableGaits) gait.append(new Option(name[0].toUpperCase() + name.slice(1), name));
  gait.value = horse.gait;
  const [least, most] = species.horse.gaits[horse.gait].range;
  Object.assign(speed, { min: String(least), max: String(most), value: String(horse.speed) });
  gait.addEventListener('change', obey);
  speed.addEventListener('input', obey);
}
play.addEventListener('click', () => setPaused(!first.horse.paused));
period.addEventListener('input', setRates);
scrubber.addEventListener('input', () => {
  setPaused(true);
  for (const side of sides) setPhase(side, Math.min(0.9999, scrubber.valueAsNumber / 100));
  follow();
});
first.horse.addEventListener('play', run);
addEventListener('resize', draw);

await obey();
run();
