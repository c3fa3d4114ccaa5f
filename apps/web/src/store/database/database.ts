import { fail, ok, type Result } from '@tabuleiro/game';
import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { StoreError } from '../storeError.js';
import { storeError } from '../storeError.js';
import { type Connection, connect, type DatabaseFactory } from './connection.js';
import { APP_DATABASE, type DatabasePlan, type StoreName } from './schema.js';
import { runTransaction } from './transaction.js';

export type ReadTransaction = IDBPTransaction<unknown, StoreName[], 'readonly'>;
export type WriteTransaction = IDBPTransaction<unknown, StoreName[], 'readwrite'>;

type Work<T, X> = (transaction: X) => Promise<Result<T, StoreError>>;

/** An IndexedDB database that is opened at its first use, and again whenever the connection was lost. */
export class Database {
  private readonly factory: DatabaseFactory;
  private readonly plan: DatabasePlan;
  private connection: Connection | undefined;
  private wiped: StoreError | undefined;

  constructor(factory: DatabaseFactory, plan: DatabasePlan = APP_DATABASE) {
    this.factory = factory;
    this.plan = plan;
  }

  /** Set if the browser found the database corrupt when this page opened it, and deleted everything. */
  get loss(): StoreError | undefined {
    return this.wiped;
  }

  /** Can the database be used? Opens it to find out. */
  async open(): Promise<Result<undefined, StoreError>> {
    const opened = await this.connect();
    return opened.ok ? ok(undefined) : opened;
  }

  /** `work` may await requests of the transaction only: IndexedDB commits as soon as none is pending. */
  async read<T>(
    stores: readonly StoreName[],
    work: Work<T, ReadTransaction>,
  ): Promise<Result<T, StoreError>> {
    const read = await this.begin((database) => database.transaction([...stores], 'readonly'), work);
    if (read.ok || read.error.problem !== 'failed') return read;
    return fail(storeError('unread', read.error.cause));
  }

  /** `ok` only once everything that `work` wrote is on the disk; otherwise none of it is. */
  write<T>(stores: readonly StoreName[], work: Work<T, WriteTransaction>): Promise<Result<T, StoreError>> {
    const durability = 'strict';
    return this.begin((database) => database.transaction([...stores], 'readwrite', { durability }), work);
  }

  /** The next use opens it again. */
  async close(): Promise<void> {
    const opened = await this.connection?.ready;
    this.connection = undefined;
    if (opened?.ok === true) opened.value.close();
  }

  private async begin<T, X extends ReadTransaction | WriteTransaction>(
    start: (database: IDBPDatabase) => X,
    work: Work<T, X>,
  ): Promise<Result<T, StoreError>> {
    const begun = (await this.start(start)) ?? (await this.start(start));
    if (begun === undefined) return fail(storeError('failed', 'no transaction'));
    return begun.ok ? runTransaction(begun.value, work) : begun;
  }

  /** Undefined if the connection turns out to be closed: nothing was written yet, so a new one can be tried. */
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
    // A failure is tried again at the next use; a blocked connection opens by itself later.
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
