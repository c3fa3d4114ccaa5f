import { fail, ok, type Result } from '@tabuleiro/game';
import type { LogError } from '../logEntry.js';
import type { SqlPool } from './sqlPool.js';

/** One step of the tables. `oldest` is the first version of the program that can still use them afterwards: nodes of it run on. */
export type SchemaStep = { readonly oldest: number; readonly statements: readonly string[] };

/** Never change one that was released. What is added must be of no concern to older nodes: no column without a default. */
export const SCHEMA: readonly SchemaStep[] = [
  {
    oldest: 1,
    statements: [
      `CREATE TABLE line (
        match text NOT NULL, seq integer NOT NULL, at_ms bigint NOT NULL, body text NOT NULL, hidden text NOT NULL,
        ends boolean NOT NULL, PRIMARY KEY (match, seq))`,
      `CREATE TABLE match (
        id text PRIMARY KEY, invite_hash text, listed boolean NOT NULL, created bigint NOT NULL, ended bigint, flag_at bigint)`,
      'CREATE INDEX match_invite ON match (invite_hash) WHERE ended IS NULL',
      'CREATE INDEX match_listed ON match (created) WHERE listed AND ended IS NULL',
      'CREATE INDEX match_flag ON match (flag_at) WHERE flag_at IS NOT NULL',
      'CREATE TABLE node (id text PRIMARY KEY, beat bigint NOT NULL, stopped bigint)',
      `CREATE TABLE presence (
        match text NOT NULL, person text NOT NULL, node text NOT NULL, gone bigint,
        lost boolean NOT NULL DEFAULT false, PRIMARY KEY (match, person, node))`,
      'CREATE INDEX presence_node ON presence (node)',
      'CREATE TABLE outage (match text, from_ms bigint NOT NULL, to_ms bigint NOT NULL)',
      'CREATE INDEX outage_match ON outage (match)',
    ],
  },
  // Since when somebody has been at a node; unknown where a node of the first version wrote it.
  { oldest: 1, statements: ['ALTER TABLE presence ADD COLUMN came bigint'] },
];

/** Two nodes that start at once: one after the other. */
const LOCK = 'SELECT pg_advisory_xact_lock(7426381)';

/** Makes the tables, or brings them up to date; refuses those that only newer programs understand. */
export async function migrate(
  pool: SqlPool,
  file: string,
  steps: readonly SchemaStep[] = SCHEMA,
): Promise<Result<undefined, LogError>> {
  let newer: number | undefined;
  await pool.transact(async (query) => {
    await query(LOCK);
    await query(
      'CREATE TABLE IF NOT EXISTS schema_version (version integer PRIMARY KEY, oldest integer NOT NULL)',
    );
    const [{ version, oldest }] = await query(
      'SELECT coalesce(max(version), 0) AS version, coalesce(max(oldest), 0) AS oldest FROM schema_version',
    );
    if (Number(oldest) > steps.length) {
      newer = Number(version);
      return;
    }
    for (const [i, step] of steps.entries()) {
      if (i < Number(version)) continue;
      for (const statement of step.statements) await query(statement);
      await query('INSERT INTO schema_version VALUES ($1, $2)', [i + 1, step.oldest]);
    }
  });
  return newer === undefined ? ok(undefined) : fail({ code: 'newer-log', file, version: newer });
}
