import type { GameId } from '@tabuleiro/game';
import type { MiniBoardContent } from '../../components/MiniBoard.js';

/** A game of a file, before it is one of this device. */
export type ImportedGame = {
  readonly game: GameId;
  /** Empty where the file does not tell. */
  readonly players: readonly [string, string];
  /** Event, place, year: what the file tells, as one line. */
  readonly occasion: string;
  readonly plies: number;
  /** How it ended, in words; undefined when it can be played on. */
  readonly result: string | undefined;
  /** The last position. */
  readonly board: MiniBoardContent | undefined;
};
