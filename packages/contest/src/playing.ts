import { fail, ok, type Result } from '@tabuleiro/game';
import { type Act, actorOf, type MatchError, opponentIn } from '@tabuleiro/match';
import { actIn, type Contest } from './contest.js';
import type { ReadError } from './readError.js';
import { play } from './turn.js';
import { type PgnResult, resultOf } from './writing.js';

/** One move in coordinates. */
export function playMove(contest: Contest, move: string): Result<Contest, ReadError> {
  return orRefuse(play(contest, move, 0), move);
}

/** One move or throw that the rules have found already, and the time it took. */
export function playFound(contest: Contest, move: unknown, spent = 0): Result<Contest, ReadError> {
  const { writing, match } = contest;
  const text = writing.game.notation.formatMove(move);
  if (match.turn.kind === 'chance') return orRefuse(play(contest, text, spent), text);
  const by = actorOf(match) ?? match.players[0];
  const action: Act = { kind: 'move', by, spent, move: text, choice: { state: match.state, move } };
  return orRefuse(actIn(contest, action), text);
}

function orRefuse(next: Result<Contest, MatchError>, move: string): Result<Contest, ReadError> {
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
    return settle(actIn(contest, { kind: 'resign', by: result === '1-0' ? second : first, spent: 0 }));
  }
  const by = actorOf(match) ?? first;
  const offered = settle(actIn(contest, { kind: 'offer', by, spent: 0 }));
  return offered && settle(actIn(offered, { kind: 'accept', by: opponentIn(match, by), spent: 0 }));
}

function settle<E>(result: Result<Contest, E>): Contest | undefined {
  return result.ok ? result.value : undefined;
}
