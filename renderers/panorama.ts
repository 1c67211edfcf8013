/**
 * A sequence in one picture: every figure where it was in the world, as far as there is room beside the one before. Seen from above
 * with path and hoofprints; seen from the side before one long screen.
 */
import type { Sequence, SequenceFrame } from '../src/diagram/sequence.ts';
import { fleshOf } from './bodies.ts';
import { feetWords } from './caption.ts';
import { drawFence } from './fence.ts';
import { createFigure, drawFigure, lineWidthFor, windAt } from './figure.ts';
import { drawMetres, groundY } from './grid.ts';
import { isLevel } from './ground.ts';
import { liftOf, measure } from './measure.ts';
import { line, type Pen } from './pen.ts';
import { drawGround } from './scene.ts';
import { drawHill, drawScreen } from './screen.ts';
import type { SequenceOptions } from './sequence.ts';
import { markWords } from './sequence-words.ts';
import { decimal } from './text.ts';
import { accented, printTheme, type Theme } from './theme.ts';
import { drawFootprints, drawPath } from './trail.ts';
import { makeView, nearness, pageX, pageY, type View } from './view.ts';

/** Two figures may come as near as this share of their length. */
const NEAREST = 0.92;
const MARGIN = 0.12;
const LETTERS = 0.085;
/** How high the words over a figure reach, shares of withers height. */
const TIMES = 1.2;
const BESIDE = 0.42;

/** One picture under another, each of one view. */
interface Band {
  readonly view: View;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly frames: readonly SequenceFrame[];
}

export interface PanoramaLayout {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly letter: number;
  readonly caption: number;
  readonly bands: readonly Band[];
}

function themeOf(theme: Theme, { changing }: SequenceFrame): Theme {
  return changing ? accented(theme) : theme;
}

function shotOf({ rig }: Sequence, { pose, speed }: SequenceFrame, view: View) {
  return { pose, view, wind: windAt(speed, rig.height) };
}

/** Nothing if there is no room for two figures. */
export function layoutPanorama(sequence: Sequence, options: SequenceOptions = {}): PanoramaLayout | undefined {
  const { views = ['side'], captions = true, figure: kind = 'outline', frameWidth = 260 } = options;
  const { rig, frames, ground, path } = sequence;
  const figure = createFigure(rig, fleshOf(sequence.species, sequence.flesh));
  const margin = MARGIN * rig.height;
  // A figure's own length, from the side, gives the scale, as in a strip.
  const own = measure(
    figure,
    frames.map((frame) => shotOf(sequence, frame, centred(frame))),
    kind,
  );
  const length = own.right - own.left;
  const scale = frameWidth / (length + margin);
  const letter = LETTERS * rig.height * scale;
  const sketches = views.map((name) => {
    const view = makeView(name, { scale: 1, heading: frames[0].heading });
    const chosen = withRoom(frames, view, NEAREST * length);
    const extent = measure(
      figure,
      chosen.map((frame) => shotOf(sequence, frame, view)),
      kind,
    );
    if (captions)
      for (const frame of chosen) {
        const [x, z] = frame.place;
        const up = isLevel(view) ? TIMES * rig.height + liftOf(rig, frame) : BESIDE * rig.height;
        extent.top = Math.min(extent.top, pageY(view, x, frame.height, z) - up);
      }
    for (const { place } of path) {
      const y = ground(...place);
      extent.bottom = Math.max(extent.bottom, pageY(view, place[0], y, place[1]));
      extent.left = Math.min(extent.left, pageX(view, place[0], y, place[1]));
      extent.right = Math.max(extent.right, pageX(view, place[0], y, place[1]));
    }
    return { name, view, chosen, extent };
  });
  if (sketches.some(({ chosen }) => chosen.length < Math.min(2, frames.length))) return undefined;
  const left = Math.min(...sketches.map(({ extent }) => extent.left)) - margin;
  const right = Math.max(...sketches.map(({ extent }) => extent.right)) + margin;
  const width = (right - left) * scale;
  let y = 0;
  const bands = sketches.map(({ view, chosen, extent }): Band => {
    const level = isLevel(view);
    const sides = [left, right].map((x) => (level ? groundY(view, x, ground) : 0));
    const [top, bottom] = [extent.top - margin, Math.max(extent.bottom, ...sides) + (level ? 0 : margin)];
    const box = { x: 0, y, width, height: (bottom - top) * scale };
    const band = { view: { ...view, scale, x: -left * scale, y: y - top * scale }, box, frames: chosen };
    y += box.height + (captions && level ? (sequence.marks.length > 0 ? 5.2 : 3.6) : 1.2) * letter;
    return band;
  });
  return { width, height: y + (captions ? 5.2 * letter : 0), scale, letter, caption: y, bands };
}

