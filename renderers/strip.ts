/** Strips: one stride as a plate, and a sequence of any length as rows. */

export * from './plate.ts';
export {
  drawSequence,
  layoutSequence,
  type SequenceLayout,
  type SequenceOptions,
  type SequenceSvgOptions,
  sequenceSVG,
} from './sequence.ts';
