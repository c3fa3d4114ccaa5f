import type { Game, MoveError } from './game.js';
import { fail, ok, type Result } from './result.js';

/** Why a move could not be played. */
export type PlayError = MoveError | { readonly code: 'game-over'; readonly move: string };

/** The state after the move that `text` names, or why it cannot be played. */
export function play<S, M>(game: Game<S, M>, state: S, text: string): Result<S, PlayError> {
  if (game.turn(state).kind === 'over') return fail({ code: 'game-over', move: text });
  const move = game.notation.parseMove(state, text);
  return move.ok ? ok(game.apply(state, move.value)) : move;
}

/** Does `text` name a legal move? */
export function isLegal<S, M>(game: Game<S, M>, state: S, text: string): boolean {
  return game.notation.parseMove(state, text).ok;
}

/** Why a replay stopped; `at` is the index of the move that could not be played. */
export type ReplayError = PlayError & { readonly at: number };

/** The state after all the moves that `texts` name, one after another. */
export function replay<S, M>(game: Game<S, M>, from: S, texts: readonly string[]): Result<S, ReplayError> {
  let state = from;
  for (const [at, text] of texts.entries()) {
    const next = play(game, state, text);
    if (!next.ok) return fail({ ...next.error, at });
    state = next.value;
  }
  return ok(state);
}
