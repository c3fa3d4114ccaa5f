import { type Game, ok, type Result } from '@tabuleiro/game';
import type { Action, TimedActionRequest } from './action.js';
import { claim } from './claiming.js';
import { LONGEST_MS } from './clock.js';
import { finish } from './ending.js';
import { type MatchError, refuse } from './errors.js';
import { agree, askTakeback, hint, refuseTakeback } from './help.js';
import { actorOf, link, type Match, opponentIn } from './match.js';
import { move, throwDie } from './moving.js';
import { accept, decline, offer } from './offers.js';
import { hasClock, passTime } from './timing.js';

type Acted<S, M> = Result<Match<S, M>, MatchError>;

const ON_OWN_TURN: readonly Action['kind'][] = ['move', 'throw', 'offer', 'claim', 'hint', 'tick'];

/**
 * The match after `action`, or why it cannot be done; `match` is untouched either way and its time goes on.
 * Time comes first: when `spent` is more than the player to act has left, the game ended before the action, and a
 * tick is what the match remembers.
 */
export function applyAction<S, M>(
  game: Game<S, M>,
  match: Match<S, M>,
  action: TimedActionRequest<S, M>,
): Acted<S, M> {
  const refused = admit(match, action);
  if (refused !== undefined) return refused;
  const { spent } = action;
  const later = hasClock(match) ? passTime(match, spent) : match;
  const actor = actorOf(match);
  if (later.outcome !== undefined && actor !== undefined) {
    return ok(remember(later, { kind: 'tick', by: actor, spent }));
  }
  const next = perform(game, later, action);
  return next.ok ? ok(remember(next.value, asDone(next.value, action))) : next;
}

/** What does not depend on the position. */
function admit(match: Match, { kind, by, spent }: Action): Result<never, MatchError> | undefined {
  if (!match.players.includes(by)) return refuse('not-a-player', { by });
  if (!Number.isInteger(spent) || spent < 0 || spent > LONGEST_MS) return refuse('bad-time');
  if (match.outcome !== undefined) return refuse('game-over', { reason: match.outcome.reason });
  if (match.paused && kind !== 'resume' && kind !== 'resign') return refuse('paused');
  if (match.paused && spent > 0) return refuse('time-in-pause');
  return ON_OWN_TURN.includes(kind) && by !== actorOf(match) ? refuse('not-your-turn', { by }) : undefined;
}

function perform<S, M>(game: Game<S, M>, match: Match<S, M>, action: TimedActionRequest<S, M>): Acted<S, M> {
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
      return hint(match, by);
    case 'takeback':
      return askTakeback(match, by);
    case 'agree':
      return agree(match, by);
    case 'refuse':
      return refuseTakeback(match, by);
    case 'pause':
      return ok({ ...match, paused: true });
    case 'resume':
      return match.paused ? ok({ ...match, paused: false }) : refuse('not-paused');
    case 'tick':
      return ok(match);
  }
}

/** Ticks in a row are one, so that a second more on the clock is no more to keep. */
function remember<S, M>(match: Match<S, M>, action: Action): Match<S, M> {
  const { actions } = match;
  const last = actions?.item;
  const spent = (last?.spent ?? 0) + action.spent;
  if (action.kind !== 'tick' || last?.kind !== 'tick' || spent > LONGEST_MS) {
    return { ...match, actions: link(action, actions) };
  }
  return { ...match, actions: link({ ...action, spent }, actions?.before) };
}

/** The action with its keys in order and its move in the one canonical text. */
function asDone(match: Match, action: Action): Action {
  const { kind, by, spent } = action;
  const text = match.plies?.item.text ?? '';
  switch (kind) {
    case 'move':
      return { kind, by, spent, move: text };
    case 'throw':
      return { kind, by, spent, move: text, from: action.from };
    case 'claim':
      return { kind, by, spent, claim: action.claim };
    default:
      return { kind, by, spent };
  }
}
