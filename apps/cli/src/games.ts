import {
  brasezWriting,
  classicoWriting,
  nucleoWriting,
  senetWriting,
  type Writing,
} from '@tabuleiro/any-game';
import { fail, type GameId, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import type { Board } from './boards/board.js';
import { brasezBoard } from './boards/brasez.js';
import { chessBoard } from './boards/chess.js';
import { senetBoard } from './boards/senet.js';

/** A game, how people write its moves, and its text board. A plain `TerminalGame` is any of them. */
export interface TerminalGame<S = unknown, M = unknown> extends Writing<S, M> {
  readonly board: Board<S>;
}

function withBoard<S, M>(writing: Writing<S, M>, board: Board<S>): TerminalGame<S, M> {
  return { ...writing, board };
}

/** Here the types of states and moves are hidden: from now on they are only handed back to their game. */
export const GAMES: readonly TerminalGame[] = [
  withBoard(classicoWriting, chessBoard),
  withBoard(nucleoWriting, chessBoard),
  withBoard(brasezWriting, brasezBoard),
  withBoard(senetWriting, senetBoard),
];

export function gameNamed(id: GameId): TerminalGame | undefined {
  return GAMES.find(({ game }) => game.id === id);
}

export function findGame(id: string): Result<TerminalGame, CodedError> {
  const found = gameNamed(id);
  if (found !== undefined) return ok(found);
  return fail({ code: 'unknown-game', game: id, known: GAMES.map(({ game }) => game.id).join(', ') });
}
