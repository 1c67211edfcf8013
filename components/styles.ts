/** How it looks, in the reader's own colours and letters. The probe wears the picture's colours (see theme-probe.ts). */
import { css } from './css.ts';

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
  .surface,
  svg {
    display: block;
  }
  .live .still {
    display: none;
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
    visibility: hidden;
    caret-color: var(--gait-ink, currentColor);
    text-decoration-color: var(--gait-near, var(--gait-ink, currentColor));
    column-rule-color: var(--gait-far, var(--gait-ink, currentColor));
    background-color: var(--gait-coat, var(--gait-paper, Canvas));
    border: 0 solid;
    border-color: var(--gait-ground, currentColor) var(--gait-grid, var(--faint)) var(--gait-stance, currentColor)
      var(--gait-swing, var(--faint));
    outline-color: var(--accent);
    font-family: var(--gait-font, Georgia, 'Times New Roman', serif);
    transition: 1ms;
    transition-behavior: allow-discrete;
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
    min-height: 3rem;
  }

  :host(:fullscreen) {
    padding: 1rem;
    background: var(--gait-paper, Canvas);
    color: CanvasText;
  }

  @media print {
    .surface {
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
