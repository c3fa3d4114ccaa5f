import { fail, type Game, ok, parseOptions, type Result } from '@tabuleiro/game';
import type { Line, LineError, LineMoveError } from './engine.js';

/** The state at the end of a line, with the history that the rules need. */
export function replayLine<S, M>(game: Game<S, M>, line: Line): Result<S, LineError> {
  const options = parseOptions(game.options, line.options);
  if (!options.ok) return options;
  const { position = 'start' } = line;
  const start =
    position === 'start'
      ? ok(game.start(options.value))
      : game.notation.parsePosition(position, options.value);
  if (!start.ok) return start;
  let state = start.value;
  for (const [at, text] of (line.moves ?? []).entries()) {
    const move = findMove(game, state, text, at);
    if (!move.ok) return move;
    state = game.apply(state, move.value);
  }
  return ok(state);
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
