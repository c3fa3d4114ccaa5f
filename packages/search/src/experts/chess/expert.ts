import * as chess from '@tabuleiro/chess';
import {
  ChessCursor,
  type ChessGame,
  type ChessMove,
  type ChessState,
  fromOf,
  promotionOf,
  toOf,
} from '@tabuleiro/chess';
import * as grid from '@tabuleiro/grid';
import { type Expert, type Mind, NOISE } from '../../expert.js';
import { packWeights, type Weights } from '../weight.js';
import { ChessEvaluator } from './evaluate.js';
import { VALUES, winsExchange } from './exchange.js';

// Local copies of imported constants: see grid/src/board.ts.
const { BLACK, EMPTY, TYPE } = grid;
const { CASTLE, EN_PASSANT, KIND, KING, KNIGHT, PAWN, QUEEN } = chess;

/** 16 pieces × 64 squares. */
const PLACES = 1024;

class ChessExpert implements Expert {
  readonly places: number = PLACES;
  private readonly cursor: ChessCursor;
  private readonly evaluator: ChessEvaluator;

  constructor(cursor: ChessCursor, weights: Int32Array) {
    this.cursor = cursor;
    this.evaluator = new ChessEvaluator(weights);
  }

  evaluate(): number {
    return this.evaluator.evaluate(this.cursor.look());
  }

  noise(move: number): number {
    const { cells } = this.cursor.look().board;
    const gain = gainOf(cells, move);
    return gain === 0 ? 0 : gain * NOISE + KING - (cells[fromOf(move)] & TYPE);
  }

  holds(move: number, threshold: number): boolean {
    if ((move & KIND) === CASTLE) return threshold <= 0;
    const { board, us } = this.cursor.look();
    const promotion = promotionOf(move);
    const mover = promotion === 0 ? board.cells[fromOf(move)] : us | promotion;
    return winsExchange(board.cells, fromOf(move), toOf(move), gainOf(board.cells, move), mover, threshold);
  }

  place(move: number): number {
    const piece = this.cursor.look().board.cells[fromOf(move)];
    const to = toOf(move);
    return ((piece & TYPE) << 6) | ((piece & BLACK) << 4) | ((((to >> 4) - 2) << 3) + (to & 15) - 4);
  }

  /** A side with pawns only may be worse off for having to move (Zugzwang). */
  isSkipSound(): boolean {
    const { board, us } = this.cursor.look();
    for (let type = KNIGHT; type <= QUEEN; type++) if (board.counts[us | type] > 0) return true;
    return false;
  }
}

/** What a move takes and makes; a promotion to less than a queen is quiet. */
function gainOf(cells: Uint8Array, move: number): number {
  const there = cells[toOf(move)];
  const promotion = promotionOf(move);
  if (promotion !== 0 && promotion !== QUEEN) return 0;
  let gain = there === EMPTY ? 0 : VALUES[there & TYPE];
  if ((move & KIND) === EN_PASSANT) gain = VALUES[PAWN];
  if (promotion !== 0) gain += VALUES[QUEEN] - VALUES[PAWN];
  return gain;
}

/** A chess game as the computer plays it. */
export function chessMind(game: ChessGame, weights: Weights): Mind<ChessState, ChessMove> {
  const packed = packWeights(weights);
  return {
    game,
    open(state) {
      const cursor = new ChessCursor(state);
      return { cursor, expert: new ChessExpert(cursor, packed) };
    },
  };
}
