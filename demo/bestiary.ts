/** All animals at the same Froude number or at the same speed, living and on one plate. */
import type { QuadrupedGaitElement } from '../components/bundle.ts';
import '../components/bundle.ts';
import { find } from './site/find.ts';

const GRAVITY = 9.81;
/** The slider is a share, 0 to 100, of the way from a stroll to a race on a scale of ratios. */
const RANGES = { froude: [0.05, 20], speed: [0.4, 10] } as const;
const PHASES = 6;
/** From the middle of its trunk to the end of its tail, heights of its hips. */
const LONG = 3;

const choice = find('#by', HTMLSelectElement);
const slider = find('#measure', HTMLInputElement);
const text = find('#measure-text', HTMLOutputElement);
const name = find('#measure-name', HTMLElement);
const rows = find('#table tbody', HTMLElement);
const names = document.createElement('quadruped-gait').availableSpecies;

function make(species: string, place: string, attributes: Readonly<Record<string, unknown>>): QuadrupedGaitElement {
  const animal = document.createElement('quadruped-gait');
  Object.assign(animal, { species, gait: 'auto', seed: 0, alt: `A ${species}`, ...attributes });
  find(place, HTMLElement).append(animal);
  return animal;
}

const animals = names.map((species) => {
  const living = make(species, '#animals', { overlay: 'readout' });
  const caption = document.createElement('p');
  caption.slot = 'caption';
  caption.textContent = species;
  living.append(caption);
  const row = document.createElement('tr');
  row.innerHTML = `<th scope="row"></th>${'<td></td>'.repeat(6)}`;
  rows.append(row);
  return { species, living, plate: make(species, '#plate', { strip: PHASES, columns: PHASES }), cells: row.children };
});

/** By Froude number unless told. */
function measure(): { by: keyof typeof RANGES; value: number } {
  const by = choice.value === 'speed' ? 'speed' : 'froude';
  const [least, most] = RANGES[by];
  return { by, value: least * (most / least) ** (slider.valueAsNumber / 100) };
}

function obey(): void {
  const { by, value } = measure();
  name.textContent = by === 'speed' ? 'Speed' : 'Froude number';
  text.value = by === 'speed' ? `${value.toFixed(1)} m/s` : value.toFixed(2);
  for (const { living, plate } of animals) {
    const hips = living.animal.rig.hips[1];
    const speed = by === 'speed' ? value : Math.sqrt(value * GRAVITY * hips);
    for (const animal of [living, plate]) animal.speed = speed;
  }
}

/** What they do now: of the plate, which is there at once, not of the animal that may still be changing. */
function tell(): void {
  for (const { species, plate, cells } of animals) {
    const { currentGait, strideLength, strideFrequency, dutyFactor, froude } = plate;
    const figures = [plate.animal.speed, strideLength, strideFrequency, dutyFactor, froude].map((value) =>
      value.toFixed(2),
    );
    [species, currentGait, ...figures].forEach((word, i) => {
      cells[i].textContent = word;
    });
  }
}

async function follow(): Promise<void> {
  obey();
  await Promise.all(animals.map(({ plate }) => plate.updateComplete));
  tell();
}

await Promise.all(animals.flatMap(({ living, plate }) => [living.ready, plate.ready]));
// A low and long one has two rows, or it would be too small to see.
for (const { living, plate } of animals) {
  const { rest, hips } = living.animal.rig;
  if (Math.max(...rest.map(Math.abs)) > LONG * hips[1]) plate.columns = PHASES / 2;
}
slider.addEventListener('input', follow);
choice.addEventListener('change', follow);
await follow();
