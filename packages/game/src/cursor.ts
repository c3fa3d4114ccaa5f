import type { Outcome, Player } from './game.js';

/**
 * A mutable position for walking many moves fast. Moves are packed into one int32 whose layout belongs to the
 * game. The rules are written once, here; the immutable `apply` is copy + `make`.
 */
export interface Cursor<M> {
  /** No position has more legal actions than this. */
  readonly maxMoves: number;
  /** The 64-bit hash of everything that makes two positions the same, kept up to date by make and undo. */
  readonly keyLow: number;
  readonly keyHigh: number;
  /**
   * Writes every legal action into `into` from index `at` and returns the index after the last one. Looks at no
   * ending: a position that is over may still list actions. `into` must have room for `maxMoves`.
   */
  generate(into: Int32Array, at: number): number;
  /** Requires a move that `generate` gives here. */
  make(move: number): void;
  /** Takes the last `make` back exactly. */
  undo(): void;
  inCheck(): boolean;
  /** The ending that the position alone decides (no history, no "cannot move"), e.g. dead material. */
  isDecided(): boolean;
  /** The ending of the game here, with the history that the cursor has seen. */
  outcome(): Outcome | undefined;
  pack(move: M): number;
  unpack(move: number): M;
}

/** A cursor that a search can walk: a game for two with everything in the open. */
export interface SearchCursor<M> extends Cursor<M> {
  /** Who acts, even where the game is over. */
  readonly player: Player;
  /**
   * Hands the turn over without an action, for a search that asks what doing nothing would bring. Requires that the
   * side to act is not in check. Positions before it do not count as repeated after it.
   */
  makeNullMove(): void;
  /** Takes the last `skip` back exactly. Requires that everything made since then is undone. */
  undoNullMove(): void;
  /** Has this position stood before, as far as the cursor has seen? */
  isRepeated(): boolean;
}
