import { setImmediate } from 'node:timers/promises';
import type { TextPosition } from '@tabuleiro/any-game';

/** Subtrees of this depth are counted without a pause: a fraction of a second in every game. */
const UNPAUSED_DEPTH = 4;
const PAUSE_EVERY_MS = 100;

/** perft that pauses now and then, so that Ctrl-C is heard; once `goOn` says no, it ends with an incomplete count. */
export async function countNodes(
  position: TextPosition,
  depth: number,
  bare: boolean,
  goOn: () => boolean = () => true,
): Promise<number> {
  let paused = performance.now();
  const count = async (from: TextPosition, left: number): Promise<number> => {
    if (left <= UNPAUSED_DEPTH) return from.perft(left, bare);
    let nodes = 0;
    for (const { position: next } of from.successors(bare)) {
      if (goOn()) nodes += await count(next, left - 1);
    }
    if (performance.now() - paused > PAUSE_EVERY_MS) {
      await setImmediate();
      paused = performance.now();
    }
    return nodes;
  };
  return count(position, depth);
}
