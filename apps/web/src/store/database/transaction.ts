import { fail, ok, type Result } from '@tabuleiro/game';
import type { StoreError } from '../storeError.js';
import { usingError } from '../storeError.js';

/** The end of a transaction: `done` settles when it is complete or aborted. */
type Ending = { readonly done: Promise<void>; abort(): void };

/**
 * Runs `work` within a transaction. `ok` only when the transaction is complete: with strict durability everything is on
 * the disk then. Any failure, also an exception in `work` itself, aborts it and leaves nothing behind.
 */
export async function runTransaction<T, X extends Ending>(
  transaction: X,
  work: (transaction: X) => Promise<Result<T, StoreError>>,
): Promise<Result<T, StoreError>> {
  const completion = settle(transaction.done);
  const worked = await settle(work(transaction));
  if (!worked.ok) abort(transaction);
  const completed = await completion;
  if (worked.ok) return completed.ok ? worked.value : completed;
  // An aborted request does not know why; the transaction does.
  return !completed.ok && completed.error.problem === 'full' ? completed : worked;
}

async function settle<T>(promise: Promise<T>): Promise<Result<T, StoreError>> {
  try {
    return ok(await promise);
  } catch (thrown) {
    return fail(usingError(thrown));
  }
}

export function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    return; // It has ended already.
  }
}
