import { once } from 'node:events';
import type { Engine, EngineSettings, Resources } from '@tabuleiro/engine';
import { visible } from './visible.js';

/** Everything the program gets from outside, so that tests can supply it. */
export interface Io {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Uniform in [0, 1) and unpredictable. */
  random(): number;
  /** The date, for names and dates only: the system's clock may be set at any time. */
  now(): Date;
  /** Milliseconds of a monotonic clock. */
  elapsed(): number;
  /** Calls the listener at Ctrl-C, which would else end the program; the returned function removes it. */
  onInterrupt?(listener: () => void): () => void;
  /** How many threads of this program can run at the same time; 1 unless it is told. */
  readonly processors?: number;
  /** An engine that searches in threads of its own. */
  openEngine(settings?: EngineSettings): Engine;
  /** The network of a game; the one that the engine is shipped with unless it is told. */
  readonly loadNetwork?: Resources;
}

/** Writes a text for people, which may quote files and arguments: nothing in it steers the terminal. */
export async function printText(stream: NodeJS.WritableStream, text: string): Promise<void> {
  await print(stream, visible(text));
}

/** Whether people look at what is written there, not a program or a file. */
export function isTerminal(stream: NodeJS.WritableStream): boolean {
  return 'isTTY' in stream && stream.isTTY === true;
}

/** Writes, and waits while the reader is slower than we are. */
export async function print(stream: NodeJS.WritableStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
