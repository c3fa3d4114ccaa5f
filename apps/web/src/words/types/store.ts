import type { PersistenceState } from '../../store/persistence.js';
import type { StoreProblem } from '../../store/storeError.js';
import type { Role } from '../../store/tabs/gameLock.js';

export type StoreWords = {
  readonly problems: Readonly<Record<StoreProblem, string>>;
  readonly persistence: Readonly<Record<PersistenceState, string>>;
  /** The browser keeps nothing: games last as long as the page. */
  readonly memoryOnly: string;
  /** The same of one game. */
  readonly notKept: string;
  /** "3,2 MB de 2,1 GB" */
  readonly space: (used: number, most: number) => string;
  readonly roles: Readonly<Record<Role, string>>;
  readonly oddSettings: (fields: readonly string[]) => string;
};
