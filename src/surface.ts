/** What both doors of the engine share. */
export { Animal, type AnimalOptions, type ContactState, type Leg, type MotionInfo } from './animal.ts';
export { BODY_STYLE, LEG_STYLE, type LegStyle, type Style } from './body/style-table.ts';
export { checkSpecies } from './check/species.ts';
export type { Command } from './command.ts';
export { makeFootfalls } from './diagram/footfall.ts';
export type { Leap, Push, Script, ScriptStep } from './diagram/script.ts';
export type {
  ChangeMark,
  Fence,
  Footprint,
  GroundHeight,
  PathPoint,
  Sequence,
  SequenceFrame,
  SequenceOptions,
} from './diagram/sequence.ts';
export type { StripOptions } from './diagram/stride.ts';
export type { AnimalEvent } from './events.ts';
export { fitStrideLength, similarLaws } from './gait/similar-laws.ts';
export { fitContactTime } from './gait/speed-law.ts';
export type { PatternCheck } from './motion/pattern.ts';
export type { GaitRecipe } from './motion/recipe.ts';
export { checkPattern, synthesizeGait } from './motion/synth.ts';
export { resize } from './resize.ts';
export type { Pose } from './skeleton/pose.ts';
export type { Rig } from './skeleton/rig.ts';
export { TableError } from './table-error.ts';
export type * from './types.ts';
export { LEGS, type LegName } from './units.ts';
export type { Reins } from './works.ts';
