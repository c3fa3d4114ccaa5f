import type { Game } from '@tabuleiro/game';
import { formatJournal, formatRecord, listOf, type Match, parseJournal, parseRecord } from '@tabuleiro/match';
import { randomMatch } from '../randomMatch.js';

/** Actions of one random match: short, so that many are played. */
const MOST_ACTIONS = 24;

/** Plays, writes, reads and replays `count` random matches; throws with the seed of the first that differs. */
export function checkMany<S, M>(game: Game<S, M>, count: number, firstSeed: number): number {
  let actions = 0;
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const { match, secret } = randomMatch(game, seed, MOST_ACTIONS, seed % 4 < 2 ? 2 : 1);
    const isEven = seed % 2 === 0;
    const opened = isEven
      ? parseRecord(game, formatRecord(match, secret))
      : parseJournal(game, formatJournal(match, secret));
    if (!opened.ok) throw new Error(`${game.id}, seed ${seed}: ${JSON.stringify(opened.error)}`);
    const [mine, read] = [sketch(game, match), sketch(game, opened.value.match)];
    if (mine !== read) throw new Error(`${game.id}, seed ${seed}: ${mine} was read as ${read}`);
    actions += match.actions?.length ?? 0;
  }
  return actions;
}

/** Enough of a match to tell two apart, without the text of every position on the way. */
function sketch<S, M>(game: Game<S, M>, match: Match<S, M>): string {
  const { state, turnStart, plies, takenBackThrows, actions, setup: _setup, ...rest } = match;
  const line = listOf(plies).map(({ move, at: { clocks, offer, throwCount } }) => ({
    move,
    clocks,
    offer,
    throwCount,
  }));
  const position = game.notation.formatPosition(state);
  const seen = {
    clocks: turnStart.clocks,
    takenBackThrows: listOf(takenBackThrows),
    actions: listOf(actions),
  };
  return JSON.stringify({ ...rest, position, line, seen });
}
