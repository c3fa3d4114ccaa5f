import type { Outcome, Player } from '@tabuleiro/game';
import { BLACK, type Board, isDark, WHITE } from '@tabuleiro/grid';
import { undoMove } from './apply.js';
import { isKingAttacked } from './attack.js';
import { generateMoves, MAX_MOVES } from './moves/legal.js';
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from './piece.js';
import { type ChessPosition, TRACE, TRACE_KEY_HIGH, TRACE_KEY_LOW, TRACE_MOVE } from './state.js';

/** The endings chess itself decides; resignation, agreement and clocks belong to the match. */
type ChessOutcome = Outcome & {
  readonly reason: 'mate' | 'stalemate' | 'repetition' | 'perpetual' | 'material' | 'fifty';
};

const scratch = new Int32Array(MAX_MOVES);

export function playerOf(colour: number): Player {
  return colour === WHITE ? 'w' : 'b';
}

/** Order when several endings hold: mate, stalemate, repetition (or perpetual), material, fifty. */
export function findOutcome(position: ChessPosition): ChessOutcome | undefined {
  if (generateMoves(position, scratch, 0) === 0) {
    if (!isKingAttacked(position.board, position.us)) return { winner: undefined, reason: 'stalemate' };
    return { winner: playerOf(position.us === WHITE ? BLACK : WHITE), reason: 'mate' };
  }
  const cycle = repetitionLength(position);
  if (cycle > 0) {
    const perpetual = position.rules.perpetual && isPerpetual(position, cycle);
    return { winner: undefined, reason: perpetual ? 'perpetual' : 'repetition' };
  }
  if (isDeadMaterial(position)) return { winner: undefined, reason: 'material' };
  if (isFiftyOver(position)) return { winner: undefined, reason: 'fifty' };
  return undefined;
}

/** C-50: a hundred plies without capture or pawn move. */
export function isFiftyOver(position: ChessPosition): boolean {
  return position.rules.fiftyMoves && position.halfmove >= 100;
}

/** C-MAT, N-MAT. */
export function isDeadMaterial(position: ChessPosition): boolean {
  const { board } = position;
  const { counts } = board;
  for (const type of [PAWN, ROOK, QUEEN]) if (counts[WHITE | type] + counts[BLACK | type] > 0) return false;
  const whiteKnights = counts[WHITE | KNIGHT];
  const blackKnights = counts[BLACK | KNIGHT];
  const bishops = counts[WHITE | BISHOP] + counts[BLACK | BISHOP];
  if (whiteKnights + blackKnights === 0) return areBishopsOfOneColour(board);
  if (bishops > 0) return false;
  if (whiteKnights + blackKnights === 1) return true;
  return position.rules.twoKnightsDraw && whiteKnights + blackKnights === 2 && whiteKnights !== 1;
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

/** Plies back to the first of the occurrences that draw by repetition; 0 when there is no such draw. */
function repetitionLength(position: ChessPosition): number {
  return position.rules.repetition === 'threefold' ? threefoldLength(position) : cyclicLength(position);
}

/** C-REP: this position for the third time. */
function threefoldLength(position: ChessPosition): number {
  let times = 1;
  for (let back = 4; back <= position.reversible; back += 2) {
    if (wasSame(position, back) && ++times === 3) return back;
  }
  return 0;
}

/** N-REP: the last k moves are the k moves before them, and lead round to the same position each time. */
function cyclicLength(position: ChessPosition): number {
  for (let k = 4; 2 * k <= position.reversible; k += 2) {
    if (wasSame(position, k) && wasSame(position, 2 * k) && isSameCycle(position, k)) return 2 * k;
  }
  return 0;
}

function isSameCycle(position: ChessPosition, k: number): boolean {
  for (let back = 1; back <= k; back++) {
    if (moveBack(position, back) !== moveBack(position, back + k)) return false;
  }
  return true;
}

function moveBack(position: ChessPosition, back: number): number {
  return position.trace[(position.ply - back) * TRACE + TRACE_MOVE];
}

function wasSame(position: ChessPosition, back: number): boolean {
  const at = (position.ply - back) * TRACE;
  const { trace } = position;
  return trace[at + TRACE_KEY_LOW] === position.keyLow && trace[at + TRACE_KEY_HIGH] === position.keyHigh;
}

/** C-PERP: did one side give check with every move since the first of the three occurrences? */
function isPerpetual(position: ChessPosition, plies: number): boolean {
  const walker = position.copy();
  const unbroken = [true, true];
  for (let back = 0; back < plies; back++) {
    if (!isKingAttacked(walker.board, walker.us)) unbroken[back & 1] = false;
    undoMove(walker);
  }
  return unbroken[0] || unbroken[1];
}
