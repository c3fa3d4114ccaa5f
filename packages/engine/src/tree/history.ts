/** History scores stay between -LIMIT and LIMIT. */
const LIMIT = 16_384;

/**
 * Heuristics for quiet moves, learned from beta cut-offs: history, continuation history (by the previous moves), killer
 * moves and counter-moves. Moves are indexed by `GameKnowledge.historyIndex`, mostly piece and target square.
 */
export class MoveHistory {
  readonly size: number;
  readonly history: Int16Array;
  /** By index of an earlier move × index of the move. */
  readonly continuation: Int16Array;
  private readonly counterMoves: Int32Array;
  private readonly killers: Int32Array;

  constructor(size: number, plies: number) {
    this.size = size;
    this.history = new Int16Array(size);
    this.continuation = new Int16Array(size * size);
    this.counterMoves = new Int32Array(size);
    this.killers = new Int32Array(plies * 2);
  }

  clear(): void {
    this.history.fill(0);
    this.continuation.fill(0);
    this.counterMoves.fill(0);
    this.killers.fill(0);
  }

  /** The killer move of a ply; `i` is 0 for the newer one, 1 for the older. */
  killer(ply: number, i: number): number {
    return this.killers[ply * 2 + i];
  }

  /** The quiet move that last refuted a move of this index. */
  counterMove(previous: number): number {
    return this.counterMoves[previous];
  }

  /** A quiet move caused a cut-off at `ply`, after a move of index `previous`: it becomes killer and counter-move. */
  recordCutoff(move: number, ply: number, previous: number): void {
    const at = ply * 2;
    if (this.killers[at] !== move) {
      this.killers[at + 1] = this.killers[at];
      this.killers[at] = move;
    }
    this.counterMoves[previous] = move;
  }

  /** Adds a bonus, or a malus if negative, to the history and both continuation histories of a move. */
  update(index: number, previous: number, beforePrevious: number, bonus: number): void {
    applyGravity(this.history, index, bonus);
    applyGravity(this.continuation, previous * this.size + index, bonus);
    applyGravity(this.continuation, beforePrevious * this.size + index, bonus);
  }

  /** The sum by which quiet moves are ordered. */
  score(index: number, previous: number, beforePrevious: number): number {
    const { continuation, size } = this;
    return (
      this.history[index] +
      continuation[previous * size + index] +
      continuation[beforePrevious * size + index]
    );
  }
}

/** The nearer an entry is to its limit, the less it moves towards it. */
function applyGravity(table: Int16Array, at: number, bonus: number): void {
  const old = table[at];
  table[at] = old + bonus - ((old * (bonus < 0 ? -bonus : bonus)) >> 14);
}

/** The bonus of a cut-off at this depth. */
export function historyBonus(depth: number): number {
  return Math.min(LIMIT >> 3, 32 * depth * depth + 64 * depth);
}
