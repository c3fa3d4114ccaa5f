import type { PgnResult } from '@tabuleiro/any-game';
import type { GameId, GameOptions } from '@tabuleiro/game';
import type { StoreResult } from '../storeError.js';

/** Where a study comes from: a file or a link, or somebody's own trying out. */
export const STUDY_ORIGINS = ['imported', 'own'] as const;
export type StudyOrigin = (typeof STUDY_ORIGINS)[number];

/** What a list of games shows of a study without reading it. */
export type StudySummary = {
  readonly game: GameId;
  /** Empty where it does not tell. */
  readonly players: readonly [string, string];
  readonly result: PgnResult;
  /** Moves and throws of its main line. */
  readonly plies: number;
  /** The position at the end of it, for a small board. */
  readonly position: string;
  readonly options?: GameOptions;
  readonly origin: StudyOrigin;
  /** As PGN writes it: `2026.11.18`, with question marks for what is not known. */
  readonly date?: string;
  readonly event?: string;
  /** The key of the opening, by position, where it has one. */
  readonly opening?: string;
};

/** A study as it is listed: everything but its text. */
export type SavedStudy = {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly updated: number;
  readonly summary: StudySummary;
};

/** A study with its text, as `formatStudy` writes it. */
export type WholeStudy = SavedStudy & { readonly text: string };

/** Where studies are kept. Each call is all or nothing, and what has been answered `ok` survives a crash of the browser. */
export interface StudyStore {
  /** The latest first. */
  list(): StoreResult<readonly SavedStudy[]>;
  load(id: string): StoreResult<WholeStudy>;
  /** New studies, all of them or none; `changed-elsewhere` where there is already one with such an id. */
  insert(studies: readonly WholeStudy[]): StoreResult<undefined>;
  /** A changed study in the place of what was there at `known`; `changed-elsewhere` when it was changed since. */
  replace(study: WholeStudy, known: number): StoreResult<undefined>;
  remove(ids: readonly string[]): StoreResult<undefined>;
}
