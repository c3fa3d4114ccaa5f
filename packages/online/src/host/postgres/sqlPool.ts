import { fail, ok, type Result } from '@tabuleiro/game';
import type { LogError } from '../logEntry.js';

/** A row as the database gives it. */
export type SqlRow = Readonly<Record<string, unknown>>;

/** Asks the database, with values for `$1`, `$2` … */
export type SqlQuery = (text: string, values?: readonly unknown[]) => Promise<readonly SqlRow[]>;

/** Connections to a database that speaks SQL. */
export interface SqlPool {
  readonly query: SqlQuery;
  /** Several statements, all of them or none. */
  transact<T>(work: (query: SqlQuery) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Connections of one process: those that write, and some that read. */
const CONNECTIONS = 6;
/** A database that does not answer for so long is taken for gone; what was asked may have been done all the same. */
const ANSWER_MS = 5000;

/** Connects to PostgreSQL. Its driver is loaded here and nowhere else. */
export async function connectPostgres(url: string): Promise<Result<SqlPool, LogError>> {
  const file = withoutPassword(url);
  const driver = await import('pg').catch(() => undefined);
  if (driver === undefined) return fail({ code: 'no-driver', driver: 'pg' });
  const pool = new driver.default.Pool({
    ...{ connectionString: url, max: CONNECTIONS, keepAlive: true },
    ...{ connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS, statement_timeout: ANSWER_MS },
  });
  // A connection that breaks while nobody uses it is made anew when somebody does.
  pool.on('error', () => undefined);
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    return fail({ code: 'unreachable-store', file, cause: causeOf(error) });
  }
  const query: SqlQuery = async (text, values = []) => (await pool.query(text, [...values])).rows;
  let ended: Promise<void> | undefined;
  const close = (): Promise<void> => {
    ended ??= pool.end();
    return ended;
  };
  return ok({ query, close, transact: (work) => transactOn(pool, work) });
}

async function transactOn<T>(
  pool: { connect(): Promise<Client> },
  work: (query: SqlQuery) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const query: SqlQuery = async (text, values = []) => (await client.query(text, [...values])).rows;
  try {
    await query('BEGIN');
    const done = await work(query);
    await query('COMMIT');
    client.release();
    return done;
  } catch (error) {
    // What has begun here ends with the connection.
    client.release(true);
    throw error;
  }
}

type Client = {
  query(text: string, values: unknown[]): Promise<{ readonly rows: readonly SqlRow[] }>;
  release(isBroken?: boolean): void;
};

/** The code of an error of the system or of the database; never its message, which may hold secrets. */
export function causeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The address of a database as it may be shown. */
export function withoutPassword(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url);
    return `${protocol}//${host}${pathname}`;
  } catch {
    return '';
  }
}
