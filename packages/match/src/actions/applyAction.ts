import { type Game, ok, type Result } from '@tabuleiro/game';
import { hasClock, passTime } from '../clock/matchClock.js';
import { LONGEST_MS } from '../clock/timeControl.js';
import { actorOf, finish, link, type Match, opponentIn } from '../match.js';
import type { Action, TimedActionRequest } from './action.js';
import { accept, claim, claimAbandoned, decline, offer } from './draws.js';
import { agree, askTakeback, hint, refuseTakeback } from './help.js';
import { type MatchError, refuse } from './matchError.js';
import { move, throwDie } from './moves.js';

type MatchResult<S, M> = Result<Match<S, M>, MatchError>;

const ON_OWN_TURN: readonly Action['kind'][] = ['move', 'throw', 'offer', 'claim', 'hint', 'tick'];

/**
 * The match after `action`, or why the match refuses it; `match` itself never changes. Time comes first: when
 * `spent` leaves the player to act no time, the game ended before the action. The action is then not done, and the
 * match remembers a tick in its place. The time of a refused action is not charged: the caller adds it to the
 * `spent` of the next one.
 */
export function applyAction<S, M>(
  game: Game<S, M>,
  match: Match<S, M>,
  action: TimedActionRequest<S, M>,
): MatchResult<S, M> {
  const refused = admit(match, action);
  if (refused !== undefined) return refused;
  const { spent } = action;
  const later = hasClock(match) ? passTime(match, spent) : match;
  const actor = actorOf(match);
  if (later.outcome !== undefined && actor !== undefined) {
    return ok(remember(later, { kind: 'tick', by: actor, spent }));
  }
  const next = perform(game, later, action);
  return next.ok ? ok(remember(next.value, canonical(next.value, action))) : next;
}

/** Refuses what can be refused without looking at the position. */
function admit(match: Match, { kind, by, spent }: Action): Result<never, MatchError> | undefined {
  if (!match.players.includes(by)) return refuse('not-a-player', { by });
  if (!Number.isInteger(spent) || spent < 0 || spent > LONGEST_MS) return refuse('bad-time');
  if (match.outcome !== undefined) return refuse('game-over', { reason: match.outcome.reason });
  if (match.paused && kind !== 'resume' && kind !== 'resign') return refuse('paused');
  if (match.paused && spent > 0) return refuse('time-in-pause');
  return ON_OWN_TURN.includes(kind) && by !== actorOf(match) ? refuse('not-your-turn', { by }) : undefined;
}

function perform<S, M>(
  game: Game<S, M>,
  match: Match<S, M>,
  action: TimedActionRequest<S, M>,
): MatchResult<S, M> {
  const { by } = action;
  switch (action.kind) {
    case 'move':
      return move(game, match, action);
    case 'throw':
      return throwDie(game, match, action);
    case 'resign': // C-RESIGN
      return ok(finish(match, { winner: opponentIn(match, by), reason: 'resign' }));
    case 'offer':
      return offer(match, by);
    case 'accept':
      return accept(match, by);
    case 'decline':
      return decline(match, by);
    case 'claim':
      return claim(game, match, action);
    case 'hint':
      return hint(game, match, by);
    case 'takeback':
      return askTakeback(match, by);
    case 'agree':
      return agree(match, by);
    case 'refuse':
      return refuseTakeback(match, by);
    case 'abandoned':
      return claimAbandoned(match, action);
    case 'declared':
      return ok(finish(match, { winner: action.winner ?? undefined, reason: 'declared' }));
    case 'pause':
      return ok({ ...match, paused: true });
    case 'resume':
      return match.paused ? ok({ ...match, paused: false }) : refuse('not-paused');
    case 'tick':
      return ok(match);
  }
}

/** Ticks in a row are merged into one: a long think takes no more space than a short one. */
function remember<S, M>(match: Match<S, M>, action: Action): Match<S, M> {
  const { actions } = match;
  const last = actions?.item;
  const spent = (last?.spent ?? 0) + action.spent;
  if (action.kind !== 'tick' || last?.kind !== 'tick' || spent > LONGEST_MS) {
    return { ...match, actions: link(action, actions) };
  }
  return { ...match, actions: link({ ...action, spent }, actions?.before) };
}

/** The action in its canonical form: keys in order, no choice, the move as the game writes it. */
function canonical(match: Match, action: Action): Action {
  const { kind, by, spent } = action;
  const text = match.plies?.item.text ?? '';
  switch (kind) {
    case 'move':
      return { kind, by, spent, move: text };
    case 'throw':
      return { kind, by, spent, move: text, from: action.from };
    case 'claim':
      return { kind, by, spent, claim: action.claim };
    case 'abandoned':
      return { kind, by, spent, as: action.as };
    case 'declared':
      return { kind, by, spent, winner: action.winner };
    default:
      return { kind, by, spent };
  }
}
