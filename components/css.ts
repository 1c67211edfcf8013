/** A style sheet as Lit takes it, made when it is first worn. Lit's own tag brings along what joins sheets from pieces, and words for those who join them wrongly. */
import type { CSSResult } from '@lit/reactive-element';

export function css(text: TemplateStringsArray | string): CSSResult {
  const cssText = String(text);
  let sheet: CSSStyleSheet | undefined;
  const style = {
    cssText,
    get styleSheet() {
      if (!sheet) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(cssText);
      }
      return sheet;
    },
    toString: () => cssText,
  };
  // Its other fields are Lit's own.
  return style as unknown as CSSResult;
}
