import type { IDBPDatabase, IDBPTransaction } from 'idb';

/** The object stores of the database; docs/saves.md says what is in them. */
export const STORES = [
  'games',
  'lines',
  'settings',
  'damaged',
  'studies',
  'studyTexts',
  'imports',
  'importFiles',
  'openings',
] as const;
/** `seats` is in a database of its own (online/seatStore.ts). */
export type StoreName = (typeof STORES)[number] | 'seats';

export type UpgradeTransaction = IDBPTransaction<unknown, string[], 'versionchange'>;

/** Runs within the upgrade transaction: if it fails, the database stays as it was. It may await database requests only. */
export type Migration = (database: IDBPDatabase, upgrade: UpgradeTransaction) => void | Promise<void>;

/**
 * Entry `i` upgrades version `i` to version `i + 1`; the version of the app's database is their number. A released
 * entry is never changed: later ones build on what it left (test/store/data holds a database of each version).
 */
export const MIGRATIONS: readonly Migration[] = [
  (database) => {
    database.createObjectStore('games', { keyPath: 'id' });
    // Keys [id, n]: the lines of a game are neighbours, in order.
    database.createObjectStore('lines');
    database.createObjectStore('settings');
    database.createObjectStore('damaged', { keyPath: 'id' });
  },
  (database) => {
    // Apart from their texts, so that a list of thousands is read without them.
    database.createObjectStore('studies', { keyPath: 'id' });
    database.createObjectStore('studyTexts');
    database.createObjectStore('imports', { keyPath: 'id' });
    database.createObjectStore('importFiles');
    database.createObjectStore('openings', { keyPath: 'id' });
  },
];

export function isUpgrade(transaction: object): transaction is UpgradeTransaction {
  return 'mode' in transaction && transaction.mode === 'versionchange';
}

/** A database by its name and the migrations that lead to its present version. */
export type DatabasePlan = { readonly name: string; readonly migrations: readonly Migration[] };

export const APP_DATABASE: DatabasePlan = { name: 'tabuleiro', migrations: MIGRATIONS };
