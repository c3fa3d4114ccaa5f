import type { Outcome, Player } from './game.js';

/**
 * A mutable position for playing and taking back many moves fast. A move is packed into one int32 whose layout belongs
 * to the game. The rules are written once, on this position; the immutable `apply` is copy + `make`.
 */
export interface Cursor<M> {
  /** No position that can be reached from here has more legal moves than this. */
  readonly maxMoves: number;
  /** The low half of the 64-bit hash of everything that makes two positions the same; make and undo keep it up to date. */
  readonly keyLow: number;
  /** The high half. */
  readonly keyHigh: number;
  /**
   * Writes every legal move into `into` from index `at` and returns the index after the last one. Endings play no
   * part: a position in which the game is over may still list moves. `into` must have room for `maxMoves`.
   */
  generate(into: Int32Array, at: number): number;
  /** Plays a move. Requires one that `generate` lists here. */
  make(move: number): void;
  /** Takes the last `make` back exactly. */
  undo(): void;
  /** Is the side to move in check? */
  inCheck(): boolean;
  /** Is the game over by the position alone (dead material, say)? History and "no legal move" are left out. */
  isDecided(): boolean;
  /** How the game has ended here, by the rules and the history that the cursor has seen; undefined while it goes on. */
  outcome(): Outcome | undefined;
  /** The packed form of a legal move. */
  pack(move: M): number;
  /** The move that a packed one stands for. */
  unpack(move: number): M;
}

/** A cursor for the alpha-beta search: a game of two players with perfect information and no chance. */
export interface SearchCursor<M> extends Cursor<M> {
  /** The side to move, even when the game is over. */
  readonly player: Player;
  /**
   * Plays a null move: passes the turn. Requires that the side to move is not in check. Positions before it do not
   * count as repeated after it.
   */
  makeNullMove(): void;
  /** Takes the last null move back exactly. Requires that everything made since then is undone. */
  undoNullMove(): void;
  /** Has this position occurred before, as far as the cursor has seen? */
  isRepeated(): boolean;
}
