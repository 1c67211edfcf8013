/** The command line: `quadruped-gait strip --gait gallop -o gallop.svg`. Node and Deno. */
import process from 'node:process';
import { obey } from './commands.ts';

// A reader that has seen enough (`| head`) closes the pipe; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = await obey(
  process.argv.slice(2),
  (text) => process.stdout.write(text),
  (text) => process.stderr.write(text),
);
