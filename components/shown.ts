/** What of the element concerns its pictures, and the page they are drawn on. */
import type { Animal } from '../src/animal.ts';
import type { Wishes } from './actor.ts';

export interface Shown extends Wishes {
  readonly animal: Animal;
  readonly figure: string;
  readonly view: string;
  readonly rows: string;
  readonly camera: string;
  readonly overlay: string;
  readonly columns: number;
  readonly alt: string;
  readonly units: string;
}

/** Page units of a still picture. */
export const PAGE = { width: 960, height: 540 };
