import { fail, ok, type Result } from '@tabuleiro/game';
import { actorOf, opponentIn } from '@tabuleiro/match';
import type { Contest } from './contest.js';
import type { ReadError } from './readError.js';
import { play } from './turn.js';
import { type PgnResult, resultOf } from './writing.js';

/** One move in coordinates, and the time it took. */
export function playMove(contest: Contest, move: string, spent = 0): Result<Contest, ReadError> {
  const next = play(contest, move, spent);
  if (next.ok) return next;
  return fail({ code: next.error.code === 'game-over' ? 'game-over' : 'illegal-move', move });
}

/**
 * A result that is not of the rules is how the players ended the game: a list of moves does not say more, so a win
 * is a resignation and a draw an agreement.
 */
export function finish(contest: Contest, result: PgnResult): Result<Contest, ReadError> {
  if (result === '*' || resultOf(contest.match) === result) return ok(contest);
  const ended = contest.match.outcome === undefined ? endBy(contest, result) : undefined;
  return ended === undefined ? fail({ code: 'wrong-result', result }) : ok(ended);
}

function endBy(contest: Contest, result: PgnResult): Contest | undefined {
  const { match } = contest;
  const [first, second] = match.players;
  if (result !== '1/2-1/2') {
    return settle(contest.act({ kind: 'resign', by: result === '1-0' ? second : first, spent: 0 }));
  }
  const by = actorOf(match) ?? first;
  const offered = settle(contest.act({ kind: 'offer', by, spent: 0 }));
  return offered && settle(offered.act({ kind: 'accept', by: opponentIn(match, by), spent: 0 }));
}

function settle<E>(result: Result<Contest, E>): Contest | undefined {
  return result.ok ? result.value : undefined;
}
