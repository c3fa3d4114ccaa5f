import { type Game, type MoveError, ok, type Result } from '@tabuleiro/game';
import { pressClock } from '../clock/clock.js';
import { clockOf, setClock } from '../clock/matchClock.js';
import { finish, link, type Match, opponentIn, seatOf } from '../match.js';
import type { Choice, MoveAction, ThrowAction } from './action.js';
import { type MatchError, refuse } from './matchError.js';

type MoveResult<S, M> = Result<Match<S, M>, MatchError>;

type MoveRequest<S, M> = MoveAction & { readonly choice?: Choice<S, M> };

/** Plays a move: presses the mover's clock and adds the move to the line. */
export function move<S, M>(
  game: Game<S, M>,
  match: Match<S, M>,
  action: MoveRequest<S, M>,
): MoveResult<S, M> {
  const { by } = action;
  if (match.turn.kind === 'chance') return refuse('must-throw');
  const found = findMove(game, match, action);
  if (!found.ok) return illegal(game, match, action.move);
  const timeControl = match.setup.clock[seatOf(match, by)];
  const pressed = setClock(match, by, pressClock(timeControl, clockOf(match, by)));
  const offer = match.offer === opponentIn(match, by) ? undefined : match.offer; // C-AGREE: a move declines
  return ok(advance(game, { ...pressed, offer }, found.value));
}

/** The choice, where it was made in this very state; else what the text names. */
function findMove<S, M>(
  game: Game<S, M>,
  { state }: Match<S, M>,
  { move, choice }: MoveRequest<S, M>,
): Result<M, MoveError> {
  return choice?.state === state ? ok(choice.move) : game.notation.parseMove(state, move);
}

/** S-DIE: a throw comes from the dice that were agreed on, and one that was taken back comes again. */
export function throwDie<S, M>(game: Game<S, M>, match: Match<S, M>, action: ThrowAction): MoveResult<S, M> {
  if (match.turn.kind !== 'chance') return refuse('no-throw');
  if ((match.setup.dice === undefined) !== (action.from === 'real')) {
    return refuse('wrong-dice', { from: action.from });
  }
  const parsed = game.notation.parseMove(match.state, action.move);
  if (!parsed.ok) return illegal(game, match, action.move);
  const due = match.takenBackThrows;
  const text = game.notation.formatMove(parsed.value);
  if (due !== undefined && due.item !== text) return refuse('throw-seen', { move: text, needs: due.item });
  const thrown = { ...match, takenBackThrows: due?.before, throwCount: match.throwCount + 1 };
  return ok(advance(game, thrown, parsed.value));
}

function illegal<S, M>(game: Game<S, M>, { state }: Match<S, M>, move: string): MoveResult<S, M> {
  const refusal = game.explain(state, move);
  const facts = { move };
  return { ok: false, error: { code: 'illegal-move', facts, ...(refusal === undefined ? {} : { refusal }) } };
}

/** The match with the move or throw made. Requires clocks, offer and throw count as they are after it. */
function advance<S, M>(game: Game<S, M>, match: Match<S, M>, move: M): Match<S, M> {
  const state = game.apply(match.state, move);
  const turn = game.turn(state);
  const { clocks, offer, throwCount, paid } = match;
  const turnStart = { state, turn, clocks, offer, verdict: undefined, throwCount, paid };
  const plies = link({ move, text: game.notation.formatMove(move), at: match.turnStart }, match.plies);
  const next: Match<S, M> = { ...match, ...turnStart, turnStart, plies, takebackAsker: undefined };
  return turn.kind === 'over' ? finish(next, turn.outcome) : next;
}
