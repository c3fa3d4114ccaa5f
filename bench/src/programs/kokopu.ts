import { Position } from 'kokopu';
import type { Program } from '../program.js';
import { versionOf } from '../version.js';

/** It has no perft of its own; the last ply is counted from the length of the list, as in ours. */
function count(position: Position, depth: number): number {
  const moves = position.moves();
  if (depth === 1) return moves.length;
  let nodes = 0;
  for (const move of moves) {
    const next = new Position(position);
    next.play(move);
    nodes += count(next, depth - 1);
  }
  return nodes;
}

export const program: Program = {
  version: versionOf('kokopu'),
  count: (position, depth) => count(new Position('regular', position), depth),
};
