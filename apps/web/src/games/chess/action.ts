import type { PieceName } from '@tabuleiro/words';
import type { Place } from '../../board/model.js';
import { type Men, type Piece, pieceCalled } from '../grid/men.js';
import { offsetOf } from '../grid/squares.js';

/** A move in coordinates (`e7e8q`) and what it is on its board. */
export type ChessAction = {
  readonly from: Place;
  readonly to: Place;
  readonly piece: Piece;
  readonly kind: 'step' | 'castling' | 'enPassant';
  /** Where the captured piece stands, if one is. */
  readonly victim: Place | undefined;
  readonly promotion: PieceName | undefined;
};

/** Requires a legal move. */
export function readAction(men: Men, text: string): ChessAction {
  const [from, to] = [text.slice(0, 2), text.slice(2, 4)];
  const piece = men.get(from);
  if (piece === undefined) throw new Error(`nothing to move by ${text}`);
  const kind = kindOf(men, piece, from, to);
  const beside = to[0] + from[1];
  const victim = kind === 'enPassant' ? beside : men.has(to) ? to : undefined;
  return { from, to, piece, kind, victim, promotion: pieceCalled(text.slice(4)) };
}

function kindOf(men: Men, { name }: Piece, from: Place, to: Place): ChessAction['kind'] {
  const [files] = offsetOf(from, to);
  if (name === 'king' && Math.abs(files) === 2) return 'castling'; // C-CASTLE
  if (name === 'pawn' && files !== 0 && !men.has(to)) return 'enPassant'; // C-EP
  return 'step';
}
