/** What the controls offer to take home, made and saved, or printed. */
import type { BlobOptions } from './files.ts';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';
import { save } from './share.ts';

/** In the order of their names in the list (controls-text.ts). */
const FILES: readonly (BlobOptions & { readonly ending: string })[] = [
  { ending: 'png', type: 'image/png', width: 1920 },
  { ending: 'svg', type: 'image/svg+xml' },
  { ending: 'gif', type: 'image/gif' },
  { ending: 'webm', type: 'video/webm' },
  { ending: 'svg', sheet: 'disc' },
  { ending: 'svg', sheet: 'band' },
  { ending: 'svg', sheet: 'flipbook' },
];

/** Fails with what is to be told. */
export async function takeHome(host: QuadrupedGaitElement, file: number): Promise<void> {
  const { ending, ...options } = FILES[file];
  try {
    const blob = await host.toBlob(options);
    const sheet = options.sheet ? `-${options.sheet}` : '';
    save(blob, `${host.species}-${host.currentGait}${sheet}.${ending}`);
  } catch (error) {
    throw error instanceof DOMException && error.name === 'AbortError' ? new Error('Cancelled') : error;
  }
}

export function printHome(host: QuadrupedGaitElement, file: number): Promise<void> {
  const { sheet } = FILES[file];
  return host.print(sheet ? { sheet } : {});
}
