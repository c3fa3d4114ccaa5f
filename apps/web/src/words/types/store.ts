import type { StoreProblem } from '../../store/storeError.js';
import type { Role } from '../../store/tabs/gameLock.js';

export type StoreWords = {
  readonly problems: Readonly<Record<StoreProblem, string>>;
  /** The browser does not promise to keep the games. */
  readonly advice: string;
  /** The browser keeps nothing: games last as long as the page. */
  readonly memoryOnly: string;
  /** The same of one game. */
  readonly notKept: string;
  readonly roles: Readonly<Record<Role, string>>;
};
