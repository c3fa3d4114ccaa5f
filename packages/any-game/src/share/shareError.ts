import type { GameId, PositionError } from '@tabuleiro/game';

/** Codes of everything that may be wrong with a share link. */
export const SHARE_ERRORS = [
  'not-shared',
  'newer-share',
  'unknown-game',
  'unknown-option',
  'bad-position',
  'cut-off',
  'damaged',
  'too-long',
] as const;

/** Why a share link cannot be opened, or not whole. */
export type ShareError =
  /** Not a share code at all. */
  | { readonly code: 'not-shared' }
  /** Of a later version of the format. */
  | { readonly code: 'newer-share'; readonly version: string }
  | { readonly code: 'unknown-game'; readonly game: GameId }
  /** A house rule that the game does not have. */
  | { readonly code: 'unknown-option'; readonly game: GameId; readonly option: string }
  /** The start, which the rules of the game refuse. */
  | { readonly code: 'bad-position'; readonly game: GameId; readonly problem: PositionError }
  /** Its end is missing. */
  | { readonly code: 'cut-off' }
  /** A letter of it has changed. */
  | { readonly code: 'damaged' }
  /** More than any game has; what comes after is left out. */
  | { readonly code: 'too-long' };
