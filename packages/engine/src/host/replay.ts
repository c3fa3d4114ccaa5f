import { fail, type Game, ok, parseGameOptions, type Result } from '@tabuleiro/game';
import type { GameLine, LineError, LineMoveError } from './engine.js';

/** A line that has been followed, and the state at its end. */
export type Followed<S> = { readonly line: GameLine; readonly state: S };

/**
 * The state at the end of a line, with the history that the rules need. Where it goes on from `last`, a line of the same
 * game and options, only what is new is read.
 */
export function replayLine<S, M>(game: Game<S, M>, line: GameLine, last?: Followed<S>): Result<S, LineError> {
  const known = last !== undefined && isContinued(last.line, line) ? last : undefined;
  const begun = known === undefined ? startOf(game, line) : ok(known.state);
  if (!begun.ok) return begun;
  const { moves = [] } = line;
  let state = begun.value;
  for (let at = known?.line.moves?.length ?? 0; at < moves.length; at++) {
    const move = findMove(game, state, moves[at], at);
    if (!move.ok) return move;
    state = game.apply(state, move.value);
  }
  return ok(state);
}

function isContinued({ position = 'start', moves = [] }: GameLine, next: GameLine): boolean {
  return (next.position ?? 'start') === position && moves.every((move, at) => next.moves?.[at] === move);
}

function startOf<S, M>(game: Game<S, M>, line: GameLine): Result<S, LineError> {
  const options = parseGameOptions(game.options, line.options);
  if (!options.ok) return options;
  const { position = 'start' } = line;
  return position === 'start'
    ? ok(game.start(options.value))
    : game.notation.parsePosition(position, options.value);
}

/** The action that a text names, also where a draw by rule has ended the game. */
function findMove<S, M>(game: Game<S, M>, state: S, text: string, at: number): Result<M, LineMoveError> {
  const { notation } = game;
  const parsed = notation.parseMove(state, text);
  if (parsed.ok) return parsed;
  const found = listMoves(game, state).find((move) => notation.formatMove(move) === text);
  return found === undefined ? fail({ ...parsed.error, at }) : ok(found);
}

/** The bare legal list, which asks no ending. */
export function listMoves<S, M>(game: Game<S, M>, state: S): readonly M[] {
  const cursor = game.cursor(state);
  const list = new Int32Array(cursor.maxMoves);
  const end = cursor.generate(list, 0);
  return Array.from(list.subarray(0, end).sort(), (move) => cursor.unpack(move));
}

/** First moves by their texts; none named is the same as no wish. */
export function findMoves<S, M>(
  game: Game<S, M>,
  state: S,
  texts: readonly string[] | undefined,
  at: number,
): Result<readonly M[] | undefined, LineMoveError> {
  if (texts === undefined || texts.length === 0) return ok(undefined);
  const moves: M[] = [];
  for (const text of texts) {
    const move = findMove(game, state, text, at);
    if (!move.ok) return move;
    moves.push(move.value);
  }
  return ok(moves);
}
