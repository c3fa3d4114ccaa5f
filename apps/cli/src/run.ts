import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import { openEngine } from '@tabuleiro/engine/node';
import { detectLang, wordError } from '@tabuleiro/words';
import { EXIT } from './commandLine/command.js';
import type { Io } from './io/io.js';
import { main } from './main.js';

const RANDOM_RANGE = 2 ** 47;

/** Called at the first Ctrl-C. */
const listeners = new Set<() => void>();

const IO: Io = {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  env: process.env,
  random: () => randomInt(RANDOM_RANGE) / RANDOM_RANGE,
  now: () => new Date(),
  elapsed: () => performance.now(),
  onInterrupt(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  processors: availableParallelism(),
  openEngine,
};

/** Runs the program with the arguments, streams and signals of this process. */
export async function run(): Promise<void> {
  process.on('SIGINT', interrupt);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', leave);
  process.exitCode = await main(process.argv.slice(2), IO);
}

/** Listeners are called once; a second Ctrl-C ends the program in any case. */
function interrupt(): void {
  if (listeners.size === 0) process.exit(EXIT.interrupted);
  for (const listener of listeners) listener();
  listeners.clear();
}

/** A reader that stops reading (`| head`) is no failure; output that cannot be written is one. */
function leave({ code = '' }: NodeJS.ErrnoException): void {
  if (code === 'EPIPE') process.exit(EXIT.done);
  const error = { code: 'unwritable-file', file: 'stdout', cause: code } as const;
  process.stderr.write(`tabuleiro: ${wordError(detectLang(IO.env), error)} [${error.code}]\n`);
  process.exit(EXIT.bad);
}
