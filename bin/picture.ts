/** What a command of the command line is: a picture, its options, and how it is drawn. */
import type { Given, OptionTable } from './options.ts';

export interface Picture {
  readonly about: string;
  readonly example: string;
  readonly options: OptionTable;
  svg(given: Given): string;
}

/** A picture that is no drawing: it writes its own file and returns the exit code. `args` are the command's words as they were given. */
export interface Painting extends Omit<Picture, 'svg'> {
  paint(given: Given, args: readonly string[]): Promise<number>;
}

export const help: OptionTable = { help: { short: 'h', about: 'this text' } };
