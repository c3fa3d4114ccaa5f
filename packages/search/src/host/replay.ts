import { fail, ok, parseOptions, type Result } from '@tabuleiro/game';
import { senet } from '@tabuleiro/senet';
import type { Mind } from '../expert.js';
import type { Score, Thought } from '../limits.js';
import { withMind } from '../minds.js';
import type { Line, LineError, LineMoveError } from './engine.js';

/** As much of a mind as is needed to follow a line. */
export type Rules<S, M> = Pick<Mind<S, M>, 'game'>;

/** The state at the end of a line, with the history that the rules need. */
export function replayLine<S, M>(mind: Rules<S, M>, line: Line): Result<S, LineError> {
  const { game } = mind;
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
    const move = findMove(mind, state, text, at);
    if (!move.ok) return move;
    state = game.apply(state, move.value);
  }
  return ok(state);
}

/** The action that a text names, also where a draw by rule has ended the game. */
export function findMove<S, M>(
  mind: Rules<S, M>,
  state: S,
  text: string,
  at: number,
): Result<M, LineMoveError> {
  const { notation } = mind.game;
  const parsed = notation.parseMove(state, text);
  if (parsed.ok) return parsed;
  const found = listMoves(mind, state).find((move) => notation.formatMove(move) === text);
  return found === undefined ? fail({ ...parsed.error, at }) : ok(found);
}

/** The bare legal list, which asks no ending. */
export function listMoves<S, M>({ game }: Rules<S, M>, state: S): readonly M[] {
  const cursor = game.cursor(state);
  const list = new Int32Array(cursor.maxMoves);
  const end = cursor.generate(list, 0);
  return Array.from(list.subarray(0, end).sort(), (move) => cursor.unpack(move));
}

/** First moves by their texts; none named is the same as no wish. */
export function findMoves<S, M>(
  mind: Rules<S, M>,
  state: S,
  texts: readonly string[] | undefined,
  at: number,
): Result<readonly M[] | undefined, LineMoveError> {
  if (texts === undefined || texts.length === 0) return ok(undefined);
  const moves: M[] = [];
  for (const text of texts) {
    const move = findMove(mind, state, text, at);
    if (!move.ok) return move;
    moves.push(move.value);
  }
  return ok(moves);
}

/** The answer of somebody who has no time at all: the first legal move; none where the die has to be thrown first. */
export function answerUnthought(line: Line, wanted?: readonly string[]): Result<Thought<string>, LineError> {
  if (line.game === senet.id) return answerFirst({ game: senet }, line, wanted, { win: 0.5 });
  const answer = withMind(line.game, { visit: (mind) => answerFirst(mind, line, wanted, { cp: 0 }) });
  return answer ?? fail({ code: 'unknown-game', game: line.game });
}

function answerFirst<S, M>(
  rules: Rules<S, M>,
  line: Line,
  wanted: readonly string[] | undefined,
  score: Score,
): Result<Thought<string>, LineError> {
  const state = replayLine(rules, line);
  if (!state.ok) return state;
  const first = findMoves(rules, state.value, wanted, line.moves?.length ?? 0);
  if (!first.ok) return first;
  const isChance = rules.game.turn(state.value).kind === 'chance';
  const move = isChance ? undefined : (first.value ?? listMoves(rules, state.value)).at(0);
  const text = move === undefined ? undefined : rules.game.notation.formatMove(move);
  return ok({ move: text, score, depth: 0, nodes: 0, line: text === undefined ? [] : [text] });
}
