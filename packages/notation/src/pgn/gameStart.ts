import { PgnParser } from './parser.js';
import type { PgnOptions } from './pgnGame.js';

const CHUNK_LENGTH = 1 << 16;

/**
 * Where the last game with tags begins in a part of a PGN file that itself begins where a game does; 0 where there is none
 * but at its start. There the file can be cut: `readPgn` with the same options reads both parts as it would have read them
 * together. The parser itself tells it, since what looks like a tag may stand in a comment, and whether a comment is open
 * depends on all that comes before.
 */
export function lastGameStart(bytes: Uint8Array, options: PgnOptions = {}): number {
  const parser = new PgnParser(options);
  for (let at = 0; at < bytes.length; at += CHUNK_LENGTH) parser.push(bytes.subarray(at, at + CHUNK_LENGTH));
  return parser.gameStart;
}
