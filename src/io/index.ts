/** The entry `quadruped-gait/io`: animals and their motions as files, for other programs and from other people. */
export { formatBVH } from './bvh.ts';
export { formatGLB, type GLBOptions, type Skin } from './gltf.ts';
export { formatSpecies, parseSpecies } from './json.ts';
export type { Pictures, TakeOptions } from './take.ts';
