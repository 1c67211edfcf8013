/** How it looks, in the reader's own colours and letters. The probe wears the picture's colours (see theme-probe.ts). */
import { css } from 'lit';

export const styles = css`
  :host {
    --faint: color-mix(in srgb, currentColor 22%, transparent);
    --accent: var(--gait-accent, #b5452c);
    display: block;
    position: relative;
    touch-action: pan-y;
  }
  :host([hidden]) {
    display: none;
  }
  .frame {
    display: flex;
    flex-direction: column;
    height: 100%;
    margin: 0;
  }
  .stage {
    position: relative;
    flex: 1 1 auto;
    min-height: 0;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    touch-action: pan-y;
  }
  .stage.plate {
    aspect-ratio: auto;
    overflow: visible;
  }
  .stage:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  .surface,
  .still {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .surface {
    display: block;
  }
  .live .still {
    display: none;
  }
  svg {
    display: block;
  }
  .still svg,
  .surface svg {
    width: 100%;
    height: 100%;
  }
  [part='strip'] svg,
  [part='diagram'] svg {
    width: 100%;
    height: auto;
  }
  .probe {
    position: absolute;
    width: 0;
    height: 0;
    overflow: hidden;
    visibility: hidden;
    caret-color: var(--gait-ink, currentColor);
    text-decoration-color: var(--gait-near, var(--gait-ink, currentColor));
    column-rule-color: var(--gait-far, var(--gait-ink, currentColor));
    background-color: var(--gait-coat, Canvas);
    border: 0 solid;
    border-color: var(--gait-ground, currentColor) var(--gait-grid, var(--faint)) var(--gait-stance, currentColor)
      var(--gait-swing, var(--faint));
    outline-color: var(--accent);
    font-family: var(--gait-font, Georgia, 'Times New Roman', serif);
    transition: 1ms;
    transition-property: color, background-color, border-color, outline-color, caret-color, text-decoration-color,
      column-rule-color;
  }
  .unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  [part='diagram'] {
    max-width: 34rem;
    margin-inline: auto;
    width: 100%;
  }
  ::slotted([slot='caption']) {
    display: block;
    margin-block: 0.4em;
  }
  .fallback {
    display: none;
  }

  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.35rem 0.5rem;
    padding: 0.5rem 0;
    font: 0.875rem / 1.3 system-ui, sans-serif;
    font-variant-numeric: tabular-nums;
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
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  button:hover:enabled,
  summary:hover,
  select:hover {
    border-color: currentColor;
  }
  button:disabled,
  input:disabled {
    opacity: 0.4;
    cursor: default;
  }
  [aria-pressed='true'],
  [open] > summary {
    background: var(--faint);
  }
  :is(button, select, summary, input):focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  input[type='range'] {
    min-width: 4rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--accent);
    touch-action: pan-y;
  }
  .scrubber {
    flex: 1 1 6rem;
  }
  .field {
    display: flex;
    align-items: center;
    gap: 0.4rem;
  }
  .wide {
    flex: 1 1 13rem;
    min-width: min(13rem, 100%);
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
  .more {
    display: contents;
  }
  .more::details-content {
    flex-basis: 100%;
  }
  .panel,
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 0.9rem;
  }
  .row {
    gap: 0.35rem;
  }
  .panel {
    flex-basis: 100%;
    padding-top: 0.15rem;
  }

  :host(:fullscreen) {
    padding: 1rem;
    background: var(--gait-coat, Canvas);
    color: CanvasText;
  }

  @media print {
    .surface,
    .controls {
      display: none;
    }
    .live .still {
      display: block;
    }
    .frame {
      break-inside: avoid;
    }
  }
`;
