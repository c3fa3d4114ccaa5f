import { fail, ok, type Result } from '@tabuleiro/game';
import { actorOf, type MatchError, opponentIn, type TimedActionRequest } from '@tabuleiro/match';
import { applyActionTo, type GameMatch } from './gameMatch.js';
import type { ReadError } from './readError.js';
import { playText } from './turn.js';
import { type PgnResult, resultOf } from './writing.js';

/** One move in coordinates. */
export function playMove(gameMatch: GameMatch, move: string): Result<GameMatch, ReadError> {
  return orRefuse(playText(gameMatch, move, 0), move);
}

/** One move or throw that the rules have found already, and the time it took. */
export function playFound(gameMatch: GameMatch, move: unknown, spent = 0): Result<GameMatch, ReadError> {
  const { written, match } = gameMatch;
  const text = written.game.notation.formatMove(move);
  if (match.turn.kind === 'chance') return orRefuse(playText(gameMatch, text, spent), text);
  const by = actorOf(match) ?? match.players[0];
  const action: TimedActionRequest = {
    kind: 'move',
    by,
    spent,
    move: text,
    choice: { state: match.state, move },
  };
  return orRefuse(applyActionTo(gameMatch, action), text);
}

function orRefuse(next: Result<GameMatch, MatchError>, move: string): Result<GameMatch, ReadError> {
  if (next.ok) return next;
  return fail({ code: next.error.code === 'game-over' ? 'game-over' : 'illegal-move', move });
}

/**
 * A result that is not of the rules is how the players ended the game: a list of moves does not say more, so a win
 * is a resignation and a draw an agreement.
 */
export function finish(gameMatch: GameMatch, result: PgnResult): Result<GameMatch, ReadError> {
  if (result === '*' || resultOf(gameMatch.match) === result) return ok(gameMatch);
  const ended = gameMatch.match.outcome === undefined ? endBy(gameMatch, result) : undefined;
  return ended === undefined ? fail({ code: 'wrong-result', result }) : ok(ended);
}

function endBy(gameMatch: GameMatch, result: PgnResult): GameMatch | undefined {
  const { match } = gameMatch;
  const [first, second] = match.players;
  if (result !== '1/2-1/2') {
    return settle(
      applyActionTo(gameMatch, { kind: 'resign', by: result === '1-0' ? second : first, spent: 0 }),
    );
  }
  const by = actorOf(match) ?? first;
  const offered = settle(applyActionTo(gameMatch, { kind: 'offer', by, spent: 0 }));
  return offered && settle(applyActionTo(offered, { kind: 'accept', by: opponentIn(match, by), spent: 0 }));
}

function settle<E>(result: Result<GameMatch, E>): GameMatch | undefined {
  return result.ok ? result.value : undefined;
}
