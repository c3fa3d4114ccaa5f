import { ok, type Result } from '@tabuleiro/game';
import type { Clock } from '../../clock.js';
import type { MatchId } from '../../protocol/secrets.js';
import { NODE_GONE_MS } from '../../server/company.js';
import type { Appended, Outage, Store, StoredLine, StoredMatch } from '../../server/store.js';
import { type LogError, readEntry } from '../logEntry.js';
import { migrate, SCHEMA, type SchemaStep } from './pgSchema.js';
import { SharedClock } from './sharedClock.js';
import { connectPostgres, type SqlPool, type SqlRow, withoutPassword } from './sqlPool.js';

/** Batches that are under way at a time: more of them make the batches small. */
const WRITERS = 3;
const MOST_IN_BATCH = 500;
type NumberedLine = StoredLine & { readonly match: MatchId; readonly seq: number };
type Waiting = NumberedLine & { readonly done: (appended: Appended) => void };

/** Which node this is; tests bring other tables. */
export type PgStoreOptions = { readonly node: string; readonly schema?: readonly SchemaStep[] };

/**
 * Matches in PostgreSQL, for several nodes: a line is inserted once, whoever is first. What comes while others are being written goes
 * into the next batch together, with at most one line of a match, so that nobody's move is refused for the sake of another.
 */
export class PgStore implements Store {
  readonly clock: Clock;
  readonly lastSign: number | undefined;
  readonly outages: readonly Outage[];
  /** Were other nodes alive when this one started? */
  readonly hasCompany: boolean;
  readonly commits: { count: number; ms: number } = { count: 0, ms: 0 };
  readonly pool: SqlPool;
  readonly node: string;
  private readonly shared: SharedClock;
  private waiting: Waiting[] = [];
  private readonly underWay: Set<MatchId> = new Set();
  private writers = 0;

  private constructor(
    pool: SqlPool,
    node: string,
    shared: SharedClock,
    found: {
      readonly lastSign: number | undefined;
      readonly outages: readonly Outage[];
      readonly hasCompany: boolean;
    },
  ) {
    this.pool = pool;
    this.node = node;
    this.shared = shared;
    this.clock = shared;
    this.lastSign = found.lastSign;
    this.outages = found.outages;
    this.hasCompany = found.hasCompany;
  }

  /** Opens the matches of a database, or says why they cannot be used. */
  static async open(
    url: string,
    { node, schema = SCHEMA }: PgStoreOptions,
  ): Promise<Result<PgStore, LogError>> {
    const pool = await connectPostgres(url);
    if (!pool.ok) return pool;
    const opened = await openOn(pool.value, withoutPassword(url), node, schema);
    if (!opened.ok) await pool.value.close();
    return opened.ok ? ok(new PgStore(pool.value, node, opened.value.shared, opened.value)) : opened;
  }

  append(match: MatchId, seq: number, line: StoredLine): Promise<Appended> {
    return new Promise((done) => {
      this.waiting.push({ match, seq, ...line, done });
      // What comes in the same moment goes into the same batch.
      if (this.writers < WRITERS && this.waiting.length === 1) queueMicrotask(() => this.startWriter());
    });
  }

  private startWriter(): void {
    if (this.writers < WRITERS && this.waiting.length > 0) void this.writeAll();
  }

  async read(match: MatchId, from: number): Promise<readonly StoredLine[]> {
    const rows = await this.pool.query(
      'SELECT match, seq, at_ms, body, hidden, ends FROM line WHERE match = $1 AND seq >= $2 ORDER BY seq',
      [match, from],
    );
    return rows.map((row) => lineOf(row));
  }

  async matches(): Promise<readonly StoredMatch[]> {
    const rows = await this.pool.query(
      `SELECT id, ended, last.seq, last.at_ms FROM match CROSS JOIN LATERAL
        (SELECT seq, at_ms FROM line WHERE line.match = match.id ORDER BY seq DESC LIMIT 1) AS last ORDER BY created, id`,
    );
    return rows.map(({ id, ended, seq, at_ms }) => ({
      ...{ match: String(id), lines: Number(seq) + 1, last: Number(at_ms), ended: ended !== null },
    }));
  }

  async drop(match: MatchId): Promise<void> {
    await this.pool.query(
      `WITH one AS (DELETE FROM match WHERE id = $1), two AS (DELETE FROM presence WHERE match = $1),
        three AS (DELETE FROM outage WHERE match = $1) DELETE FROM line WHERE match = $1`,
      [match],
    );
  }

  async beat(at: number): Promise<boolean> {
    const asked = performance.now();
    try {
      const [{ now }] = await this.pool.query(
        `INSERT INTO node (id, beat) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET beat = excluded.beat
          RETURNING ${NOW}`,
        [this.node, Math.floor(at)],
      );
      this.shared.correct(Number(now), asked);
      return true;
    } catch {
      return false;
    }
  }

  async note({ from, to }: Outage): Promise<void> {
    await this.pool
      .query('INSERT INTO outage (from_ms, to_ms) VALUES ($1, $2)', [Math.floor(from), Math.floor(to)])
      .catch(() => undefined);
  }

