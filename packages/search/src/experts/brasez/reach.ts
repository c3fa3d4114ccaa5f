import * as brasez from '@tabuleiro/brasez';
import * as grid from '@tabuleiro/grid';
import type { Trace } from '../weight.js';
import * as features from './features.js';

// Local copies of imported constants: see grid/src/board.ts.
const { ALL_DIRECTIONS, BLACK, CELLS, COLOURS, DIAGONALS, EAST, EMPTY, KNIGHT_JUMPS } = grid;
const { NORTH, OFF, ORTHOGONALS, SOUTH, TYPE, WEST, WHITE } = grid;
const { DUKE, farRow, KING, KNIGHT, LORD, PAWN, PRIEST, ROOK, WARLORD } = brasez;
const { FEATURE } = features;
const TYPES = 9;
const THREAT = FEATURE.threat;
/** By type: the first feature of its mobility. */
const MOBILITY = [
  0,
  FEATURE.lordMobility,
  FEATURE.priestMobility,
  FEATURE.knightMobility,
  FEATURE.rookMobility,
  FEATURE.warlordMobility,
];

const RING = Int32Array.from(ALL_DIRECTIONS);
const LINES = Int32Array.from(ORTHOGONALS);
const SLANTS = Int32Array.from(DIAGONALS);

/* By colour: where a piece goes whatever stands between. A priest jumps what stands on the first square. */
const JUMPS = [Int32Array.from(KNIGHT_JUMPS), Int32Array.from(KNIGHT_JUMPS)];
const LORD_STEPS = [NORTH, SOUTH].map((forward) => Int32Array.of(forward, ...DIAGONALS));
const PRIEST_STEPS = [0, 1].map(() => Int32Array.from(DIAGONALS.flatMap((step) => [step, 2 * step])));
const PRIEST_BACK = [SOUTH, NORTH].map((back) => Int32Array.of(EAST, WEST, back));
const WARLORD_STEPS = [NORTH, SOUTH].map((forward) =>
  Int32Array.of(...ORTHOGONALS, forward + EAST, forward + WEST),
);
const WARLORD_LINES = [NORTH, SOUTH].map((forward) => Int32Array.of(forward, EAST, WEST));

/*
 * What squares add to the tally of a piece, each kind counted in a byte of its own: squares it can go to while they are
 * empty, squares around the enemy king, squares where it can take.
 */
const OPEN = 1;
const NEAR = 1 << 8;
const TAKE = 1 << 16;

/** By colour, then by what stands on a square: the part of its worth that counts. */
const COUNTED = [WHITE, BLACK].map((us) => {
  const counted = new Int32Array(OFF + 1);
  counted[EMPTY] = OPEN | NEAR;
  for (let type = LORD; type <= KING; type++) {
    // Own pieces are guarded, which counts near the king.
    counted[us | type] = NEAR;
    counted[(us ^ COLOURS) | type] = NEAR | TAKE;
  }
  return counted;
});

/** Walks where a piece can go: what it reaches, threatens, and touches near the enemy king. 45 ns a piece. */
export class Reach {
  /** How many squares around the enemy king the last piece touches. */
  near = 0;
  private readonly weights: Int32Array;
  private readonly trace: Trace;
  private cells: Uint8Array = new Uint8Array(CELLS);
  /** By cell: what it may add to a tally, all but `NEAR` unless marked. */
  private readonly worth: Int32Array = new Int32Array(CELLS).fill(OPEN | TAKE);
  private readonly marked: Uint8Array = new Uint8Array(64 * 8);
  private marks = 0;
  private counted: Int32Array = COUNTED[0];
  private us = 0;
  private enemy = 0;
  private tally = 0;

  constructor(weights: Int32Array, trace: Trace) {
    this.weights = weights;
    this.trace = trace;
  }

  /** Turns to the pieces of one side. */
  begin(board: grid.Board, us: number): void {
    this.cells = board.cells;
    this.us = us;
    this.enemy = us ^ COLOURS;
    this.counted = COUNTED[us >> 5];
    const { worth, marked, marks } = this;
    for (let i = 0; i < marks; i++) worth[marked[i]] = OPEN | TAKE;
    this.mark(board);
  }

