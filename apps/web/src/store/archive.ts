import type { Result } from '@tabuleiro/game';
import type { GameStore, GameSummary, SavedGame, StoreError } from './gameStore.js';

/** A whole game, as it comes from a file. `lines` are those of its journal, header first, with their ends. */
export type WholeGame = SavedGame & { readonly lines: readonly string[] };

/**
 * What could not be read as a game and is kept all the same. `import`: it came so from a file; `shelf`: it was a game
 * of this device, and storage spoiled what lists it.
 */
export type DamagedGame = {
  readonly id: string;
  readonly origin: 'import' | 'shelf';
  /** When it was put aside, milliseconds since 1970; undefined where nobody knows. */
  readonly kept: number | undefined;
  /** What there is of the journal, as it is. */
  readonly text: string;
};

/** How a game grows to a longer journal: from the lines known here to all of the new ones. */
export type Growth = {
  readonly id: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly updated: number;
  readonly summary: GameSummary;
};

/** A store of games into which whole games come from files. Each call is all or nothing. */
export interface GameArchive extends GameStore {
  /** `changed-elsewhere` when there is a game with this id. */
  insert(game: WholeGame): Promise<Result<undefined, StoreError>>;
  /** `changed-elsewhere` when the journal here is not `from`; `to` has to continue it. */
  extend(growth: Growth): Promise<Result<undefined, StoreError>>;
  damaged(): Promise<Result<readonly DamagedGame[], StoreError>>;
  /** `changed-elsewhere` when something else is put aside under this id. */
  keepDamaged(game: DamagedGame): Promise<Result<undefined, StoreError>>;
  removeDamaged(game: DamagedGame): Promise<Result<undefined, StoreError>>;
}
