/** What is laid under and over the living picture: what the animal did, remembered, and this moment. Loaded when it is first needed. */
import { lineWidthFor } from '../renderers/figure.ts';
import type { Flesh } from '../renderers/flesh.ts';
import type { Box } from '../renderers/ground.ts';
import { type Moment, overlaySet } from '../renderers/overlay/moment.ts';
import type { OverlaySet, Units } from '../renderers/overlay/names.ts';
import { createOverlay, drawOver, drawUnder, presume, remember } from '../renderers/overlay/overlay.ts';
import type { Scene } from '../renderers/renderer.ts';
import { printTheme, type Theme } from '../renderers/theme.ts';
import type { View } from '../renderers/view.ts';
import type { AnimalEvent } from '../src/surface.ts';
import { LEGS } from '../src/units.ts';
import { PAGE, type Shown } from './shown.ts';

export class Overlays {
  readonly #shown: Shown;
  readonly #overlay: ReturnType<typeof createOverlay>;
  readonly #standing = new Float64Array(4);

  /** Begun with the stride that goes on. */
  constructor(shown: Shown, flesh: Flesh, view: View) {
    this.#shown = shown;
    this.#overlay = createOverlay(flesh);
    const { animal } = shown;
    if (!animal.inTransition) {
      const legs = animal.contacts.map(({ leg, duty }) => ({ phase: animal.legs[leg].phase, duty }));
      presume(this.#overlay.history, animal.time, animal.strideTime, legs);
    }
    this.note([], view);
  }

  /** Whether it remembers the animal that is shown. */
  get fresh(): boolean {
    return this.#overlay.labels.rig === this.#shown.animal.rig;
  }

  note(events: readonly AnimalEvent[], view: View): void {
    remember(this.#overlay.history, this.#moment(view, printTheme, { x: 0, y: 0, ...PAGE }), events);
  }

  scene(view: View, theme: Theme, box: Box, lineWidth?: number): Pick<Scene, 'under' | 'over'> {
    const names: OverlaySet = overlaySet(this.#shown.overlay.split(' '));
    const moment = this.#moment(view, theme, box, lineWidth);
    return {
      under: (pen) => drawUnder(pen, names, this.#overlay, moment),
      over: (pen) => drawOver(pen, names, this.#overlay, moment),
    };
  }

  #moment(view: View, theme: Theme, box: Box, lineWidth?: number): Moment {
    const { animal, units } = this.#shown;
    for (const [i, leg] of LEGS.entries()) this.#standing[i] = animal.legs[leg].contact === 'flight' ? 0 : 1;
    const { pose, time, gait, targetGait, speed, heading } = animal;
    const { strideLength, strideFrequency, dutyFactor, froude } = animal;
    return {
      ...{ pose, view, theme, box, time, gait, targetGait, speed, heading },
      ...{ strideLength, strideFrequency, dutyFactor, froude },
      lineWidth: lineWidth ?? lineWidthFor(animal.rig, view),
      standing: this.#standing,
      units: units as Units,
      ground: (x, z) => animal.groundHeight(x, z),
    };
  }
}
