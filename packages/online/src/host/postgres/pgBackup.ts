import { existsSync } from 'node:fs';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { Copied } from '../backup.js';
import { formatEntry, formatLogHeader, type LogEntry, type LogError } from '../logEntry.js';
import { writeWhole } from '../logFile.js';
import { scanLog } from '../logScan.js';
import { migrate } from './pgSchema.js';
import { APPEND, lineOf, lineValues } from './pgStore.js';
import { causeOf, connectPostgres, type SqlPool, withoutPassword } from './sqlPool.js';

/** Lines that are read or written at a time. */
const LINES_AT_ONCE = 1000;

/** Runs with a database; what goes wrong there is told by its code. */
async function withPool<T>(
  url: string,
  work: (pool: SqlPool, file: string) => Promise<Result<T, LogError>>,
): Promise<Result<T, LogError>> {
  const pool = await connectPostgres(url);
  if (!pool.ok) return pool;
  const file = withoutPassword(url);
  try {
    const migrated = await migrate(pool.value, file);
    return migrated.ok ? await work(pool.value, file) : migrated;
  } catch (error) {
    return fail({ code: 'unreachable-store', file, cause: causeOf(error) });
  } finally {
    await pool.value.close();
  }
}

/** Copies the matches of a database to a file, also while nodes write to it: each match up to some moment, whole. */
export function backupStore(url: string, to: string): Promise<Result<Copied, LogError>> {
  return withPool(url, async (pool) => {
    if (existsSync(to)) return fail({ code: 'unusable-log', file: to, cause: 'EEXIST' });
    const chunks = [formatLogHeader()];
    const matches = new Set<string>();
    let lines = 0;
    const outages = await pool.query('SELECT from_ms, to_ms FROM outage WHERE match IS NULL');
    for (const { from_ms, to_ms } of outages)
      chunks.push(formatEntry({ outage: { from: Number(from_ms), to: Number(to_ms) } }));
    for await (const entry of entriesOf(pool)) {
      chunks.push(formatEntry(entry));
      matches.add(entry.match);
      lines++;
    }
    try {
      await writeWhole(to, chunks);
    } catch (error) {
      return fail({ code: 'unusable-log', file: to, cause: causeOf(error) });
    }
    return ok({ matches: matches.size, lines });
  });
}

type LineEntry = Extract<LogEntry, { readonly match: string }>;

async function* entriesOf(pool: SqlPool): AsyncGenerator<LineEntry> {
  for (let after = { match: '', seq: 0 }; ; ) {
    const rows = await pool.query(
      `SELECT match, seq, at_ms, body, hidden, ends FROM line WHERE (match, seq) > ($1, $2) ORDER BY match, seq
        LIMIT ${LINES_AT_ONCE}`,
      [after.match, after.seq],
    );
    for (const row of rows) {
      after = { match: String(row.match), seq: Number(row.seq) };
      yield { ...after, ...lineOf(row) };
    }
    if (rows.length < LINES_AT_ONCE) return;
  }
}

/** Puts a copy into a database that has no matches yet: all of it or nothing. */
export function restoreStore(from: string, url: string): Promise<Result<Copied, LogError>> {
  return withPool(url, async (pool, file) => {
    if (!existsSync(from)) return fail({ code: 'unusable-log', file: from, cause: 'ENOENT' });
    const kept = new Map<string, LineEntry[]>();
    const outages: Extract<LogEntry, { readonly outage: unknown }>[] = [];
    const scanned = scanLog(from, ({ entry }) => {
      if ('match' in entry) kept.set(entry.match, [...(kept.get(entry.match) ?? []), entry]);
      if ('drop' in entry) kept.delete(entry.drop);
      if ('outage' in entry) outages.push(entry);
      return true;
    });
    if (!scanned.ok) return scanned;
    const lines = [...kept.values()].flat();
    const isEmpty = await pool.transact(async (query) => {
      await query('LOCK TABLE line');
      if ((await query('SELECT FROM line LIMIT 1')).length > 0) return false;
      for (const batch of batchesOf(lines)) await query(APPEND, lineValues(batch));
      for (const { outage } of outages)
        await query('INSERT INTO outage (from_ms, to_ms) VALUES ($1, $2)', [outage.from, outage.to]);
      return true;
    });
    return isEmpty
      ? ok({ matches: kept.size, lines: lines.length })
      : fail({ code: 'store-not-empty', file });
  });
}

/** In order, with at most one line of a match at a time: each has to find the one before it. */
function* batchesOf(lines: readonly LineEntry[]): Generator<readonly LineEntry[]> {
  const bySeq = new Map<number, LineEntry[]>();
  for (const line of lines) {
    const same = bySeq.get(line.seq) ?? [];
    same.push(line);
    bySeq.set(line.seq, same);
  }
  for (const [, same] of [...bySeq].toSorted(([a], [b]) => a - b))
    for (let i = 0; i < same.length; i += LINES_AT_ONCE) yield same.slice(i, i + LINES_AT_ONCE);
}
