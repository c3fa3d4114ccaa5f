import { fail, ok, type Result } from '@tabuleiro/game';
import type { StoreError } from './gameStore.js';
import { usingError } from './storeError.js';

/** A transaction as far as its end is concerned; `done` settles when it is complete or aborted. */
type Ending = { readonly done: Promise<void>; abort(): void };

/**
 * Does `work` within a transaction. `ok` only when the transaction is complete, so with strict durability what was
 * written is on the disk; anything else, also an error in `work` itself, leaves nothing of it behind.
 */
export async function perform<T, X extends Ending>(
  transaction: X,
  work: (transaction: X) => Promise<Result<T, StoreError>>,
): Promise<Result<T, StoreError>> {
  const completion = settle(transaction.done);
  const worked = await settle(work(transaction));
  if (!worked.ok) abort(transaction);
  const completed = await completion;
  if (worked.ok) return completed.ok ? worked.value : completed;
  // A request that was cut short says only that; why, the transaction knows.
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
    return; // It is over already: there is nothing left to undo.
  }
}
