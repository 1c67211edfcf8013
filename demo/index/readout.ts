/** What the animal says of itself, in figures. */
import type { Animal } from '../../components/bundle.ts';

/** Times a second: faster than this nobody reads. */
const RATE = 8;

const texts: Readonly<Record<string, (animal: Animal) => string>> = {
  gait: (animal) => animal.gait,
  speed: (animal) => animal.speed.toFixed(1),
  strideLength: (animal) => animal.strideLength.toFixed(2),
  strideFrequency: (animal) => animal.strideFrequency.toFixed(2),
  dutyFactor: (animal) => animal.dutyFactor.toFixed(2),
  froude: (animal) => animal.froude.toFixed(2),
};

/** Returns a function to call at every frame: it writes when it is time, and only what changed. */
export function createReadout(list: HTMLElement, animal: Animal): (now?: boolean) => void {
  const places = [...list.querySelectorAll<HTMLElement>('[data-value]')];
  let last = Number.NEGATIVE_INFINITY;
  return (now = false) => {
    const time = performance.now();
    if (!now && time - last < 1000 / RATE) return;
    last = time;
    for (const place of places) {
      const text = texts[place.dataset.value ?? '']?.(animal) ?? '';
      if (place.textContent !== text) place.textContent = text;
    }
  };
}
