import { PassThrough, Readable, Writable } from 'node:stream';
import { openEngine } from '@tabuleiro/engine/node';
import type { Io } from '../src/io/io.js';
import { main } from '../src/main.js';

/** A stream that keeps what is written to it. */
export class Sink extends Writable {
  text = '';

  override _write(chunk: unknown, _encoding: string, done: () => void): void {
    this.text += String(chunk);
    done();
  }
}

/** The processors of the machine that tests believe in. */
const PROCESSORS = 4;

export type World = {
  readonly input?: string | readonly (string | Uint8Array)[];
  readonly env?: Io['env'];
  readonly random?: () => number;
  readonly now?: () => Date;
  readonly elapsed?: () => number;
  readonly processors?: number;
  readonly openEngine?: Io['openEngine'];
  readonly loadNetwork?: Io['loadNetwork'];
};

export type Run = { readonly code: number; readonly out: string; readonly err: string };

/** Runs a command line in this process; English unless the world says otherwise. */
export async function runCli(argv: readonly string[], world: World = {}): Promise<Run> {
  const { input = '', env = {}, random = () => 0, now = () => new Date(0), elapsed = () => 0 } = world;
  const { processors = PROCESSORS, openEngine: open = openEngine } = world;
  const chunks = typeof input === 'string' ? [input] : input;
  const [stdout, stderr] = [new Sink(), new Sink()];
  const stdin = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  const streams = { stdin, stdout, stderr, env: { LANG: 'en', ...env } };
  const engines = { openEngine: open, ...(world.loadNetwork && { loadNetwork: world.loadNetwork }) };
  const code = await main(argv, { ...streams, random, now, elapsed, processors, ...engines });
  return { code, out: stdout.text, err: stderr.text };
}

/** A command that goes on while the test writes to its input. */
export function openCli(
  argv: readonly string[],
  open: Io['openEngine'] = openEngine,
): {
  stdin: PassThrough;
  stdout: Sink;
  /** Ctrl-C; false when nobody hears it and the program would end at once. */
  interrupt: () => boolean;
  done: Promise<number>;
} {
  const stdin = new PassThrough();
  const stdout = new Sink();
  const listeners = new Set<() => void>();
  const interrupt = (): boolean => {
    const isHeard = listeners.size > 0;
    for (const listener of listeners) listener();
    return isHeard;
  };
  const onInterrupt = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const rest = {
    onInterrupt,
    stderr: new Sink(),
    env: { LANG: 'en' },
    random: () => 0,
    now: () => new Date(0),
    elapsed: () => 0,
    processors: PROCESSORS,
    openEngine: open,
  };
  return { stdin, stdout, interrupt, done: main(argv, { stdin, stdout, ...rest }) };
}

/** Answers of `inspect` to lines, parsed. */
export async function inspectLines(lines: readonly string[]): Promise<unknown[]> {
  const { out } = await runCli(['inspect'], { input: lines.map((line) => `${line}\n`).join('') });
  return out
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
}
