import type { ChessView } from '@tabuleiro/chess';
import * as chess from '@tabuleiro/chess';
import type { Board } from '@tabuleiro/grid';
import * as grid from '@tabuleiro/grid';
import { Evaluator } from '../evaluator.js';
import { AHEAD, stepsToPawn } from '../pawnFiles.js';
import { stepsBetween } from './distance.js';
import { finish } from './endgame.js';
import * as features from './features.js';

// Local copies of imported constants: see grid/src/board.ts.
const { ALL_DIRECTIONS, BLACK, CELLS, COLOURS, DIAGONALS, EMPTY, KNIGHT_JUMPS } = grid;
const { NORTH, ORTHOGONALS, SOUTH, TYPE, WHITE } = grid;
const { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } = chess;
const { BLACK_HALF, FEATURE, WHITE_HALF } = features;
const { material: MATERIAL, square: SQUARE, threat: THREAT, pawnThreat: PAWN_THREAT } = FEATURE;
const {
  passed: PASSED,
  passedBlocked: BLOCKED,
  passedFree: FREE,
  hanging: HANGING,
  passedOwnKing: OWN_KING,
  passedEnemyKing: ENEMY_KING,
} = FEATURE;
const { supported: SUPPORTED, phalanx: PHALANX, isolated: ISOLATED, doubled: DOUBLED } = FEATURE;
const { bishopPawns: BISHOP_PAWNS, backward: BACKWARD, check: CHECK, storm: STORM } = FEATURE;
const PHASE_SHARE = [0, 0, 1, 1, 2, 4, 0];
/** Attack units by type: how much a piece near the king weighs. */
const UNITS = [0, 0, 2, 2, 3, 4, 0];
const MOBILITY = [
  0,
  0,
  FEATURE.knightMobility,
  FEATURE.bishopMobility,
  FEATURE.rookMobility,
  FEATURE.queenMobility,
];
/**
 * Marks of a square: an enemy pawn guards it; it is next to the enemy king; from it a line or a knight's jump leads to
 * the enemy king.
 */
const GUARDED = 1;
const NEAR = 2;
const SLANTED = 4;
const STRAIGHT = 8;
const JUMP = 16;
const AROUND = Int32Array.from(ALL_DIRECTIONS);
const LINE = Uint8Array.from(ALL_DIRECTIONS, (step) => (DIAGONALS.includes(step) ? SLANTED : STRAIGHT));
const JUMPS = Int32Array.from(KNIGHT_JUMPS);
/** By type: the marks of squares from which it gives check. */
const CHECKING = [0, 0, JUMP, SLANTED, STRAIGHT, SLANTED | STRAIGHT, 0];
const AWAY_STEPS: readonly (readonly number[])[] = [
  [],
  [],
  KNIGHT_JUMPS,
  DIAGONALS,
  ORTHOGONALS,
  ALL_DIRECTIONS,
];
const STEPS = AWAY_STEPS.map((steps) => Int32Array.from(steps));

/** Evaluates chess positions by a sum of weighted features, blended between opening and ending. */
export class ChessEvaluator extends Evaluator {
  /** By colour × 2 + shade of the square: how many pawns stand there. */
  private readonly shades: Uint8Array = new Uint8Array(4);
  /** By piece code × 192 + cell: material and square in one. */
  private readonly standings: Int32Array;
  private readonly marks: Uint8Array = new Uint8Array(CELLS);
  /** By cell: the colours whose pieces bear on it; pawns are asked for otherwise. */
  private readonly reached: Uint8Array = new Uint8Array(CELLS);

  constructor(weights: Int32Array) {
    super(weights, FEATURE);
    this.standings = standingsOf(weights);
  }

  /** For the side to act. */
  evaluate(position: ChessView): number {
    const { board, us } = position;
    this.survey(board);
    const { trace } = this;
    trace.count = 0;
    trace.sign = 1;
    let sum = this.pieces(board, us);
    trace.sign = -1;
    sum = (sum - this.pieces(board, us ^ COLOURS)) | 0;
    sum = (sum - this.side(board, us ^ COLOURS)) | 0;
    trace.sign = 1;
    sum = (sum + this.side(board, us)) | 0;
    return finish(board, us, this.conclude(sum, us, phaseOf(board)));
  }

  /** The pawns of both sides by file, before anything asks for them. */
  private survey(board: Board): void {
    const { lists, counts } = board;
    const { pawns, shades } = this;
    this.clear();
    this.reached.fill(0);
    for (let i = 0; i < 4; i++) shades[i] = 0;
    for (let side = 0; side < 2; side++) {
      const code = (16 << side) | PAWN;
      for (let i = code << 6, end = i + counts[code]; i < end; i++) {
        const cell = lists[i];
        pawns[side * 10 + (cell & 15) - 3] |= 1 << ((cell >> 4) - 2);
        shades[side * 2 + ((cell + (cell >> 4)) & 1)]++;
      }
    }
  }

