import { type Game, ok, type Result } from '@tabuleiro/game';
import type { MoveAction, ThrowAction } from './action.js';
import { pressClock } from './clock.js';
import { finish } from './ending.js';
import { type MatchError, refuse } from './errors.js';
import { link, type Match, type Moment, opponentIn, seatOf } from './match.js';
import { clockOf, setClock } from './timing.js';

type Moved<S> = Result<Match<S>, MatchError>;

export function move<S, M>(game: Game<S, M>, match: Match<S>, { by, move }: MoveAction): Moved<S> {
  if (match.turn.kind === 'chance') return refuse('must-throw');
  const parsed = game.notation.parseMove(match.state, move);
  if (!parsed.ok) return illegal(game, match, move);
  const form = match.setup.clock[seatOf(match, by)];
  const pressed = setClock(match, by, pressClock(form, clockOf(match, by)));
  const offer = match.offer === opponentIn(match, by) ? undefined : match.offer; // C-AGREE: a move declines
  return ok(advance(game, { ...pressed, offer }, parsed.value));
}

/** S-DIE: a throw comes from the dice that were agreed on, and one that was seen comes again. */
export function throwDie<S, M>(game: Game<S, M>, match: Match<S>, action: ThrowAction): Moved<S> {
  if (match.turn.kind !== 'chance') return refuse('no-throw');
  if ((match.setup.dice === undefined) !== (action.from === 'real')) {
    return refuse('wrong-dice', { from: action.from });
  }
  const parsed = game.notation.parseMove(match.state, action.move);
  if (!parsed.ok) return illegal(game, match, action.move);
  const { ahead } = match;
  const text = game.notation.formatMove(parsed.value);
  if (ahead !== undefined && ahead.item !== text)
    return refuse('throw-seen', { move: text, needs: ahead.item });
  return ok(advance(game, { ...match, ahead: ahead?.before, thrown: match.thrown + 1 }, parsed.value));
}

function illegal<S, M>(game: Game<S, M>, { state }: Match<S>, move: string): Moved<S> {
  const refusal = game.explain(state, move);
  const facts = { move };
  return { ok: false, error: { code: 'illegal-move', facts, ...(refusal === undefined ? {} : { refusal }) } };
}

/** The match with the action made; `match` already has its clocks, offer and dice as they are afterwards. */
function advance<S, M>(game: Game<S, M>, match: Match<S>, action: M): Match<S> {
  const state = game.apply(match.state, action);
  const { clocks, offer, thrown } = match;
  const moment: Moment<S> = { state, turn: game.turn(state), clocks, offer, verdict: undefined, thrown };
  const plies = link({ move: game.notation.formatMove(action), at: match.entered }, match.plies);
  const next: Match<S> = { ...match, ...moment, entered: moment, plies, asked: undefined };
  return moment.turn.kind === 'over' ? finish(next, moment.turn.outcome) : next;
}
