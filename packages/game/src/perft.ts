import type { Cursor } from './cursor.js';
import type { Game } from './game.js';

/** The largest depth that `perft` and `divide` take: far beyond what can be counted, and within any stack. */
export const DEEPEST_PERFT = 1000;

/** `bare` ignores every ending but "no legal move", as the public perft suites of chess do. */
export type PerftOptions = { readonly bare?: boolean };

/**
 * Performance test: the number of sequences of `depth` moves from `state`. A position in which the game is over has
 * no moves; repetition plays no part. The last ply is counted by the length of the list (bulk counting).
 *
 * Requires a whole `depth` from 0 to `DEEPEST_PERFT`; throws a `RangeError` for any other, before it counts anything.
 */
export function perft<S, M>(game: Game<S, M>, state: S, depth: number, options: PerftOptions = {}): number {
  requireDepth(depth);
  const cursor = game.cursor(state);
  return count(cursor, depth, options.bare === true, roomFor(cursor, depth), 0);
}

/** A first move and the node count below it. */
export type DividedMove<M> = { readonly move: M; readonly nodes: number };

/** `perft` split by first move, in the order of `game.moves`; none at depth 0. Requires the same depths as `perft`. */
export function divide<S, M>(
  game: Game<S, M>,
  state: S,
  depth: number,
  options: PerftOptions = {},
): readonly DividedMove<M>[] {
  requireDepth(depth);
  const cursor = game.cursor(state);
  const bare = options.bare === true;
  const list = roomFor(cursor, depth);
  if (depth < 1 || (!bare && cursor.isDecided())) return [];
  const end = cursor.generate(list, 0);
  return Array.from(list.subarray(0, end).sort(), (packed) => {
    cursor.make(packed);
    const nodes = count(cursor, depth - 1, bare, list, end);
    cursor.undo();
    return { move: cursor.unpack(packed), nodes };
  });
}

function requireDepth(depth: number): void {
  if (Number.isInteger(depth) && depth >= 0 && depth <= DEEPEST_PERFT) return;
  throw new RangeError(`perft takes a whole depth from 0 to ${DEEPEST_PERFT}, not ${depth}`);
}

function roomFor<M>(cursor: Cursor<M>, depth: number): Int32Array {
  return new Int32Array(cursor.maxMoves * Math.max(depth, 1));
}

function count<M>(cursor: Cursor<M>, depth: number, bare: boolean, list: Int32Array, at: number): number {
  if (depth === 0) return 1;
  if (!bare && cursor.isDecided()) return 0;
  const end = cursor.generate(list, at);
  if (depth === 1) return end - at;
  let nodes = 0;
  for (let i = at; i < end; i++) {
    cursor.make(list[i]);
    nodes += count(cursor, depth - 1, bare, list, end);
    cursor.undo();
  }
  return nodes;
}
