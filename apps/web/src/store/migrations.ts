import type { IDBPDatabase, IDBPTransaction } from 'idb';

export const STORES = ['games', 'lines', 'settings', 'damaged'] as const;
export type StoreName = (typeof STORES)[number];

export type Upgrade = IDBPTransaction<unknown, string[], 'versionchange'>;

/** Works within one upgrade: when it fails the database stays as it was. It may wait for nothing but the database. */
export type Migration = (database: IDBPDatabase, upgrade: Upgrade) => void | Promise<void>;

/**
 * Entry `i` leads from version `i` to version `i + 1`; the version of the app's database is their number. An entry
 * that was released is never changed: later ones have to find what it left (test/store/data holds a database of each).
 */
export const MIGRATIONS: readonly Migration[] = [
  (database) => {
    database.createObjectStore('games', { keyPath: 'id' });
    // Keys [id, n]: the lines of a game lie side by side, in order.
    database.createObjectStore('lines');
    database.createObjectStore('settings');
    database.createObjectStore('damaged', { keyPath: 'id' });
  },
];

export function isUpgrade(transaction: object): transaction is Upgrade {
  return 'mode' in transaction && transaction.mode === 'versionchange';
}
