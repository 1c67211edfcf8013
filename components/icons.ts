/** The buttons' signs: 24 by 24, in the colour of the letters. */

const PATHS = {
  play: 'M7 4.5v15l12.5-7.5z',
  pause: 'M6 4.5h4v15H6zm8 0h4v15h-4z',
  back: 'M5 5h2.5v14H5zM19 5v14L9 12z',
  forward: 'M16.5 5H19v14h-2.5zM5 5l10 7-10 7z',
  more: 'M4 10h4v4H4zm6 0h4v4h-4zm6 0h4v4h-4z',
} as const;

export type IconName = keyof typeof PATHS;

export function icon(name: IconName): string {
  return `<svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" fill="currentColor"><path d="${PATHS[name]}"/></svg>`;
}
