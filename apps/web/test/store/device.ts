import { findWrittenGame, WRITTEN_GAMES } from '@tabuleiro/any-game/games';
import {
  IDBCursor,
  IDBDatabase,
  IDBFactory,
  IDBIndex,
  IDBKeyRange,
  IDBObjectStore,
  IDBOpenDBRequest,
  IDBRequest,
  IDBTransaction,
} from 'fake-indexeddb';
import type { KeptStores } from '../../src/store/backup/exportBackup.js';
import { Database } from '../../src/store/database/database.js';
import { APP_DATABASE, type DatabasePlan, STORES } from '../../src/store/database/schema.js';
import { IndexedGames } from '../../src/store/games/indexedGames.js';
import { IndexedStudies } from '../../src/store/games/indexedStudies.js';
import type { FindWrittenGame } from '../../src/store/games/openGame.js';

// idb asks what an object is by these names; the factory itself is handed over.
Object.assign(globalThis, {
  ...{ IDBCursor, IDBDatabase, IDBIndex, IDBObjectStore, IDBOpenDBRequest, IDBRequest, IDBTransaction },
});

export { WRITTEN_GAMES };

export const find: FindWrittenGame = async (id) => findWrittenGame(id);

/** What a value is, or the test fails with what it is instead. */
export function got<T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

let time = 1_700_000_000_000;

/** The time on every device: a second has passed whenever somebody asks. */
export function now(): number {
  time += 1000;
  return time;
}

/** A device: its database outlives every page on it. */
export class Device {
  readonly factory: IDBFactory = new IDBFactory();
  /** Every connection that a page has opened. */
  readonly connections: IDBDatabase[] = [];
  private ids = 0;

  readonly now = now;

  readonly makeId = (): string => `id-${this.ids++}`;

  database(plan: DatabasePlan = APP_DATABASE): Database {
    const open = (name: string, version?: number): IDBOpenDBRequest => {
      const request = this.factory.open(name, version);
      if (name === plan.name)
        request.addEventListener('success', () => this.connections.push(request.result));
      return request;
    };
    return new Database({ open, deleteDatabase: (name) => this.factory.deleteDatabase(name) }, plan);
  }

  /** A page that has just been opened. */
  page(database: Database = this.database()): IndexedGames {
    return new IndexedGames({ database, ranges: IDBKeyRange, now: this.now, makeId: this.makeId });
  }

  /** Matches and studies, as backups have them. */
  stores(database: Database = this.database()): KeptStores {
    return { games: this.page(database), studies: new IndexedStudies(database) };
  }

  /** Everything that is on the disk, read past the app. */
  async dump(): Promise<Dump> {
    const database = await this.raw();
    const transaction = database.transaction([...database.objectStoreNames], 'readonly');
    const stores: [string, Rows][] = [];
    for (const name of database.objectStoreNames) stores.push([name, await rowsOf(transaction, name)]);
    database.close();
    return Object.fromEntries(stores);
  }

  /** Changes what is on the disk, past the app. */
  async tamper(change: (transaction: IDBTransaction) => void): Promise<void> {
    const database = await this.raw();
    const transaction = database.transaction([...STORES], 'readwrite');
    change(transaction);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }

  raw(version?: number): Promise<IDBDatabase> {
    return answerOf(this.factory.open(APP_DATABASE.name, version));
  }
}

export type Rows = readonly (readonly [IDBValidKey, unknown])[];
export type Dump = Readonly<Record<string, Rows>>;

async function rowsOf(transaction: IDBTransaction, name: string): Promise<Rows> {
  const store = transaction.objectStore(name);
  const [keys, values] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())]);
  return keys.map((key, i) => [key, values[i]] as const);
}

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
