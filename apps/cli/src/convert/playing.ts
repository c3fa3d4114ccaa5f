import type { Contest } from '@tabuleiro/contest';
import { type PgnResult, play, resultOf } from '@tabuleiro/contest';
import { fail, ok, type Result } from '@tabuleiro/game';
import { actorOf, opponentIn } from '@tabuleiro/match';
import { type Lang, terminalWords } from '@tabuleiro/words';
import { type Complaint, complain } from '../complaint.js';

/** One move in coordinates, and the time it took. */
export function playMove(lang: Lang, contest: Contest, move: string, spent = 0): Result<Contest, Complaint> {
  const next = play(contest, move, spent);
  if (next.ok) return next;
  const code = next.error.code === 'game-over' ? 'game-over' : 'illegal-move';
  return fail(complain(lang, { code, move }));
}

/**
 * A result that is not of the rules is how the players ended the game: a list of moves does not say more, so a win
 * is a resignation and a draw an agreement.
 */
export function finish(lang: Lang, contest: Contest, result: PgnResult): Result<Contest, Complaint> {
  if (result === '*' || resultOf(contest.match) === result) return ok(contest);
  const ended = contest.match.outcome === undefined ? endBy(contest, result) : undefined;
  if (ended !== undefined) return ok(ended);
  return fail({ code: 'wrong-result', result, message: terminalWords(lang).wrongResult(result) });
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
