import { RETURN_MS } from '../../protocol/limits.js';
import type { MatchId } from '../../protocol/secrets.js';
import { type Company, NODE_GONE_MS, type Shared, type Whereabouts } from '../../server/company.js';
import type { Person } from '../../server/connection.js';
import type { Outage } from '../../server/store.js';
import type { PgStore } from './pgStore.js';
import type { SqlRow } from './sqlPool.js';

/** A node beats every second: when somebody comes from one that has missed a beat, it is not there. */
const MISSED_MS = 1500;
const MOST_DUE = 1000;
const DAY_MS = 86_400_000;

/** What the nodes of one database know together. */
export class PgCompany implements Company {
  private readonly store: PgStore;
  private hasTidied = false;

  constructor(store: PgStore) {
    this.store = store;
  }

  async invited(codeHash: string): Promise<MatchId | undefined> {
    const [row] = await this.ask('SELECT id FROM match WHERE invite_hash = $1 AND ended IS NULL', [codeHash]);
    return row && String(row.id);
  }

  async listed(most: number): Promise<readonly MatchId[]> {
    const rows = await this.ask(
      'SELECT id FROM match WHERE listed AND ended IS NULL ORDER BY created DESC LIMIT $1',
      [most],
    );
    return rows.map(({ id }) => String(id));
  }

  async due(moment: number): Promise<readonly MatchId[]> {
    const rows = await this.ask(
      `SELECT id FROM match WHERE flag_at < $1 AND ended IS NULL ORDER BY flag_at LIMIT ${MOST_DUE}`,
      [Math.floor(moment)],
    );
    return rows.map(({ id }) => String(id));
  }

  async leave(match: MatchId, flagAt: number | undefined): Promise<void> {
    await this.ask('UPDATE match SET flag_at = $2 WHERE id = $1 AND ended IS NULL', [match, whole(flagAt)]);
  }

  async come(match: MatchId, person: Person): Promise<boolean> {
    const [row] = await this.ask(COME, [match, person, this.store.node, this.now]);
    return row?.stood === true;
  }

  async go(match: MatchId, person: Person, flagAt: number | undefined): Promise<void> {
    await this.ask(
      `WITH flag AS (UPDATE match SET flag_at = $5 WHERE id = $1 AND ended IS NULL)
        UPDATE presence SET gone = $4, lost = false WHERE match = $1 AND person = $2 AND node = $3`,
      [match, person, this.store.node, this.now, whole(flagAt)],
    );
  }

  async shared(matches: readonly MatchId[]): Promise<ReadonlyMap<MatchId, Shared>> {
    const [persons, outages] = await Promise.all([
      this.ask(WHERE, [matches, this.store.node, this.now]),
      this.ask('SELECT match, from_ms, to_ms FROM outage WHERE match = ANY ($1)', [matches]),
    ]);
    return new Map(matches.map((match) => [match, sharedOf(match, persons, outages)]));
  }

  async grown(lengths: ReadonlyMap<MatchId, number>): Promise<readonly MatchId[]> {
    const rows = await this.ask(
      `SELECT line.match FROM unnest($1::text[], $2::int[]) AS known (match, seq) JOIN line USING (match, seq)`,
      [[...lengths.keys()], [...lengths.values()]],
    );
    return rows.map(({ match }) => String(match));
  }

  async adopt(): Promise<readonly MatchId[]> {
    if (!this.hasTidied) await this.forgetNodes();
    const rows = await this.ask(ADOPT, [this.store.node, this.now - NODE_GONE_MS, this.now]);
    return [...new Set(rows.map(({ match }) => String(match)))];
  }

  async stop(): Promise<void> {
    await this.ask(
      'INSERT INTO node VALUES ($1, $2, $2) ON CONFLICT (id) DO UPDATE SET stopped = excluded.stopped',
      [this.store.node, this.now],
    );
  }

  private get now(): number {
    return this.store.clock.now();
  }

  private ask(text: string, values: readonly unknown[]): Promise<readonly SqlRow[]> {
    return this.store.pool.query(text, values);
  }

  private async forgetNodes(): Promise<void> {
    this.hasTidied = true;
    await this.ask(
      'DELETE FROM node WHERE beat < $1 AND NOT EXISTS (SELECT FROM presence WHERE presence.node = node.id)',
      [this.now - DAY_MS],
    );
  }
}

/**
 * Somebody is connected to this node now. Where that person's node was lost and no other device of theirs is connected, the time
 * between is written down as an outage of the match.
 */
