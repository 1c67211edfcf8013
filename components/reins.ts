/** What it takes to change a motion: a page whose animals only go steadily does without. */
import { Part } from './part.ts';

export const reins = /* @__PURE__ */ new Part(() => import('../src/reins.ts'));