  /** What is seen once the pieces of both sides have been looked at. */
  private side(board: Board, us: number): number {
    const { counts, lists } = board;
    const king = lists[(us | KING) << 6];
    let sum = this.pawnStructure(board, us) + this.hanging(board, us);
    sum += this.shield(us, king) + this.storm(us, king);
    if (counts[us | BISHOP] > 1) sum += this.weigh(FEATURE.bishopPair);
    return sum | 0;
  }

  private place(us: number, type: number, cell: number): number {
    if (this.trace.isOn) {
      this.trace.note(MATERIAL + type);
      this.trace.note(SQUARE + type * 32 + (us === WHITE ? WHITE_HALF[cell] : BLACK_HALF[cell]));
    }
    return this.standings[(us | type) * CELLS + cell];
  }

  /**
   * Knights, bishops, rooks, queens and the king: where they stand and how far they reach. The hottest loop of the
   * evaluation: marks on the board tell of each square at once what the loop asks.
   */
  private pieces(board: Board, us: number): number {
    const { cells, counts, lists } = board;
    const { marks, reached } = this;
    const enemy = us ^ COLOURS;
    const down = us === WHITE ? NORTH : SOUTH;
    const pawn = enemy | PAWN;
    this.mark(board, us);
    const king = lists[(us | KING) << 6];
    let sum = this.place(us, KING, king);
    for (let k = 0; k < 8; k++) reached[king + AROUND[k]] |= us;
    for (let type = KNIGHT; type <= QUEEN; type++) {
      const code = us | type;
      const steps = STEPS[type];
      const isLeaper = type === KNIGHT;
      const checking = CHECKING[type];
      for (let i = code << 6, end = i + counts[code]; i < end; i++) {
        const cell = lists[i];
        sum += this.place(us, type, cell);
        if (cells[cell + down - 1] === pawn || cells[cell + down + 1] === pawn) {
          sum += this.weigh(PAWN_THREAT + type);
        }
        let reach = 0;
        let near = 0;
        let checks = 0;
        for (let k = 0; k < steps.length; k++) {
          const step = steps[k];
          let to = cell + step;
          let there = cells[to];
          while (there === EMPTY) {
            const mark = marks[to];
            reached[to] |= us;
            reach += 1 - (mark & GUARDED);
            near += mark & NEAR;
            if ((mark & checking) !== 0 && (mark & (GUARDED | NEAR)) === 0) checks++;
            if (isLeaper) break;
            to += step;
            there = cells[to];
          }
          if ((there & COLOURS) === 0) continue;
          reached[to] |= us;
          near += marks[to] & NEAR;
          if ((there & enemy) !== 0) {
            reach++;
            sum += this.weigh(THREAT + type * 7 + (there & TYPE));
          }
        }
        sum += this.weigh(MOBILITY[type] + reach);
        if (near > 0) this.press(us, (UNITS[type] * near) >> 1);
        if (checks > 0) sum += this.weigh(CHECK + type * 2 + (checks > 1 ? 1 : 0));
        sum += this.standing(us, type, cell, board);
      }
    }
    marks.fill(0);
    return sum | 0;
  }

  /** Marks the squares that enemy pawns guard and those around the enemy king and in reach of him. */
  private mark({ cells, counts, lists }: Board, us: number): void {
    const { marks } = this;
    const enemy = us ^ COLOURS;
    const king = lists[(enemy | KING) << 6];
    for (let k = 0; k < 8; k++) {
      const step = AROUND[k];
      const line = LINE[k];
      marks[king + step] = NEAR;
      for (let cell = king + step; cells[cell] === EMPTY; cell += step) marks[cell] |= line;
      marks[king + JUMPS[k]] = JUMP;
    }
    const forward = us === WHITE ? SOUTH : NORTH;
    const pawn = enemy | PAWN;
    for (let i = pawn << 6, end = i + counts[pawn]; i < end; i++) {
      const ahead = lists[i] + forward;
      marks[ahead - 1] |= GUARDED;
      marks[ahead + 1] |= GUARDED;
    }
  }

  /** Pieces that are attacked and guarded by nothing. */
  private hanging(board: Board, us: number): number {
    const { counts, lists } = board;
    const { reached } = this;
    const enemy = us ^ COLOURS;
    let sum = 0;
    for (let type = KNIGHT; type <= QUEEN; type++) {
      const code = us | type;
      for (let i = code << 6, end = i + counts[code]; i < end; i++) {
        const cell = lists[i];
        if ((reached[cell] & COLOURS) === enemy && !isPawnGuarded(board, us, cell)) {
          sum += this.weigh(HANGING + type);
        }
      }
    }
    return sum | 0;
  }

