import { readFile } from 'node:fs/promises';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import type { Io } from './io.js';

/** The whole text of a file, or of the input for `-`. Bytes that are no UTF-8 are refused, not replaced. */
export async function readInput(io: Io, file: string): Promise<Result<string, CodedError>> {
  const bytes = await readBytes(io, file);
  return bytes.ok ? decode(bytes.value, file) : bytes;
}

/** The bytes of a file, or of the input for `-`. */
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
