import type { GameId, GameOptions, Outcome, Result } from '@tabuleiro/game';
import type { Seat } from '@tabuleiro/match';

/**
 * `newer`: a later version of the app has been here, and what it keeps is left alone. `wiped`: the browser has thrown
 * away what it kept.
 */
export const STORE_PROBLEMS = [
  'unavailable',
  'full',
  'blocked',
  'newer',
  'wiped',
  'not-found',
  'changed-elsewhere',
  'failed',
] as const;

/** `cause` is what the browser says, for a report. */
export type StoreError = {
  readonly code: 'store';
  readonly problem: (typeof STORE_PROBLEMS)[number];
  readonly cause: string;
};

/** What a list of games shows without replaying them. */
export type GameSummary = {
  readonly game: GameId;
  readonly players: readonly [Seat, Seat];
  /** Moves and throws of the line so far. */
  readonly plies: number;
  readonly outcome: Outcome | undefined;
  /** The position, for a small board. */
  readonly position: string;
  /** The house rules it is read by, where they are not the game's own. */
  readonly options?: GameOptions;
};

export type SavedGame = {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  readonly summary: GameSummary;
};

export type LoadedGame = SavedGame & {
  /** The journal as `@tabuleiro/match` writes it: a header, then a line an action. */
  readonly journal: string;
  /** The number of the last line; 0 when there is only the header. The next one is `lines + 1`. */
  readonly lines: number;
  /** The first line of the journal, counted from 1, that storage lost or spoiled; missing in a sound one. */
  readonly flaw?: number;
};

/** Where games are kept. What a promise has answered `ok` for survives the death of the browser. */
export interface GameStore {
  /** The latest first. */
  list(): Promise<Result<readonly SavedGame[], StoreError>>;
  /** `header` and every line come with their line ends. */
  create(header: string, summary: GameSummary): Promise<Result<SavedGame, StoreError>>;
  /**
   * Line `n` of a game, counted from 1 (line 0 is the header). Writing the last line again replaces it: ticks in a row
   * are one. Only a tick gives way, and only to a longer one; the same line once more changes nothing, so a call
   * that was not answered may be made again. `changed-elsewhere` when somebody else has written further.
   */
  append(id: string, n: number, line: string, summary: GameSummary): Promise<Result<undefined, StoreError>>;
  load(id: string): Promise<Result<LoadedGame, StoreError>>;
  remove(id: string): Promise<Result<undefined, StoreError>>;
}
