/**
 * Colours of a picture, as strings the pen's surface understands. `cssTheme` leaves them to the page by custom properties;
 * `printTheme` is literal, for files and for programs that do not know `var()`.
 */

export interface Theme {
  /** Letters, numbers, frames. */
  readonly ink: string;
  /** Lines of the near side and the body, and of the legs on the far side. */
  readonly near: string;
  readonly far: string;
  /** What the animal is filled with, so that it hides what is behind it. */
  readonly coat: string;
  /** The coat of a body that has one, by name or colour: the species' own unless given. */
  readonly pelt?: string;
  readonly ground: string;
  readonly grid: string;
  /** A foot that stands, a foot that swings. */
  readonly stance: string;
  readonly swing: string;
  readonly accent: string;
  /** Behind everything; left out when the page shows through. */
  readonly paper?: string;
  readonly font: string;
}

export const printTheme: Theme = {
  ink: '#1c1a17',
  near: '#1c1a17',
  far: '#1c1a17',
  coat: '#ffffff',
  ground: '#1c1a17',
  grid: '#c9c5bc',
  stance: '#1c1a17',
  swing: '#c9c5bc',
  accent: '#a3341f',
  paper: '#ffffff',
  font: 'Georgia, "Times New Roman", serif',
};

export const cssTheme: Theme = {
  ink: 'var(--gait-ink, currentColor)',
  near: 'var(--gait-near, var(--gait-ink, currentColor))',
  far: 'var(--gait-far, var(--gait-ink, currentColor))',
  coat: 'var(--gait-coat, var(--gait-paper, Canvas))',
  ground: 'var(--gait-ground, currentColor)',
  grid: 'var(--gait-grid, color-mix(in srgb, currentColor 22%, Canvas))',
  stance: 'var(--gait-stance, currentColor)',
  swing: 'var(--gait-swing, color-mix(in srgb, currentColor 22%, Canvas))',
  accent: 'var(--gait-accent, #b5452c)',
  font: 'var(--gait-font, Georgia, "Times New Roman", serif)',
};

/** For a figure that is to be noticed: its lines and its number in the accent colour. */
export function accented(theme: Theme): Theme {
  return { ...theme, near: theme.accent, far: theme.accent, ink: theme.accent };
}
