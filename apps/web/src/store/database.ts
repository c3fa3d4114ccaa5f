import { fail, ok, type Result } from '@tabuleiro/game';
import type { IDBPDatabase, IDBPTransaction } from 'idb';
import { type Connection, connect, type DatabaseFactory, type DatabasePlan } from './connection.js';
import type { StoreError } from './gameStore.js';
import { MIGRATIONS, type StoreName } from './migrations.js';
import { storeError } from './storeError.js';
import { perform } from './transaction.js';

export type Reading = IDBPTransaction<unknown, StoreName[], 'readonly'>;
export type Writing = IDBPTransaction<unknown, StoreName[], 'readwrite'>;

type Work<T, X> = (transaction: X) => Promise<Result<T, StoreError>>;

export const APP_DATABASE: DatabasePlan = { name: 'tabuleiro', migrations: MIGRATIONS };

/** The database, opened when it is first needed, and again whenever the connection was lost. */
export class Database {
  private readonly factory: DatabaseFactory;
  private readonly plan: DatabasePlan;
  private connection: Connection | undefined;
  private wiped: StoreError | undefined;

  constructor(factory: DatabaseFactory, plan: DatabasePlan = APP_DATABASE) {
    this.factory = factory;
    this.plan = plan;
  }

  /** All that was kept is gone: the browser found it damaged when this page opened it. */
  get loss(): StoreError | undefined {
    return this.wiped;
  }

  /** Can the database be used? Opens it to find out. */
  async open(): Promise<Result<undefined, StoreError>> {
    const opened = await this.connect();
    return opened.ok ? ok(undefined) : opened;
  }

  /** `work` may wait for nothing but the transaction. */
  read<T>(stores: readonly StoreName[], work: Work<T, Reading>): Promise<Result<T, StoreError>> {
    return this.begin((database) => database.transaction([...stores], 'readonly'), work);
  }

  /** `ok` only once everything that `work` wrote is on the disk; else nothing of it is there. */
  write<T>(stores: readonly StoreName[], work: Work<T, Writing>): Promise<Result<T, StoreError>> {
    const durability = 'strict';
    return this.begin((database) => database.transaction([...stores], 'readwrite', { durability }), work);
  }

  /** Lets go of the database; the next use opens it again. */
  async close(): Promise<void> {
    const opened = await this.connection?.ready;
    this.connection = undefined;
    if (opened?.ok === true) opened.value.close();
  }

  private async begin<T, X extends Reading | Writing>(
    start: (database: IDBPDatabase) => X,
    work: Work<T, X>,
  ): Promise<Result<T, StoreError>> {
    const begun = (await this.start(start)) ?? (await this.start(start));
    if (begun === undefined) return fail(storeError('failed', 'no transaction'));
    return begun.ok ? perform(begun.value, work) : begun;
  }

  /** Undefined where the connection turns out to be dead: nothing was written, so the next one may be tried. */
  private async start<X>(start: (database: IDBPDatabase) => X): Promise<Result<X, StoreError> | undefined> {
    const opened = await this.connect();
    if (!opened.ok) return opened;
    try {
      return ok(start(opened.value));
    } catch {
      await this.close();
      return undefined;
    }
  }

  private async connect(): Promise<Result<IDBPDatabase, StoreError>> {
    const connection = this.connection ?? this.reconnect();
    const opened = await Promise.race([connection.ready, connection.first]);
    // What failed may work the next time; what is blocked goes on by itself.
    if (!opened.ok && opened.error.problem !== 'blocked') this.forget(connection);
    return opened;
  }

  private reconnect(): Connection {
    const connection = connect(this.factory, this.plan, {
      onLost: () => this.forget(connection),
      onWiped: (cause) => {
        this.wiped = storeError('wiped', cause);
      },
    });
    this.connection = connection;
    return connection;
  }

  private forget(connection: Connection): void {
    if (this.connection === connection) this.connection = undefined;
  }
}
