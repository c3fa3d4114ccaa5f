import type { StoreError } from './gameStore.js';

export type StoreProblem = StoreError['problem'];

export function storeError(problem: StoreProblem, cause = ''): StoreError {
  return { code: 'store', problem, cause };
}

/** What the browser threw while it opened the database. Private windows and blocked storage have many names. */
export function openingError(thrown: unknown): StoreError {
  return coded(thrown, 'unavailable');
}

/** What the browser threw while it read or wrote. */
export function usingError(thrown: unknown): StoreError {
  return coded(thrown, 'failed');
}

const NAMED: ReadonlyMap<string, StoreProblem> = new Map([
  ['QuotaExceededError', 'full'],
  ['VersionError', 'newer'],
]);

function coded(thrown: unknown, otherwise: StoreProblem): StoreError {
  if (!(thrown instanceof Error)) return storeError(otherwise, String(thrown));
  const { name, message } = thrown;
  return storeError(NAMED.get(name) ?? otherwise, message === '' ? name : `${name}: ${message}`);
}
