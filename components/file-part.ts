/** What is shown, as a file or on paper: a part for itself, since it needs others. */
import { Part } from './part.ts';

export const files = /* @__PURE__ */ new Part(() => import('./files.ts'));
