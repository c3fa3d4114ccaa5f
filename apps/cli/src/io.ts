import { once } from 'node:events';
import { StringDecoder } from 'node:string_decoder';
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

/** Chunks of text: a character split between two chunks waits for the second, a byte-order mark is dropped. */
export async function* readText(stream: NodeJS.ReadableStream): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let isFirst = true;
  for await (const chunk of stream) {
    const text = typeof chunk === 'string' ? chunk : decoder.write(chunk);
    if (text === '') continue;
    yield isFirst ? text.replace(/^\uFEFF/, '') : text;
    isFirst = false;
  }
  yield decoder.end();
}

/** The whole input, without the line ends after it. */
export async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  let all = '';
  for await (const text of readText(stream)) all += text;
  return all.replace(/[\r\n]+$/, '');
}
