/** Types alone, for Svelte 5: `import type {} from 'quadruped-gait/svelte'` once, and markup knows the tag, its properties and its events. */
import type { HTMLAttributes as AnyTag } from 'svelte/elements';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';
import type { QuadrupedGaitProps } from './tag.ts';

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'quadruped-gait': QuadrupedGaitProps & Omit<AnyTag<QuadrupedGaitElement>, keyof QuadrupedGaitProps>;
  }
}
