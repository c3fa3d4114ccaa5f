import { ok, type Player, type Result } from '@tabuleiro/game';
import { finish } from './ending.js';
import { type MatchError, refuse } from './errors.js';
import { type Match, opponentIn } from './match.js';

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
