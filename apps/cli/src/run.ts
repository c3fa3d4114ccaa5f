import { randomInt } from 'node:crypto';
import process from 'node:process';
import { detectLang, wordError } from '@tabuleiro/words';
import { EXIT } from './command.js';
import type { Io } from './io.js';
import { main } from './main.js';

const RANDOM_RANGE = 2 ** 47;

const IO: Io = {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  random: () => randomInt(RANDOM_RANGE) / RANDOM_RANGE,
  now: () => new Date(),
};

/** The program as a process: arguments, streams and signals are the process's own. */
export async function run(): Promise<void> {
  process.once('SIGINT', () => process.exit(EXIT.interrupted));
  for (const stream of [process.stdout, process.stderr]) stream.on('error', leave);
  process.exitCode = await main(process.argv.slice(2), IO);
}

/** A reader that has seen enough (`| head`) is no failure; an output that cannot be written is one. */
function leave({ code = '' }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') process.exit(EXIT.done);
  const error = { code: 'unwritable-file', file: 'stdout', cause: code } as const;
  process.stderr.write(`tabuleiro: ${wordError(detectLang(IO.env), error)} [${error.code}]\n`);
  process.exit(EXIT.bad);
}
