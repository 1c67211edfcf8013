/** The bar under the picture as text: real buttons, sliders and lists, each with its name, by which it is known when it is used. */
import { attribute, escapeText } from '../renderers/svg-words.ts';
import { capital } from '../renderers/text.ts';
import { clamp } from '../src/math/ease.ts';
import { speedRange } from './actor.ts';
import { type IconName, icon } from './icons.ts';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';
import { speedWords } from './words.ts';

/** Of the scrubber: steps a stride. */
export const FINE = 200;

/** A plate has no clock. `panel` is what stands behind the last button. */
export function barText(host: QuadrupedGaitElement, still: boolean, panel: string): string {
  const stopped = host.paused || still;
  const [least, most] = speedRange(host.species, host.gait);
  const spoken = speedWords(clamp(host.speed, least, most), host.units);
  const pressed = ` aria-pressed="${host.playbackRate < 1}" title="Slow motion"`;
  const speed = ` part="speed" aria-valuetext="${spoken}"`;
  return /* html */ `
    <div part="controls" class="controls" role="group" aria-label="Controls">
      ${sign('play', stopped ? 'Play' : 'Pause', stopped ? 'play' : 'pause', host.strip > 0, ' part="play"')}
      ${sign('back', 'Step back', 'back', still)}
      ${sign('on', 'Step on', 'forward', still)}
      <input name="phase" part="scrubber" type="range" max="${FINE}" aria-label="Phase of the stride"${off(still)} aria-valuetext="${Math.round(100 * host.phase)} per cent of the stride">
      ${button('slow', 'Slow', still, pressed)}
      ${slider('speed', least, most, most < 1 ? 0.01 : 0.1, host.speed, spoken, speed)}
      ${list(host, 'gait', ['auto', 'stand', ...host.availableGaits], ' part="gait"')}
      <details name="more">
        <summary aria-label="More controls" title="More controls">${icon('more')}</summary>
        <div class="panel">${panel}</div>
      </details>
      <slot name="controls"></slot>
    </div>`;
}

/** What the host has, of those that it may have. */
export function list(
  host: QuadrupedGaitElement,
  name: 'gait' | 'lead' | 'figure' | 'view' | 'species',
  words: readonly string[],
  more = '',
): string {
  return field(capital(name), select(name, words, words.map(capital), host[name], more));
}

const off = (disabled: boolean): string => (disabled ? ' disabled' : '');

export function button(name: string, inside: string, disabled = false, more = ''): string {
  return `<button type="button" name="${name}"${off(disabled)}${more}>${inside}</button>`;
}

function sign(name: string, words: string, shape: IconName, disabled: boolean, more = ''): string {
  return button(name, icon(shape), disabled, ` aria-label="${words}" title="${words}"${more}`);
}

export function field(name: string, inside: string, more = ''): string {
  return `<label class="field${more}"><span>${name}</span>${inside}</label>`;
}

export function slider(
  name: string,
  least: number,
  most: number,
  step: number,
  value: number,
  words: string,
  more: string,
): string {
  return field(
    capital(name),
    `<input name="${name}"${more} type="range" min="${least}" max="${most}" step="${step}" data-value="${value}"><output>${words}</output>`,
    ' wide',
  );
}

export function select(
  name: string,
  values: readonly string[],
  words: readonly string[],
  chosen: string,
  more = '',
): string {
  const options = values.map(
    (value, i) =>
      `<option${attribute('value', value)}${value === chosen ? ' selected' : ''}>${escapeText(words[i])}</option>`,
  );
  return `<select name="${name}"${more}${attribute('data-value', chosen)}>${options.join('')}</select>`;
}
