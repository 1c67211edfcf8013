/** Types alone, for React 19: `import type {} from 'quadruped-gait/react'` once, and JSX knows the tag, its properties and its events. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { QuadrupedGaitElement } from './quadruped-gait.ts';
import type { QuadrupedGaitProps } from './tag.ts';

type AnyTag = DetailedHTMLProps<HTMLAttributes<QuadrupedGaitElement>, QuadrupedGaitElement>;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'quadruped-gait': QuadrupedGaitProps & Omit<AnyTag, keyof QuadrupedGaitProps>;
    }
  }
}
