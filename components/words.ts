/** The element in words: label, description and the table of footfalls. */
import { capital, figures } from '../renderers/text.ts';
import type { ViewName } from '../renderers/view.ts';
import type { Animal } from '../src/animal.ts';
import { MPH } from '../src/units.ts';

const SEEN: Readonly<Record<ViewName, string>> = {
  side: 'from the side',
  front: 'from the front',
  rear: 'from behind',
  top: 'from above',
  'three-quarter': 'half from the front',
};

export function speedWords(speed: number, units: string): string {
  return units === 'imperial' ? `${figures(speed / MPH)} mph` : `${figures(speed)} m/s`;
}

/** Says what it is and stays so: what it does is in the description. */
export function labelWords(alt: string, species: string, view: ViewName): string {
  return alt || `${capital(species)} in motion, seen ${SEEN[view]}`;
}

export function describeWords({ gait, targetGait, inTransition, speed, lead }: Animal, units: string): string {
  if (gait === 'stand' && !inTransition) return 'Standing.';
  const change = inTransition && targetGait !== gait ? `, changing to ${targetGait}` : '';
  return `${capital(gait)}${lead ? `, ${lead} lead` : ''}${change}, ${speedWords(speed, units)}.`;
}

const LEG_WORDS = { LF: 'Left fore', RF: 'Right fore', LH: 'Left hind', RH: 'Right hind' } as const;

/** Leg, touch-down and time on the ground, per cent of the stride. */
export function footfallRows({ contacts }: Animal): (readonly [string, string, string])[] {
  const percent = (share: number): string => `${Math.round(100 * share)} %`;
  return contacts.map(({ leg, down, duty }) => [LEG_WORDS[leg], percent(down % 1), percent(duty)] as const);
}
