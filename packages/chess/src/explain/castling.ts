import type { Refusal } from '@tabuleiro/game';
import {
  COLOURS,
  EAST,
  EMPTY,
  fileOf,
  formatSquare,
  rankOf,
  squareAt,
  squaresBetween,
  TYPE,
  WEST,
  WHITE,
} from '@tabuleiro/grid';
import { attackersOf } from '../attack.js';
import { longRight, shortRight } from '../moves/castling.js';
import type { MoveText } from '../notation.js';
import { KING } from '../piece.js';
import type { ChessView } from '../state.js';
import { pieceFacts, refuse } from './refusal.js';

const KING_FILE = 4;

/** The move text of castling for the side to move, legal or not; undefined when the king is not on the e-file. */
export function castlingText({ board, us }: ChessView, length: 'short' | 'long'): string | undefined {
  const king = board.find(us | KING);
  if (fileOf(king) !== KING_FILE) return undefined;
  return formatSquare(king) + formatSquare(king + (length === 'short' ? 2 * EAST : 2 * WEST));
}

/** The king goes two squares sideways from his first square. */
export function isCastlingAttempt(state: ChessView, { from, to }: MoveText): boolean {
  const home = squareAt(KING_FILE, state.us === WHITE ? 0 : 7);
  return (
    (state.board.cells[from] & TYPE) === KING &&
    from === home &&
    rankOf(to) === rankOf(from) &&
    isTwoAside(from, to)
  );
}

function isTwoAside(from: number, to: number): boolean {
  return Math.abs(fileOf(to) - fileOf(from)) === 2;
}

/** C-CASTLE, condition by condition. */
export function explainCastling(state: ChessView, { from, to }: MoveText): Refusal | undefined {
  const isShort = to > from;
  const side = isShort ? 'short' : 'long';
  if (!state.rules.castling) return refuse(state, 'castling-off');
  const right = isShort ? shortRight(state.us) : longRight(state.us);
  if ((state.rights & right) === 0) return refuse(state, 'castling-right-lost', { side });
  const rook = squareAt(isShort ? 7 : 0, rankOf(from));
  const blocker = squaresBetween(from, rook).find((cell) => state.board.cells[cell] !== EMPTY);
  if (blocker !== undefined)
    return refuse(state, 'castling-blocked', { side, ...pieceFacts(state, blocker) });
  return explainAttack(state, from, to);
}

function explainAttack(state: ChessView, from: number, to: number): Refusal | undefined {
  const enemy = state.us ^ COLOURS;
  const [checker] = attackersOf(state.board, from, enemy);
  if (checker !== undefined) return refuse(state, 'castling-in-check', pieceFacts(state, checker));
  const middle = (from + to) >> 1;
  const [through] = attackersOf(state.board, middle, enemy);
  if (through !== undefined) {
    return refuse(state, 'castling-through-attack', {
      to: formatSquare(middle),
      ...pieceFacts(state, through),
    });
  }
  const [into] = attackersOf(state.board, to, enemy);
  if (into === undefined) return undefined;
  return refuse(state, 'castling-into-attack', { to: formatSquare(to), ...pieceFacts(state, into) });
}
