import type { Refusal } from '@tabuleiro/game';
import { COLOURS, EMPTY, fileOf, formatSquare, TYPE } from '@tabuleiro/grid';
import { attackersOf, forwardOf } from '../attack.js';
import type { MoveText } from '../notation.js';
import { KING, PAWN, pieceName } from '../piece.js';
import type { ChessView } from '../state.js';
import { pieceFacts, refuse } from './refusal.js';

/** C-CHECK: what attacks the own king after a move that is otherwise possible. */
export function explainExposure(state: ChessView, move: MoveText): Refusal | undefined {
  const { us } = state;
  const enemy = us ^ COLOURS;
  const king = state.board.find(us | KING);
  const [after] = attackersAfter(state, move);
  if (after === undefined) return undefined;
  if (move.from === king) return explainKingStep(state, move, after);

  const before = attackersOf(state.board, king, enemy);
  if (before.length > 1) {
    const { by: alsoBy, at: alsoAt } = pieceFacts(state, before[1]);
    return refuse(state, 'double-check', { ...pieceFacts(state, before[0]), alsoBy, alsoAt });
  }
  if (before.includes(after)) return refuse(state, 'check-not-answered', pieceFacts(state, after));
  const piece = pieceName(state.board.cells[move.from] & TYPE);
  return refuse(state, 'pinned', { piece, from: formatSquare(move.from), ...pieceFacts(state, after) });
}

function explainKingStep(state: ChessView, { to }: MoveText, attacker: number): Refusal {
  const isKing = (state.board.cells[attacker] & TYPE) === KING;
  const code = isKing ? 'kings-adjacent' : 'king-into-attack';
  return refuse(state, code, { to: formatSquare(to), ...pieceFacts(state, attacker) });
}

/** Who attacks the own king once the piece has moved, and the captured one has gone. */
function attackersAfter(state: ChessView, { from, to }: MoveText): readonly number[] {
  const board = state.board.copy();
  const victim = capturedCell(state, from, to);
  if (board.cells[victim] !== EMPTY) board.take(victim);
  board.shift(from, to);
  return attackersOf(board, board.find(state.us | KING), state.us ^ COLOURS);
}

/** The target, but for a pawn that captures en passant (C-EP). */
function capturedCell({ board, ep, us }: ChessView, from: number, to: number): number {
  const isEnPassant = to === ep && (board.cells[from] & TYPE) === PAWN && fileOf(from) !== fileOf(to);
  return isEnPassant ? to - forwardOf(us) : to;
}
