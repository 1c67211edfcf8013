/**
 * What the animator can turn (Bhatti 2014, figures 11 and 12): every parameter with its bounds. 0 is as captured; shares say how much more
 * than that. Values beyond the bounds are taken to them; within them every gait keeps its feet and joints.
 */
import { BODY, DURATION, IMPACT, LIFT, PATTERN, PATTERNED, POSITION, STRIDE, WISHES } from '../gait/style-slots.ts';
import { clamp } from '../math/ease.ts';
import { finite } from '../math/finite.ts';
import type { Range } from '../types.ts';
import { LEGS, type LegName } from '../units.ts';

/** The body's parameters, in the order they are kept. */
export const BODY_STYLE = {
  /** Trunk higher, withers heights. */
  bodyHeight: [-0.04, 0.015],
  /** More rise and fall of the trunk, share. */
  bounce: [-0.7, 0.6],
  /** Neck raised, rad. */
  headHeight: [-0.6, 0.3],
  /** Nose and neck stretched forward, rad. */
  neckReach: [-0.3, 0.4],
  /** More nodding of neck and face, share. */
  headNod: [-1, 1],
  /** Tail raised, rad. */
  tailCarriage: [-0.05, 1],
  /** Tail swinging from side to side, rad. */
  tailSwing: [0, 0.6],
} as const satisfies Record<string, Range>;

/** Each leg's parameters. */
export const LEG_STYLE = {
  /** Comes down later, strides. */
  impact: [-0.25, 0.25],
  /** Stands longer, share. */
  duration: [-0.25, 0.2],
  /** Swings higher, share. */
  lift: [-0.4, 0.8],
  /** Covers more ground while it stands, share; the stride's time follows the mean of the four. */
  stride: [-0.25, 0.15],
  /** Stands further forward, withers heights. */
  position: [-0.04, 0.04],
} as const satisfies Record<string, Range>;

type BodyStyle = { readonly [Name in keyof typeof BODY_STYLE]?: number };
export type LegStyle = { readonly [Name in keyof typeof LEG_STYLE]?: number };

export interface Style extends BodyStyle {
  /** Knobs made of the parameters, 0..1. */
  readonly energy?: number;
  readonly weariness?: number;
  /** A footfall pattern of Bhatti's table or of the species' presets, whatever the gait. */
  readonly preset?: string;
  readonly legs?: { readonly [Leg in LegName]?: LegStyle };
}

/** What a knob turned all the way adds; leg parameters go to all four legs (choices). */
const KNOBS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  energy: {
    bounce: 0.4,
    headHeight: 0.25,
    neckReach: -0.1,
    headNod: 0.2,
    tailCarriage: 0.7,
    lift: 0.6,
    duration: -0.1,
  },
  weariness: {
    bodyHeight: -0.012,
    bounce: -0.3,
    headHeight: -0.5,
    neckReach: 0.1,
    headNod: 0.4,
    tailCarriage: -0.05,
    lift: -0.4,
    stride: -0.1,
    duration: 0.06,
  },
};

const LEG_PLACES: Readonly<Record<string, number>> = {
  impact: IMPACT,
  duration: DURATION,
  lift: LIFT,
  stride: STRIDE,
  position: POSITION,
};
const BODY_PLACES = /* @__PURE__ */ Object.keys(BODY_STYLE);

type Presets = Readonly<Record<string, Readonly<Record<LegName, number>>>>;

/** A style as a list of numbers, 0 where nothing is asked for. */
export function checkStyle(presets: Presets, wish: unknown): Float64Array {
  const out = new Float64Array(WISHES);
  const style = entries('style', wish, [...BODY_PLACES, ...Object.keys(KNOBS), 'preset', 'legs']);
  for (const [name, value] of style) {
    if (name === 'preset') {
      const preset = entries('presets', presets).find(([known]) => known === value)?.[1] as Presets[string] | undefined;
      if (!preset) throw new RangeError(`style.preset: no '${value}'; there are ${Object.keys(presets).join(', ')}`);
      LEGS.forEach((leg, i) => {
        out[PATTERN + i] = preset[leg];
      });
      out[PATTERNED] = 1;
    } else if (name === 'legs') {
      for (const [leg, parameters] of entries('style.legs', value, LEGS))
        for (const [parameter, more] of entries(`style.legs.${leg}`, parameters, Object.keys(LEG_STYLE)))
          out[LEG_PLACES[parameter] + LEGS.indexOf(leg as LegName)] += finite(`style.legs.${leg}.${parameter}`, more);
    } else if (name in KNOBS) {
      const much = clamp(finite(`style.${name}`, value), 0, 1);
      for (const [parameter, more] of Object.entries(KNOBS[name])) {
        const at = LEG_PLACES[parameter];
        if (at === undefined) out[BODY + BODY_PLACES.indexOf(parameter)] += much * more;
        else for (let leg = 0; leg < 4; leg++) out[at + leg] += much * more;
      }
    } else out[BODY + BODY_PLACES.indexOf(name)] += finite(`style.${name}`, value);
  }
  Object.values(BODY_STYLE).forEach(([least, most], i) => {
    out[BODY + i] = clamp(out[BODY + i], least, most);
  });
  for (const [name, [least, most]] of Object.entries(LEG_STYLE))
    for (let i = LEG_PLACES[name]; i < LEG_PLACES[name] + 4; i++) out[i] = clamp(out[i], least, most);
  return out;
}

function entries(path: string, value: unknown, known?: readonly string[]): [string, unknown][] {
  if (typeof value !== 'object' || Array.isArray(value))
    throw new TypeError(`${path}: expected an object, got ${String(value)}`);
  const all = Object.entries(value ?? {}).filter(([, value]) => value !== undefined);
  for (const [name] of all)
    if (known && !known.includes(name)) throw new RangeError(`${path}: no '${name}'; there are ${known.join(', ')}`);
  return all;
}
