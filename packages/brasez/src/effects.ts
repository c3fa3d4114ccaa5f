import type { Effect } from '@tabuleiro/game';
import { formatSquare, pieceOf } from '@tabuleiro/grid';
import { perform } from './apply.js';
import { type Change, changesOf } from './change.js';
import { type BrasezMove, CHARGE, fromOf, kindOf, LEGION, pack, toOf } from './move.js';
import { type BrasezPiece, PAWN, pieceName } from './piece.js';
import type { BrasezView } from './state.js';

/** What an action of Brasez does to a piece. */
export type BrasezEffect = Effect<BrasezPiece>;

/** What a legal action does, read from the undo log that it leaves. A null move does nothing. */
export function effectsOf(state: BrasezView, move: BrasezMove): readonly BrasezEffect[] {
  if (move.kind === 'null') return [];
  const packed = pack(move);
  const position = state.copy();
  perform(position, packed);
  return changesOf(position).map((change) => effectOf(state, packed, change));
}

function effectOf(state: BrasezView, move: number, change: Change): BrasezEffect {
  if (change.kind === 'shifted') return shifted(state, move, change.from, change.to);
  const piece = pieceOf(change.piece, pieceName);
  const at = formatSquare(change.cell);
  switch (change.kind) {
    case 'captured':
      return { kind: lossOf(state, move, change.piece), piece, at };
    case 'promoted':
      return { kind: 'promoted', piece: pieceOf(state.side | PAWN, pieceName), at, to: piece.name };
    case 'placed':
      return { kind: 'placed', piece, at };
    case 'entered':
      return { kind: 'entered', piece, to: at };
    case 'retired':
      return { kind: 'retired', piece, from: at };
  }
}

/** No action shifts a piece twice: what it shifts still stands on `from` in the state before. */
function shifted({ board }: BrasezView, move: number, from: number, to: number): BrasezEffect {
  const piece = pieceOf(board.cells[from], pieceName);
  return {
    kind: isMover(move, from) ? 'moved' : 'pushed',
    piece,
    from: formatSquare(from),
    to: formatSquare(to),
  };
}

/** Does the action itself move the piece on `cell`? A legion moves two; everything else that shifts is pushed. */
function isMover(move: number, cell: number): boolean {
  return cell === fromOf(move) || (kindOf(move) === LEGION && cell === toOf(move));
}

/** An own piece is lost as the price of a charge (B-CHARGE), otherwise to a zone (B-ZONE). */
function lossOf({ side }: BrasezView, move: number, piece: number): 'captured' | 'removed' | 'sacrificed' {
  if ((piece & side) === 0) return 'captured';
  return kindOf(move) === CHARGE ? 'sacrificed' : 'removed';
}
