import {
  brasezEntry,
  classicoEntry,
  type Entry as GameEntry,
  nucleoEntry,
  senetEntry,
} from '@tabuleiro/contest';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import type { Board } from './boards/board.js';
import { brasezBoard } from './boards/brasez.js';
import { chessBoard } from './boards/chess.js';
import { senetBoard } from './boards/senet.js';

/** A game with its text board. */
export type Entry = GameEntry & { readonly board: Board };

export const GAMES: readonly Entry[] = [
  { ...classicoEntry, board: chessBoard },
  { ...nucleoEntry, board: chessBoard },
  { ...brasezEntry, board: brasezBoard },
  { ...senetEntry, board: senetBoard },
];

export function findGame(id: string): Result<Entry, CodedError> {
  const entry = GAMES.find((game) => game.id === id);
  if (entry !== undefined) return ok(entry);
  return fail({ code: 'unknown-game', game: id, known: GAMES.map((game) => game.id).join(', ') });
}
