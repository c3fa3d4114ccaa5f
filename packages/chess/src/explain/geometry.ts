import type { Refusal } from '@tabuleiro/game';
import {
  ADJACENT,
  COLOURS,
  DELTA,
  EMPTY,
  formatSquare,
  KNIGHT_MOVE,
  RELATION,
  squaresBetween,
  TYPE,
} from '@tabuleiro/grid';
import { linesOf } from '../attack.js';
import type { MoveText } from '../notation.js';
import { KING, KNIGHT, PAWN, pieceName } from '../piece.js';
import type { ChessState, ChessView } from '../state.js';
import { explainCastling, isCastlingAttempt } from './castling.js';
import { explainPawn } from './pawn.js';
import { pieceFacts, refuse } from './refusal.js';

/** C-MOVE: does the piece move like that, is its path free, and is the target not an own piece? */
export function explainGeometry(state: ChessState, move: MoveText): Refusal | undefined {
  const type = state.board.cells[move.from] & TYPE;
  if (type === PAWN) return explainPawn(state, move) ?? explainTarget(state, move);
  if (isCastlingAttempt(state, move)) return explainCastling(state, move);
  const relation = RELATION[move.to - move.from + DELTA];
  if (type === KNIGHT) {
    return relation === KNIGHT_MOVE
      ? explainTarget(state, move)
      : refuse(state, 'knight-pattern', facts(state, move));
  }
  if (type === KING) {
    return relation & ADJACENT
      ? explainTarget(state, move)
      : refuse(state, 'king-pattern', facts(state, move));
  }
  if ((relation & linesOf(type)) === 0) return refuse(state, sliderPattern(type), facts(state, move));
  return explainPath(state, move) ?? explainTarget(state, move);
}

function facts(state: ChessView, { from, to }: MoveText) {
  return { piece: pieceName(state.board.cells[from] & TYPE), from: formatSquare(from), to: formatSquare(to) };
}

function sliderPattern(type: number): 'bishop-pattern' | 'rook-pattern' | 'queen-pattern' {
  const name = pieceName(type);
  if (name === 'bishop') return 'bishop-pattern';
  return name === 'rook' ? 'rook-pattern' : 'queen-pattern';
}

function explainPath(state: ChessView, { from, to }: MoveText): Refusal | undefined {
  const { cells } = state.board;
  const blocker = squaresBetween(from, to).find((cell) => cells[cell] !== EMPTY);
  if (blocker === undefined) return undefined;
  return refuse(state, 'path-blocked', {
    piece: pieceName(cells[from] & TYPE),
    ...pieceFacts(state, blocker),
  });
}

function explainTarget(state: ChessView, { to }: MoveText): Refusal | undefined {
  const there = state.board.cells[to];
  if ((there & state.us & COLOURS) === 0) return undefined;
  return refuse(state, 'own-piece', pieceFacts(state, to));
}
