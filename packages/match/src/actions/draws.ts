import { type Game, ok, type Player, type Result, type Verdict } from '@tabuleiro/game';
import { finish, type Match, opponentIn } from '../match.js';
import type { AbandonedAction, ClaimAction } from './action.js';
import { type MatchError, refuse } from './matchError.js';

/** C-AGREE: on one's own turn; the offer stands until the opponent answers or moves. */
export function offer<S, M>(match: Match<S, M>, by: Player): Result<Match<S, M>, MatchError> {
  if (!match.matchRules.agreement) return refuse('no-agreement');
  if (match.offer !== undefined) return refuse('offer-stands', { by: match.offer });
  return ok({ ...match, offer: by });
}

export function accept<S, M>(match: Match<S, M>, by: Player): Result<Match<S, M>, MatchError> {
  if (match.offer !== opponentIn(match, by)) return refuse('no-offer');
  return ok(finish(match, { winner: undefined, reason: 'agreement' }));
}

export function decline<S, M>(match: Match<S, M>, by: Player): Result<Match<S, M>, MatchError> {
  if (match.offer !== opponentIn(match, by)) return refuse('no-offer');
  return ok({ ...match, offer: undefined });
}

/**
 * O-GONE: `by` claims that the other player has been gone for the grace agreed on. Whether that is so only the server of the
 * match knows: it lets nobody claim before.
 */
export function claimAbandoned<S, M>(
  match: Match<S, M>,
  { by, as }: AbandonedAction,
): Result<Match<S, M>, MatchError> {
  if (match.setup.online?.grace === undefined) return refuse('no-claim');
  return ok(finish(match, { winner: as === 'win' ? by : undefined, reason: 'abandoned' }));
}

/** C-PERP: a proven claim draws the game; otherwise it goes on, with the verdict shown and nothing lost. */
export function claim<S, M>(
  game: Game<S, M>,
  match: Match<S, M>,
  action: ClaimAction,
): Result<Match<S, M>, MatchError> {
  const verdict = match.verdict ?? judge(game, match, action);
  if (verdict === undefined) return refuse('no-claim');
  const judged = { ...match, verdict };
  return ok(verdict.kind === 'proven' ? finish(judged, { winner: undefined, reason: 'claim' }) : judged);
}

/** Costly, so each position is judged only once: `Match.verdict` answers the same claim made again. */
function judge<S, M>(game: Game<S, M>, match: Match<S, M>, action: ClaimAction): Verdict | undefined {
  const claimed = game.claims?.(match.state).find(({ kind }) => kind === action.claim);
  return claimed && game.judge?.(match.state, claimed, match.setup.budget);
}
