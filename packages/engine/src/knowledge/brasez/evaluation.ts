import type { BrasezView } from '@tabuleiro/brasez';
import * as brasez from '@tabuleiro/brasez';
import type { Board } from '@tabuleiro/grid';
import * as grid from '@tabuleiro/grid';
import { Evaluator } from '../evaluator.js';
import { AHEAD } from '../pawnFiles.js';
import { PHASES } from '../weights.js';
import { finish } from './endgame.js';
import * as features from './features.js';
import { Reach } from './reach.js';
import { Zones } from './zones.js';

// Local copies of imported constants: see grid/src/board.ts.
const { COLOURS, EMPTY, NORTH, SOUTH, WHITE } = grid;
const { CASTLE_BLACK, CASTLING, DUKE, isUnmoved, KING, LORD, PAWN, ROOK, WARLORD } = brasez;
const { BLACK_HALF, FEATURE, WHITE_HALF } = features;
const TYPES = 9;
const PHASE_SHARE = [0, 1, 1, 1, 2, 2];
/** Attack units by type: how much a piece near the king weighs. */
const UNITS = [0, 2, 2, 2, 3, 4];
/** From this rank on (own side's view) the promotion piece of a passed pawn is scored. */
const FAR = 4;

/** Evaluates positions of Brasez by a sum of weighted features, blended between opening and ending. */
export class BrasezEvaluator extends Evaluator {
  private readonly zones: Zones = new Zones();
  private readonly reach: Reach;

  constructor(weights: Int32Array) {
    super(weights, FEATURE);
    this.reach = new Reach(weights, this.trace, this.zones);
  }

  /** For the side to act. */
  evaluate(position: BrasezView): number {
    return finish(position, this.weighFeatures(position));
  }

  /** The sum of the features alone. Before both kings stand nothing is weighed: the choices are mirror images. */
  weighFeatures(position: BrasezView): number {
    const { board, side } = position;
    const { trace } = this;
    trace.count = 0;
    trace.sign = 1;
    trace.phase = PHASES;
    if (position.setup > 0) return 0;
    this.survey(board);
    let sum = this.side(position, side);
    trace.sign = -1;
    sum = (sum - this.side(position, side ^ COLOURS)) | 0;
    return this.conclude(sum, side, phaseOf(board));
  }

  /** The zones, and the pawns of both sides by file, before anything asks for them. */
  private survey(board: Board): void {
    const { counts, lists } = board;
    this.zones.survey(board);
    this.clear();
    for (let side = 0; side < 2; side++) {
      const pawn = (16 << side) | PAWN;
      for (let i = pawn << 6, end = i + counts[pawn]; i < end; i++) {
        const cell = lists[i];
        this.pawns[side * 10 + (cell & 15) - 3] |= 1 << ((cell >> 4) - 2);
      }
    }
  }

  private side(position: BrasezView, us: number): number {
    const { board, marks, pool } = position;
    const { counts, lists } = board;
    const king = lists[(us | KING) << 6];
    let sum = this.place(us, KING, king) + this.shield(us, king) + this.pieces(board, us);
    if (counts[us | PAWN] > 0) sum += this.pawnStructure(position, us) + this.losses(pool, us);
    sum += this.dukes(position, us, king);
    if (position.token === us) sum += this.weigh(FEATURE.token);
    const rights = (marks >> (us === WHITE ? CASTLING : CASTLING + CASTLE_BLACK)) & 3;
    if (rights !== 0) sum += this.weigh(FEATURE.castling + (rights === 3 ? 2 : 1));
    return sum | 0;
  }

  private place(us: number, type: number, cell: number): number {
    const half = us === WHITE ? WHITE_HALF[cell] : BLACK_HALF[cell];
    return this.weigh(FEATURE.material + type) + this.weigh(FEATURE.square + type * 32 + half);
  }

  /** Lords, priests, knights, rooks and warlords: where they stand, how far they reach, what hangs over them. */
  private pieces(board: Board, us: number): number {
    const { cells, counts, lists } = board;
    const { reach } = this;
    reach.begin(board, us);
    let sum = 0;
    for (let type = LORD; type <= WARLORD; type++) {
      const code = us | type;
      for (let i = code << 6, end = i + counts[code]; i < end; i++) {
        const cell = lists[i];
        sum += this.place(us, type, cell) + this.threatened(cells, us, type, cell) + reach.walk(type, cell);
        if (reach.near > 0) this.press(us, UNITS[type] * reach.near);
      }
    }
    return sum | 0;
  }

