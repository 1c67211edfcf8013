/** Types alone, for Vue 3: `import type {} from 'quadruped-gait/vue'` once, and templates know the tag, its properties and its events. */
import type { HTMLAttributes, PublicProps } from 'vue';
import type { QuadrupedGaitEventMap } from './events.ts';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';
import type { QuadrupedGaitProps } from './tag.ts';

/** Vue reads properties off `$props`, and events off `$emit`: one signature for each. */
type Emit = {
  [Name in keyof QuadrupedGaitEventMap]: (emit: (name: Name, event: QuadrupedGaitEventMap[Name]) => void) => void;
}[keyof QuadrupedGaitEventMap] extends (emit: infer All) => void
  ? All
  : never;

type Props = Omit<QuadrupedGaitProps, `on${keyof QuadrupedGaitEventMap}`>;

declare module 'vue' {
  interface GlobalComponents {
    'quadruped-gait': new () => QuadrupedGaitElement & {
      $props: Props & Omit<HTMLAttributes, keyof QuadrupedGaitProps> & PublicProps;
      $emit: Emit;
    };
  }
}
