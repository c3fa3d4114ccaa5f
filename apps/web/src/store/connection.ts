import { fail, ok, type Result } from '@tabuleiro/game';
import { type IDBPDatabase, wrap } from 'idb';
import { beginLog, type LogFactory } from './freshLog.js';
import type { StoreError } from './gameStore.js';
import { isUpgrade, type Migration } from './migrations.js';
import { openingError, storeError, usingError } from './storeError.js';
import { abort } from './transaction.js';

/** The part of `indexedDB` that is needed; missing where the browser has none. */
export type DatabaseFactory = LogFactory | undefined;

/** What is to be opened: `migrations` as in migrations.ts. */
export type DatabasePlan = { readonly name: string; readonly migrations: readonly Migration[] };

type Opened = Result<IDBPDatabase, StoreError>;

/** A connection under way: its end, and the first answer, which is `blocked` while a page holds an older version open. */
export type Connection = { readonly ready: Promise<Opened>; readonly first: Promise<Opened> };

export type Mishaps = {
  /** The connection was given up for a newer version. */
  readonly onLost: () => void;
  /** The browser found the database damaged, and threw away all that was in it. */
  readonly onWiped: (cause: string) => void;
};

export function connect(factory: DatabaseFactory, plan: DatabasePlan, mishaps: Mishaps): Connection {
  try {
    if (factory === undefined) throw new Error('no IndexedDB');
    const request = factory.open(plan.name, plan.migrations.length);
    return follow(request, plan.migrations, mishaps, () => beginLog(factory));
  } catch (thrown) {
    const failed = Promise.resolve(fail(openingError(thrown)));
    return { ready: failed, first: failed };
  }
}

/** The connection is ready once `prepare` is done. */
function follow(
  request: IDBOpenDBRequest,
  migrations: readonly Migration[],
  { onLost, onWiped }: Mishaps,
  prepare: () => Promise<void>,
): Connection {
  let trouble: StoreError | undefined;
  request.addEventListener('upgradeneeded', (event) => {
    const { oldVersion } = event;
    if (isAfterLoss(event)) onWiped(event.dataLossMessage);
    upgrade(request, migrations.slice(oldVersion)).catch((thrown: unknown) => {
      trouble = usingError(thrown);
      if (request.transaction !== null) abort(request.transaction);
    });
  });
  const ready = new Promise<Opened>((resolve) => {
    request.addEventListener('error', () => resolve(fail(trouble ?? openingError(request.error))));
    request.addEventListener('success', () => {
      watch(request.result, onLost);
      void prepare().then(() => resolve(ok(wrap(request.result))));
    });
  });
  const blocked = new Promise<Opened>((resolve) => {
    request.addEventListener('blocked', () => resolve(fail(storeError('blocked'))));
    for (const end of ['success', 'error']) request.addEventListener(end, () => resolve(ready));
  });
  return { ready, first: blocked };
}

/** Only Chromium tells. */
function isAfterLoss(event: object): event is { readonly dataLossMessage: string } {
  return 'dataLoss' in event && event.dataLoss === 'total';
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
