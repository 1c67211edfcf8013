/**
 * A gait from its footfalls alone: whatever touch-downs and contacts a person writes down, as with Karim's gait manager. The limbs are those
 * of the species' nearest motion, retimed; the trunk goes up and down by the physics of pelvis.ts. The result is a species with one more gait
 * and one more motion, readable tables like all others. A pattern nobody could go in is refused with the reason.
 */
import type { Numbers } from '../math/memory.ts';
import { TableError } from '../table-error.ts';
import type { GaitTable, Law, Plate, Range, Species } from '../types.ts';
import { LEGS } from '../units.ts';
import { borrowLegs } from './borrow.ts';
import { buildClip } from './build-clip.ts';
import { carryTrunk, faultOfDepth, lackOfReach, standOn, startLevel } from './carriage.ts';
import { checkFootfalls, FOOT_NAMES, type PatternCheck } from './pattern.ts';
import { type Draft, type GaitRecipe, listRanges, MOST_DUTY, readRecipe } from './recipe.ts';

/** Whether an animal of this species could go so, and what is against it. Throws only at what is no recipe at all. */
export function checkPattern(species: Species, recipe: GaitRecipe): PatternCheck {
  const draft = readRecipe(species, recipe);
  const check = checkFootfalls(draft.rig, draft.pattern);
  if (!check.plausible) return check;
  const { fault } = fitMotion(species, draft, recipe, [recipe.speed, recipe.speed]);
  return fault ? { ...check, plausible: false, reasons: [fault] } : check;
}

/** The same species with one more gait; the given one stays as it is. */
export function synthesizeGait(species: Species, recipe: GaitRecipe): Species {
  const draft = readRecipe(species, recipe);
  const { reasons } = checkFootfalls(draft.rig, draft.pattern);
  if (reasons.length > 0) throw new TableError(draft.path, `implausible: ${reasons.join('; ')}`);
  let why = '';
  for (const range of listRanges(draft, recipe.range)) {
    const { motion, fault } = fitMotion(species, draft, recipe, range);
    if (fault) {
      why = fault;
      continue;
    }
    const gaits = { ...species.gaits, [recipe.name]: makeGait(species, draft, recipe, range) };
    return { ...species, gaits, motions: [...species.motions, motion] };
  }
  throw new TableError(recipe.range ? `${draft.path}.range` : draft.path, `implausible: ${why}`);
}

function makeGait(species: Species, draft: Draft, { band }: GaitRecipe, range: Range): GaitTable {
  const { pattern, laws, lead, source } = draft;
  const { speed, strideTime, contacts } = pattern;
  const { track } = species.gaits[source.gait];
  return {
    range,
    band: band ?? [speed, speed],
    strideTime: { power: [strideTime, laws.strideTime], at: speed },
    duty: { fore: dutyLaw(draft, 'fore'), hind: dutyLaw(draft, 'hind') },
    footfalls: [{ speed, LF: contacts.LF.down, RF: contacts.RF.down, LH: contacts.LH.down, RH: contacts.RH.down }],
    ...(lead && { lead }),
    ...(track && { track }),
  };
}

/** Gaits know one contact for the fore feet and one for the hind: the mean of the two. The motion keeps all four. */
function dutyLaw({ pattern: { contacts, speed }, laws }: Draft, end: 'fore' | 'hind'): Law {
  const [left, right] = end === 'fore' ? [contacts.LF, contacts.RF] : [contacts.LH, contacts.RH];
  const duty = (left.duty + right.duty) / 2;
  return { power: [duty, laws.duty[end === 'fore' ? 0 : 1]], at: speed, most: Math.max(duty, MOST_DUTY) };
}

/** Of the height: less than this the joints' play makes up for. */
const NEAR = 0.006;

function faultOfReach({ rig, pattern }: Draft, misses: Numbers): string | undefined {
  const { speed, strideTime, contacts } = pattern;
  const leg = LEGS.find((_, i) => misses[i] > NEAR * rig.height);
  if (!leg) return undefined;
  const step = speed * strideTime * contacts[leg].duty;
  return `the joints of the ${FOOT_NAMES[leg]} leg do not bend to steps of ${step.toFixed(2)} m with this bounce`;
}

const PASSES = 3;
/** Of the height: by more than this one girdle does not sink without the other, since a trunk that tips carries its legs with it. */
const MOST_TIP = 0.0125;

/** Borrowed legs and bouncing trunk, brought together: the trunk low enough for all feet to reach, the legs bent to it. */
function fitMotion(
  species: Species,
  draft: Draft,
  recipe: GaitRecipe,
  range: Range,
): { motion: Plate; fault: string | undefined } {
  const { rig, pattern, lead } = draft;
  const lift = recipe.lift ?? 1;
  // Legs that are held out find their ground by themselves.
  const sprawls = species.skeleton.legs.fore.sprawl !== undefined;
  const level = sprawls ? { withers: 0, croup: 0 } : startLevel(draft);
  const tip = MOST_TIP * rig.height;
  const compose = (legs: Plate['legs']): Plate => ({
    name: `${recipe.name}.synth`,
    gait: recipe.name,
    ...pattern,
    ...(lead && { lead }),
    legs,
    body: carryTrunk(draft, level),
  });
  const legs = borrowLegs(draft, lift);
  if (sprawls) return { motion: compose(legs), fault: undefined };
  let clip = buildClip(rig, compose(legs));
  for (let pass = 0; pass < PASSES; pass++) {
    const lack = lackOfReach(draft, clip, [pattern.speed, ...range]);
    level.withers -= Math.max(lack.withers, lack.croup - tip);
    level.croup -= Math.max(lack.croup, lack.withers - tip);
    clip = buildClip(rig, compose(legs));
  }
  const { stand, misses } = standOn(draft, clip);
  const motion = compose(borrowLegs(draft, lift, stand));
  return { motion, fault: faultOfDepth(draft, level, range) ?? faultOfReach(draft, misses) };
}
