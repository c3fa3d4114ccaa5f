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

/**
 * Every move that the position allows, even where a rule has ended the game: players go on after a third repetition that
 * nobody claimed.
 */
export function bareMoves<S, M>(game: Game<S, M>, state: S): readonly M[] {
  const cursor = game.cursor(state);
  const list = new Int32Array(cursor.maxMoves);
  const end = cursor.generate(list, 0);
  return Array.from(list.subarray(0, end).sort(), (packed) => cursor.unpack(packed));
}

/** The one of `bareMoves` that a text names, in its canonical form where the game is over; undefined for anything else. */
export function parseBareMove<S, M>(game: Game<S, M>, state: S, text: string): M | undefined {
  const parsed = game.notation.parseMove(state, text);
  if (parsed.ok) return parsed.value;
  if (game.turn(state).kind !== 'over') return undefined;
  return bareMoves(game, state).find((move) => game.notation.formatMove(move) === text);
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
