/**
 * A sequence as pictures: a strip in rows and columns, or one panorama in which every figure stands where it was in the world. Figures under
 * a change of gait are in the accent colour (Huang 2013, Figure 6), with a mark where it begins and where it ends.
 */
import type { Sequence, SequenceFrame } from '../src/diagram/sequence.ts';
import { fleshOf } from './bodies.ts';
import { feetWords } from './caption.ts';
import { drawFence, isBefore, isNearby } from './fence.ts';
import { createFigure, drawFigure, lineWidthFor, windAt } from './figure.ts';
import type { Flesh } from './flesh.ts';
import { drawMetres, groundY } from './grid.ts';
import { type Box, isLevel } from './ground.ts';
import { liftOf, measure, measuringPen, type Shot } from './measure.ts';
import { drawPanorama, layoutPanorama } from './panorama.ts';
import { line, type Pen } from './pen.ts';
import type { StripOptions } from './plate.ts';
import type { FigureName } from './renderer.ts';
import { drawGround } from './scene.ts';
import { drawHill, drawScreen } from './screen.ts';
import { describeSequence, markWords, sequenceLine, sequenceTitle } from './sequence-words.ts';
import { createSvgPen } from './svg.ts';
import { capital } from './text.ts';
import { accented, cssTheme, printTheme, type Theme } from './theme.ts';
import { drawFootprints, drawPath } from './trail.ts';
import { makeView, type View, type ViewName } from './view.ts';

export interface SequenceOptions extends StripOptions {
  /** One picture in world space, as far as figures have room beside each other; else, and unless told, a strip. */
  readonly panorama?: boolean;
}

export interface SequenceSvgOptions extends SequenceOptions {
  /** Literal colours and widths, for programs that do not know `var()`. */
  readonly plain?: boolean;
}

/** Space round the animal, letters: shares of withers height. */
const MARGIN = 0.07;
const LETTERS = 0.085;
const BESIDE = 0.42;
/** Between cells, share of their width. */
const GAP = 0.02;

/**
 * Where the number stands: above the ground in shares of withers height; behind the middle, and the room that it takes to either side, in
 * shares of a cell's width; and how clear of the animal, in letters.
 */
const ABOVE_BACK = 1.12;
const BEHIND = 0.06;
const ROOM = 0.06;
const CLEAR = 0.4;

/** Where everything lies. */
export interface SequenceLayout {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly letter: number;
  /** From the top of the page to the words under all. */
  readonly caption: number;
  readonly columns: number;
  /** Of each view: the height of its cells, and from their top to the animal's place on the ground and to the words. */
  readonly cells: readonly { readonly height: number; readonly place: number; readonly words: number }[];
  readonly cellWidth: number;
  /** From the top of a side view's cell to the foot of the number above the back; nothing where it stands in the corner. */
  readonly numbers: readonly (number | undefined)[];
}

/** From the ends the camera goes along with the animal, to show how it leans; from elsewhere it stays, to show how it turns. */
export function cameraHeading(name: ViewName, frame: SequenceFrame, first: SequenceFrame): number {
  return name === 'front' || name === 'rear' ? frame.heading : first.heading;
}

function viewOf(frame: SequenceFrame, name: ViewName, first: SequenceFrame, scale: number, x: number, y: number): View {
  const { place, height } = frame;
  const heading = cameraHeading(name, frame, first);
  return makeView(name, { scale, target: [place[0], height, place[1]], x, y, heading });
}