function centred({ place, height, heading }: SequenceFrame): View {
  return makeView('side', { scale: 1, target: [place[0], height, place[1]], heading });
}

/** The first, and each that is far enough on the page from the one drawn before. */
function withRoom(frames: readonly SequenceFrame[], view: View, apart: number): SequenceFrame[] {
  const chosen: SequenceFrame[] = [];
  let [lastX, lastY] = [-Infinity, 0];
  for (const frame of frames) {
    const [x, z] = frame.place;
    const [px, py] = [pageX(view, x, frame.height, z), pageY(view, x, frame.height, z)];
    if (Math.hypot(px - lastX, py - lastY) < apart) continue;
    chosen.push(frame);
    [lastX, lastY] = [px, py];
  }
  return chosen;
}

export function drawPanorama(pen: Pen, sequence: Sequence, layout: PanoramaLayout, options: SequenceOptions): void {
  for (const band of layout.bands) {
    pen.group(`panorama ${band.view.name}`);
    drawBand(pen, sequence, band, layout.letter, options);
    pen.ungroup();
  }
}

function drawBand(pen: Pen, sequence: Sequence, band: Band, letter: number, options: SequenceOptions): void {
  const { theme = printTheme, grid = true, captions = true } = options;
  const { rig, ground, fences, marks } = sequence;
  const { view, box } = band;
  const width = options.lineWidth ?? lineWidthFor(rig, view);
  const figure = createFigure(rig, fleshOf(sequence.species, sequence.flesh));
  const level = isLevel(view);
  if (level) {
    if (grid) drawScreen(pen, view, box, theme, 0.4 * width, ground);
    drawHill(pen, view, box, theme, 1.5 * width, ground);
  } else {
    if (grid) drawGround(pen, view, box, theme, width, ground);
    drawPath(pen, sequence.path, view, box, theme, width);
    drawFootprints(pen, sequence.footprints, view, box, theme, 0.7 * width, figure);
  }
  for (const fence of fences) drawFence(pen, fence, view, box, theme, width, ground);
  const depth = ({ place, height }: SequenceFrame): number => nearness(view, place[0], height, place[1]);
  // Where two meet, the head lies over the tail.
  for (const frame of [...band.frames].sort((a, b) => depth(a) - depth(b) || b.number - a.number)) {
    pen.group(`frame${frame.changing ? ' changing' : ''}`, `${frame.number}: ${feetWords(frame.standing)}`);
    drawFigure(pen, figure, frame.pose, view, themeOf(theme, frame), {
      figure: options.figure ?? 'outline',
      lineWidth: width,
      wind: windAt(frame.speed, rig.height),
    });
    pen.ungroup();
  }
  if (!captions) return;
  for (const frame of band.frames) {
    const { place, height } = frame;
    const [x, y] = [pageX(view, place[0], height, place[1]), pageY(view, place[0], height, place[1])];
    const style = { colour: themeOf(theme, frame).ink, align: 'middle' } as const;
    // Above the back; from above, beside it.
    const off = (level ? 0.16 : 0.36) * rig.height * view.scale;
    const turned = frame.heading - sequence.frames[0].heading;
    const [tx, ty] = level
      ? [x - off, y - 7 * off - liftOf(rig, frame) * view.scale]
      : [x - off * Math.sin(turned), y - off * Math.cos(turned)];
    pen.text(`${decimal(frame.time, 2)} s`, tx, ty, { ...style, size: 1.25 * letter, italic: true });
    if (level)
      pen.text(feetWords(frame.standing), x, groundY(view, x, ground) + 2.9 * letter, { ...style, size: letter });
  }
  if (grid && level) drawMetres(pen, view, box, theme, 0.75 * letter, ground);
  for (const mark of marks) {
    const [x, z] = mark.place;
    const px = pageX(view, x, ground(x, z), z);
    const py = pageY(view, x, ground(x, z), z);
    const [from, to] = level ? [py, py + 4 * letter] : [py - 2 * letter, py + 2 * letter];
    line(pen, px, from, px, to, theme.accent, 1.5 * width);
    const words = markWords(mark);
    const fits = px + 0.5 * letter * words.length < box.x + box.width;
    pen.text(words, px + (fits ? 0.4 : -0.4) * letter, to + 0.3 * letter, {
      size: letter,
      colour: theme.accent,
      align: fits ? 'start' : 'end',
    });
  }
}
