/** The entry `quadruped-gait/webgpu`: the lit body in a canvas, or as pixels off the screen. Nothing happens until it is asked for. */

export { coatNames } from '../mesh/coat.ts';
export { growSkin } from '../mesh/grow-skin.ts';
export type { FigureName, HerdMember, Renderer, Scene } from '../renderer.ts';
export type { Theme } from '../theme.ts';
export { makeView, VIEWS, type View, type ViewName } from '../view.ts';
export { findAdapter, hasHardware } from './adapter.ts';
export { WebGPUError } from './device.ts';
export { paintPixels } from './off-screen.ts';
export type { Pixels, PixelsOptions } from './pixels.ts';
export { createWebGPURenderer, type WebGPUOptions, WebGPURenderer } from './renderer.ts';
