import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@tabuleiro/game';
import { LOG_NAME } from './fileStore.js';
import { formatEntry, formatLogHeader, type LogError } from './logEntry.js';
import { writeWhole } from './logFile.js';
import { scanLog } from './logScan.js';
import { lockFolder } from './storeLock.js';

/** What a copy holds. */
export type Copied = { readonly matches: number; readonly lines: number };

function unusable(file: string, error: unknown): Result<never, LogError> {
  return fail({
    code: 'unusable-log',
    file,
    cause: error instanceof Error && 'code' in error ? String(error.code) : '',
  });
}

/** Reads every line of a log and writes it to another place, all or nothing. */
async function copyLog(from: string, to: string): Promise<Result<Copied, LogError>> {
  const chunks = [formatLogHeader()];
  const matches = new Set<string>();
  let lines = 0;
  try {
    const scanned = scanLog(from, ({ entry }) => {
      chunks.push(formatEntry(entry));
      if ('match' in entry) lines++;
      if ('match' in entry) matches.add(entry.match);
      if ('drop' in entry) matches.delete(entry.drop);
      return true;
    });
    if (!scanned.ok) return scanned;
    await writeWhole(to, chunks);
  } catch (error) {
    return unusable(to, error);
  }
  return ok({ matches: matches.size, lines });
}

/** A consistent copy of the matches of a folder, also while a server writes to it: the log only grows. */
export async function backupMatches(folder: string, to: string): Promise<Result<Copied, LogError>> {
  const file = join(folder, LOG_NAME);
  if (!existsSync(file)) return fail({ code: 'unusable-log', file, cause: 'ENOENT' });
  if (existsSync(to)) return fail({ code: 'unusable-log', file: to, cause: 'EEXIST' });
  return copyLog(file, to);
}

/** Puts a copy in the place of the matches of a folder, which no server may use meanwhile. What was there is kept beside it. */
export async function restoreMatches(from: string, folder: string): Promise<Result<Copied, LogError>> {
  const file = join(folder, LOG_NAME);
  if (!existsSync(from)) return fail({ code: 'unusable-log', file: from, cause: 'ENOENT' });
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    return unusable(folder, error);
  }
  const lock = await lockFolder(folder);
  if (lock === undefined) return fail({ code: 'log-in-use', file });
  try {
    const checked = scanLog(from, () => true);
    if (!checked.ok) return checked;
    if (existsSync(file)) renameSync(file, freeName(file));
    return await copyLog(from, file);
  } finally {
    lock.close();
  }
}

function freeName(file: string): string {
  let n = 1;
  while (existsSync(`${file}.before-${n}`)) n++;
  return `${file}.before-${n}`;
}
