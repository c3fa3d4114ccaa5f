import { closeSync, fsyncSync, openSync, readSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { fail, ok, type Result } from '@tabuleiro/game';

/** A file could not be read or written. */
export type DiskError = {
  readonly code: 'unreadable-file' | 'unwritable-file';
  readonly file: string;
  /** The system's own code: `ENOENT`, `ENOSPC` … */
  readonly cause: string;
};

/** Bytes read or written at a time; in between the event loop gets its turn. */
export const CHUNK: number = 1 << 24;

/** Runs a file operation; an exception becomes an error value. */
export async function attempt<T>(
  code: DiskError['code'],
  file: string,
  action: () => Promise<T> | T,
): Promise<Result<T, DiskError>> {
  try {
    return ok(await action());
  } catch (error) {
    const cause = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return fail({ code, file, cause });
  }
}

/** The temporary name of a file while it is written; a killed process may leave it behind. */
export function draftOf(file: string): string {
  return `${file}.${process.pid}.tmp`;
}

export function isDraft(name: string): boolean {
  return name.endsWith('.tmp');
}

/** Writes a file atomically: under a temporary name, flushed to the disk, then renamed. */
export async function writeAtomically(file: string, write: (handle: number) => Promise<void>): Promise<void> {
  const draft = draftOf(file);
  const handle = openSync(draft, 'w');
  try {
    await write(handle);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
  syncFolder(dirname(file));
}

export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

export function writeAll(handle: number, bytes: Uint8Array, at: number): void {
  let done = 0;
  while (done < bytes.length) done += writeSync(handle, bytes, done, bytes.length - done, at + done);
}

/** Fills `bytes` from the file as far as it goes; returns how far. */
export function readAll(handle: number, bytes: Uint8Array, at: number): number {
  let done = 0;
  while (done < bytes.length) {
    const count = readSync(handle, bytes, done, bytes.length - done, at + done);
    if (count === 0) break;
    done += count;
  }
  return done;
}

export function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
