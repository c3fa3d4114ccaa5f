import { type MoveTree, type Player, plainStep, plainTree } from '@tabuleiro/game';
import type { Clocks } from './clock/clock.js';
import { listOf, type Match, seatOf } from './match.js';

/** One move or throw of the line: who made it, in which state, and both clocks after it. */
export type LineStep<S = unknown, M = unknown> = {
  readonly by: Player;
  readonly move: M;
  readonly text: string;
  /** The states before and after it. */
  readonly before: S;
  readonly after: S;
  /** A throw of the die, which nobody chose. */
  readonly isThrow: boolean;
  readonly clocks: Clocks;
};

/** The line that led to the present position, without anything that was taken back. */
export function lineOf<S, M>(match: Match<S, M>): readonly LineStep<S, M>[] {
  const plies = listOf(match.plies);
  return plies.flatMap(({ move, text, at: { turn, state: before } }, i) => {
    if (turn.kind === 'over') return [];
    const { clocks, state: after } = plies[i + 1]?.at ?? match.turnStart;
    return [{ by: turn.player, move, text, before, after, isThrow: turn.kind === 'chance', clocks }];
  });
}

/** The line as a move tree, with the clocks of a timed match. */
export function treeOf<S, M>(match: Match<S, M>): MoveTree<S, M> {
  const line = lineOf(match);
  return plainTree(
    line.at(0)?.before ?? match.state,
    line.map(({ by, move, after, clocks }) => {
      const { left } = clocks[seatOf(match, by)];
      const step = plainStep(move, after);
      return left === undefined ? step : { ...step, clock: Math.max(0, Math.round(left)) };
    }),
  );
}

/** S-DIE: every throw that was seen, by its index, those that were taken back included. */
export function seenThrows(match: Match): readonly string[] {
  const made = lineOf(match).filter(({ isThrow }) => isThrow);
  return [...made.map(({ text }) => text), ...listOf(match.takenBackThrows).reverse()];
}