export function layoutSequence(sequence: Sequence, options: SequenceOptions = {}): SequenceLayout {
  const { columns = Math.min(sequence.frames.length, 4), views = ['side'], frameWidth = 260 } = options;
  const { captions = true, figure = 'outline' } = options;
  const { rig, frames } = sequence;
  const body = createFigure(rig, fleshOf(sequence.species, sequence.flesh));
  const margin = MARGIN * rig.height;
  const extents = views.map((name) => {
    const shots = frames.map((frame) => ({
      pose: frame.pose,
      wind: windAt(frame.speed, rig.height),
      view: viewOf(frame, name, frames[0], 1, 0, 0),
    }));
    const extent = measure(body, shots, figure);
    // Room for the number beside the back.
    if (name === 'top') extent.top = Math.min(extent.top, -BESIDE * rig.height);
    return { shots, extent };
  });
  const half = margin + Math.max(...extents.map(({ extent }) => Math.max(-extent.left, extent.right)));
  const scale = frameWidth / (2 * half);
  const letter = LETTERS * rig.height * scale;
  const lines = captions ? (sequence.marks.length > 0 ? 4.7 : 3.4) : 1.2;
  // Muybridge wrote the number above the back; seen from an end, the head is there.
  const side = captions ? views.indexOf('side') : -1;
  const highest = 2 * GAP * frameWidth + 1.4 * letter;
  const backs = (extents[side]?.shots ?? []).map((shot, i) =>
    Math.abs(frames[i].heading - frames[0].heading) < 0.5
      ? CLEAR * letter -
        scale * topNear(body, shot, figure, (-BEHIND * frameWidth) / scale, (ROOM * frameWidth) / scale)
      : undefined,
  );
  const heights = backs.map(
    (back, i) => back && Math.max(back, (ABOVE_BACK * rig.height + liftOf(rig, frames[i])) * scale),
  );
  const cells = extents.map(({ shots, extent }, k) => {
    // An animal whose back is its highest part leaves no room above it by itself.
    const over = k === side ? highest + Math.max(...backs.map((back = 0) => back)) : 0;
    const place = Math.max((margin - extent.top) * scale, over);
    let low = 0;
    // Hills may fall away under the line on which the animal stands; without a line there is room all round.
    shots.forEach(({ view }, i) => {
      if (!isLevel(view)) low = extent.bottom + margin;
      else for (const x of [-half, half]) low = Math.max(low, groundY(view, x, frames[i].ground));
    });
    return { height: place + low * scale + lines * letter, place, words: place + low * scale };
  });
  const caption = Math.ceil(frames.length / columns) * cells.reduce((sum, { height }) => sum + height, 0);
  return {
    width: columns * frameWidth,
    height: caption + (captions ? 5.2 * letter : 0),
    scale,
    letter,
    caption,
    columns,
    cells,
    cellWidth: frameWidth,
    numbers: heights.map((height) => height && Math.max(highest, cells[side].place - height)),
  };
}

/** How high the figure reaches within `reach` of x. */
function topNear(body: Flesh, { pose, view, wind }: Shot, figure: FigureName, at: number, reach: number): number {
  let top = Infinity;
  const pen = measuringPen((x, y) => {
    if (Math.abs(x - at) < reach) top = Math.min(top, y);
  });
  drawFigure(pen, body, pose, view, printTheme, { figure, lineWidth: 0, wind });
  return top;
}

export function drawSequence(pen: Pen, sequence: Sequence, options: SequenceOptions = {}): void {
  const { captions = true, theme = printTheme, views = ['side'] } = options;
  const panorama = options.panorama ? layoutPanorama(sequence, options) : undefined;
  if (panorama) drawPanorama(pen, sequence, panorama, options);
  else {
    const layout = layoutSequence(sequence, options);
    const { columns, cells, cellWidth } = layout;
    const figure = createFigure(sequence.rig, fleshOf(sequence.species, sequence.flesh));
    const rowHeight = cells.reduce((sum, { height }) => sum + height, 0);
    sequence.frames.forEach((frame, i) => {
      let y = Math.floor(i / columns) * rowHeight;
      views.forEach((name, k) => {
        const box = { x: (i % columns) * cellWidth, y, width: cellWidth, height: cells[k].height };
        pen.group(`frame ${name}${frame.changing ? ' changing' : ''}`, `${frame.number}: ${feetWords(frame.standing)}`);
        drawCell(pen, sequence, frame, figure, k, box, layout, options);
        pen.ungroup();
        y += box.height;
      });
    });
  }
  if (captions) drawWords(pen, sequence, panorama ?? layoutSequence(sequence, options), theme, panorama !== undefined);
}

/** Long words on a narrow plate become smaller rather than cut. */
function drawWords(
  pen: Pen,
  sequence: Sequence,
  { width, caption, letter }: Pick<SequenceLayout, 'width' | 'caption' | 'letter'>,
  theme: Theme,
  panorama: boolean,
): void {
  const [title, words] = [sequenceTitle(sequence), sequenceLine(sequence, panorama)];
  const style = { colour: theme.ink, align: 'middle' } as const;
  const fit = (size: number, text: string): number => Math.min(size * letter, (1.9 * width) / text.length);
  pen.text(title, width / 2, caption + 1.9 * letter, { ...style, size: fit(1.5, title) });
  pen.text(words, width / 2, caption + 3.9 * letter, { ...style, size: fit(1.15, words), italic: true });
}

