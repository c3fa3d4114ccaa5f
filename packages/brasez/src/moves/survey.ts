import * as grid from '@tabuleiro/grid';
import { attackerOf } from '../attack.js';
import * as piece from '../piece.js';
import { forwardOf, opponentOf } from '../piece.js';
import type { BrasezPosition } from '../state.js';

// Local copies of imported constants: see grid/src/board.ts.
const { ALL_DIRECTIONS, BLACK, CELLS, DELTA, DIRECTION, EMPTY, OFF, ORTHOGONAL, RELATION, WHITE } = grid;
const { DUKE, KING, LORD, PAWN, PRIEST, ROOK, WARLORD } = piece;

/** By colour, then by what a cell holds: can a piece of that colour capture there? */
const VICTIMS = [WHITE, BLACK].map((own) => {
  const victims = new Uint8Array(OFF + 1);
  for (let type = LORD; type <= KING; type++) if (type !== DUKE) victims[opponentOf(own) | type] = 1;
  return victims;
});
/** The same: can it move there? */
const TARGETS = VICTIMS.map((victims) => Uint8Array.from(victims, (is, cell) => (cell === EMPTY ? 1 : is)));

/**
 * What the generators need to know about a position, worked out once before its moves are listed: whether the king is in
 * check, which pieces are pinned, which squares lie in enemy zones. Also the list that the moves are written to. Marks
 * are stamped with a generation number, so nothing has to be cleared.
 */
export class Survey {
  readonly position: BrasezPosition;
  readonly cells: Uint8Array;
  readonly lists: Uint8Array;
  readonly counts: Uint8Array;
  into: Int32Array = new Int32Array(0);
  at = 0;
  own = 0;
  enemy = 0;
  forward = 0;
  king = 0;
  isChecked = false;
  /** Not in check, and no duke on the board: a step of an unpinned piece is legal without further tests. */
  isCalm = false;
  /** Are only captures and promotions listed, and without retirements? */
  isTactical = false;
  /** The number of own dukes on the board that may retire after a move that is listed. */
  dukes = 0;
  private targets: Uint8Array = TARGETS[0];
  private stamp = 0;
  private readonly pins: Int32Array = new Int32Array(CELLS);
  /** Squares between the king and an enemy slider, however many pieces stand there. */
  private readonly lines: Int32Array = new Int32Array(CELLS);
  private readonly zones: Int32Array = new Int32Array(CELLS);
  /** In check, the square of a piece that gives it and those on its line to the king. */
  private readonly answers: Int32Array = new Int32Array(CELLS);

  constructor(position: BrasezPosition) {
    this.position = position;
    this.cells = position.board.cells;
    this.lists = position.board.lists;
    this.counts = position.board.counts;
  }

  /** Surveys the position and starts a list in `into` at `at`. Whoever knows that the king is safe saves a look. */
  begin(into: Int32Array, at: number, isKingSafe: boolean): void {
    this.into = into;
    this.at = at;
    this.own = this.position.side;
    this.enemy = opponentOf(this.own);
    this.forward = forwardOf(this.own);
    if (this.position.setup > 0) return;
    this.king = this.position.board.find(this.own | KING);
    this.dukes = this.counts[this.own | DUKE];
    this.stamp++;
    const checker = isKingSafe ? 0 : attackerOf(this.cells, this.king, this.enemy);
    this.isChecked = checker !== 0;
    if (this.isChecked) this.markAnswers(checker);
    this.isCalm = !this.isChecked && this.dukes + this.counts[this.enemy | DUKE] === 0;
    this.isTactical = false;
    this.targets = TARGETS[this.own >> 5];
    this.markRookLines();
    this.markShortLines();
    this.markZones();
  }

  /** From now on only captures and promotions are listed, and without retirements. */
  keepToTactics(): void {
    this.isTactical = true;
    this.dukes = 0;
    this.targets = VICTIMS[this.own >> 5];
  }

  /** From now on everything is listed again. */
  widen(): void {
    this.isTactical = false;
    this.dukes = this.counts[this.own | DUKE];
    this.targets = TARGETS[this.own >> 5];
  }

  /** Is the piece on `cell` alone between the king and an attacker, so that moving it has to be tested? */
  isPinned(cell: number): boolean {
    return this.pins[cell] === this.stamp;
  }

  /** Is `cell` between the king and an enemy slider? */
  isOnLine(cell: number): boolean {
    return this.lines[cell] === this.stamp;
  }

  /** In check: does a piece that goes to `cell` take a piece that gives check or step before it? */
  isAnswer(cell: number): boolean {
    return this.answers[cell] === this.stamp;
  }

  /** Is `cell` in the zone of an enemy duke (B-ZONE)? */
  isInZone(cell: number): boolean {
    return this.zones[cell] === this.stamp;
  }

  /** Is the cell empty, or held by an enemy that can be captured? Where only tactics are listed, the latter alone counts. */
  isOpen(cell: number): boolean {
    return this.targets[this.cells[cell]] !== 0;
  }

  private markRookLines(): void {
    const rook = this.enemy | ROOK;
    for (let i = 0; i < this.counts[rook]; i++) {
      const cell = this.lists[rook * 64 + i];
      const delta = cell - this.king + DELTA;
      if (RELATION[delta] & ORTHOGONAL) this.markLine(cell, DIRECTION[delta]);
    }
  }

  /** Pieces of short range: the priest's three squares, the two of the warlord and of a charge. */
  private markShortLines(): void {
    const { cells, king, enemy, forward } = this;
    const priest = enemy | PRIEST;
    for (let i = 0; i < this.counts[priest]; i++) {
      const cell = this.lists[priest * 64 + i];
      const delta = cell - king;
      if (delta === 51 || delta === -51 || delta === 45 || delta === -45) this.markLine(cell, delta / 3);
    }
    const ahead = cells[king + 2 * forward] ^ enemy;
    if (ahead === PAWN || ahead === LORD || ahead === WARLORD) this.markLine(king + 2 * forward, forward);
    const warlord = enemy | WARLORD;
    if (cells[king + 2] === warlord) this.markLine(king + 2, 1);
    if (cells[king - 2] === warlord) this.markLine(king - 2, -1);
  }

  private markLine(attacker: number, step: number): void {
    let standing = 0;
    let last = 0;
    for (let cell = this.king + step; cell !== attacker; cell += step) {
      this.lines[cell] = this.stamp;
      if (this.cells[cell] === EMPTY) continue;
      standing++;
      last = cell;
    }
    if (standing === 1) this.pins[last] = this.stamp;
  }

  private markAnswers(checker: number): void {
    const { answers, king, stamp } = this;
    answers[checker] = stamp;
    const step = DIRECTION[checker - king + DELTA];
    if (step !== 0) for (let cell = king + step; cell !== checker; cell += step) answers[cell] = stamp;
  }

  private markZones(): void {
    const duke = this.enemy | DUKE;
    for (let i = 0; i < this.counts[duke]; i++) {
      const cell = this.lists[duke * 64 + i];
      for (let k = 0; k < 8; k++) this.zones[cell + ALL_DIRECTIONS[k]] = this.stamp;
    }
  }
}
