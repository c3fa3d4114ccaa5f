import type { Player } from '@tabuleiro/game';
import type { ArenaReason } from './ending.js';

/** A finished game of a match, as plain data. */
export type PlayedGame = {
  readonly number: number;
  readonly isFirstAhead: boolean;
  /** What the first player of the pairing got. */
  readonly points: 0 | 0.5 | 1;
  readonly winner?: Player;
  readonly reason: ArenaReason;
  readonly moves: readonly string[];
};