  /** Marks what enemy pawns attack, what enemy zones shut, and the squares around the enemy king. 45 ns a side with `begin`. */
  private mark({ counts, lists }: grid.Board): void {
    const { enemy, worth, marked } = this;
    const forward = enemy === WHITE ? NORTH : SOUTH;
    const pawn = enemy | PAWN;
    const duke = enemy | DUKE;
    let marks = 0;
    for (let i = pawn << 6, end = i + counts[pawn]; i < end; i++) {
      const front = lists[i] + forward;
      worth[front - 1] = TAKE;
      worth[front + 1] = TAKE;
      marked[marks++] = front - 1;
      marked[marks++] = front + 1;
    }
    for (let i = duke << 6, end = i + counts[duke]; i < end; i++) {
      for (let k = 0; k < 8; k++) {
        const cell = lists[i] + RING[k];
        worth[cell] = 0;
        marked[marks++] = cell;
      }
    }
    const prey = lists[(enemy | KING) << 6];
    for (let k = 0; k < 8; k++) {
      const cell = prey + RING[k];
      worth[cell] |= NEAR;
      marked[marks++] = cell;
    }
    this.marks = marks;
  }

  private weigh(feature: number): number {
    if (this.trace.isOn) this.trace.note(feature);
    return this.weights[feature];
  }

  /** The worth of what a piece on `cell` reaches and threatens. */
  walk(type: number, cell: number): number {
    this.tally = 0;
    const threats = this.visit(type, cell);
    const { tally } = this;
    this.near = (tally >> 8) & 255;
    return threats + this.weigh(MOBILITY[type] + (tally & 255) + (tally >> 16));
  }

  private visit(type: number, cell: number): number {
    const side = this.us >> 5;
    switch (type) {
      case LORD:
        return this.step(LORD, cell, LORD_STEPS[side]);
      case PRIEST:
        return this.priest(cell, side);
      case KNIGHT:
        return this.step(KNIGHT, cell, JUMPS[side]);
      case ROOK:
        return this.rook(cell);
      default:
        return this.step(WARLORD, cell, WARLORD_STEPS[side]) + this.second(cell, WARLORD_LINES[side]);
    }
  }

  private step(type: number, cell: number, steps: Int32Array): number {
    const { cells, worth, counted, enemy } = this;
    let { tally } = this;
    let sum = 0;
    for (let k = 0; k < steps.length; k++) {
      const to = cell + steps[k];
      const there = cells[to];
      tally += worth[to] & counted[there];
      if ((there & enemy) !== 0) sum += this.threat(type, to, there);
    }
    this.tally = tally;
    return sum | 0;
  }

  private threat(type: number, to: number, there: number): number {
    return (this.worth[to] & TAKE) === 0 ? 0 : this.weigh(THREAT + type * TYPES + (there & TYPE));
  }

  private look(type: number, to: number): number {
    const there = this.cells[to];
    this.tally += this.worth[to] & this.counted[there];
    return (there & this.enemy) === 0 ? 0 : this.threat(type, to, there);
  }

  private rook(cell: number): number {
    const { cells, worth } = this;
    let sum = 0;
    let tally = 0;
    for (let k = 0; k < 4; k++) {
      const step = LINES[k];
      let to = cell + step;
      for (; cells[to] === EMPTY; to += step) tally += worth[to] & (OPEN | NEAR);
      sum += this.look(ROOK, to);
    }
    this.tally += tally;
    return sum | 0;
  }

  private priest(cell: number, side: number): number {
    const { cells } = this;
    let sum = this.step(PRIEST, cell, PRIEST_STEPS[side]);
    for (let k = 0; k < 4; k++) {
      const step = SLANTS[k];
      if ((cells[cell + step] | cells[cell + 2 * step]) === EMPTY) sum += this.look(PRIEST, cell + 3 * step);
    }
    // B-PRIEST
    if (cell >> 4 === farRow(this.us)) sum += this.step(PRIEST, cell, PRIEST_BACK[side]);
    return sum | 0;
  }

  /** The warlord's second square on a line, if the first is empty. */
  private second(cell: number, lines: Int32Array): number {
    const { cells } = this;
    let sum = 0;
    for (let k = 0; k < 3; k++) {
      if (cells[cell + lines[k]] === EMPTY) sum += this.look(WARLORD, cell + 2 * lines[k]);
    }
    return sum | 0;
  }
}
