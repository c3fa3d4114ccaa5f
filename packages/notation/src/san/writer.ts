import type { ChessBoardMove, ChessGame, ChessMove, ChessPiece, ChessState } from '@tabuleiro/chess';
import { fileOf, formatSquare } from '@tabuleiro/grid';
import { formatOrigin } from '../gridText.js';
import { LANGUAGES, type Language } from '../moveText.js';
import { CHESS_LETTERS, listMoves, pieceOn } from './pieces.js';

/**
 * A legal move in standard algebraic notation (SAN), with the letters of a language and `+` or `#`; a null move is
 * written `--`.
 */
export function formatSan(game: ChessGame, state: ChessState, move: ChessMove, language: Language): string {
  if (move.kind === 'null') return game.notation.formatMove(move);
  const next = game.apply(state, move);
  return formatBody(game, state, move, language) + checkMark(game, next);
}

/** The same move as each language writes it. */
export function formatSanInBoth(
  game: ChessGame,
  state: ChessState,
  move: ChessMove,
): Readonly<Record<Language, string>> {
  const [pt, en] = LANGUAGES.map((language) => formatSan(game, state, move, language));
  return { 'pt-BR': pt, en };
}

export function checkMark(game: ChessGame, state: ChessState): '' | '+' | '#' {
  if (!game.inCheck(state)) return '';
  return listMoves(game, state).length === 0 ? '#' : '+';
}

function formatBody(game: ChessGame, state: ChessState, move: ChessBoardMove, language: Language): string {
  if (move.kind === 'castle') return fileOf(move.to) > fileOf(move.from) ? 'O-O' : 'O-O-O';
  const piece = pieceOn(state, move.from);
  const captures = game.effects(state, move).some(({ kind }) => kind === 'captured');
  const target = `${captures ? 'x' : ''}${formatSquare(move.to)}`;
  if (piece !== 'pawn')
    return letterOf(piece, language) + origin(state, move, listMoves(game, state)) + target;
  const promotion = move.kind === 'promotion' ? `=${letterOf(move.piece, language)}` : '';
  return (captures ? formatSquare(move.from)[0] : '') + target + promotion;
}

function letterOf(piece: ChessPiece, language: Language): string {
  return CHESS_LETTERS[language][piece];
}

/** As much of its square as tells the piece from others like it that may legally go there. */
function origin(state: ChessState, move: ChessBoardMove, moves: readonly ChessMove[]): string {
  const piece = state.board.cells[move.from];
  const rivals = moves.flatMap((other) =>
    other.kind !== 'null' &&
    other.to === move.to &&
    other.from !== move.from &&
    state.board.cells[other.from] === piece
      ? [other.from]
      : [],
  );
  return formatOrigin(move.from, rivals);
}
