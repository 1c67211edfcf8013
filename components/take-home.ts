/** What the controls offer to take home, made and saved, or printed. */
import type { BlobOptions } from './files.ts';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';
import { save } from './share.ts';

export const FILES: readonly (BlobOptions & { readonly name: string; readonly ending: string })[] = [
  { name: 'Picture (PNG)', ending: 'png', type: 'image/png', width: 1920 },
  { name: 'Drawing (SVG)', ending: 'svg', type: 'image/svg+xml' },
  { name: 'Film (GIF)', ending: 'gif', type: 'image/gif' },
  { name: 'Film (WebM)', ending: 'webm', type: 'video/webm' },
  { name: 'Model (glTF)', ending: 'glb', type: 'model/gltf-binary' },
  { name: 'Disc to spin', ending: 'svg', sheet: 'disc' },
  { name: 'Zoetrope band', ending: 'svg', sheet: 'band' },
  { name: 'Flip-book', ending: 'svg', sheet: 'flipbook' },
];

/** Fails with what is to be told. */
export async function takeHome(host: QuadrupedGaitElement, file: number): Promise<void> {
  const { name: _, ending, ...options } = FILES[file];
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
