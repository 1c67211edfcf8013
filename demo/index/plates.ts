/** The six plates: each article of the page gets its strip and its footfall diagram, drawn here and now. */
import { type FigureName, makeStrip, type Strip } from '../../components/bundle.ts';
import { footfallsSVG } from '../../renderers/footfall.ts';
import { stripSVG } from '../../renderers/strip.ts';

const narrow = matchMedia('screen and (max-width: 40rem)');

export async function drawPlates(articles: readonly HTMLElement[]): Promise<void> {
  for (const article of articles) {
    const { gait, speed } = article.dataset;
    const strip = makeStrip('horse', { gait: gait ?? 'auto', speed: Number(speed), frames: 12 });
    showSvg(addFigure(article, 'footfalls'), footfallsSVG(strip.footfalls, { width: 416 }));
    const plate = addFigure(article, 'strip');
    drawStrip(plate, strip);
    narrow.addEventListener('change', () => drawStrip(plate, strip));
    // One plate a task: the horse above does not wait for all six.
    await new Promise((done) => setTimeout(done));
  }
}

/** Fewer phases in a row on a phone, so that the letters stay large enough. */
export function drawStrip(place: HTMLElement, strip: Strip, figure: FigureName = 'outline'): void {
  const [columns, frameWidth] = narrow.matches ? [2, 180] : [4, 300];
  showSvg(place, stripSVG(strip, { columns, frameWidth, figure }));
}

function showSvg(place: HTMLElement, svg: string): void {
  const picture = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  place.replaceChildren(document.importNode(picture, true));
}

function addFigure(article: HTMLElement, name: string): HTMLElement {
  const figure = document.createElement('figure');
  figure.className = name;
  article.append(figure);
  return figure;
}
