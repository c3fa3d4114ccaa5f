import type { GameId, GameOptions, Outcome } from '@tabuleiro/game';
import type { Seat } from '@tabuleiro/match';
import type { StoreResult } from '../storeError.js';

/** What a list of games shows without replaying them. */
export type GameSummary = {
  readonly game: GameId;
  readonly players: readonly [Seat, Seat];
  /** Moves and throws of the line so far. */
  readonly plies: number;
  readonly outcome: Outcome | undefined;
  /** The position, for a small board. */
  readonly position: string;
  /** The house rules, where they are not the game's defaults. */
  readonly options?: GameOptions;
};

/** A game as it is listed: everything but its journal. */
export type SavedGame = {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  readonly summary: GameSummary;
};

export type LoadedGame = SavedGame & {
  /** The journal as `@tabuleiro/match` writes it: a header, then one line per action. */
  readonly journal: string;
  /** The number of the last line; 0 when there is only the header. The next one is `lines + 1`. */
  readonly lines: number;
  /** The first line of the journal, counted from 1, that is missing or unreadable; undefined if there is none. */
  readonly flaw?: number;
};

/** A game with all lines of its journal, header first, each with its line end: what comes from a file. */
export type WholeGame = SavedGame & { readonly lines: readonly string[] };

/** How a journal goes on, and what a list shows of the game then. */
export type JournalExtension = {
  readonly id: string;
  /** The number of the first of these lines, counted from 1 (line 0 is the header): the next one, or the last one again. */
  readonly n: number;
  /** Each with its line end. */
  readonly lines: readonly string[];
  /** The last line, as whoever goes on from it knows it. */
  readonly known?: string;
  readonly updated: number;
  readonly summary: GameSummary;
};

/** What there was of a deleted game, readable or not. Only the store that gave it away knows what is in it. */
export type TakenGame = {
  readonly id: string;
  readonly record: unknown;
  readonly lines: readonly { readonly n: number; readonly text: unknown }[];
};

/**
 * Something that cannot be read as a game and is kept all the same. `import`: it was damaged in an imported file;
 * `device`: it was stored here, and its record is missing or cannot be read any more; `study`: the same of a study.
 */
export type DamagedGame = {
  readonly id: string;
  readonly origin: 'import' | 'device' | 'study';
  /** When it was imported, milliseconds since 1970; undefined where that is not known. */
  readonly kept: number | undefined;
  /** What there is of the journal, or of the study, unchanged. */
  readonly text: string;
};

/**
 * Where games are kept. Each call is all or nothing, and what has been answered `ok` survives a crash of the browser.
 * `IndexedGames` keeps them on the disk, `MemoryGames` as long as the page lives.
 */
export interface GameStore {
  /** The latest first. */
  list(): StoreResult<readonly SavedGame[]>;
  /** A new game with nothing but the header of its journal, which ends with a line end. */
  create(header: string, summary: GameSummary): StoreResult<SavedGame>;
  /**
   * Writes the next lines of a journal, beginning with the next one or with the last one again: ticks in a row are one
   * action, so a tick may be replaced by a longer one of the same player. The same line again changes nothing, so a call
   * without an answer can be repeated. `changed-elsewhere` otherwise, and where the last line is not the one that is known.
   */
  append(extension: JournalExtension): StoreResult<undefined>;
  load(id: string): StoreResult<LoadedGame>;
  remove(id: string): StoreResult<undefined>;
  /** Deletes those that are here, all at once; answers with what `restore` needs to bring them back as they were. */
  take(ids: readonly string[]): StoreResult<readonly TakenGame[]>;
  /** `changed-elsewhere` where there is again one with such an id. */
  restore(taken: readonly TakenGame[]): StoreResult<undefined>;
  /** A whole game; `changed-elsewhere` when there is already one with this id. */
  insert(game: WholeGame): StoreResult<undefined>;
  /** Everything that is damaged, imported or found on this device. */
  damaged(): StoreResult<readonly DamagedGame[]>;
  /** `changed-elsewhere` when something else is kept as damaged under this id. */
  keepDamaged(game: DamagedGame): StoreResult<undefined>;
  removeDamaged(game: DamagedGame): StoreResult<undefined>;
}
