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
  :host([hidden]),
  .fallback,
  .live .still {
    display: none;
  }
  .frame {
    display: flex;
    flex-direction: column;
    height: 100%;
    margin: 0;
  }
  /* What a page does to its words: pictures are drawn from left to right, and their words measured as they are. */
  .stage,
  [part='diagram'],
  output {
    direction: ltr;
    letter-spacing: 0;
    text-transform: none;
  }
  :focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  .stage {
    position: relative;
    flex: 1 1 auto;
    min-height: 0;
    aspect-ratio: 16 / 9;
    outline-offset: -2px;
    overflow: hidden;
    touch-action: pan-y;
  }
  .plate {
    aspect-ratio: auto;
    overflow: auto;
  }
  /* As wide as an image would be where the page asks for no width, and as narrow as it may. */
  .ground {
    display: grid;
    grid: none / minmax(0, 300px);
  }
  .surface,
  .still {
    position: absolute;
    inset: 0;
  }
  /* As high as what they are in, where that has a height. */
  .surface,
  .stage svg,
  [part='diagram'] svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  .probe {
    position: absolute;
    visibility: hidden;
    caret-color: var(--gait-ink, currentColor);
    fill: var(--gait-near, var(--gait-ink, currentColor));
    stroke: var(--gait-far, var(--gait-ink, currentColor));
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
    opacity: 0;
    white-space: nowrap;
  }
  [part='diagram'] {
    max-width: 34rem;
    margin: 0 auto;
    width: 100%;
  }
  ::slotted([slot='caption']) {
    display: block;
    margin: 0.4em 0;
  }
  :host(:fullscreen) {
    padding: 1rem;
    background: var(--gait-paper, Canvas);
    color: CanvasText;
  }

  /* These two the browser does not force. */
  @media (forced-colors) {
    .probe {
      fill: CanvasText;
      stroke: CanvasText;
    }
  }

  @media print {
    .surface,
    .bar {
      display: none;
    }
    .live .still {
      display: block;
    }
    .plate {
      overflow: visible;
    }
    /* Ink on paper, whatever the page is on the screen, and printed with its background or without. */
    .frame {
      break-inside: avoid;
      color-scheme: light;
      background: Canvas;
      color: CanvasText;
    }
  }
`;
