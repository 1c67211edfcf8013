/** Where a picture goes: a file or standard output, as SVG or, with the optional @resvg/resvg-js, as PNG. */
import { writeFile } from 'node:fs/promises';
import process from 'node:process';
import { type OptionTable, UsageError } from './options.ts';

/** Not the caller's words but the machine is at fault: exit code 1. */
export class OutputError extends Error {}

export const outputOptions: OptionTable = {
  output: { value: 'file.svg|file.png|-', short: 'o', about: 'where to write (-, standard output, as SVG)' },
};

/** Checked before anything is drawn. */
export function checkOutput(file: string): void {
  if (file === '-' || /[^/\\]\.(svg|png)$/i.test(file)) return;
  throw new UsageError(`--output: expected a name that ends in .svg or .png, or - for standard output, got '${file}'`);
}

export async function writePicture(file: string, svg: string): Promise<void> {
  const content = /\.png$/i.test(file) ? await png(svg) : svg;
  try {
    await writeFile(file, content);
  } catch (error) {
    throw new OutputError(`${file} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}

/** Loaded on use: most pictures are SVG, and a machine without the package can still make those. */
async function png(svg: string): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js').catch(() => {
    throw new OutputError(
      'PNG needs the optional package @resvg/resvg-js: npm install @resvg/resvg-js, or write .svg instead',
    );
  });
  // Where there is no Georgia and no Times, resvg takes the first font it finds unless it is told.
  const font = process.platform === 'linux' ? { defaultFontFamily: 'Liberation Serif' } : {};
  return new Resvg(svg, { font }).render().asPng();
}
