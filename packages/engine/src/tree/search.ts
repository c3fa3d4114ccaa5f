import type { SearchCursor } from '@tabuleiro/game';
import type { GameKnowledge } from '../expert.js';
import { Experience } from './experience.js';
import { MAX_PLY } from './score.js';
import type { TranspositionTable } from './table.js';

/** Who stands around a search: the clock, the other threads, the person who presses stop. */
export interface Host {
  /** Asked every `POLL` nodes: must the search end now? */
  poll(): boolean;
}

export const POLL = 2048;

const EVALUATIONS = 1 << 16;

/** Everything one thread needs to search: the position it walks, what it has learned, and where it is. */
export class Search {
  cursor: SearchCursor<unknown>;
  expert: GameKnowledge;
  readonly table: TranspositionTable;
  readonly experience: Experience;
  host: Host = { poll: () => false };
  nodes = 0;
  nodeLimit: number = Number.POSITIVE_INFINITY;
  isStopped = false;
  /** The deepest ply reached. */
  selectiveDepth = 0;

  /** Moves of the current line's positions, one list behind the other, and their order. */
  moves: Int32Array;
  order: Int32Array;
  /** By ply: the place of the move made there, static evaluations, is the side to act in check. */
  readonly placed: Int32Array = new Int32Array(MAX_PLY + 4);
  readonly evaluations: Int32Array = new Int32Array(MAX_PLY + 4);
  readonly checks: Uint8Array = new Uint8Array(MAX_PLY + 4);
  /** The best line from each ply on: row `ply` of a triangle. */
  readonly lines: Int32Array = new Int32Array((MAX_PLY + 2) * (MAX_PLY + 2));
  readonly lineEnds: Int32Array = new Int32Array(MAX_PLY + 2);
  /** By ply: was the turn given away there; which move is left out there, 0 for none. */
  readonly skipped: Uint8Array = new Uint8Array(MAX_PLY + 4);
  readonly excluded: Int32Array = new Int32Array(MAX_PLY + 4);
  /** The depth of the current iteration. */
  rootDepth = 0;
  /** Is the shortest forced win all that is wanted? Then nothing is judged without searching it. */
  isHunting = false;

  private readonly cacheKeys: Int32Array = new Int32Array(EVALUATIONS);
  private readonly cache: Int32Array = new Int32Array(EVALUATIONS);

  constructor(cursor: SearchCursor<unknown>, expert: GameKnowledge, table: TranspositionTable) {
    this.cursor = cursor;
    this.expert = expert;
    this.table = table;
    this.experience = new Experience(expert.historySize + 1, MAX_PLY + 4);
    this.moves = new Int32Array(cursor.maxMoves + MAX_PLY * 64);
    this.order = new Int32Array(this.moves.length);
  }

  /** Turns to another position of the same game. What was learned stays. */
  turnTo(cursor: SearchCursor<unknown>, expert: GameKnowledge): void {
    this.cursor = cursor;
    this.expert = expert;
  }

  /** Forgets what was learned, so that nothing depends on what was searched before. */
  forget(): void {
    this.experience.clear();
    this.cacheKeys.fill(0);
    this.cache.fill(0);
    this.table.clear();
  }

  /** Lists the legal actions from `at` on and returns the end of the list. */
  generate(at: number): number {
    if (at + this.cursor.maxMoves > this.moves.length) this.enlarge();
    return this.cursor.generate(this.moves, at);
  }

  /** The static evaluation, remembered. */
  evaluate(): number {
    const { keyLow, keyHigh } = this.cursor;
    const at = keyLow & (EVALUATIONS - 1);
    // The low bits of the key are the index: mixed in, an empty slot matches no position but one in 2⁴⁸.
    const key = keyHigh ^ (keyLow >>> 16);
    if (this.cacheKeys[at] === key) return this.cache[at];
    const value = this.expert.evaluate();
    this.cacheKeys[at] = key;
    this.cache[at] = value;
    return value;
  }

  /** Counts a node; true when the search has to end. */
  step(): boolean {
    if (this.isStopped) return true;
    this.nodes++;
    if (this.nodes >= this.nodeLimit) this.isStopped = true;
    else if ((this.nodes & (POLL - 1)) === 0 && this.host.poll()) this.isStopped = true;
    return this.isStopped;
  }

  /** Puts `move` before the best line of the next ply. */
  extendLine(ply: number, move: number): void {
    const { lines, lineEnds } = this;
    const row = ply * (MAX_PLY + 2);
    const next = row + MAX_PLY + 2;
    const length = lineEnds[ply + 1];
    lines[row] = move;
    for (let i = 0; i < length; i++) lines[row + 1 + i] = lines[next + i];
    lineEnds[ply] = length + 1;
  }

  private enlarge(): void {
    const moves = new Int32Array(this.moves.length * 2 + this.cursor.maxMoves);
    moves.set(this.moves);
    const order = new Int32Array(moves.length);
    order.set(this.order);
    this.moves = moves;
    this.order = order;
  }
}
