import { type Game, type MoveError, ok, type Result } from '@tabuleiro/game';
import type { Choice, MoveAction, ThrowAction } from './action.js';
import { pressClock } from './clock.js';
import { finish } from './ending.js';
import { type MatchError, refuse } from './errors.js';
import { link, type Match, opponentIn, seatOf, type TakebackPoint } from './match.js';
import { clockOf, setClock } from './timing.js';

type Moved<S, M> = Result<Match<S, M>, MatchError>;

type Moving<S, M> = MoveAction & { readonly choice?: Choice<S, M> };

export function move<S, M>(game: Game<S, M>, match: Match<S, M>, action: Moving<S, M>): Moved<S, M> {
  const { by } = action;
  if (match.turn.kind === 'chance') return refuse('must-throw');
  const found = findMove(game, match, action);
  if (!found.ok) return illegal(game, match, action.move);
  const form = match.setup.clock[seatOf(match, by)];
  const pressed = setClock(match, by, pressClock(form, clockOf(match, by)));
  const offer = match.offer === opponentIn(match, by) ? undefined : match.offer; // C-AGREE: a move declines
  return ok(advance(game, { ...pressed, offer }, found.value));
}

/** The choice that was made here, else what the text names. */
function findMove<S, M>(
  game: Game<S, M>,
  { state }: Match<S, M>,
  { move, choice }: Moving<S, M>,
): Result<M, MoveError> {
  return choice?.state === state ? ok(choice.move) : game.notation.parseMove(state, move);
}

/** S-DIE: a throw comes from the dice that were agreed on, and one that was seen comes again. */
export function throwDie<S, M>(game: Game<S, M>, match: Match<S, M>, action: ThrowAction): Moved<S, M> {
  if (match.turn.kind !== 'chance') return refuse('no-throw');
  if ((match.setup.dice === undefined) !== (action.from === 'real')) {
    return refuse('wrong-dice', { from: action.from });
  }
  const parsed = game.notation.parseMove(match.state, action.move);
  if (!parsed.ok) return illegal(game, match, action.move);
  const { takenBackThrows } = match;
  const text = game.notation.formatMove(parsed.value);
  if (takenBackThrows !== undefined && takenBackThrows.item !== text)
    return refuse('throw-seen', { move: text, needs: takenBackThrows.item });
  return ok(
    advance(
      game,
      { ...match, takenBackThrows: takenBackThrows?.before, throwCount: match.throwCount + 1 },
      parsed.value,
    ),
  );
}

function illegal<S, M>(game: Game<S, M>, { state }: Match<S, M>, move: string): Moved<S, M> {
  const refusal = game.explain(state, move);
  const facts = { move };
  return { ok: false, error: { code: 'illegal-move', facts, ...(refusal === undefined ? {} : { refusal }) } };
}

/** The match with the action made; `match` already has its clocks, offer and dice as they are afterwards. */
function advance<S, M>(game: Game<S, M>, match: Match<S, M>, action: M): Match<S, M> {
  const state = game.apply(match.state, action);
  const { clocks, offer, throwCount } = match;
  const moment: TakebackPoint<S> = {
    state,
    turn: game.turn(state),
    clocks,
    offer,
    verdict: undefined,
    throwCount,
  };
  const plies = link(
    { move: action, text: game.notation.formatMove(action), at: match.turnStart },
    match.plies,
  );
  const next: Match<S, M> = { ...match, ...moment, turnStart: moment, plies, takebackAsker: undefined };
  return moment.turn.kind === 'over' ? finish(next, moment.turn.outcome) : next;
}
