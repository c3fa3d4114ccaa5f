import type { ChessGame, ChessMove, ChessState } from '@tabuleiro/chess';
import type { GameOptions } from '@tabuleiro/game';
import { formatSan } from '../san/format.js';
import type { PgnMove, PgnResult } from './game.js';
import { describeGame } from './variant.js';
import type { WritablePgn } from './write.js';

export type PlayedLine = {
  readonly game: ChessGame;
  readonly options?: GameOptions;
  /** Where the moves begin; the start of the game when left out. */
  readonly start?: ChessState;
  /** Each legal after the ones before it. */
  readonly moves: readonly ChessMove[];
  /** What the mover's clock showed after each move, in ms. */
  readonly clocks?: readonly (number | undefined)[];
  readonly tags?: ReadonlyMap<string, string>;
  readonly result: PgnResult;
};

/** A game as PGN has it: pieces always K Q R B N, and the tags that say what is not plain chess. */
export function composePgn(composed: PlayedLine): WritablePgn {
  const { game, options = {}, moves, clocks, tags = new Map(), result } = composed;
  const start = composed.start ?? game.start(options);
  let state = start;
  const written = moves.map((move, i): PgnMove => {
    const text = formatSan(game, state, move, 'en');
    state = game.apply(state, move);
    const clock = clocks?.[i];
    return clock === undefined ? { text, line: 0 } : { text, line: 0, clock };
  });
  return { tags: describeGame(game, options, start, tags), comments: [], moves: written, result };
}
