/** What a command of the command line is: a picture, its options, and how it is drawn. */
import type { Given, OptionTable } from './options.ts';

export interface Picture {
  readonly about: string;
  readonly example: string;
  readonly options: OptionTable;
  svg(given: Given): string;
}

export const help: OptionTable = { help: { short: 'h', about: 'this text' } };
