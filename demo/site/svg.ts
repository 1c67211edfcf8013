/** A drawing of ours, as text, into the page. */
export function showSVG(place: Element, svg: string): SVGSVGElement {
  const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const picture = document.importNode(documentElement, true) as unknown as SVGSVGElement;
  place.replaceChildren(picture);
  return picture;
}

/** Words for those who do not see it, instead of its own: those may say too much, and browsers show them under the pointer. */
export function nameSVG(picture: SVGSVGElement, name: string): void {
  for (const words of picture.querySelectorAll('title, desc')) words.remove();
  picture.setAttribute('aria-label', name);
}
