import type { Player, Reason } from '@tabuleiro/game';
import type { ENGINE_ERRORS } from './engineError.js';

/** Endings that only a match between programs knows, beside those of the game's rules. */
export type ArenaReason =
  | Reason
  /** Both players were sure for long enough. */
  | 'adjudication'
  /** The game was longer than any game should be: a draw. */
  | 'length'
  | 'illegal-move'
  | (typeof ENGINE_ERRORS)[number];

export type Ending = { readonly winner: Player | undefined; readonly reason: ArenaReason };
