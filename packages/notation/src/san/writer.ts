import {
  type ChessBoardMove,
  type ChessGame,
  type ChessMove,
  type ChessPiece,
  type ChessState,
  fromOf,
  packedMoves,
  toOf,
} from '@tabuleiro/chess';
import { fileOf, formatSquare } from '@tabuleiro/grid';
import { formatOrigin } from '../gridText.js';
import { LANGUAGES, type Language } from '../moveText.js';
import { CHESS_LETTERS, pieceOn } from './pieces.js';

/**
 * A legal move in standard algebraic notation (SAN), with the letters of a language and `+` or `#`; a null move is
 * written `--`. `next` is the state after it, for a caller who has it.
 */
export function formatSan(
  game: ChessGame,
  state: ChessState,
  move: ChessMove,
  language: Language,
  next: ChessState = game.apply(state, move),
): string {
  if (move.kind === 'null') return game.notation.formatMove(move);
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
  return packedMoves(state).length === 0 ? '#' : '+';
}

function formatBody(game: ChessGame, state: ChessState, move: ChessBoardMove, language: Language): string {
  if (move.kind === 'castle') return fileOf(move.to) > fileOf(move.from) ? 'O-O' : 'O-O-O';
  const piece = pieceOn(state, move.from);
  const captures = game.effects(state, move).some(({ kind }) => kind === 'captured');
  const target = `${captures ? 'x' : ''}${formatSquare(move.to)}`;
  if (piece !== 'pawn') return letterOf(piece, language) + origin(state, move) + target;
  const promotion = move.kind === 'promotion' ? `=${letterOf(move.piece, language)}` : '';
  return (captures ? formatSquare(move.from)[0] : '') + target + promotion;
}

function letterOf(piece: ChessPiece, language: Language): string {
  return CHESS_LETTERS[language][piece];
}

/** As much of its square as tells the piece from others like it that may legally go there. */
function origin(state: ChessState, move: ChessBoardMove): string {
  const piece = state.board.cells[move.from];
  const rivals: number[] = [];
  for (const other of packedMoves(state)) {
    const from = fromOf(other);
    if (toOf(other) === move.to && from !== move.from && state.board.cells[from] === piece) rivals.push(from);
  }
  return formatOrigin(move.from, rivals);
}