  /** B-ATT: what a pawn takes, and what a pawn or lord charges. */
  private threatened(cells: Uint8Array, us: number, type: number, cell: number): number {
    const enemy = us ^ COLOURS;
    const forward = us === WHITE ? NORTH : SOUTH;
    const first = cell + forward;
    const pawn = enemy | PAWN;
    let sum = 0;
    if (cells[first - 1] === pawn || cells[first + 1] === pawn) sum += this.weigh(FEATURE.pawnThreat + type);
    if (cells[first] !== EMPTY) return sum;
    const charger = cells[first + forward];
    if (charger === pawn) sum += this.weigh(FEATURE.charged + type);
    else if (charger === (enemy | LORD)) sum += this.weigh(FEATURE.charged + TYPES + type);
    return sum | 0;
  }

  private pawnStructure(position: BrasezView, us: number): number {
    const { cells, counts, lists } = position.board;
    const side = us === WHITE ? 0 : 1;
    const own = side * 10;
    const other = 10 - own;
    const { pawns } = this;
    const forward = us === WHITE ? NORTH : SOUTH;
    const ahead = AHEAD[side];
    const hope = bestReturn(position.pool, us);
    const code = us | PAWN;
    let sum = 0;
    for (let i = code << 6, end = i + counts[code]; i < end; i++) {
      const cell = lists[i];
      const file = (cell & 15) - 3;
      const rank = (cell >> 4) - 2;
      const up = side === 0 ? rank : 7 - rank;
      sum += this.place(us, PAWN, cell);
      if (isUnmoved(position, cell)) sum += this.weigh(FEATURE.unmoved);
      if (cells[cell + 1] === code) sum += this.weigh(FEATURE.legion + up);
      const back = cell - forward;
      if (cells[back - 1] === code || cells[back + 1] === code) sum += this.weigh(FEATURE.supported + up);
      if ((pawns[own + file - 1] | pawns[own + file + 1]) === 0) sum += this.weigh(FEATURE.isolated);
      const rivals = pawns[other + file - 1] | pawns[other + file] | pawns[other + file + 1];
      if ((pawns[own + file] & ahead[rank]) !== 0) sum += this.weigh(FEATURE.doubled);
      else if ((rivals & ahead[rank]) === 0) {
        sum += this.weigh(FEATURE.passed + up);
        if (cells[cell + forward] !== EMPTY) sum += this.weigh(FEATURE.passedBlocked + up);
        if (up >= FAR) sum += this.weigh(FEATURE.returning + hope);
      }
    }
    return sum | 0;
  }

  /** B-PROMO: what is lost may come back. */
  private losses(pool: Int32Array, us: number): number {
    let sum = 0;
    for (let type = LORD; type <= WARLORD; type++) {
      for (let n = pool[us | type]; n > 0; n--) sum += this.weigh(FEATURE.lost + type);
    }
    return sum | 0;
  }

  /** The own dukes, and what both sides' zones do around the own king. */
  private dukes({ board, pool }: BrasezView, us: number, king: number): number {
    const { cells, counts, lists } = board;
    const enemy = us ^ COLOURS;
    const code = us | DUKE;
    let sum = 0;
    for (let i = code << 6, end = i + counts[code]; i < end; i++) sum += this.place(us, DUKE, lists[i]);
    for (let n = pool[code]; n > 0; n--) sum += this.weigh(FEATURE.duchy);
    if (counts[enemy | DUKE] > 0) sum += this.weigh(FEATURE.denied + this.zones.around(cells, enemy, king));
    if (counts[code] > 0) sum += this.weigh(FEATURE.sheltered + this.zones.around(cells, us, king));
    return sum | 0;
  }
}

/** The best that a pawn of `us` could become now. */
function bestReturn(pool: Int32Array, us: number): number {
  if (pool[us | ROOK] > 0) return ROOK;
  return pool[us | WARLORD] > 0 ? WARLORD : DUKE;
}

function phaseOf({ counts }: Board): number {
  let phase = 0;
  for (let type = LORD; type <= WARLORD; type++) {
    phase += (counts[WHITE | type] + counts[(WHITE ^ COLOURS) | type]) * PHASE_SHARE[type];
  }
  return phase;
}
