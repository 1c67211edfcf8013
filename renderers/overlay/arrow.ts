/**
 * The arrow of Sung 2013: it points where the animal heads, and the longer its shaft, the faster it goes; standing, it is a head alone. From
 * the level it lies under the ground line below the body, else on the ground before the muzzle.
 */
import { type Box, isLevel } from '../ground.ts';
import type { Pen } from '../pen.ts';
import { pageX, pageY } from '../view.ts';
import { groundOf, type Moment } from './moment.ts';
import { locate, middle, type Points } from './points.ts';

/** Of an animal of 1.60 m: m of shaft for each m/s; m: length and half width of the head, half width of the shaft, distance from the muzzle. */
const SHAFT = 0.1;
const HEAD = 0.2;
const HALF = 0.1;
const THIN = 0.035;
const AHEAD = 0.25;
/** From the level: how deep under the ground, m; on the page: the least size of its metre, so that a small picture has an arrow too. */
const DEPTH = 0.27;
const LEAST_SCALE = 75;

/** Corners, three numbers each: share of the shaft, share of the head, and across, m. */
const SHAPE = [0, 0, -THIN, 1, 0, -THIN, 1, 0, -HALF, 1, 1, 0, 1, 0, HALF, 1, 0, THIN, 0, 0, THIN] as const;

const at = /* @__PURE__ */ new Float64Array(3);

export function drawArrow(pen: Pen, points: Points, moment: Moment, stage: Box): void {
  const { pose, view, theme, heading, speed, lineWidth } = moment;
  const { size } = points;
  const level = isLevel(view);
  // As long as the animal is large: its own metre, since a lens shows what is far off smaller.
  const c = size * Math.cos(heading);
  const s = -size * Math.sin(heading);
  if (!level && points.muzzle) locate(pose, points.muzzle, at);
  else middle(points, pose, at);
  const ahead = level ? 0 : AHEAD;
  const x = at[0] + ahead * c;
  const z = at[2] + ahead * s;
  const y = groundOf(moment)(x, z);
  // Along and across the arrow on the page: where the ground is foreshortened across is up the page, else it is across on the ground.
  const upright = view.toward[1] < 0.5;
  const metre = size * view.scale;
  const grow = Math.max(1, LEAST_SCALE / metre);
  const px = pageX(view, x, y, z);
  const deep = pageY(view, x, y, z) + (level ? DEPTH * grow * metre : 0);
  const py = level ? Math.min(deep, stage.y + stage.height - 1.1 * HALF * grow * metre) : deep;
  const alongX = grow * (pageX(view, x + c, y, z + s) - pageX(view, x, y, z));
  const alongY = level ? 0 : grow * (pageY(view, x + c, y, z + s) - pageY(view, x, y, z));
  const acrossX = upright ? 0 : grow * (pageX(view, x - s, y, z + c) - pageX(view, x, y, z));
  const acrossY = upright ? grow * metre : grow * (pageY(view, x - s, y, z + c) - pageY(view, x, y, z));
  // As long as on a larger animal that is as quick for its size (Froude).
  const end = (SHAFT * speed) / Math.sqrt(size);
  pen.group('arrow');
  pen.begin();
  for (let i = 0; i < SHAPE.length; i += 3) {
    const along = SHAPE[i] * end + SHAPE[i + 1] * HEAD;
    const across = SHAPE[i + 2];
    const cx = px + along * alongX + across * acrossX;
    const cy = py + along * alongY + across * acrossY;
    if (i === 0) pen.moveTo(cx, cy);
    else pen.lineTo(cx, cy);
  }
  pen.close();
  pen.outline(theme.accent, theme.coat, Math.max(1, 0.6 * lineWidth));
  pen.ungroup();
}
