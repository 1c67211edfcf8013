/**
 * A canvas does not know the page's CSS: an invisible element wears the picture's colours as its own (see styles.ts), and they are read
 * off it as literals, whatever they were written as. A change of any of them, a dark page, another style sheet or another name of a coat, shows as
 * its transition.
 */
import type { Theme } from '../renderers/theme.ts';

export function readProbe(probe: Element): Theme {
  const style = getComputedStyle(probe);
  // A coat may have a name that is no colour: those who fill with colours take the page's.
  const pelt = style.getPropertyValue('--gait-coat').trim();
  const unknown = pelt && /, 0\)$/.test(style.backgroundColor);
  return {
    ink: style.caretColor,
    near: style.fill,
    far: style.stroke,
    coat: unknown ? style.getPropertyValue('--gait-paper').trim() || 'Canvas' : style.backgroundColor,
    ...(pelt && { pelt }),
    ground: style.borderTopColor,
    grid: style.borderRightColor,
    stance: style.borderBottomColor,
    swing: style.borderLeftColor,
    accent: style.outlineColor,
    font: style.fontFamily,
  };
}