  /** Everything that waits is written first. */
  async close(): Promise<void> {
    while (this.writers > 0 || this.waiting.length > 0) await new Promise((done) => setTimeout(done, 1));
    await this.pool
      .query('UPDATE node SET stopped = $2 WHERE id = $1', [this.node, this.clock.now()])
      .catch(() => undefined);
    await this.pool.close();
  }

  private async writeAll(): Promise<void> {
    this.writers++;
    for (let batch = this.takeBatch(); batch.length > 0; batch = this.takeBatch()) {
      const kept = await this.write(batch);
      for (const { match } of batch) this.underWay.delete(match);
      for (const { match, done } of batch)
        done(kept === undefined ? 'failed' : kept.has(match) ? 'kept' : 'taken');
      // Those who were told have asked for more by now.
      await Promise.resolve();
    }
    this.writers--;
  }

  private takeBatch(): readonly Waiting[] {
    const batch: Waiting[] = [];
    const left: Waiting[] = [];
    for (const each of this.waiting) {
      const isFree = batch.length < MOST_IN_BATCH && !this.underWay.has(each.match);
      if (isFree) this.underWay.add(each.match);
      (isFree ? batch : left).push(each);
    }
    this.waiting = left;
    // In one order everywhere: two nodes that want the same lines never wait for each other.
    return batch.toSorted((a, b) => (a.match < b.match ? -1 : 1));
  }

  /** The matches whose line was kept; undefined where nobody knows. */
  private async write(batch: readonly Waiting[]): Promise<ReadonlySet<string> | undefined> {
    const began = performance.now();
    try {
      const rows = await this.pool.query(APPEND, lineValues(batch));
      return new Set(rows.map(({ match }) => String(match)));
    } catch {
      return undefined;
    } finally {
      this.commits.count++;
      this.commits.ms += performance.now() - began;
    }
  }
}

const NOW = '(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now';

/** Line `seq` goes in where `seq - 1` is there and nobody was faster; a plain conflict would undo the whole batch. */
export const APPEND = `WITH new AS (
  INSERT INTO line (match, seq, at_ms, body, hidden, ends)
  SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[], $6::bool[]) AS l (match, seq, at_ms, body, hidden, ends)
  WHERE l.seq = 0 OR EXISTS (SELECT FROM line AS before WHERE before.match = l.match AND before.seq = l.seq - 1)
  ON CONFLICT DO NOTHING RETURNING match, seq, at_ms, hidden, ends
), opened AS (
  INSERT INTO match (id, invite_hash, listed, created, ended)
  SELECT match, hidden::json ->> 'codeHash', hidden::json ->> 'code' IS NOT NULL, at_ms, CASE WHEN ends THEN at_ms END
  FROM new WHERE seq = 0
  ON CONFLICT DO NOTHING
), ended AS (
  UPDATE match SET ended = new.at_ms, flag_at = NULL FROM new WHERE new.ends AND match.id = new.match
) SELECT match FROM new`;

/** What `APPEND` is asked with. */
export function lineValues(lines: readonly NumberedLine[]): readonly (readonly unknown[])[] {
  return [
    lines.map(({ match }) => match),
    lines.map(({ seq }) => seq),
    lines.map(({ at }) => Math.floor(at)),
    lines.map(({ text }) => text),
    lines.map(({ hidden }) => JSON.stringify(hidden)),
    lines.map(({ ends }) => ends),
  ];
}

type Found = {
  readonly shared: SharedClock;
  readonly lastSign: number | undefined;
  readonly outages: readonly Outage[];
  readonly hasCompany: boolean;
};

async function openOn(
  pool: SqlPool,
  file: string,
  node: string,
  schema: readonly SchemaStep[],
): Promise<Result<Found, LogError>> {
  const migrated = await migrate(pool, file, schema);
  if (!migrated.ok) return migrated;
  const asked = performance.now();
  const [{ now, sign, alive }] = await pool.query(
    `SELECT ${NOW}, (SELECT max(beat) FROM node WHERE id <> $1 AND stopped IS NULL) AS alive, greatest(
      (SELECT max(greatest(beat, stopped)) FROM node), (SELECT max(at_ms) FROM line)) AS sign`,
    [node],
  );
  const outages = await pool.query(
    'SELECT from_ms, to_ms FROM outage WHERE match IS NULL ORDER BY to_ms DESC LIMIT 1000',
  );
  const hasCompany = alive !== null && Number(alive) > Number(now) - NODE_GONE_MS;
  const last = sign === null ? undefined : Number(sign);
  return ok({
    shared: new SharedClock(Math.max(Number(now), last ?? 0), asked),
    lastSign: hasCompany ? undefined : last,
    outages: outages.map(({ from_ms, to_ms }) => ({ from: Number(from_ms), to: Number(to_ms) })),
    hasCompany,
  });
}

/** A line as it was written; the database is trusted as little as a file. */
export function lineOf(row: SqlRow): StoredLine {
  const { match, seq, at_ms, body, hidden, ends } = row;
  const entry = readEntry({
    ...{ match, seq, at: Number(at_ms), text: body, hidden: JSON.parse(String(hidden)), ends },
  });
  if (!entry.ok || !('match' in entry.value)) throw new Error('a line of the database cannot be read');
  const { at, text, hidden: part, ends: isLast } = entry.value;
  return { at, text, hidden: part, ends: isLast };
}
