import type { GameOptions, MoveTree } from '@tabuleiro/game';
import { type Match, treeOf } from '@tabuleiro/match';
import { type PgnResult, resultOf, type WrittenGame } from './writtenGame.js';

/**
 * A game as a tree of moves, with what is told about it: imported, looked at again, or only tried out. Unlike a match
 * nobody plays it, so a line may go on where the rules of the match would have ended it. A plain `Study` is one of any game.
 */
export type Study<S = unknown, M = unknown> = {
  readonly written: WrittenGame<S, M>;
  /** The house rules. */
  readonly options: GameOptions;
  /** What is told about it, under the names that PGN has for it: `White`, `Black`, `Event`, `Date` … */
  readonly tags: ReadonlyMap<string, string>;
  readonly tree: MoveTree<S, M>;
  readonly result: PgnResult;
};

/** The line of a match, to be looked at. `names` are the players', in their order; an empty one is not told. */
export function studyOfMatch<S, M>(
  written: WrittenGame<S, M>,
  match: Match<S, M>,
  names: readonly string[] = match.setup.players.map(({ name }) => name),
): Study<S, M> {
  const { event, site, date, round, options } = match.setup;
  const [white, black] = names;
  const told = { Event: event, Site: site, Date: date, Round: round, White: white, Black: black };
  const tags = Object.entries(told).filter(
    (tag): tag is [string, string] => tag[1] !== undefined && tag[1] !== '',
  );
  return { written, options, tags: new Map(tags), tree: treeOf(match), result: resultOf(match) };
}