function drawCell(
  pen: Pen,
  sequence: Sequence,
  frame: SequenceFrame,
  figure: Flesh,
  index: number,
  cell: Box,
  layout: SequenceLayout,
  options: SequenceOptions,
): void {
  const { theme = printTheme, grid = true, captions = true } = options;
  const { scale, letter } = layout;
  const { rig, frames } = sequence;
  const { ground } = frame;
  const name = (options.views ?? ['side'])[index];
  const { place, words } = layout.cells[index];
  const view = viewOf(frame, name, frames[0], scale, cell.x + cell.width / 2, cell.y + place);
  const width = options.lineWidth ?? lineWidthFor(rig, view);
  const gap = GAP * cell.width;
  const bottom = cell.y + words;
  const box = { x: cell.x + gap, y: cell.y + 2 * gap, width: cell.width - 2 * gap, height: words - 2 * gap };
  const level = isLevel(view);
  const own = frame.changing ? accented(theme) : theme;
  const fences = (front: boolean): void => {
    for (const fence of sequence.fences)
      if (isNearby(fence, frame.place) && isBefore(fence, frame.place, view) === front)
        drawFence(pen, fence, view, box, theme, width, ground);
  };

  if (level) {
    if (grid) drawScreen(pen, view, box, theme, 0.4 * width, ground);
    drawHill(pen, view, box, theme, 1.5 * width, ground);
  } else {
    if (grid) drawGround(pen, view, box, theme, width, ground);
    if (name === 'top') {
      const past = <Item extends { readonly time: number }>(items: readonly Item[]): Item[] =>
        items.filter(({ time }) => time <= frame.time);
      drawPath(pen, past(sequence.path), view, box, theme, width);
      drawFootprints(pen, past(sequence.footprints), view, box, theme, 0.7 * width, figure);
    }
  }
  fences(false);
  drawFigure(pen, figure, frame.pose, view, own, {
    figure: options.figure ?? 'outline',
    lineWidth: width,
    wind: windAt(frame.speed, rig.height),
  });
  fences(true);
  if (!captions) return;

  const number = name === 'side' ? layout.numbers[frame.number - 1] : undefined;
  const numberY = number === undefined ? box.y + 1.7 * letter : cell.y + number;
  const numberX = number === undefined ? box.x + letter : view.x - BEHIND * cell.width;
  pen.text(`${frame.number}`, numberX, numberY, {
    size: 1.55 * letter,
    colour: own.ink,
    align: 'middle',
    italic: true,
  });
  if (grid && name === 'side') drawMetres(pen, view, box, theme, 0.75 * letter, ground);
  pen.text(index === 0 ? feetWords(frame.standing) : capital(name), view.x, bottom + 2.7 * letter, {
    size: letter,
    colour: theme.ink,
    align: 'middle',
  });
  const marks = sequence.marks.filter((mark) => mark.frame === frame.number - 1);
  if (index > 0 || marks.length === 0) return;
  const text = marks.map(markWords).join('; ');
  line(pen, box.x, bottom - letter, box.x, bottom + 4 * letter, theme.accent, 1.5 * width);
  pen.text(text, box.x + 0.4 * letter, bottom + 3.95 * letter, {
    size: Math.min(0.9 * letter, (2 * cell.width) / text.length),
    colour: theme.accent,
    align: 'start',
  });
}

/** The pictures as an SVG document. */
export function sequenceSVG(sequence: Sequence, options: SequenceSvgOptions = {}): string {
  const { plain = false } = options;
  const theme = options.theme ?? (plain ? printTheme : cssTheme);
  const layout = (options.panorama && layoutPanorama(sequence, options)) || layoutSequence(sequence, options);
  const lineWidth = options.lineWidth ?? lineWidthFor(sequence.rig, makeView('side', { scale: layout.scale }));
  const pen = createSvgPen({
    width: layout.width,
    height: layout.height,
    title: sequenceTitle(sequence),
    description: describeSequence(sequence),
    font: theme.font,
    ...(theme.paper !== undefined && { paper: theme.paper }),
    ...(!plain && { lineWidth }),
  });
  drawSequence(pen, sequence, { ...options, theme, lineWidth });
  return pen.toString();
}
