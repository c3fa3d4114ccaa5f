import type { PgnResult } from '@tabuleiro/any-game';
import type { GameId, GameOptions } from '@tabuleiro/game';
import type { StoreResult } from '../storeError.js';
import type { DamagedGame } from './gameStore.js';

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
  /** The name of the file that it came from. */
  readonly file?: string;
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

/** What there was of a deleted study, readable or not. Only the store that gave it away knows what is in it. */
export type TakenStudy = { readonly id: string; readonly record: unknown; readonly text: unknown };

/**
 * Where studies are kept. Each call is all or nothing, and what has been answered `ok` survives a crash of the browser.
 * `IndexedStudies` keeps them on the disk, `MemoryStudies` as long as the page lives.
 */
export interface StudyStore {
  /** The latest first. */
  list(): StoreResult<readonly SavedStudy[]>;
  load(id: string): StoreResult<WholeStudy>;
  /** Those of them that are here and can be read. */
  loadMany(ids: readonly string[]): StoreResult<readonly WholeStudy[]>;
  /** New studies, all of them or none; `changed-elsewhere` where there is already one with such an id. */
  insert(studies: readonly WholeStudy[]): StoreResult<undefined>;
  /** A changed study in the place of what was there at `known`; `changed-elsewhere` when it was changed since. */
  replace(study: WholeStudy, known: number): StoreResult<undefined>;
  /** Deletes those that are here, damaged ones too; answers with what `restore` needs to bring them back as they were. */
  remove(ids: readonly string[]): StoreResult<readonly TakenStudy[]>;
  /** `changed-elsewhere` where there is again one with such an id. */
  restore(taken: readonly TakenStudy[]): StoreResult<undefined>;
  /** Studies whose record cannot be read or is gone, and those without a text. `remove` deletes them. */
  damaged(): StoreResult<readonly DamagedGame[]>;
}
