import { DEFAULT_MOVE_MS, type TextPosition, textPositionOf } from '@tabuleiro/any-game';
import {
  type AnalysisLimits,
  ENGINE_GAMES,
  type GameLine,
  isLevel,
  LEVELS,
  type Level,
  type LineError,
  type SearchResult,
} from '@tabuleiro/engine';
import { fail, type GameId, type Outcome, ok, type Result } from '@tabuleiro/game';
import { type CodedError, type Lang, wordRefusal } from '@tabuleiro/words';
import { type Flag, NUMBER } from '../commandLine/command.js';
import { parseWhole, type Range } from '../commandLine/flags.js';
import { toUserError, type UserError } from '../commandLine/userError.js';
import type { JsonObject } from '../io/json.js';
import { findRequested } from '../positions/position.js';
import { parseRequest } from '../positions/positionRequest.js';

/** How strong the move should be, and the limits of the search. */
export type MoveRequest = {
  readonly level: Level | 'max';
  /** `ms` and `nodes` limit `max` only: a level has its own number of nodes and never looks at a clock. */
  readonly ms: number | undefined;
  readonly nodes: number | undefined;
  readonly seed: number;
};

const DAY = 86_400_000;
export const MS: Range = { name: 'ms', least: 1, most: DAY };
export const NODES: Range = { name: 'nodes', least: 1, most: Number.MAX_SAFE_INTEGER };
const LEVEL: Range = { name: 'level', least: LEVELS[0], most: LEVELS.length };
const SEED: Range = { name: 'seed', least: -(2 ** 31), most: 2 ** 32 - 1 };
const DEPTH: Range = { name: 'depth', least: 1, most: 100 };
const MULTIPV: Range = { name: 'multipv', least: 1, most: 256 };

export const LEVEL_FLAG: Flag = {
  name: '--level',
  kind: 'value',
  value: { text: '1..10|max' },
  help: ({ shared }) => shared.level,
};
export const MS_FLAG: Flag = { name: '--ms', kind: 'value', value: NUMBER, help: ({ shared }) => shared.ms };
export const NODES_FLAG: Flag = {
  name: '--nodes',
  kind: 'value',
  value: NUMBER,
  help: ({ shared }) => shared.nodes,
};
export const SEED_FLAG: Flag = {
  name: '--seed',
  kind: 'value',
  value: NUMBER,
  help: ({ shared }) => shared.seed,
};

/** From a line of JSON, or from flags turned into the same fields. */
export function parseMoveRequest(given: JsonObject): Result<MoveRequest, CodedError> {
  const level = parseLevel(given.level);
  if (!level.ok) return level;
  const ms = parseWhole(given.ms, MS);
  if (!ms.ok) return ms;
  const nodes = parseWhole(given.nodes, NODES);
  if (!nodes.ok) return nodes;
  const seed = parseWhole(given.seed, SEED);
  if (!seed.ok) return seed;
  return ok({ level: level.value ?? 'max', ms: ms.value, nodes: nodes.value, seed: seed.value ?? 0 });
}

const BAD_LEVEL: CodedError = {
  code: 'bad-option',
  option: 'level',
  problem: 'out-of-range',
  range: '1..10, max',
};

export function parseLevel(given: unknown): Result<Level | 'max' | undefined, CodedError> {
  if (given === undefined || given === 'max') return ok(given);
  const level = parseWhole(given, LEVEL);
  return level.ok && isLevel(level.value) ? ok(level.value) : fail(BAD_LEVEL);
}

/** A line and the position it leads to, in which the game is not over. */
export type EngineTask = { readonly line: Required<GameLine>; readonly position: TextPosition };

export function findEngineTask(fields: JsonObject, lang: Lang): Result<EngineTask, UserError> {
  const request = parseRequest(fields);
  if (!request.ok) return fail(toUserError(lang, request.error));
  const found = findRequested(request.value, lang);
  if (!found.ok) return found;
  const { written, options, state } = found.value;
  const { id } = written.game;
  const position = textPositionOf(written.game, state);
  const outcome = position.outcome();
  if (outcome !== undefined) return fail(gameIsOver(lang, id, outcome));
  const { position: start, moves } = request.value;
  return ok({ line: { game: id, options, position: start, moves }, position });
}

/** The engine cannot refuse a line that `findEngineTask` has checked. */
export function expectResult(found: Result<SearchResult<string>, LineError>): SearchResult<string> {
  if (!found.ok) throw new Error(`refused after it was checked: ${found.error.code}`);
  return found.value;
}

function gameIsOver(lang: Lang, game: GameId, { winner, reason }: Outcome): UserError {
  const facts = { reason, ...(winner !== undefined && { winner }) };
  const refusal = { code: 'game-over', facts, rule: '' };
  return { code: refusal.code, reason, message: wordRefusal(lang, game, refusal) };
}

/** There is no move to choose before the die is thrown. */
export function dieNotThrown(lang: Lang, game: GameId): UserError {
  const refusal = { code: 'not-thrown', facts: {}, rule: 'S-TURN' };
  return { code: refusal.code, message: wordRefusal(lang, game, refusal) };
}

export function gameNotPlayed(lang: Lang, game: GameId): UserError {
  return toUserError(lang, { code: 'no-computer', game, known: ENGINE_GAMES.join(', ') });
}

/** A move request with what only an analysis takes. */
export type AnalysisRequest = MoveRequest & { readonly depth: number | undefined; readonly multiPv: number };

/** Without any limit a search takes the usual time. */
export function limitsFor({ ms, nodes, depth, multiPv }: AnalysisRequest): AnalysisLimits {
  const isBounded = [ms, nodes, depth].some((bound) => bound !== undefined);
  return {
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
    ...(ms !== undefined && { moveTime: ms }),
    ...(!isBounded && { moveTime: DEFAULT_MOVE_MS }),
    multiPv,
  };
}

export function parseAnalysisRequest(given: JsonObject): Result<AnalysisRequest, CodedError> {
  const request = parseMoveRequest(given);
  if (!request.ok) return request;
  const depth = parseWhole(given.depth, DEPTH);
  if (!depth.ok) return depth;
  const multiPv = parseWhole(given.multipv, MULTIPV);
  if (!multiPv.ok) return multiPv;
  return ok({ ...request.value, depth: depth.value, multiPv: multiPv.value ?? 1 });
}
