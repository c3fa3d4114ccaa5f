import * as grid from '@tabuleiro/grid';
import { attackerOf } from './attack.js';
import { capture, enter, hasSpilled, place, promote, retire, revert, shift } from './change.js';
import * as packed from './move.js';
import { fromOf, kindOf, packMove, promotionOf, retireOf, secondPromotionOf, toOf } from './move.js';
import * as piece from './piece.js';
import { forwardOf, opponentOf } from './piece.js';
import { type BrasezPosition, dukesOf } from './state.js';
import { applyZone, applyZones } from './zone.js';

// Local copies of imported constants: see grid/src/board.ts.
const { BLACK, COLOURS, EAST, EMPTY, NORTH, TYPE, WEST } = grid;
const { CHARGE, DOUBLE, EN_PASSANT, ENTER, LANCE, LEGION, PASS, SETUP } = packed;
const { KING, PAWN, WARLORD } = piece;

/** Plays a legal move in place: the board, then counters, token, en passant and the key. */
export function make(position: BrasezPosition, move: number): void {
  position.save();
  const kind = kindOf(move);
  const men = position.men[0] + position.men[1];
  const isPawnMove = movesPawn(position, move, kind);
  perform(position, move);
  const lost = men - position.men[0] - position.men[1];
  const isCapture = lost > 1 || (lost === 1 && !hasSpilled(position));
  if (kind === SETUP) position.setup--;
  else count(position, isCapture || isPawnMove);
  handToken(position, kind);
  position.side = opponentOf(position.side);
  position.ep = isPawnMove ? findEnPassant(position, move, kind) : 0;
  position.rehash();
  position.remember();
  // Captures and promotions cannot be undone by play; everything else can, even by pushes (B-REP).
  if (isCapture || promotionOf(move) !== 0) position.since = position.plies;
}

/** Takes the last `make` back. */
export function undo(position: BrasezPosition): void {
  position.side = opponentOf(position.side);
  revert(position, position.restore());
  position.forget();
}

/** A null move, for the search: passes the turn without an action and without the token. */
export function makeNullMove(position: BrasezPosition): void {
  position.save();
  position.passes = 0;
  position.side = opponentOf(position.side);
  position.ep = 0;
  position.rehash();
  position.remember();
  position.since = position.plies; // no repetition across a null move
}

/** Takes the last `makeNullMove` back. */
export function undoNullMove(position: BrasezPosition): void {
  position.side = opponentOf(position.side);
  position.restore();
  position.forget();
}

function movesPawn(position: BrasezPosition, move: number, kind: number): boolean {
  if (kind === LEGION) return true;
  if (kind === ENTER || kind === PASS || kind === SETUP) return false;
  return (position.board.cells[fromOf(move)] & TYPE) === PAWN;
}

function count(position: BrasezPosition, isProgress: boolean): void {
  position.halfmove = isProgress ? 0 : position.halfmove + 1;
  if (position.kingsDukes >= 0) position.kingsDukes++;
  else if (isProgress && isKingsAndDukes(position)) position.kingsDukes = 0;
  if (position.side === BLACK) position.fullmove++;
}

function handToken(position: BrasezPosition, kind: number): void {
  if (kind !== PASS) {
    position.passes = 0;
    return;
  }
  position.passes = position.passes === 0 ? 1 : 2;
  position.token = opponentOf(position.token);
}

/** Do only kings and dukes remain (B-KD)? */
export function isKingsAndDukes(position: BrasezPosition): boolean {
  const { side, men } = position;
  return men[0] + men[1] === 2 + dukesOf(position, side) + dukesOf(position, opponentOf(side));
}

function findEnPassant(position: BrasezPosition, move: number, kind: number): number {
  if (kind !== DOUBLE && kind !== LANCE) return 0;
  const from = fromOf(move);
  const to = toOf(move);
  const passed = (from + to) >> 1;
  return Math.abs(from - to) === 2 * NORTH && isEnPassantLegal(position, passed) ? passed : 0;
}

/** Can the side to act capture, by landing on `passed`, the pawn that went over it (B-EP)? */
export function isEnPassantLegal(position: BrasezPosition, passed: number): boolean {
  const { cells } = position.board;
  const advanced = passed - forwardOf(position.side);
  if (cells[advanced] !== (opponentOf(position.side) | PAWN) || cells[passed] !== 0) return false;
  return canTakeFrom(position, advanced + WEST, passed) || canTakeFrom(position, advanced + EAST, passed);
}

function canTakeFrom(position: BrasezPosition, from: number, passed: number): boolean {
  const isPawn = position.board.cells[from] === (position.side | PAWN);
  return isPawn && isSafe(position, packMove(EN_PASSANT, from, passed));
}

/** The board part of a move: captures, pushes, promotions, zones and the retirement of a duke. */
export function perform(position: BrasezPosition, move: number): void {
  const from = fromOf(move);
  const to = toOf(move);
  switch (kindOf(move)) {
    case CHARGE: // B-CHARGE: the charging piece is lost together with its target
      capture(position, to);
      capture(position, from);
      break;
    case EN_PASSANT:
      shift(position, from, to);
      capture(position, to - forwardOf(position.side));
      applyZone(position, to);
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
  applyZone(position, to);
}

/** B-LANCE, B-PUSH: the enemy piece on the way is pushed one square beyond the pawn. */
function lance(position: BrasezPosition, from: number, to: number): void {
  const forward = forwardOf(position.side);
  const first = from + forward;
  shift(position, position.board.cells[first] === EMPTY ? to : first, to + forward);
  shift(position, from, to);
  applyZone(position, to);
}

/** B-LEGION: both pawns advance, each pushing what stands in front of it. */
function march(position: BrasezPosition, left: number, leftPromotion: number, rightPromotion: number): void {
  const forward = forwardOf(position.side);
  advance(position, left, forward);
  advance(position, left + EAST, forward);
  const front = left + forward;
  if (leftPromotion !== 0) {
    promote(position, front, leftPromotion);
    promote(position, front + EAST, rightPromotion);
  }
  applyZones(position, front, front + EAST);
}

function advance(position: BrasezPosition, pawn: number, forward: number): void {
  const front = pawn + forward;
  if (position.board.cells[front] !== EMPTY) shift(position, front, front + forward);
  shift(position, pawn, front);
}

/** B-SETUP: the king on d or e, the warlord on the other. `^ 15` swaps the two: their mailbox files are 7 and 8. */
function setUp(position: BrasezPosition, king: number): void {
  place(position, king, position.side | KING);
  place(position, king ^ 15, position.side | WARLORD);
}

/** Does the move leave the own king out of check (B-CHECK)? It is tried and taken back. */
export function isSafe(position: BrasezPosition, move: number): boolean {
  return checkerAfter(position, move) === 0;
}

/** The cell of a piece that attacks the own king after the move, or 0. The move is tried and taken back. */
export function checkerAfter(position: BrasezPosition, move: number): number {
  const { logEnd, marks, side, board } = position;
  perform(position, move);
  const checker = attackerOf(board.cells, board.find(side | KING), side ^ COLOURS);
  revert(position, logEnd);
  position.marks = marks;
  return checker;
}
