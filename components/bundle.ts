/** The single file for a script tag, dist/quadruped-gait.min.js: the element, engine with its species, Canvas2D and the diagrams as SVG. */

export { Canvas2DRenderer, readLineWidth, readTheme } from '../renderers/canvas2d.ts';
export { windAt } from '../renderers/figure.ts';
export { FIGURES, type FigureName, type Renderer, type Scene } from '../renderers/renderer.ts';
export type { Theme } from '../renderers/theme.ts';
export { makeView, VIEWS, type View, type ViewName } from '../renderers/view.ts';
export { type Animal, LEGS, makeFootfalls, type Strip } from '../src/surface.ts';
export * from './define.ts';
export { createAnimal, makeStrip, species } from './engine.ts';
