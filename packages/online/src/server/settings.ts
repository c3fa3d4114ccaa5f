import { DAY_MS } from '../protocol/limits.js';
import type { Rate } from './allowance.js';

/** What the owner of a server decides. */
export type OnlineSettings = {
  /** Is there a list of open invitations and running matches? */
  readonly lobby: boolean;
  /** How long matches are kept after their last line, in milliseconds. */
  readonly keep: {
    readonly finished: number;
    /** Invitations that nobody took. */
    readonly open: number;
    /** Matches that nobody ended. */
    readonly unfinished: number;
  };
  readonly limits: {
    /** Messages of one connection. */
    readonly messages: Rate;
    /** Polite phrases of one connection. */
    readonly phrases: Rate;
    /** New matches of one address: a whole class sits behind one. */
    readonly creates: Rate;
    /** Invitations that do not exist, of one address: guessing. */
    readonly wrongCodes: Rate;
    readonly connections: number;
    readonly connectionsOfAddress: number;
    /** Matches that have not ended. */
    readonly matches: number;
  };
};

/** What holds where the owner says nothing. */
export const DEFAULT_SETTINGS: OnlineSettings = {
  lobby: false,
  keep: { finished: 90 * DAY_MS, open: 7 * DAY_MS, unfinished: 365 * DAY_MS },
  limits: {
    messages: { burst: 60, perSecond: 10 },
    phrases: { burst: 5, perSecond: 0.5 },
    creates: { burst: 200, perSecond: 2 },
    wrongCodes: { burst: 60, perSecond: 1 },
    connections: 20_000,
    connectionsOfAddress: 1000,
    matches: 50_000,
  },
};
