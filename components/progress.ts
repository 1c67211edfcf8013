/** The bar that is shown while a film is made. */
import { css } from './css.ts';
import type { Job } from './files.ts';

export const progressStyles = css`
  .progress {
    position: absolute;
    inset: auto 0 0;
    background: var(--gait-paper, Canvas);
    padding: 0.4rem 0.6rem;
    font: 0.875rem / 1.3 system-ui, sans-serif;
  }
  .progress,
  .progress label {
    display: flex;
    align-items: center;
    gap: 0.6rem;
  }
  .progress label {
    flex: 1;
    white-space: nowrap;
  }
  progress {
    flex: 1;
    min-width: 4rem;
    accent-color: var(--accent);
  }
  @media print {
    .progress {
      display: none;
    }
  }
`;

/** In that place; nothing where there is no job. */
export function showProgress(place: Element, job: Job | undefined): void {
  if (!job) place.replaceChildren();
  else if (!place.firstChild)
    place.innerHTML = `<div part="progress" class="progress"><label><span>Making the film</span> <progress max="1"></progress></label>
      <button type="button">Cancel</button></div>`;
  const [bar, button] = [place.querySelector('progress'), place.querySelector('button')];
  if (!job || !bar || !button) return;
  bar.value = job.share;
  button.onclick = job.cancel;
}
