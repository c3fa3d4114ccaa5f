import type { Facts, Refusal } from '@tabuleiro/game';
import { formatSquare, TYPE, WHITE } from '@tabuleiro/grid';
import { pieceName } from '../piece.js';
import type { Clause } from '../rules.js';
import type { ChessView } from '../state.js';

/** Every reason for a refusal, with the clause it comes from. */
const CHESS_REFUSAL_CLAUSES = {
  'game-over': 'turn',
  'bad-move': 'move',
  'no-pass': 'turn',
  'empty-square': 'turn',
  'not-your-piece': 'turn',
  'same-square': 'turn',
  'pawn-forward-only': 'move',
  'pawn-blocked': 'move',
  'pawn-capture-needs-enemy': 'move',
  'pawn-pattern': 'move',
  'double-step-not-first': 'move',
  'double-step-off': 'move',
  'en-passant-off': 'enPassant',
  'en-passant-too-late': 'enPassant',
  'en-passant-exposes-king': 'check',
  'knight-pattern': 'move',
  'bishop-pattern': 'move',
  'rook-pattern': 'move',
  'queen-pattern': 'move',
  'king-pattern': 'move',
  'path-blocked': 'move',
  'own-piece': 'move',
  'castling-off': 'castling',
  'castling-right-lost': 'castling',
  'castling-blocked': 'castling',
  'castling-in-check': 'castling',
  'castling-through-attack': 'castling',
  'castling-into-attack': 'castling',
  'kings-adjacent': 'check',
  'king-into-attack': 'check',
  pinned: 'check',
  'double-check': 'check',
  'check-not-answered': 'check',
  'promotion-missing': 'promotion',
  'promotion-piece': 'promotion',
  'promotion-not-here': 'promotion',
  'promotion-queen-only': 'promotion',
} as const satisfies Record<string, Clause>;

/** The code of a refusal of classico or nucleo. */
export type ChessRefusal = keyof typeof CHESS_REFUSAL_CLAUSES;

/** Every code that `explain` of classico and nucleo can answer with. */
export const CHESS_REFUSALS: readonly string[] = Object.keys(CHESS_REFUSAL_CLAUSES);

export function refuse(state: ChessView, code: ChessRefusal, facts: Facts = {}): Refusal {
  return { code, facts, rule: state.rules.clauses[CHESS_REFUSAL_CLAUSES[code]] };
}

/** What stands on a cell, as the facts `by`, `at` and `colour`. */
export function pieceFacts(state: ChessView, cell: number): Facts {
  const piece = state.board.cells[cell];
  return { by: pieceName(piece & TYPE), at: formatSquare(cell), colour: piece & WHITE ? 'w' : 'b' };
}
