import { once } from 'node:events';
import type { Engine, EngineSettings } from '@tabuleiro/engine';

/** Everything the program gets from the world around it, so that tests can be that world. */
export interface Io {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Uniform in [0, 1), from a source nobody can foresee. */
  random(): number;
  /** The date, for names and dates alone: people set clocks. */
  now(): Date;
  /** Milliseconds since some moment. They never go back, whatever the clock of the machine is set to. */
  elapsed(): number;
  /** Hears Ctrl-C instead of the program's ending at once; the returned function ends the hearing. */
  onInterrupt?(listener: () => void): () => void;
  /** A computer that thinks in threads of its own. */
  openEngine(settings?: EngineSettings): Engine;
}

/** Waits when the reader is slower than we are. */
export async function print(stream: NodeJS.WritableStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
