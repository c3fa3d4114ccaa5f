import { type MoveTree, type Player, plainStep, plainTree } from '@tabuleiro/game';
import type { Clocks } from './clock.js';
import { listOf, type Match } from './match.js';

/** One move or throw of the line, who made it where, and both clocks after it. */
export type LineStep<S = unknown, M = unknown> = {
  readonly by: Player;
  readonly move: M;
  readonly text: string;
  /** The state it was made in, and the one it led to. */
  readonly before: S;
  readonly after: S;
  /** Was it thrown, not chosen? */
  readonly isThrow: boolean;
  readonly clocks: Clocks;
};

/** What led to the present position, without anything that was taken back. */
export function lineOf<S, M>(match: Match<S, M>): readonly LineStep<S, M>[] {
  const plies = listOf(match.plies);
  return plies.flatMap(({ move, text, at: { turn, state: before } }, i) => {
    if (turn.kind === 'over') return [];
    const { clocks, state: after } = plies[i + 1]?.at ?? match.turnStart;
    return [{ by: turn.player, move, text, before, after, isThrow: turn.kind === 'chance', clocks }];
  });
}

/** The same as a tree of moves, the simplest there is: no variations, no annotations. */
export function treeOf<S, M>(match: Match<S, M>): MoveTree<S, M> {
  const line = lineOf(match);
  return plainTree(
    line.at(0)?.before ?? match.state,
    line.map(({ move, after }) => plainStep(move, after)),
  );
}

/** S-DIE: every throw that was seen, by its index; those taken back are still among them. */
export function seenThrows(match: Match): readonly string[] {
  const made = lineOf(match).filter(({ isThrow }) => isThrow);
  return [...made.map(({ text }) => text), ...listOf(match.takenBackThrows).reverse()];
}
