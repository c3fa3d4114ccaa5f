import type { GameId } from '@tabuleiro/game';
import type { RecordError } from '@tabuleiro/match';
import {
  PGN_ERRORS,
  type PgnError,
  type PgnResult,
  PLAY_PGN_ERRORS,
  type PlayPgnError,
  TEXT_ERRORS,
  type TextError,
} from '@tabuleiro/notation';

/** Codes of everything that may be wrong with the text of a game, whatever its form. */
export const READ_ERRORS = [
  'bad-record',
  'unknown-game',
  'no-game',
  'not-one-game',
  'illegal-move',
  'game-over',
  'wrong-result',
  ...PGN_ERRORS,
  ...PLAY_PGN_ERRORS,
  ...TEXT_ERRORS,
] as const;

/** Why the text of a game is refused. */
export type ReadError =
  /** `game` is the one whose rules refused it; empty where the text does not tell. */
  | (RecordError & { readonly game: GameId })
  | { readonly code: 'unknown-game'; readonly game: GameId }
  /** A file of games that has none. */
  | { readonly code: 'no-game' }
  /** A file of games that is not of exactly one. */
  | { readonly code: 'not-one-game'; readonly games: number }
  /** In coordinates, or as it stands in a list of them. */
  | { readonly code: 'illegal-move' | 'game-over'; readonly move: string }
  /** The rules end the game otherwise, or the game knows no such end. */
  | { readonly code: 'wrong-result'; readonly result: PgnResult }
  | PgnError
  | PlayPgnError
  | TextError;
