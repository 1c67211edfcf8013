/** How the controls look: small, in the reader's own colours and letters. */
import { css } from './css.ts';

export const controlsStyles = css`
  .controls,
  .panel,
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.35rem;
  }
  .controls {
    box-sizing: border-box;
    column-gap: 0.5rem;
    min-height: 3rem;
    padding: 0.5rem 0;
    font: 0.875rem / 1.3 system-ui, sans-serif;
    font-variant: tabular-nums;
  }
  button,
  select,
  summary {
    box-sizing: border-box;
    min-width: 2rem;
    height: 2rem;
    margin: 0;
    padding: 0 0.5rem;
    border: 1px solid var(--faint);
    border-radius: 6px;
    background: transparent;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  select {
    max-width: 100%;
    background: Canvas;
    color: CanvasText;
  }
  button[aria-label],
  summary {
    display: inline-grid;
    place-items: center;
    width: 2rem;
    padding: 0;
  }
  summary {
    margin-inline-start: -2.5rem;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  :enabled:hover,
  summary:hover {
    border-color: currentColor;
  }
  :disabled {
    opacity: 0.4;
    cursor: default;
  }
  [aria-pressed='true'],
  [open] > summary {
    background: var(--faint);
  }
  input {
    min-width: 4rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--accent);
  }
  [part='scrubber'] {
    flex: 1 1 6rem;
  }
  .field {
    display: flex;
    align-items: center;
    gap: 0.4rem;
  }
  .wide {
    flex: 1 1 15rem;
    min-width: min(15rem, 100%);
  }
  /* Room for the button that shows more, which thus never stands in a row alone. */
  .field:has([part='gait']) {
    margin-inline-end: 2.5rem;
  }
  .wide input {
    flex: 1;
  }
  output {
    min-width: 4.6em;
    white-space: nowrap;
  }
  .panel .wide {
    flex-basis: 16rem;
  }
  .panel output {
    min-width: 2.8em;
  }
  details {
    display: contents;
  }
  details::details-content {
    flex-basis: 100%;
  }
  .panel {
    flex-basis: 100%;
    gap: 0.5rem 0.9rem;
    padding-top: 0.15rem;
  }
`;
