import * as grid from '@tabuleiro/grid';
import { isSafe, perform } from './action.js';
import { revert } from './change.js';
import * as packed from './move.js';
import { fromOf, kindOf, packMove, promotionOf, toOf } from './move.js';
import * as piece from './piece.js';
import { forwardOf, opponentOf } from './piece.js';
import { type BrasezPosition, dukesOf } from './state.js';

// Local copies of imported constants: see grid/src/board.ts.
const { BLACK, EAST, NORTH, TYPE, WEST } = grid;
const { DOUBLE, EN_PASSANT, ENTER, LANCE, LEGION, PASS, SETUP } = packed;
const { PAWN } = piece;

/** Plays a legal action in place. */
export function make(position: BrasezPosition, move: number): void {
  position.save();
  const kind = kindOf(move);
  const men = position.men[0] + position.men[1];
  const isPawnMove = movesPawn(position, move, kind);
  perform(position, move);
  const isCapture = position.men[0] + position.men[1] < men;
  if (kind === SETUP) position.setup--;
  else count(position, isCapture || isPawnMove);
  handToken(position, kind);
  position.side = opponentOf(position.side);
  position.ep = isPawnMove ? findEnPassant(position, move, kind) : 0;
  position.rehash();
  position.remember();
  // Men never come back and a pawn promotes once; pushes can bring everything else back (B-REP).
  if (isCapture || promotionOf(move) !== 0) position.since = position.plies;
}

/** Takes the last `make` back. */
export function undo(position: BrasezPosition): void {
  position.side = opponentOf(position.side);
  revert(position, position.restore());
  position.forget();
}

/** Gives the turn away without an action, token and all: no action of a game, but a question a search asks. */
export function makeNullMove(position: BrasezPosition): void {
  position.save();
  position.passes = 0;
  position.side = opponentOf(position.side);
  position.ep = 0;
  position.rehash();
  position.remember();
  position.since = position.plies; // nothing repeats across it
}

/** Takes `handOver` back. */
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
