import type { Refusal } from '@tabuleiro/game';
import { COLOURS, EMPTY, formatSquare, TYPE } from '@tabuleiro/grid';
import { attackersOf } from '../attack.js';
import type { MoveText } from '../notation.js';
import { KING, pieceName } from '../piece.js';
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

/** Who attacks the own king once the piece has moved (a plain move or capture; en passant explains itself). */
function attackersAfter(state: ChessView, { from, to }: MoveText): readonly number[] {
  const board = state.board.copy();
  if (board.cells[to] !== EMPTY) board.take(to);
  board.shift(from, to);
  return attackersOf(board, board.find(state.us | KING), state.us ^ COLOURS);
}
