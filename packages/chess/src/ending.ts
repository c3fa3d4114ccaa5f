import type { Counter, Outcome, Player } from '@tabuleiro/game';
import { BLACK, type Board, isDark, WHITE } from '@tabuleiro/grid';
import { makeMove, undoMove } from './apply.js';
import { isKingAttacked } from './attack.js';
import { current } from './currentPosition.js';
import { generateMoves, MAX_MOVES } from './moves.js';
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from './piece.js';
import {
  type ChessView,
  ENTRY_KEY_HIGH,
  ENTRY_KEY_LOW,
  ENTRY_LOST,
  ENTRY_MOVE,
  ENTRY_SIZE,
} from './state.js';

/** The endings chess itself decides; resignation, agreement and clocks belong to the match. */
type ChessOutcome = Outcome & {
  readonly reason: 'mate' | 'stalemate' | 'repetition' | 'perpetual' | 'material' | 'fifty';
};

const scratch = new Int32Array(MAX_MOVES);

export function playerOf(colour: number): Player {
  return colour === WHITE ? 'w' : 'b';
}

/** The side to move, even when the game is over. */
export function sideToMove({ us }: ChessView): 'w' | 'b' {
  return us === WHITE ? 'w' : 'b';
}

/**
 * How the game has ended in the current position. When several endings hold, the order is: mate, stalemate, repetition
 * (or perpetual check), material, fifty moves.
 */
export function findOutcome(): ChessOutcome | undefined {
  if (generateMoves(scratch, 0) === 0) {
    if (!isKingAttacked(current.us)) return { winner: undefined, reason: 'stalemate' };
    return { winner: playerOf(current.us === WHITE ? BLACK : WHITE), reason: 'mate' };
  }
  const cycle = repetitionLength();
  if (cycle > 0) {
    const perpetual = current.rules.perpetual && isPerpetual(cycle);
    return { winner: undefined, reason: perpetual ? 'perpetual' : 'repetition' };
  }
  if (isDeadMaterial()) return { winner: undefined, reason: 'material' };
  if (isFiftyOver()) return { winner: undefined, reason: 'fifty' };
  return undefined;
}

/** C-50: fifty moves of both players without capture or pawn move. */
const FIFTY = 50;

export function isFiftyOver(): boolean {
  return current.rules.fiftyMoves && current.halfmove >= 2 * FIFTY;
}

export function countersOf({ rules, halfmove }: ChessView): readonly Counter[] {
  const count = Math.min(Math.floor(halfmove / 2), FIFTY);
  return rules.fiftyMoves ? [{ kind: 'fifty', count, limit: FIFTY }] : [];
}

/** C-MAT, N-MAT: can nobody win with what is left? */
export function isDeadMaterial(): boolean {
  const { board } = current;
  const { counts } = board;
  if (counts[WHITE | PAWN] + counts[BLACK | PAWN] > 0) return false;
  if (counts[WHITE | ROOK] + counts[BLACK | ROOK] > 0) return false;
  if (counts[WHITE | QUEEN] + counts[BLACK | QUEEN] > 0) return false;
  const whiteKnights = counts[WHITE | KNIGHT];
  const blackKnights = counts[BLACK | KNIGHT];
  const bishops = counts[WHITE | BISHOP] + counts[BLACK | BISHOP];
  if (whiteKnights + blackKnights === 0) return areBishopsOfOneColour(board);
  if (bishops > 0) return false;
  if (whiteKnights + blackKnights === 1) return true;
  return current.rules.twoKnightsDraw && whiteKnights + blackKnights === 2 && whiteKnights !== 1;
}

function areBishopsOfOneColour(board: Board): boolean {
  let light = 0;
  let dark = 0;
  for (const piece of [WHITE | BISHOP, BLACK | BISHOP]) {
    for (let i = 0; i < board.counts[piece]; i++) {
      if (isDark(board.lists[(piece << 6) + i])) dark++;
      else light++;
    }
  }
  return light === 0 || dark === 0;
}

/** Plies back to the first of the occurrences that make a draw by repetition; 0 when there is no such draw. */
function repetitionLength(): number {
  return current.rules.repetition === 'threefold' ? threefoldLength() : cyclicLength();
}

/** C-REP: this position for the third time. */
function threefoldLength(): number {
  let times = 1;
  for (let back = 4; back <= current.reversible; back += 2) {
    if (wasSame(back) && ++times === 3) return back;
  }
  return 0;
}

/** Has the current position occurred before? */
export function isRepeated(): boolean {
  const { reversible } = current;
  for (let back = 4; back <= reversible; back += 2) if (wasSame(back)) return true;
  return false;
}

/** N-REP: the last k moves repeat the k moves before them, and both lead back to the same position. */
function cyclicLength(): number {
  for (let k = 4; 2 * k <= current.reversible; k += 2) {
    if (wasSame(k) && wasSame(2 * k) && isSameCycle(k)) return 2 * k;
  }
  return 0;
}

function isSameCycle(k: number): boolean {
  for (let back = 1; back <= k; back++) {
    if (moveBack(back) !== moveBack(back + k)) return false;
  }
  return true;
}

function moveBack(back: number): number {
  return current.history[(current.ply - back) * ENTRY_SIZE + ENTRY_MOVE];
}

/** Was the position `back` plies ago, an even number, the current one? The side to move is the same. */
function wasSame(back: number): boolean {
  const at = (current.ply - back) * ENTRY_SIZE;
  const { board, history } = current;
  return (
    history[at + ENTRY_KEY_LOW] === board.keyLow &&
    history[at + ENTRY_KEY_HIGH] === board.keyHigh &&
    history[at + ENTRY_LOST] >> 8 === (current.rights | (current.ep << 8))
  );
}

/** C-PERP: did one side check with every move since the first of the three occurrences? */
function isPerpetual(plies: number): boolean {
  const unbroken = [true, true];
  const moves = Array.from({ length: plies }, (_, back) => {
    if (!isKingAttacked(current.us)) unbroken[back & 1] = false;
    undoMove();
    return current.history[current.ply * ENTRY_SIZE + ENTRY_MOVE];
  });
  for (const move of moves.reverse()) makeMove(move);
  return unbroken[0] || unbroken[1];
}
