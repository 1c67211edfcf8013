/** What draws all but an outline of the horse from straight across, and words: only the single file has to wait for it. */
import { Part } from './part.ts';

export const figures = /* @__PURE__ */ new Part(() => import('../renderers/others.ts'));

/** A part that draws such things, or moves what is drawn. */
export function drawing<Module>(load: () => Promise<Module>): Part<Module> {
  return new Part(async () => (await Promise.all([load(), figures.load()]))[0]);
}
