import type { Game } from '@tabuleiro/game';
import {
  type Action,
  actorOf,
  applyAction,
  beginMatch,
  type Match,
  type MatchError,
  PLAIN_SETUP,
  RECORD_VERSION,
  type RecordVersion,
  type Setup,
  type TimeControl,
} from '@tabuleiro/match';

type Unspent<A> = A extends Action ? Omit<A, 'spent'> & { readonly spent?: number } : never;

/** What tests do: a whole action, one that takes no time, or the text of a move or throw by the player to act. */
export type TestAction = Unspent<Action> | string;

export const TEN_SECONDS: TimeControl = total(10_000);

export function total(ms: number, increment = 0, delay = 0): TimeControl {
  return { kind: 'total', stages: [{ ms }], increment, delay };
}

export function both(timeControl: TimeControl): Pick<Setup, 'clock'> {
  return { clock: [timeControl, timeControl] };
}

/** Against a computer a takeback needs no answer. */
export const AGAINST_COMPUTER: Pick<Setup, 'players'> = {
  players: [
    { name: 'Ana', kind: 'person' },
    { name: 'Motor', kind: 'computer', level: 3 },
  ],
};

export function start<S, M>(
  game: Game<S, M>,
  setup: Partial<Setup> = {},
  version: RecordVersion = RECORD_VERSION,
): Match<S, M> {
  const match = beginMatch(game, { ...PLAIN_SETUP, ...setup }, undefined, version);
  if (!match.ok) throw new Error(JSON.stringify(match.error));
  return match.value;
}

export function actionOf(match: Match, action: TestAction): Action {
  if (typeof action !== 'string') return { ...action, spent: action.spent ?? 0 };
  const by = actorOf(match) ?? match.players[0];
  const from = match.setup.dice === undefined ? 'real' : 'fair';
  return match.turn.kind === 'chance'
    ? { kind: 'throw', by, spent: 0, move: action, from }
    : { kind: 'move', by, spent: 0, move: action };
}

/** The match after actions that must all be accepted. */
export function after<S, M>(
  game: Game<S, M>,
  match: Match<S, M>,
  ...actions: readonly TestAction[]
): Match<S, M> {
  return actions.reduce((reached, action) => {
    const next = applyAction(game, reached, actionOf(reached, action));
    if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(next.error)}`);
    return next.value;
  }, match);
}

/** The error of an action that must be refused. */
export function refusalOf<S, M>(game: Game<S, M>, match: Match<S, M>, action: TestAction): MatchError {
  const next = applyAction(game, match, actionOf(match, action));
  if (next.ok) throw new Error(`${JSON.stringify(action)} was accepted`);
  return next.error;
}

export function codeOf<S, M>(game: Game<S, M>, match: Match<S, M>, action: TestAction): string {
  return refusalOf(game, match, action).code;
}
