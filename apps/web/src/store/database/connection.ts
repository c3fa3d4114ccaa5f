import { fail, ok, type Result } from '@tabuleiro/game';
import { type IDBPDatabase, wrap } from 'idb';
import type { StoreError } from '../storeError.js';
import { openingError, storeError, usingError } from '../storeError.js';
import { type LogFactory, startNewLog } from './chromiumLog.js';
import { type DatabasePlan, isUpgrade, type Migration } from './schema.js';
import { abort } from './transaction.js';

/** The part of `indexedDB` that is needed; missing where the browser has none. */
export type DatabaseFactory = LogFactory | undefined;

type Opened = Result<IDBPDatabase, StoreError>;

/**
 * A connection being opened. `first` answers as soon as anything is known: `blocked` while another page holds an older
 * version open. `ready` answers when it is open or has failed.
 */
export type Connection = { readonly ready: Promise<Opened>; readonly first: Promise<Opened> };

export type ConnectionEvents = {
  /** The connection was closed because a page with a newer version wants to upgrade. */
  readonly onLost: () => void;
  /** The browser found the database corrupt and deleted everything in it. */
  readonly onWiped: (cause: string) => void;
};

export function connect(factory: DatabaseFactory, plan: DatabasePlan, mishaps: ConnectionEvents): Connection {
  try {
    if (factory === undefined) throw new Error('no IndexedDB');
    const request = factory.open(plan.name, plan.migrations.length);
    return follow(request, plan.migrations, mishaps, () => startNewLog(factory));
  } catch (thrown) {
    const failed = Promise.resolve(fail(openingError(thrown)));
    return { ready: failed, first: failed };
  }
}

/** The connection is ready once `prepare` is done. */
function follow(
  request: IDBOpenDBRequest,
  migrations: readonly Migration[],
  { onLost, onWiped }: ConnectionEvents,
  prepare: () => Promise<void>,
): Connection {
  let upgradeError: StoreError | undefined;
  request.addEventListener('upgradeneeded', (event) => {
    const { oldVersion } = event;
    if (isAfterLoss(event)) onWiped(event.dataLossMessage);
    upgrade(request, migrations.slice(oldVersion)).catch((thrown: unknown) => {
      upgradeError = usingError(thrown);
      if (request.transaction !== null) abort(request.transaction);
    });
  });
  const ready = new Promise<Opened>((resolve) => {
    request.addEventListener('error', () => resolve(fail(upgradeError ?? openingError(request.error))));
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

/** Only Chromium reports this. */
function isAfterLoss(event: object): event is { readonly dataLossMessage: string } {
  return 'dataLoss' in event && event.dataLoss === 'total';
}

async function upgrade(request: IDBOpenDBRequest, migrations: readonly Migration[]): Promise<void> {
  const transaction = request.transaction === null ? request : wrap(request.transaction);
  if (!isUpgrade(transaction)) throw new Error('an upgrade outside its transaction');
  // The result is reported by the request.
  transaction.done.catch(() => undefined);
  for (const migration of migrations) await migration(wrap(request.result), transaction);
}

/** A connection that the browser closes by itself is noticed at its next use. */
function watch(database: IDBDatabase, onLost: () => void): void {
  // A page with a newer version waits until this one closes; transactions under way are still completed.
  database.addEventListener('versionchange', () => {
    onLost();
    database.close();
  });
}
