import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { fail, ok, type Result } from '@tabuleiro/game';
import {
  LOG_VERSION,
  type LogEntry,
  type LogError,
  readEntry,
  readLogVersion,
  readSummed,
} from './logEntry.js';

/** An entry and where its line stands in the file. */
export type PlacedEntry = { readonly entry: LogEntry; readonly offset: number; readonly length: number };

/** How entries of older versions become those of the next one: `MIGRATIONS[0]` makes version 2 of version 1. */
export type Migrations = readonly ((entry: unknown) => unknown)[];

/** None so far: never change one that was released. */
export const MIGRATIONS: Migrations = [];

const CHUNK = 1 << 20;
const LINE_END = 10;

/** What a scan found: the end of the last whole line, and the version of the log. */
export type Scanned = { readonly end: number; readonly version: number };

/**
 * Reads a log from its beginning and gives every entry to `take`, which says whether it can be right. What comes behind the last line end was never acknowledged and
 * does not count; any other damage is refused with its line.
 */
export function scanLog(
  file: string,
  take: (placed: PlacedEntry) => boolean,
  migrations: Migrations = MIGRATIONS,
): Result<Scanned, LogError> {
  const fd = openSync(file, 'r');
  try {
    return scanLines(fd, file, take, migrations);
  } finally {
    closeSync(fd);
  }
}

function scanLines(
  fd: number,
  file: string,
  take: (placed: PlacedEntry) => boolean,
  migrations: Migrations,
): Result<Scanned, LogError> {
  const current = LOG_VERSION + migrations.length - MIGRATIONS.length;
  let version: number | undefined;
  let count = 0;
  let end = 0;
  for (const { line, offset } of linesOf(fd)) {
    count++;
    const before = end;
    end = offset + line.length + 1;
    if (version === undefined) {
      version = readLogVersion(line);
      if (version === undefined) return fail({ code: 'damaged-log', file, line: 1 });
      if (version > current) return fail({ code: 'newer-log', file, version });
      continue;
    }
    const value = migrations.slice(version - 1).reduce((entry, migrate) => migrate(entry), readSummed(line));
    const entry = readEntry(value);
    if (!entry.ok) {
      // A last line that is damaged may be what a dying disk left of a write that nobody was told of; one in the middle is not.
      if (end >= fstatSync(fd).size) return ok({ end: before, version });
      return fail({ code: 'damaged-log', file, line: count });
    }
    if (!take({ entry: entry.value, offset, length: line.length }))
      return fail({ code: 'damaged-log', file, line: count });
  }
  return ok({ end, version: version ?? current });
}

/** The whole lines of a file, without their ends. */
function* linesOf(fd: number): Generator<{ readonly line: Buffer; readonly offset: number }> {
  const chunk = Buffer.alloc(CHUNK);
  let rest: Buffer = Buffer.alloc(0);
  let offset = 0;
  for (let at = 0; ; ) {
    const count = readSync(fd, chunk, 0, CHUNK, at);
    if (count === 0) return;
    at += count;
    const bytes = Buffer.concat([rest, chunk.subarray(0, count)]);
    let start = 0;
    for (let end = bytes.indexOf(LINE_END); end !== -1; end = bytes.indexOf(LINE_END, start)) {
      yield { line: bytes.subarray(start, end), offset };
      offset += end + 1 - start;
      start = end + 1;
    }
    rest = Buffer.from(bytes.subarray(start));
  }
}