const COME = `WITH known AS (
  SELECT presence.node, gone, lost, beat, stopped,
    gone IS NULL AND stopped IS NULL AND beat >= $4::bigint - ${MISSED_MS} AS lives
  FROM presence JOIN node ON node.id = presence.node
  WHERE match = $1 AND person = $2 AND presence.node <> $3
), forgotten AS (
  DELETE FROM presence USING known
  WHERE presence.match = $1 AND presence.person = $2 AND presence.node = known.node AND NOT known.lives
), stood AS (
  INSERT INTO outage (match, from_ms, to_ms)
  SELECT $1, max(since), least($4::bigint, max(since) + ${RETURN_MS})
  FROM (SELECT CASE WHEN lost THEN gone WHEN gone IS NULL THEN coalesce(stopped, beat) END AS since
    FROM known WHERE NOT lives) AS each
  WHERE since IS NOT NULL AND NOT EXISTS (SELECT FROM known WHERE lives)
  HAVING max(since) < $4::bigint RETURNING match
), here AS (
  INSERT INTO presence (match, person, node, came) VALUES ($1, $2, $3, $4)
  ON CONFLICT (match, person, node) DO UPDATE SET gone = NULL, lost = false,
    came = CASE WHEN presence.gone IS NULL THEN presence.came ELSE excluded.came END
) SELECT EXISTS (SELECT FROM stood) AS stood`;

/**
 * Takes over from nodes that are gone. Who has come to another node since their last beat came back before anybody knew that they
 * had to: only now the time between is known to be an outage. All others are lost, and due until somebody has looked after them,
 * since whoever adopts may die as well.
 */
const ADOPT = `WITH dead AS (
  SELECT match, person, presence.node, coalesce(stopped, beat) AS since
  FROM presence JOIN node ON node.id = presence.node
  WHERE gone IS NULL AND node.id <> $1 AND (stopped IS NOT NULL OR beat < $2)
  ORDER BY match, person, presence.node FOR UPDATE OF presence
), back AS (
  SELECT match, person, max(dead.since) AS since, min(coalesce(there.came, 0)) AS came
  FROM dead JOIN presence AS there USING (match, person) JOIN node ON node.id = there.node
  WHERE there.gone IS NULL AND stopped IS NULL AND beat >= $2 GROUP BY match, person
), stood AS (
  INSERT INTO outage (match, from_ms, to_ms)
  SELECT match, since, least(came, since + ${RETURN_MS}) FROM back WHERE came > since
), forgotten AS (
  DELETE FROM presence USING dead JOIN back ON back.match = dead.match AND back.person = dead.person
  WHERE presence.match = dead.match AND presence.person = dead.person AND presence.node = dead.node
), lost AS (
  UPDATE presence SET gone = since, lost = true FROM dead
  WHERE presence.match = dead.match AND presence.person = dead.person AND presence.node = dead.node
  AND NOT EXISTS (SELECT FROM back WHERE back.match = dead.match AND back.person = dead.person)
  RETURNING presence.match
), due AS (
  UPDATE match SET flag_at = $3 FROM lost WHERE match.id = lost.match AND ended IS NULL
) SELECT match FROM dead`;

/** Who is at other nodes, or since when not. */
const WHERE = `SELECT match, person, bool_or(lives) AS here, max(since) AS since, bool_or(lost AND NOT lives) AS lost
  FROM (SELECT match, person, gone IS NULL AND stopped IS NULL AND beat >= $3::bigint - ${NODE_GONE_MS} AS lives,
      coalesce(gone, stopped, beat) AS since, lost OR gone IS NULL AS lost
    FROM presence JOIN node ON node.id = presence.node WHERE match = ANY ($1) AND presence.node <> $2) AS each
  GROUP BY match, person`;

function sharedOf(match: MatchId, persons: readonly SqlRow[], outages: readonly SqlRow[]): Shared {
  const found: Partial<Record<Person, Whereabouts>> = {};
  for (const row of persons) {
    if (row.match !== match) continue;
    const where: Whereabouts =
      row.here === true
        ? { kind: 'here' }
        : { kind: 'gone', since: Number(row.since), isLost: row.lost === true };
    found[row.person === 'host' ? 'host' : 'guest'] = where;
  }
  const spans: Outage[] = outages
    .filter((row) => row.match === match)
    .map(({ from_ms, to_ms }) => ({ from: Number(from_ms), to: Number(to_ms) }));
  return { persons: found, outages: spans };
}

function whole(moment: number | undefined): number | null {
  return moment === undefined ? null : Math.floor(moment);
}
