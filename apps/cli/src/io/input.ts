import { readFile } from 'node:fs/promises';
import { StringDecoder } from 'node:string_decoder';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import type { Io } from './io.js';

/** The whole text of a file, or of stdin for `-`. Bytes that are not UTF-8 are refused, not replaced. */
export async function readInput(io: Io, file: string): Promise<Result<string, CodedError>> {
  const bytes = await readBytes(io, file);
  return bytes.ok ? decode(bytes.value, file) : bytes;
}

/** The bytes of a file, or of stdin for `-`. */
export async function readBytes({ stdin }: Io, file: string): Promise<Result<Uint8Array, CodedError>> {
  try {
    return ok(file === '-' ? await collect(stdin) : await readFile(file));
  } catch (error) {
    const cause = error instanceof Error && 'code' in error ? error.code : error;
    return fail({ code: 'unreadable-file', file, cause: String(cause) });
  }
}

async function collect(stream: NodeJS.ReadableStream): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array, file: string): Result<string, CodedError> {
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return fail({ code: 'not-utf8', file });
  }
}

/** Only the beginning of a longer line is kept: it is refused anyway. */
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

/** The whole stream as text, without the line ends after it. */
export async function readAll(stream: NodeJS.ReadableStream): Promise<string> {
  let all = '';
  for await (const text of readText(stream)) all += text;
  return all.replace(/[\r\n]+$/, '');
}
