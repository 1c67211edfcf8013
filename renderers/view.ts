/**
 * Cameras as plain data, world metres to page units. A view has three world directions (to the right of the page, up the page, towards
 * the viewer), a scale, and a world point with its place on the page. Rays are parallel, or come from an eye at a distance.
 */

export const VIEWS = ['side', 'front', 'rear', 'top', 'three-quarter'] as const;
export type ViewName = (typeof VIEWS)[number];

export type Triple = readonly [number, number, number];

export interface View {
  readonly name: ViewName;
  readonly right: Triple;
  readonly up: Triple;
  readonly toward: Triple;
  /** Page units a metre. */
  readonly scale: number;
  /** This world point lies at x, y of the page. */
  readonly target: Triple;
  readonly x: number;
  readonly y: number;
  /** m from the viewer's eye to the target: lines then meet in the distance. Parallel rays unless given. */
  readonly distance?: number;
}

/** Where the viewer stands, degrees: round the animal from its right side towards its head, and above the ground. */
export type Station = readonly [round: number, above: number];

export const STATIONS: Readonly<Record<ViewName, Station>> = {
  side: [0, 0],
  front: [90, 0],
  rear: [-90, 0],
  top: [0, 90],
  'three-quarter': [38, 12],
};

export interface ViewOptions {
  readonly scale: number;
  readonly target?: Triple;
  readonly x?: number;
  readonly y?: number;
  /** Heading of the animal the view goes along with, rad; 0 keeps the camera fixed in the world. */
  readonly heading?: number;
  /** Where the viewer stands, if not where the name says. */
  readonly station?: Station | undefined;
}

export function makeView(
  name: ViewName,
  { scale, target = [0, 0, 0], x = 0, y = 0, heading = 0, station = STATIONS[name] }: ViewOptions,
): View {
  const [roundDegrees, aboveDegrees] = station;
  // Quarter turns are exact: sin and cos of pi/2 leave 6e-17, which would tilt a front view's sections for nothing.
  const round = (roundDegrees * Math.PI) / 180 + heading;
  const [sinRound, cosRound] = [exact(Math.sin(round)), exact(Math.cos(round))];
  const above = (aboveDegrees * Math.PI) / 180;
  const [sinAbove, cosAbove] = [exact(Math.sin(above)), exact(Math.cos(above))];
  return {
    name,
    right: [cosRound, 0, -sinRound],
    up: [-sinRound * sinAbove, cosAbove, -cosRound * sinAbove],
    toward: [sinRound * cosAbove, sinAbove, cosRound * cosAbove],
    scale,
    target,
    x,
    y,
  };
}

function exact(value: number): number {
  return Math.abs(value - Math.round(value)) < 1e-12 ? Math.round(value) : value;
}

/** m from the target along one of the view's directions. */
function along(axis: Triple, { target }: View, x: number, y: number, z: number): number {
  return axis[0] * (x - target[0]) + axis[1] * (y - target[1]) + axis[2] * (z - target[2]);
}

/** World coordinate along a direction, at distance `page` from the view's own point. */
export function worldAlong(axis: Triple, { target, scale }: View, page: number): number {
  return axis[0] * target[0] + axis[1] * target[1] + axis[2] * target[2] + page / scale;
}

// Parallel rays, which most views have, need no call more: V8 boxes the numbers of those that it does not inline.
export function pageX(view: View, x: number, y: number, z: number): number {
  const scale = view.distance === undefined ? view.scale : scaleAt(view, x, y, z);
  return view.x + scale * along(view.right, view, x, y, z);
}

export function pageY(view: View, x: number, y: number, z: number): number {
  const scale = view.distance === undefined ? view.scale : scaleAt(view, x, y, z);
  return view.y - scale * along(view.up, view, x, y, z);
}

/** Of the eye's distance: what is nearer is not drawn. */
export const NEAREST = 0.08;

/** Page units a metre at a place. */
export function scaleAt(view: View, x: number, y: number, z: number): number {
  const { scale, distance } = view;
  if (distance === undefined) return scale;
  const away = distance - nearness(view, x, y, z);
  return away <= NEAREST * distance ? 0 : (scale * distance) / away;
}

/** How near to the viewer, m: larger is nearer. */
export function nearness(view: View, x: number, y: number, z: number): number {
  return along(view.toward, view, x, y, z);
}
