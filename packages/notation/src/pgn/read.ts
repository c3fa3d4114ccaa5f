import type { PgnEntry, PgnOptions } from './game.js';
import { PgnParser } from './parser.js';

/** Chunks of a file, e.g. a Node stream: bytes in UTF-8 or Latin-1, or text. */
export type PgnChunks = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/** The games of a file one by one, however large it is: never more than a chunk and a game are in memory. */
export async function* readPgn(chunks: PgnChunks, options: PgnOptions = {}): AsyncGenerator<PgnEntry> {
  const parser = new PgnParser(options);
  for await (const chunk of chunks) yield* parser.push(chunk);
  yield* parser.end();
}

/** All games of a text. */
export function parsePgn(text: string, options: PgnOptions = {}): readonly PgnEntry[] {
  const parser = new PgnParser(options);
  return [...parser.push(text), ...parser.end()];
}
