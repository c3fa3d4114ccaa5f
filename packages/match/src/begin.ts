import { type Game, ok, parseGameOptions, type Result } from '@tabuleiro/game';
import { type Clocks, startClock } from './clock.js';
import type { Match, TakebackPoint } from './match.js';
import { badRecord, invalidRecord, type RecordError } from './recordError.js';
import type { Setup } from './setup.js';
import { setupValidator } from './setupShape.js';

/**
 * A match before its first action. Fails where the set-up or its position cannot be read; `at` is the state that
 * `setup.start` names, where the caller has it.
 */
export function beginMatch<S, M>(game: Game<S, M>, setup: Setup, at?: S): Result<Match<S, M>, RecordError> {
  const flaw = setupValidator.check(setup, '');
  if (flaw !== undefined) return invalidRecord(flaw);
  const options = parseGameOptions(game.options, setup.options);
  if (!options.ok) return badRecord('bad-option', `options.${options.error.option}`);
  const state = at === undefined ? startState(game, { ...setup, options: options.value }) : ok(at);
  if (!state.ok) return state;
  return ok(firstMatch(game, state.value, { ...setup, options: options.value }));
}

function startState<S, M>(game: Game<S, M>, { start, options }: Setup): Result<S, RecordError> {
  if (start === undefined) return ok(game.start(options));
  const state = game.notation.parsePosition(start, options);
  return state.ok ? state : badRecord('bad-position', 'start', state.error.facts, { position: state.error });
}

function firstMatch<S, M>(game: Game<S, M>, state: S, setup: Setup): Match<S, M> {
  const clocks: Clocks = [startClock(setup.clock[0]), startClock(setup.clock[1])];
  const turn = game.turn(state);
  const moment: TakebackPoint<S> = {
    state,
    turn,
    clocks,
    offer: undefined,
    verdict: undefined,
    throwCount: 0,
  };
  return {
    ...moment,
    game: game.id,
    players: game.players,
    setup,
    matchRules: game.matchRules(setup.options),
    turnStart: moment,
    plies: undefined,
    takenBackThrows: undefined,
    takebackAsker: undefined,
    paused: false,
    outcome: turn.kind === 'over' ? turn.outcome : undefined,
    actions: undefined,
  };
}
