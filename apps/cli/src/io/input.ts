import { createReadStream, readFileSync, statSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import { attempt } from './attempt.js';
import type { Io } from './io.js';

/** Of any input, in bytes: a text can hold little more. */
export const MOST_BYTES = 512_000_000;
const MEGABYTE = 1_000_000;

export function tooLarge(file: string, most: number = MOST_BYTES): CodedError {
  return { code: 'too-large-input', file, most: Math.floor(most / MEGABYTE) };
}

function unreadable(file: string, cause: string): CodedError {
  return { code: 'unreadable-file', file, cause };
}

/** The whole text of a file, or of stdin for `-`. Bytes that are not UTF-8 are refused, not replaced. */
export async function readInput(io: Io, file: string): Promise<Result<string, CodedError>> {
  const bytes = await readBytes(io, file);
  return bytes.ok ? decode(bytes.value, file) : bytes;
}

/** The bytes of a file, or of stdin for `-`. */
async function readBytes({ stdin }: Io, file: string): Promise<Result<Uint8Array, CodedError>> {
  try {
    if (file !== '-' && statSync(file).size > MOST_BYTES) return fail(tooLarge(file));
    const bytes = await collect(file === '-' ? stdin : createReadStream(file));
    return bytes === undefined ? fail(tooLarge(file)) : ok(bytes);
  } catch (error) {
    return fail(unreadable(file, causeOf(error)));
  }
}

/**
 * The chunks of a file, or of stdin for `-`, however many there are. Where it cannot be read they end, and `failed` is
 * told why.
 */
export async function* readChunks(
  { stdin }: Io,
  file: string,
  failed: (error: CodedError) => void,
): AsyncGenerator<Uint8Array | string> {
  try {
    yield* file === '-' ? stdin : createReadStream(file);
  } catch (error) {
    failed(unreadable(file, causeOf(error)));
  }
}

function causeOf(error: unknown): string {
  return String(error instanceof Error && 'code' in error ? error.code : error);
}

/** Undefined where it is too much: pipes and devices do not tell their size before. */
async function collect(stream: NodeJS.ReadableStream): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    size += bytes.length;
    if (size > MOST_BYTES) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** The bytes of a file that will be written to: no pipe, which would be waited for, and no device. */
export function readRegularFile(file: string): Result<Uint8Array, CodedError> {
  const stats = attempt(() => statSync(file));
  if (!stats.ok) return fail(unreadable(file, stats.error));
  if (!stats.value.isFile()) return fail({ code: 'not-regular-file', file });
  if (stats.value.size > MOST_BYTES) return fail(tooLarge(file));
  const bytes = attempt(() => readFileSync(file));
  return bytes.ok ? bytes : fail(unreadable(file, bytes.error));
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

/** The whole of stdin as one argument, without the line ends after it. */
export async function readArgument({ stdin }: Io): Promise<Result<string, CodedError>> {
  let all = '';
  for await (const text of readText(stdin)) {
    all += text;
    if (all.length > LONGEST_LINE) return fail(tooLarge('-', LONGEST_LINE));
  }
  return ok(all.replace(/[\r\n]+$/, ''));
}
