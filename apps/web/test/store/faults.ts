import { IDBDatabase, IDBObjectStore } from 'fake-indexeddb';

/**
 * How storage fails at a write: it refuses it at once, the transaction ends before it, or after it, or everything was
 * taken and the room runs out as the transaction completes.
 */
export const FAULTS = ['refused', 'aborted-before', 'aborted-after', 'full-at-commit'] as const;
export type Fault = (typeof FAULTS)[number];

const WRITES = ['put', 'add', 'delete'] as const;

type Request = (...given: unknown[]) => IDBRequest;

/** Lets the `at`-th write from now on fail, counted from 1, while `action` runs. Was there such a write? */
export async function withFault(at: number, fault: Fault, action: () => Promise<void>): Promise<boolean> {
  let count = 0;
  const { prototype } = IDBObjectStore;
  const originals = WRITES.map((name) => [name, Reflect.get(prototype, name)] as const);
  for (const [name, original] of originals) {
    Reflect.set(prototype, name, function (this: IDBObjectStore, ...given: unknown[]): IDBRequest {
      const write: Request = (...all) => Reflect.apply(original, this, all);
      count++;
      return count === at ? FAILING[fault](this.transaction, () => write(...given)) : write(...given);
    });
  }
  try {
    await action();
  } finally {
    for (const [name, original] of originals) Reflect.set(prototype, name, original);
  }
  return count >= at;
}

type Failing = (transaction: IDBTransaction, write: () => IDBRequest) => IDBRequest;

const FAILING: Readonly<Record<Fault, Failing>> = {
  refused: () => {
    throw new DOMException('no room', 'QuotaExceededError');
  },
  'aborted-before': (transaction, write) => {
    transaction.abort();
    return write();
  },
  'aborted-after': (transaction, write) => {
    const request = write();
    request.addEventListener('success', () => transaction.abort());
    return request;
  },
  'full-at-commit': (transaction, write) => {
    const request = write();
    request.addEventListener('success', () => {
      // The way this database itself aborts; `abort()` could not say why.
      Reflect.apply(Reflect.get(transaction, '_abort'), transaction, ['QuotaExceededError']);
    });
    return request;
  },
};

/** How every transaction was asked for while `action` ran. */
export async function watchTransactions(action: () => Promise<void>): Promise<readonly Asked[]> {
  const { prototype } = IDBDatabase;
  const original = Reflect.get(prototype, 'transaction');
  const asked: Asked[] = [];
  Reflect.set(prototype, 'transaction', function (this: IDBDatabase, ...given: unknown[]) {
    const transaction: IDBTransaction = Reflect.apply(original, this, given);
    asked.push({ mode: transaction.mode, durability: transaction.durability });
    return transaction;
  });
  try {
    await action();
  } finally {
    Reflect.set(prototype, 'transaction', original);
  }
  return asked;
}

export type Asked = Pick<IDBTransaction, 'mode' | 'durability'>;
