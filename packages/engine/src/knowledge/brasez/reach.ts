import * as brasez from '@tabuleiro/brasez';
import * as grid from '@tabuleiro/grid';
import type { FeatureTrace } from '../weights.js';
import * as features from './features.js';
import type { Zones } from './zones.js';

// Local copies of imported constants: see grid/src/board.ts.
const { ADJACENT, CELLS, COLOURS, DELTA, DIAGONALS, EAST, EMPTY, KNIGHT_JUMPS } = grid;
const { NORTH, OFF, ORTHOGONALS, RELATION, SOUTH, TYPE, WEST, WHITE } = grid;
const { farRow, KING, KNIGHT, LORD, PAWN, PRIEST, ROOK, WARLORD } = brasez;
const { FEATURE } = features;
const TYPES = 9;

const JUMPS = Int32Array.from(KNIGHT_JUMPS);
const LINES = Int32Array.from(ORTHOGONALS);
const SLANTS = Int32Array.from(DIAGONALS);

/** Walks where a piece can go: what it reaches, threatens, and touches near the enemy king. */
export class Reach {
  /** How many squares around the enemy king the last piece touches. */
  near = 0;
  private readonly weights: Int32Array;
  private readonly trace: FeatureTrace;
  private readonly zones: Zones;
  private cells: Uint8Array = new Uint8Array(CELLS);
  private us = 0;
  private enemy = 0;
  private forward = 0;
  private prey = 0;
  private reach = 0;

  constructor(weights: Int32Array, trace: FeatureTrace, zones: Zones) {
    this.weights = weights;
    this.trace = trace;
    this.zones = zones;
  }

  /** Turns to the pieces of one side. */
  begin({ cells, lists }: grid.Board, us: number): void {
    this.cells = cells;
    this.us = us;
    this.enemy = us ^ COLOURS;
    this.forward = us === WHITE ? NORTH : SOUTH;
    this.prey = lists[(this.enemy | KING) << 6];
  }

  private weigh(feature: number): number {
    if (this.trace.isOn) this.trace.note(feature);
    return this.weights[feature];
  }

  /** The worth of what a piece on `cell` reaches and threatens. */
  walk(type: number, cell: number): number {
    this.reach = 0;
    this.near = 0;
    switch (type) {
      case LORD:
        return this.lord(cell) + this.weigh(FEATURE.lordMobility + this.reach);
      case PRIEST:
        return this.priest(cell) + this.weigh(FEATURE.priestMobility + this.reach);
      case KNIGHT:
        return this.knight(cell) + this.weigh(FEATURE.knightMobility + this.reach);
      case ROOK:
        return this.rook(cell) + this.weigh(FEATURE.rookMobility + this.reach);
      default:
        return this.warlord(cell) + this.weigh(FEATURE.warlordMobility + this.reach);
    }
  }

  /** A square that the piece at hand can go to. Own pieces there are guarded, which counts near the king. */
  private visit(type: number, to: number): number {
    const { cells, forward, enemy } = this;
    const there = cells[to];
    if (there === OFF) return 0;
    if ((RELATION[to - this.prey + DELTA] & ADJACENT) !== 0) this.near++;
    if (this.zones.holds(enemy, to)) return 0;
    if (there === EMPTY) {
      const pawn = enemy | PAWN;
      if (cells[to + forward - 1] !== pawn && cells[to + forward + 1] !== pawn) this.reach++;
      return 0;
    }
    if ((there & enemy) === 0) return 0;
    this.reach++;
    return this.weigh(FEATURE.threat + type * TYPES + (there & TYPE));
  }

  private lord(cell: number): number {
    let sum = this.visit(LORD, cell + this.forward);
    for (let k = 0; k < 4; k++) sum += this.visit(LORD, cell + SLANTS[k]);
    return sum | 0;
  }

  private knight(cell: number): number {
    let sum = 0;
    for (let k = 0; k < 8; k++) sum += this.visit(KNIGHT, cell + JUMPS[k]);
    return sum | 0;
  }

  private rook(cell: number): number {
    let sum = 0;
    for (let k = 0; k < 4; k++) {
      const step = LINES[k];
      let to = cell + step;
      for (; this.cells[to] === EMPTY; to += step) this.visit(ROOK, to);
      sum += this.visit(ROOK, to);
    }
    return sum | 0;
  }

  private priest(cell: number): number {
    const { cells } = this;
    let sum = 0;
    for (let k = 0; k < 4; k++) {
      const step = SLANTS[k];
      sum += this.visit(PRIEST, cell + step);
      if (cells[cell + step] === OFF) continue;
      sum += this.visit(PRIEST, cell + 2 * step);
      if (cells[cell + step] !== EMPTY || cells[cell + 2 * step] !== EMPTY) continue;
      sum += this.visit(PRIEST, cell + 3 * step);
    }
    // B-PRIEST
    if (cell >> 4 !== farRow(this.us)) return sum | 0;
    sum += this.visit(PRIEST, cell + EAST) + this.visit(PRIEST, cell + WEST);
    return (sum + this.visit(PRIEST, cell - this.forward)) | 0;
  }

  private warlord(cell: number): number {
    const { cells, forward } = this;
    let sum = this.visit(WARLORD, cell - forward);
    sum += this.visit(WARLORD, cell + forward + EAST) + this.visit(WARLORD, cell + forward + WEST);
    for (let k = 0; k < 3; k++) {
      const step = k === 0 ? forward : k === 1 ? EAST : WEST;
      sum += this.visit(WARLORD, cell + step);
      if (cells[cell + step] === EMPTY) sum += this.visit(WARLORD, cell + 2 * step);
    }
    return sum | 0;
  }
}
