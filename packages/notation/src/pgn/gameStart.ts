import { NEW_GAME, TAG_START } from './tokens.js';

const LINE_END = 10;
/** Lines that tags may have between them: blanks, escapes and comments that end on their line. */
const BETWEEN_TAGS = /^(?:%.*|\s*(?:;.*|\{[^{}]*\}\s*)?)\r?$/;
/** As much of a line as tells what it is. */
const MOST_LOOKED_AT = 1000;

/**
 * Where the last game of a part of a PGN file begins that surely begins one, whatever stands before it: the first tag of a
 * block with the tag `Event`, which need not be its first. 0 where there is none but at the start of the part. Before that
 * place a file can be cut: `readPgn` reads both parts as it would have read them together.
 */
export function lastGameStart(bytes: Uint8Array): number {
  for (let at = lineStart(bytes, bytes.length); at > 0; at = lineStart(bytes, at - 1)) {
    if (!NEW_GAME.test(lineAt(bytes, at))) continue;
    const start = blockStart(bytes, at);
    if (start > 0) return start;
  }
  return 0;
}

/** The first tag of the block that has the tag `Event` here. */
function blockStart(bytes: Uint8Array, event: number): number {
  let first = event;
  for (let at = event; at > 0; ) {
    at = lineStart(bytes, at - 1);
    const line = lineAt(bytes, at);
    // Where a game has two of them, the second begins another one.
    if (NEW_GAME.test(line)) return event;
    if (TAG_START.test(line)) first = at;
    else if (!BETWEEN_TAGS.test(line)) break;
  }
  return first;
}

/** Where the line begins that ends before `end`. */
function lineStart(bytes: Uint8Array, end: number): number {
  return end <= 0 ? 0 : bytes.lastIndexOf(LINE_END, end - 1) + 1;
}

/** A line, or its beginning, one character for each byte. */
function lineAt(bytes: Uint8Array, start: number): string {
  const found = bytes.indexOf(LINE_END, start);
  const end = Math.min(found < 0 ? bytes.length : found, start + MOST_LOOKED_AT);
  return String.fromCharCode(...bytes.subarray(start, end));
}
