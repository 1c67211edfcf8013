/** The single file for a script tag, dist/quadruped-gait.min.js: the element, engine with its species, Canvas2D and the diagrams as SVG. */

export { Canvas2DRenderer, readLineWidth, readTheme } from '../renderers/canvas2d.ts';
export { windAt } from '../renderers/figure.ts';
export { FIGURES, type FigureName, type Renderer, type Scene } from '../renderers/renderer.ts';
export type { Theme } from '../renderers/theme.ts';
export { makeView, VIEWS, type View, type ViewName } from '../renderers/view.ts';
export { makeFootfalls } from '../src/diagram/footfall.ts';
export type { Animal, Strip } from '../src/surface.ts';
export { LEGS } from '../src/units.ts';
export * from './define.ts';
export { createAnimal, loadReins, makeStrip, species } from './engine.ts';
