import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { fail, type GameId, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import type { Io } from '../io.js';
import { parseSaved } from './saved.js';
import type { Session } from './session.js';

export type Stored = { readonly file: string; readonly session: Session };

/** `$TABULEIRO_DATA`, else the folder for data that the XDG rules give a program. */
export function dataFolder({ TABULEIRO_DATA: own = '', XDG_DATA_HOME: xdg = '' }: Io['env']): string {
  if (own !== '') return own;
  return join(isAbsolute(xdg) ? xdg : join(homedir(), '.local', 'share'), 'tabuleiro');
}

/** Every game has a file of its own, so that a new one never replaces an unfinished one. */
export function newFile(io: Io, game: GameId): string {
  const started = io.now().toISOString().replace(/\W/g, '');
  const salt = Math.floor(io.random() * 0x10000)
    .toString(16)
    .padStart(4, '0');
  return join(dataFolder(io.env), 'play', `${started}-${salt}-${game}.json`);
}

/** The unfinished game begun last, of one game or of any. */
export function findUnfinished(env: Io['env'], game: GameId | undefined): Result<Stored, CodedError> {
  const folder = join(dataFolder(env), 'play');
  const none = fail<CodedError>({ code: 'no-saved-game', file: folder });
  const names = listFiles(folder);
  if (!names.ok) return names.error === 'ENOENT' ? none : fail(unreadable(folder, names.error));
  const suffix = game === undefined ? '.json' : `-${game}.json`;
  for (const name of names.value
    .filter((known) => known.endsWith(suffix))
    .sort()
    .reverse()) {
    const stored = readStored(join(folder, name));
    if (!stored.ok || stored.value.session.result === undefined) return stored;
  }
  return none;
}

export function readStored(file: string): Result<Stored, CodedError> {
  const text = attempt(() => readFileSync(file, 'utf8'));
  if (!text.ok) return fail(unreadable(file, text.error));
  const session = parseSaved(text.value, file);
  return session.ok ? ok({ file, session: session.value }) : session;
}

/** On the disk before it returns, and at no moment half there. */
export function writeAtOnce(file: string, text: string): Result<undefined, CodedError> {
  const draft = `${file}.${process.pid}.tmp`;
  const written = attempt(() => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, text);
    flush(draft, 'r+');
    renameSync(draft, file);
    if (process.platform !== 'win32') flush(dirname(file), 'r');
    return undefined;
  });
  if (written.ok) return written;
  attempt(() => rmSync(draft, { force: true }));
  return fail({ code: 'unwritable-file', file, cause: written.error });
}

function flush(path: string, mode: 'r' | 'r+'): void {
  const handle = openSync(path, mode);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function listFiles(folder: string): Result<string[], string> {
  return attempt(() => readdirSync(folder));
}

function unreadable(file: string, cause: string): CodedError {
  return { code: 'unreadable-file', file, cause };
}

/** The system's own code for what went wrong (`ENOENT` …) as a value. */
function attempt<T>(action: () => T): Result<T, string> {
  try {
    return ok(action());
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    return fail(String(code));
  }
}
