import type { WrittenGame } from '@tabuleiro/any-game';
import { WRITTEN_GAMES } from '@tabuleiro/any-game/games';
import { brasez } from '@tabuleiro/brasez';
import { classico, nucleo } from '@tabuleiro/chess';
import { fail, type Game, type GameId, ok, type Result } from '@tabuleiro/game';
import { senet } from '@tabuleiro/senet';
import type { CodedError } from '@tabuleiro/words';
import { brasezBoard } from './boards/brasez.js';
import { chessBoard } from './boards/chess.js';
import { senetBoard } from './boards/senet.js';
import type { TextBoard } from './boards/textBoard.js';

/** A game, how people write its moves, and its text board. A plain `TerminalGame` is any of them. */
export interface TerminalGame<S = unknown, M = unknown> extends WrittenGame<S, M> {
  readonly board: TextBoard<S>;
}

type Drawn = readonly [game: GameId, board: TextBoard<unknown>];

function drawnBy<S, M>({ id }: Game<S, M>, board: TextBoard<S>): Drawn {
  return [id, board];
}

const BOARDS: ReadonlyMap<GameId, TextBoard<unknown>> = new Map([
  drawnBy(classico, chessBoard),
  drawnBy(nucleo, chessBoard),
  drawnBy(brasez, brasezBoard),
  drawnBy(senet, senetBoard),
]);

/** The games that have a text board. */
export const GAMES: readonly TerminalGame[] = WRITTEN_GAMES.flatMap((written) => {
  const board = BOARDS.get(written.game.id);
  return board === undefined ? [] : [{ ...written, board }];
});

export function gameNamed(id: GameId): TerminalGame | undefined {
  return GAMES.find(({ game }) => game.id === id);
}

export function findGame(id: string): Result<TerminalGame, CodedError> {
  const found = gameNamed(id);
  if (found !== undefined) return ok(found);
  return fail({ code: 'unknown-game', game: id, known: GAMES.map(({ game }) => game.id).join(', ') });
}
