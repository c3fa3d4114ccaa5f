import * as grid from '@tabuleiro/grid';
import { attackerOf } from './attack.js';
import { capture, enter, place, promote, retire, revert, shift } from './change.js';
import * as packed from './move.js';
import { fromOf, kindOf, promotionOf, retireOf, secondPromotionOf, toOf } from './move.js';
import * as piece from './piece.js';
import { forwardOf } from './piece.js';
import type { BrasezPosition } from './state.js';
import { judgeZone, judgeZones } from './zone.js';

// Local copies of imported constants: see grid/src/board.ts.
const { COLOURS, EAST, EMPTY } = grid;
const { CHARGE, EN_PASSANT, ENTER, LANCE, LEGION, PASS, SETUP } = packed;
const { KING, WARLORD } = piece;

/** Does to the board what an action of the side to act does, the zones and the retirement included. */
export function perform(position: BrasezPosition, move: number): void {
  const from = fromOf(move);
  const to = toOf(move);
  switch (kindOf(move)) {
    case CHARGE:
      capture(position, to);
      capture(position, from);
      break;
    case EN_PASSANT:
      shift(position, from, to);
      capture(position, to - forwardOf(position.side));
      judgeZone(position, to);
      break;
    case LANCE:
      lance(position, from, to);
      break;
    case LEGION:
      march(position, from, promotionOf(move), secondPromotionOf(move));
      break;
    case ENTER:
      enter(position, to);
      break;
    case SETUP:
      setUp(position, to);
      break;
    case PASS:
      break;
    default:
      go(position, from, to, promotionOf(move));
  }
  const duke = retireOf(move);
  if (duke !== 0) retire(position, duke);
}

function go(position: BrasezPosition, from: number, to: number, promotion: number): void {
  if (position.board.cells[to] !== EMPTY) capture(position, to);
  shift(position, from, to);
  if (promotion !== 0) promote(position, to, promotion);
  judgeZone(position, to);
}

function lance(position: BrasezPosition, from: number, to: number): void {
  const forward = forwardOf(position.side);
  const first = from + forward;
  shift(position, position.board.cells[first] === EMPTY ? to : first, to + forward);
  shift(position, from, to);
  judgeZone(position, to);
}

function march(position: BrasezPosition, left: number, leftPromotion: number, rightPromotion: number): void {
  const forward = forwardOf(position.side);
  advance(position, left, forward);
  advance(position, left + EAST, forward);
  const front = left + forward;
  if (leftPromotion !== 0) {
    promote(position, front, leftPromotion);
    promote(position, front + EAST, rightPromotion);
  }
  judgeZones(position, front, front + EAST);
}

function advance(position: BrasezPosition, pawn: number, forward: number): void {
  const front = pawn + forward;
  if (position.board.cells[front] !== EMPTY) shift(position, front, front + forward);
  shift(position, pawn, front);
}

/** B-SETUP: the king on d or e, the warlord on the other; the mailbox files d and e are 7 and 8. */
function setUp(position: BrasezPosition, king: number): void {
  place(position, king, position.side | KING);
  place(position, king ^ 15, position.side | WARLORD);
}

/** Does the action leave the own king out of check (B-CHECK)? The position comes back as it was. */
export function isSafe(position: BrasezPosition, move: number): boolean {
  return checkerAfter(position, move) === 0;
}

/** The cell of a piece that attacks the own king after the action, as the board then is, or 0. */
export function checkerAfter(position: BrasezPosition, move: number): number {
  const { logEnd, marks, side, board } = position;
  perform(position, move);
  const checker = attackerOf(board.cells, board.find(side | KING), side ^ COLOURS);
  revert(position, logEnd);
  position.marks = marks;
  return checker;
}
