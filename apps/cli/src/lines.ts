import { readText } from './io.js';

/** Of a longer line only the beginning is kept: it is no request of ours. */
export const LONGEST_LINE = 1 << 23;

/**
 * The lines of a stream, as many at a time as one chunk completes. Line ends may be LF or CRLF, the last line
 * may lack one, a byte-order mark is dropped and characters may be split between chunks.
 */
export async function* readLines(stream: NodeJS.ReadableStream): AsyncGenerator<string[]> {
  let rest = '';
  for await (const text of readText(stream)) {
    const lines = text.split('\n');
    lines[0] = rest.length > LONGEST_LINE ? rest : rest + lines[0];
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines.map(withoutReturn);
  }
  if (rest !== '') yield [withoutReturn(rest)];
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
