import { type Game, ok, type Result, type Verdict } from '@tabuleiro/game';
import type { ClaimAction } from './action.js';
import { finish } from './ending.js';
import { type MatchError, refuse } from './errors.js';
import type { Match } from './match.js';

/** C-PERP: proven, the game is drawn; otherwise it goes on with the verdict shown, and nothing is lost. */
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

/** A position is judged once: the same claim again gets the same verdict without the work. */
function judge<S, M>(game: Game<S, M>, match: Match<S, M>, action: ClaimAction): Verdict | undefined {
  const claimed = game.claims?.(match.state).find(({ kind }) => kind === action.claim);
  return claimed && game.judge?.(match.state, claimed, match.setup.budget);
}
