import type { ChessGame, ChessMove, ChessState } from '@tabuleiro/chess';
import { fail, ok, type Result } from '@tabuleiro/game';
import { fileOf, rankOf } from '@tabuleiro/grid';
import type { TextError } from '../error.js';
import { type Language, languagesFor } from '../language.js';
import { formatSanInBoth } from './format.js';
import { listMoves, pieceOn } from './position.js';
import { type Reading, readSan } from './reading.js';

/**
 * The legal move that a person's text names: `Cf3`, `Nf3`, `cf3`, `g1f3`, `0-0`, `e8=D`, `exd5 e.p.` … Without a
 * language the letters of both are read, and legality decides between them. Looks at no ending: ask `turn` first.
 */
export function parseSan(
  game: ChessGame,
  state: ChessState,
  text: string,
  language?: Language,
): Result<ChessMove, TextError> {
  const readings = readSan(text, languagesFor(language));
  if (readings.length === 0) return fail({ code: 'bad-san', text });
  const moves = listMoves(game, state);
  for (const reading of readings) {
    const fitting = moves.filter((move) => fits(state, move, reading));
    if (fitting.length === 1) return ok(fitting[0]);
    if (fitting.length > 1) return fail(askWhich(game, state, text, fitting));
  }
  return fail({ code: 'no-such-move', text });
}

function askWhich(game: ChessGame, state: ChessState, text: string, moves: readonly ChessMove[]): TextError {
  const candidates = moves.map((move) => ({
    move: game.notation.formatMove(move),
    written: formatSanInBoth(game, state, move),
  }));
  return { code: 'ambiguous', text, candidates };
}

function fits(state: ChessState, move: ChessMove, reading: Reading): boolean {
  if (reading.kind === 'castle') {
    return move.kind === 'castle' && fileOf(move.to) < fileOf(move.from) === reading.isLong;
  }
  if (move.to !== reading.to || !comesFrom(move.from, reading.file, reading.rank)) return false;
  if (reading.isStraight && fileOf(move.from) !== fileOf(move.to)) return false;
  if (reading.pieces === undefined) return fitsPromotion(move, reading.promotions);
  // A king's text of one letter and a square is a step, never castling.
  if (move.kind === 'castle' || !reading.pieces.includes(pieceOn(state, move.from))) return false;
  return fitsPromotion(move, reading.promotions);
}

export function comesFrom(from: number, file: number, rank: number): boolean {
  return (file < 0 || fileOf(from) === file) && (rank < 0 || rankOf(from) === rank);
}

/** Left open, any promotion fits; said, the move must be one to such a piece. */
function fitsPromotion(move: ChessMove, promotions: readonly string[] | undefined): boolean {
  if (promotions === undefined) return true;
  return move.kind === 'promotion' && promotions.includes(move.piece);
}
