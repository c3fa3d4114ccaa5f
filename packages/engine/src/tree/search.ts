import type { SearchCursor } from '@tabuleiro/game';
import type { GameKnowledge } from '../searchGame.js';
import { CorrectionHistory } from './correctionHistory.js';
import { MoveHistory } from './history.js';
import { tabulateReductions } from './lateMoveReduction.js';
import { MAX_PLY } from './score.js';
import type { SearchParameters } from './searchParameters.js';
import type { TranspositionTable } from './transpositionTable.js';

/** Tells a search when to stop: a clock, another thread, a person. */
export interface StopCondition {
  /** Asked every `POLL_INTERVAL` nodes: must the search stop now? */
  poll(): boolean;
}

export const POLL_INTERVAL = 2048;

const EVALUATIONS = 1 << 16;

/** The state of one thread's search: the position, what was learned so far, and the stacks by ply. */
export class Search {
  cursor: SearchCursor<unknown>;
  knowledge: GameKnowledge;
  readonly table: TranspositionTable;
  readonly history: MoveHistory;
  /** None where evaluations are not corrected. */
  readonly corrections: CorrectionHistory | undefined;
  readonly parameters: SearchParameters;
  readonly reductions: Int8Array;
  stopCondition: StopCondition = { poll: () => false };
  nodes = 0;
  nodeLimit: number = Number.POSITIVE_INFINITY;
  isStopped = false;
  /** The deepest ply reached, quiescence search included (UCI `seldepth`). */
  selectiveDepth = 0;

  /** The move stack: the move lists of the current line, one behind the other, and the ranks of their moves. */
  moves: Int32Array;
  ranks: Int32Array;
  /** By ply: history index of the move made there (ply + 2), static evaluation (ply + 2), is the side to move in check. */
  readonly historyIndices: Int32Array = new Int32Array(MAX_PLY + 4);
  readonly evaluations: Int32Array = new Int32Array(MAX_PLY + 4);
  readonly checks: Uint8Array = new Uint8Array(MAX_PLY + 4);
  /** The principal variation from each ply on: a triangular table, row by row. */
  readonly variations: Int32Array = new Int32Array((MAX_PLY + 2) * (MAX_PLY + 2));
  readonly variationLengths: Int32Array = new Int32Array(MAX_PLY + 2);
  /** By ply: was a null move made there; the excluded move of a singular extension, 0 for none. */
  readonly nullMoves: Uint8Array = new Uint8Array(MAX_PLY + 4);
  readonly excluded: Int32Array = new Int32Array(MAX_PLY + 4);
  /** The depth of the current iteration. */
  rootDepth = 0;
  /** Is only the shortest mate wanted? Then no position and no move is pruned. */
  isMateSearch = false;

  private readonly evaluationKeys: Int32Array = new Int32Array(EVALUATIONS);
  private readonly evaluationCache: Int32Array = new Int32Array(EVALUATIONS);

  constructor(
    cursor: SearchCursor<unknown>,
    knowledge: GameKnowledge,
    table: TranspositionTable,
    parameters: SearchParameters,
  ) {
    this.cursor = cursor;
    this.knowledge = knowledge;
    this.table = table;
    this.parameters = parameters;
    this.reductions = tabulateReductions(parameters);
    this.history = new MoveHistory(knowledge.historySize + 1, MAX_PLY + 4);
    if (parameters.correctionLimit > 0) this.corrections = new CorrectionHistory(knowledge.historySize + 1);
    this.moves = new Int32Array(cursor.maxMoves + MAX_PLY * 64);
    this.ranks = new Int32Array(this.moves.length);
  }

  /** Sets up another position of the same game. Histories, evaluations and the table stay. */
  setPosition(cursor: SearchCursor<unknown>, knowledge: GameKnowledge): void {
    this.cursor = cursor;
    this.knowledge = knowledge;
  }

  /** Clears everything learned, so that nothing depends on earlier searches. */
  forget(): void {
    this.history.clear();
    this.corrections?.clear();
    this.evaluationKeys.fill(0);
    this.evaluationCache.fill(0);
    this.table.clear();
  }

  /** Writes the legal moves to the stack from `at` on and returns the end of the list. */
  generate(at: number): number {
    if (at + this.cursor.maxMoves > this.moves.length) this.enlarge();
    return this.cursor.generate(this.moves, at);
  }

  /** As `generate`, only captures and promotions; `NO_MOVES` where no move at all is legal. */
  generateTactical(at: number): number {
    if (at + this.cursor.maxMoves > this.moves.length) this.enlarge();
    return this.knowledge.generateTactical(this.moves, at);
  }

  /** The static evaluation, cached. */
  evaluate(): number {
    const { keyLow, keyHigh } = this.cursor;
    const at = keyLow & (EVALUATIONS - 1);
    // The low bits of the key are the index: mixed in, an empty slot matches no position but one in 2⁴⁸.
    const key = keyHigh ^ (keyLow >>> 16);
    if (this.evaluationKeys[at] === key) return this.evaluationCache[at];
    const value = this.knowledge.evaluate();
    this.evaluationKeys[at] = key;
    this.evaluationCache[at] = value;
    return value;
  }

  /** The static evaluation at `ply`, corrected by what searches of similar positions found. */
  evaluateAt(ply: number): number {
    const { corrections, historyIndices } = this;
    if (corrections === undefined) return this.evaluate();
    const previous = historyIndices[ply + 1];
    const most = this.parameters.correctionLimit;
    return this.evaluate() + corrections.correction(this.knowledge, ply, previous, historyIndices[ply], most);
  }

  /** Counts a node; true when the search has to stop. */
  countNode(): boolean {
    if (this.isStopped) return true;
    this.nodes++;
    if (this.nodes >= this.nodeLimit) this.isStopped = true;
    else if ((this.nodes & (POLL_INTERVAL - 1)) === 0 && this.stopCondition.poll()) this.isStopped = true;
    return this.isStopped;
  }

  /** New principal variation: `move`, then that of the next ply. */
  extendVariation(ply: number, move: number): void {
    const { variations, variationLengths } = this;
    const row = ply * (MAX_PLY + 2);
    const next = row + MAX_PLY + 2;
    const length = variationLengths[ply + 1];
    variations[row] = move;
    for (let i = 0; i < length; i++) variations[row + 1 + i] = variations[next + i];
    variationLengths[ply] = length + 1;
  }

  private enlarge(): void {
    const moves = new Int32Array(this.moves.length * 2 + this.cursor.maxMoves);
    moves.set(this.moves);
    const ranks = new Int32Array(moves.length);
    ranks.set(this.ranks);
    this.moves = moves;
    this.ranks = ranks;
  }
}
