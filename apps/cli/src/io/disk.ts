import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import type { Io } from './io.js';

/** Replaces a file atomically; it is on the disk before this returns. */
export function writeAtomically(file: string, text: string): Result<undefined, CodedError> {
  const draft = `${file}.${process.pid}.tmp`;
  const written = attempt(() => {
    makeFolders(dirname(file));
    writeFileSync(draft, text);
    withOpen(draft, 'r+', fsyncSync);
    renameSync(draft, file);
    if (process.platform !== 'win32') withOpen(dirname(file), 'r', fsyncSync);
    return undefined;
  });
  if (written.ok) return written;
  attempt(() => rmSync(draft, { force: true }));
  return fail(unwritable(file, written.error));
}

/** The cause of a failure because another program wrote to the file. */
export const CHANGED = 'changed';

/**
 * Writes text after the first `at` bytes of a file and cuts off the rest; it is on the disk before this returns. A file
 * that has not the expected size is left as it is.
 */
export function writeAfter(
  file: string,
  at: number,
  text: string,
  size: number | undefined,
): Result<undefined, CodedError> {
  const found = attempt(() => statSync(file).size);
  if (found.ok && size !== undefined && found.value !== size) return fail(unwritable(file, CHANGED));
  const written = attempt(() =>
    withOpen(file, 'r+', (handle) => {
      const bytes = Buffer.from(text);
      ftruncateSync(handle, at);
      let done = 0;
      while (done < bytes.length) done += writeSync(handle, bytes, done, bytes.length - done, at + done);
      fsyncSync(handle);
    }),
  );
  return written.ok ? ok(undefined) : fail(unwritable(file, written.error));
}

function withOpen(path: string, mode: 'r' | 'r+', action: (handle: number) => void): void {
  const handle = openSync(path, mode);
  try {
    action(handle);
  } finally {
    closeSync(handle);
  }
}

function unwritable(file: string, cause: string): CodedError {
  return { code: 'unwritable-file', file, cause };
}

/** A failure as a value: the code of the system (`ENOENT` …). */
export function attempt<T>(action: () => T): Result<T, string> {
  try {
    return ok(action());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    return fail(String(code));
  }
}

/**
 * Makes a folder and those above it, one at a time: `recursive` of Node never returns where the parent folder exists
 * but nothing can be made in it.
 */
export function makeFolders(folder: string, make: (path: string) => void = mkdirSync): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolders(parent, make);
  make(folder);
}

/** `$TABULEIRO_DATA`, else the program's folder by the XDG base directory specification. */
export function dataFolder({ TABULEIRO_DATA: own = '', XDG_DATA_HOME: xdg = '' }: Io['env']): string {
  if (own !== '') return own;
  return join(isAbsolute(xdg) ? xdg : join(homedir(), '.local', 'share'), 'tabuleiro');
}
