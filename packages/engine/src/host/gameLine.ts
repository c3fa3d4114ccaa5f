import {
  fail,
  type Game,
  type GameId,
  type GameOptionError,
  type GameOptions,
  type MoveError,
  ok,
  type PositionError,
  parseGameOptions,
  type Result,
} from '@tabuleiro/game';
import type { SearchResult } from '../searchTypes.js';

/**
 * A position and the moves that led to it, as texts: all that an engine is told of a game. It has no field for anything
 * that a player at the board does not see (P-NF5).
 */
export type GameLine = {
  readonly game: GameId;
  readonly options?: GameOptions;
  /** The text of the position it starts from; `start` or undefined is the game's own starting position. */
  readonly position?: string;
  /** The moves since then; they may continue past a draw by rule. */
  readonly moves?: readonly string[];
};

/** No game of this id is played by the computer. */
export type UnknownGame = { readonly code: 'unknown-game'; readonly game: string };
/** An illegal move. `at` is its index in the line; wanted root moves count as following the last. */
export type LineMoveError = MoveError & { readonly at: number };
/** Why a line cannot be replayed. */
export type LineError = UnknownGame | GameOptionError | PositionError | LineMoveError;

/** The fields of a line and no others: whatever else the object carries goes no further (P-NF5). */
export function copyLine({ game, options, position, moves }: GameLine): GameLine {
  return {
    game,
    ...(options === undefined ? {} : { options: { ...options } }),
    ...(position === undefined ? {} : { position }),
    ...(moves === undefined ? {} : { moves: [...moves] }),
  };
}

/** A line that has been replayed, and the state at its end. */
export type ReplayedLine<S> = { readonly line: GameLine; readonly state: S };

/**
 * The state at the end of a line, with the history that the rules need. If the line continues `last`, a line of the same
 * game and options, only its new moves are replayed.
 */
export function replayLine<S, M>(
  game: Game<S, M>,
  line: GameLine,
  last?: ReplayedLine<S>,
): Result<S, LineError> {
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

/** The move that a text names, even after a draw by rule has ended the game. */
function findMove<S, M>(game: Game<S, M>, state: S, text: string, at: number): Result<M, LineMoveError> {
  const { notation } = game;
  const parsed = notation.parseMove(state, text);
  if (parsed.ok) return parsed;
  const found = listMoves(game, state).find((move) => notation.formatMove(move) === text);
  return found === undefined ? fail({ ...parsed.error, at }) : ok(found);
}

/** The legal moves by the move generator alone, which ignores draws by rule. */
export function listMoves<S, M>(game: Game<S, M>, state: S): readonly M[] {
  const cursor = game.cursor(state);
  const list = new Int32Array(cursor.maxMoves);
  const end = cursor.generate(list, 0);
  return Array.from(list.subarray(0, end).sort(), (move) => cursor.unpack(move));
}

/** Root moves by their texts; undefined, meaning all, if none is named. */
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

/** What an engine answers to a line: a result in texts, or what is wrong with the line. */
export type EngineAnswer = Result<SearchResult<string>, LineError>;

/** A legal move without any search, of `wanted` if any are named: the answer when a search is stopped before it began. */
export type FallbackMove = (line: GameLine, wanted?: readonly string[]) => EngineAnswer;

/** A fallback by the rules of these games alone, so that a page need not load the others. */
export function makeFallbackMove(games: readonly Game<unknown, unknown>[]): FallbackMove {
  return (line, wanted) => {
    const game = games.find(({ id }) => id === line.game);
    return game === undefined
      ? fail({ code: 'unknown-game', game: line.game })
      : answerFirst(game, line, wanted);
  };
}

/** The first legal move in ASCII order, or the first that is wanted; none where the die has to be thrown first. */
function answerFirst<S, M>(
  game: Game<S, M>,
  line: GameLine,
  wanted: readonly string[] | undefined,
): EngineAnswer {
  const state = replayLine(game, line);
  if (!state.ok) return state;
  const first = findMoves(game, state.value, wanted, line.moves?.length ?? 0);
  if (!first.ok) return first;
  const isChance = game.turn(state.value).kind === 'chance';
  const texts = (moves: readonly M[]): string[] => moves.map((move) => game.notation.formatMove(move));
  const legal = first.value === undefined ? texts(listMoves(game, state.value)).sort() : texts(first.value);
  const move = isChance ? undefined : legal.at(0);
  const score = game.turn(game.start()).kind === 'chance' ? { win: 0.5 } : { cp: 0 };
  return ok({ move, score, depth: 0, nodes: 0, line: move === undefined ? [] : [move] });
}
