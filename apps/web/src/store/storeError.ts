import type { Result } from '@tabuleiro/game';

/**
 * `blocked`: another tab holds an older version of the database open. `newer`: a later version of the app has been
 * here; what it keeps is left alone. `wiped`: the browser has thrown away what it kept. `changed-elsewhere`: another
 * tab has written in the meantime. `damaged`: what is kept of a game cannot be read as one. `unread`: reading failed;
 * `failed`: writing did.
 */
export const STORE_PROBLEMS = [
  'unavailable',
  'full',
  'blocked',
  'newer',
  'wiped',
  'not-found',
  'changed-elsewhere',
  'damaged',
  'unread',
  'failed',
] as const;
export type StoreProblem = (typeof STORE_PROBLEMS)[number];

/** Why something could not be read or written. `cause` is the browser's own message, for a report. */
export type StoreError = { readonly code: 'store'; readonly problem: StoreProblem; readonly cause: string };

/** What every operation of the store answers with. */
export type StoreResult<T> = Promise<Result<T, StoreError>>;

export function storeError(problem: StoreProblem, cause = ''): StoreError {
  return { code: 'store', problem, cause };
}

/** The error of an exception thrown while the database was opened. Browsers throw many kinds for refused storage. */
export function openingError(thrown: unknown): StoreError {
  return errorOf(thrown, 'unavailable');
}

/** The error of an exception thrown while something was read or written. */
export function usingError(thrown: unknown): StoreError {
  return errorOf(thrown, 'failed');
}

const PROBLEM_OF_EXCEPTION: ReadonlyMap<string, StoreProblem> = new Map([
  ['QuotaExceededError', 'full'],
  ['VersionError', 'newer'],
]);

function errorOf(thrown: unknown, otherwise: StoreProblem): StoreError {
  if (!(thrown instanceof Error)) return storeError(otherwise, String(thrown));
  const { name, message } = thrown;
  const problem = PROBLEM_OF_EXCEPTION.get(name) ?? otherwise;
  return storeError(problem, message === '' ? name : `${name}: ${message}`);
}
