import { fail, ok, type Result } from '@tabuleiro/game';
import { type IDBPDatabase, wrap } from 'idb';
import type { StoreError } from './gameStore.js';
import { isUpgrade, type Migration } from './migrations.js';
import { openingError, storeError, usingError } from './storeError.js';
import { abort } from './transaction.js';

/** The part of `indexedDB` that is needed; missing where the browser has none. */
export type DatabaseFactory = Pick<IDBFactory, 'open'> | undefined;

/** What is to be opened: `migrations` as in migrations.ts. */
export type DatabasePlan = { readonly name: string; readonly migrations: readonly Migration[] };

type Opened = Result<IDBPDatabase, StoreError>;

/** A connection under way: its end, and the first answer, which is `blocked` while a page holds an older version open. */
export type Connection = { readonly ready: Promise<Opened>; readonly first: Promise<Opened> };

/** `onLost` is called when the connection was given up for a newer version. */
export function connect(factory: DatabaseFactory, plan: DatabasePlan, onLost: () => void): Connection {
  try {
    if (factory === undefined) throw new Error('no IndexedDB');
    return follow(factory.open(plan.name, plan.migrations.length), plan.migrations, onLost);
  } catch (thrown) {
    const failed = Promise.resolve(fail(openingError(thrown)));
    return { ready: failed, first: failed };
  }
}

function follow(request: IDBOpenDBRequest, migrations: readonly Migration[], onLost: () => void): Connection {
  let trouble: StoreError | undefined;
  request.addEventListener('upgradeneeded', ({ oldVersion }) => {
    upgrade(request, migrations.slice(oldVersion)).catch((thrown: unknown) => {
      trouble = usingError(thrown);
      if (request.transaction !== null) abort(request.transaction);
    });
  });
  const ready = new Promise<Opened>((resolve) => {
    request.addEventListener('error', () => resolve(fail(trouble ?? openingError(request.error))));
    request.addEventListener('success', () => {
      watch(request.result, onLost);
      resolve(ok(wrap(request.result)));
    });
  });
  const blocked = new Promise<Opened>((resolve) => {
    request.addEventListener('blocked', () => resolve(fail(storeError('blocked'))));
    for (const end of ['success', 'error']) request.addEventListener(end, () => resolve(ready));
  });
  return { ready, first: blocked };
}

async function upgrade(request: IDBOpenDBRequest, migrations: readonly Migration[]): Promise<void> {
  const transaction = request.transaction === null ? request : wrap(request.transaction);
  if (!isUpgrade(transaction)) throw new Error('an upgrade outside its transaction');
  // How it ends, the request tells.
  transaction.done.catch(() => undefined);
  for (const migration of migrations) await migration(wrap(request.result), transaction);
}

/** A connection that the browser closes by itself is found out by the next use of it. */
function watch(database: IDBDatabase, onLost: () => void): void {
  // A page with a newer version waits until this one lets go; what is being written is still finished.
  database.addEventListener('versionchange', () => {
    onLost();
    database.close();
  });
}
