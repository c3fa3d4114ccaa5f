import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import { attempt } from './attempt.js';

/** Who may read a new file: the system's usual choice, or its owner alone. */
export const MODES = { usual: 0o666, private: 0o600 } as const;
export type Mode = (typeof MODES)[keyof typeof MODES];

/** Replaces a file atomically; it is on the disk before this returns. */
export function writeAtomically(
  file: string,
  text: string,
  mode: Mode = MODES.usual,
): Result<undefined, CodedError> {
  return writeDraft(file, text, mode, (draft) => renameSync(draft, file));
}

/**
 * Makes a file that was not there, all of it at once; it is on the disk before this returns. Of several programs that do
 * so at the same time one succeeds, the others are told that the file exists.
 */
export function createFile(
  file: string,
  text: string,
  mode: Mode = MODES.usual,
  link: (draft: string, file: string) => void = linkSync,
): Result<undefined, CodedError> {
  if (existsSync(file)) return fail({ code: 'file-exists', file });
  const created = writeDraft(file, text, mode, (draft) => {
    const linked = attempt(() => link(draft, file));
    if (linked.ok) return;
    // Some disks know no second name for a file.
    withOpen(file, 'wx', (handle) => writeWhole(file, handle, text), mode);
  });
  const isThere = !created.ok && created.error.code === 'unwritable-file' && created.error.cause === 'EEXIST';
  return isThere ? fail({ code: 'file-exists', file }) : created;
}

/** Writes a draft beside the file, has it put in place and removes what is left of it. */
function writeDraft(
  file: string,
  text: string,
  mode: Mode,
  place: (draft: string) => void,
): Result<undefined, CodedError> {
  const draft = `${file}.${process.pid}.tmp`;
  const written = attempt(() => {
    makeFolders(dirname(file));
    rmSync(draft, { force: true });
    withOpen(draft, 'wx', (handle) => writeWhole(draft, handle, text), mode);
    place(draft);
    if (process.platform !== 'win32') withOpen(dirname(file), 'r', fsyncSync);
    return undefined;
  });
  attempt(() => rmSync(draft, { force: true }));
  return written.ok ? ok(undefined) : fail(unwritable(file, written.error));
}

/** A file that could not be written to its end is removed. */
function writeWhole(file: string, handle: number, text: string): void {
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

export function withOpen<T>(
  path: string,
  flags: 'r' | 'r+' | 'wx',
  action: (handle: number) => T,
  mode?: Mode,
): T {
  const handle = openSync(path, flags, mode);
  try {
    return action(handle);
  } finally {
    closeSync(handle);
  }
}

export function unwritable(file: string, cause: string): CodedError {
  return { code: 'unwritable-file', file, cause };
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
