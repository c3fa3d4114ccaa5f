import {
  type WrittenGame,
  writtenBrasez,
  writtenClassico,
  writtenNucleo,
  writtenSenet,
} from '@tabuleiro/any-game';
import { fail, type GameId, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import { brasezBoard } from './boards/brasez.js';
import { chessBoard } from './boards/chess.js';
import { senetBoard } from './boards/senet.js';
import type { TextBoard } from './boards/textBoard.js';

/** A game, how people write its moves, and its text board. A plain `TerminalGame` is any of them. */
export interface TerminalGame<S = unknown, M = unknown> extends WrittenGame<S, M> {
  readonly board: TextBoard<S>;
}

function withBoard<S, M>(written: WrittenGame<S, M>, board: TextBoard<S>): TerminalGame<S, M> {
  return { ...written, board };
}

/** Here the types of states and moves are erased: the rest of the program only hands them back to their game. */
export const GAMES: readonly TerminalGame[] = [
  withBoard(writtenClassico, chessBoard),
  withBoard(writtenNucleo, chessBoard),
  withBoard(writtenBrasez, brasezBoard),
  withBoard(writtenSenet, senetBoard),
];

export function gameNamed(id: GameId): TerminalGame | undefined {
  return GAMES.find(({ game }) => game.id === id);
}

export function findGame(id: string): Result<TerminalGame, CodedError> {
  const found = gameNamed(id);
  if (found !== undefined) return ok(found);
  return fail({ code: 'unknown-game', game: id, known: GAMES.map(({ game }) => game.id).join(', ') });
}
