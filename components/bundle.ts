/** The single file for a script tag, dist/quadruped-gait.min.js: the element and the book of species; the engine for scripts when they ask for it. Pens of your own are in the package. */

export { FIGURES, type FigureName } from '../renderers/renderer.ts';
export { VIEWS, type ViewName } from '../renderers/view.ts';
export type { Animal, Strip } from '../src/surface.ts';
export { LEGS } from '../src/units.ts';
export * from './define.ts';
export { species } from './engine.ts';
export { type Engine, loadEngine } from './load-engine.ts';
