/** The entry of the package: registers <quadruped-gait>. The only file with a side effect. */
import { QuadrupedGaitElement } from './quadruped-gait.ts';

export type * from './events.ts';
export { type BlobOptions, QuadrupedGaitElement, type SheetOptions } from './quadruped-gait.ts';
export type * from './tag.ts';

QuadrupedGaitElement.define();
