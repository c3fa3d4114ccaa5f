import type { Player } from '@tabuleiro/game';
import type { Clocks } from './clock.js';
import { listOf, type Match } from './match.js';

/** One move or throw of the line, who made it, and both clocks after it. */
export type LineStep = {
  readonly by: Player;
  readonly move: string;
  /** Was it thrown, not chosen? */
  readonly isThrow: boolean;
  readonly clocks: Clocks;
};

/** What led to the present position, without anything that was taken back. */
export function lineOf<S>(match: Match<S>): readonly LineStep[] {
  const plies = listOf(match.plies);
  return plies.flatMap(({ move, at }, i) => {
    if (at.turn.kind === 'over') return [];
    const { clocks } = plies[i + 1]?.at ?? match.entered;
    return [{ by: at.turn.player, move, isThrow: at.turn.kind === 'chance', clocks }];
  });
}

/** S-DIE: every throw that was seen, by its index; those taken back are still among them. */
export function seenThrows<S>(match: Match<S>): readonly string[] {
  const made = lineOf(match).filter(({ isThrow }) => isThrow);
  return [...made.map(({ move }) => move), ...listOf(match.ahead).reverse()];
}