  /** Enemy pawns that come towards the king. */
  private storm(us: number, king: number): number {
    const side = us === WHITE ? 0 : 1;
    const file = (king & 15) - 3;
    const rank = (king >> 4) - 2;
    let sum = 0;
    for (let at = Math.max(1, file - 1); at <= Math.min(8, file + 1); at++) {
      sum += this.weigh(STORM + (at === file ? 0 : 8) + stepsToPawn(this.pawns, side, 1 - side, at, rank));
    }
    return sum | 0;
  }

  /** What depends on the pawns around a piece. */
  private standing(us: number, type: number, cell: number, board: Board): number {
    const own = us === WHITE ? 0 : 10;
    const file = (cell & 15) - 3;
    const rank = (cell >> 4) - 2;
    if (type === ROOK) {
      if (this.pawns[own + file] !== 0) return 0;
      return this.weigh(this.pawns[10 - own + file] === 0 ? FEATURE.rookOpen : FEATURE.rookHalfOpen);
    }
    if (type === KNIGHT) {
      const enemies = this.pawns[10 - own + file - 1] | this.pawns[10 - own + file + 1];
      const up = us === WHITE ? rank : 7 - rank;
      if (up < 3 || up > 5 || (enemies & AHEAD[own / 10][rank]) !== 0) return 0;
      return isPawnGuarded(board, us, cell) ? this.weigh(FEATURE.knightOutpost) : 0;
    }
    if (type !== BISHOP) return 0;
    const same = this.shades[(us === WHITE ? 0 : 2) + ((cell + (cell >> 4)) & 1)];
    return this.weigh(BISHOP_PAWNS + (same < 8 ? same : 8));
  }

  private pawnStructure(board: Board, us: number): number {
    const { cells, counts, lists } = board;
    const enemy = us ^ COLOURS;
    const side = us === WHITE ? 0 : 1;
    const own = side * 10;
    const other = 10 - own;
    const forward = us === WHITE ? NORTH : SOUTH;
    const ahead = AHEAD[side];
    const { pawns } = this;
    const ownKing = lists[(us | KING) << 6];
    const enemyKing = lists[(enemy | KING) << 6];
    const code = us | PAWN;
    let sum = 0;
    for (let i = code << 6, end = i + counts[code]; i < end; i++) {
      const cell = lists[i];
      const file = (cell & 15) - 3;
      const rank = (cell >> 4) - 2;
      const up = side === 0 ? rank : 7 - rank;
      sum += this.place(us, PAWN, cell);
      const beside = pawns[own + file - 1] | pawns[own + file + 1];
      if ((pawns[own + file] & ahead[rank]) !== 0) sum += this.weigh(DOUBLED);
      const enemies = pawns[other + file - 1] | pawns[other + file + 1];
      if (((enemies | pawns[other + file]) & ahead[rank]) === 0 && (pawns[own + file] & ahead[rank]) === 0) {
        sum += this.weigh(PASSED + up);
        if (cells[cell + forward] !== EMPTY) sum += this.weigh(BLOCKED + up);
        else if ((this.reached[cell + forward] & enemy) === 0) sum += this.weigh(FREE + up);
        if (up > 2) {
          sum += this.weigh(OWN_KING + stepsBetween(ownKing, cell + forward));
          sum += this.weigh(ENEMY_KING + stepsBetween(enemyKing, cell + forward));
        }
      }
      if (beside === 0) sum += this.weigh(ISOLATED);
      else {
        if (cells[cell + 1] === code || cells[cell - 1] === code) sum += this.weigh(PHALANX + up);
        if (isPawnGuarded(board, us, cell)) sum += this.weigh(SUPPORTED + up);
        else if ((beside & ~ahead[rank]) === 0 && isPawnGuarded(board, enemy, cell + forward)) {
          sum += this.weigh(BACKWARD);
        }
      }
    }
    return sum | 0;
  }
}

/** What each piece is worth on each cell. */
function standingsOf(weights: Int32Array): Int32Array {
  const standings = new Int32Array(64 * CELLS);
  for (let type = PAWN; type <= KING; type++) {
    for (let cell = 0; cell < CELLS; cell++) {
      const square = SQUARE + type * 32;
      standings[(WHITE | type) * CELLS + cell] =
        weights[MATERIAL + type] + weights[square + WHITE_HALF[cell]];
      standings[(BLACK | type) * CELLS + cell] =
        weights[MATERIAL + type] + weights[square + BLACK_HALF[cell]];
    }
  }
  return standings;
}

function isPawnGuarded({ cells }: Board, by: number, cell: number): boolean {
  const back = by === WHITE ? cell + SOUTH : cell + NORTH;
  return cells[back - 1] === (by | PAWN) || cells[back + 1] === (by | PAWN);
}

function phaseOf({ counts }: Board): number {
  let phase = 0;
  for (let type = KNIGHT; type <= QUEEN; type++) {
    phase += (counts[WHITE | type] + counts[(WHITE ^ COLOURS) | type]) * PHASE_SHARE[type];
  }
  return phase;
}
