import type { Game } from '@tabuleiro/game';
import { actorOf, type Match } from '../match.js';
import type { Action, ActionRequest, Choice } from './action.js';

type OnTurn = Extract<Action, { readonly kind: 'move' | 'throw' | 'offer' | 'claim' | 'hint' }>;
type WithoutPlayer<A> = A extends Action ? Omit<A, 'by' | 'spent'> : never;

/** What the player to act asks for, whoever that is; a move by its text, or as it was picked from the list of a state. */
export type TurnRequest<S = unknown, M = unknown> =
  | WithoutPlayer<OnTurn>
  | { readonly kind: 'move'; readonly choice: Choice<S, M> };

/**
 * The request of the player to act that was made when the match stood at `since`. Undefined once it has gone on from there,
 * has been paused or is over: nobody means it any more.
 */
export function requestOnTurn<S, M>(
  game: Game<S, M>,
  request: TurnRequest<S, M>,
  since: Match<S, M>,
  now: Match<S, M>,
): ActionRequest<S, M> | undefined {
  const { plies, paused, outcome } = now;
  if (plies !== since.plies || paused !== since.paused || outcome !== since.outcome) return undefined;
  const by = actorOf(now) ?? now.players[0]; // after the end whoever it is: the match refuses that
  if (!('choice' in request)) return { ...request, by };
  return { ...request, by, move: game.notation.formatMove(request.choice.move) };
}
