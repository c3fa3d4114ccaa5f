import {
  fail,
  type Game,
  type GameOptions,
  ok,
  parseGameOptions,
  type ReplayError,
  type Result,
  replay,
} from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import { wordRefusal } from '@tabuleiro/words';
import { toPositionUserError, toUserError, type UserError } from '../commandLine/userError.js';
import { findGame, type TerminalGame } from '../games.js';
import type { PositionRequest } from './positionRequest.js';

/** A game with its house rules. */
export type ConfiguredGame = { readonly written: TerminalGame; readonly options: GameOptions };

/** A position of a game with its house rules. */
export type GamePosition = ConfiguredGame & { readonly state: unknown };

/** `options` come unchecked from outside: JSON, or flags turned into the same fields. */
export function configureGame(lang: Lang, game: string, options: unknown): Result<ConfiguredGame, UserError> {
  const written = findGame(game);
  if (!written.ok) return fail(toUserError(lang, written.error));
  const rules = parseGameOptions(written.value.game.options, options);
  if (!rules.ok) return fail(toUserError(lang, rules.error));
  return ok({ written: written.value, options: rules.value });
}

/** The position of a text, `start` being the start position. */
export function findPosition(
  lang: Lang,
  id: string,
  given: unknown,
  text: string,
): Result<GamePosition, UserError> {
  const setting = configureGame(lang, id, given);
  if (!setting.ok) return setting;
  const { written, options } = setting.value;
  const { game } = written;
  const state = text === 'start' ? ok(game.start(options)) : game.notation.parsePosition(text, options);
  if (!state.ok) return fail(toPositionUserError(lang, id, state.error));
  return ok({ written, options, state: state.value });
}

/** The position of a request after its moves. */
export function findRequested(
  { game: id, options, position, moves }: PositionRequest,
  lang: Lang,
): Result<GamePosition, UserError> {
  const found = findPosition(lang, id, options, position);
  if (!found.ok) return found;
  const { written, state } = found.value;
  const played = replay(written.game, state, moves);
  if (!played.ok) return fail(illegalMoveError(lang, written.game, state, moves, played.error));
  return ok({ ...found.value, state: played.value });
}

function illegalMoveError<S, M>(
  lang: Lang,
  game: Game<S, M>,
  from: S,
  moves: readonly string[],
  error: ReplayError,
): UserError {
  const before = replay(game, from, moves.slice(0, error.at));
  const isExplained = error.code === 'illegal-move' && before.ok;
  const refusal = isExplained ? game.explain(before.value, error.move) : undefined;
  if (refusal === undefined) return { ...toUserError(lang, error), at: error.at };
  const { code: problem, facts, rule } = refusal;
  return { ...error, problem, facts, rule, message: wordRefusal(lang, game.id, refusal) };
}
