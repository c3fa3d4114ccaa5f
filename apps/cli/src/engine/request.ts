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
import type { CodedError } from '@tabuleiro/words';
import { type Lang, wordRefusal } from '@tabuleiro/words';
import type { Flag } from '../commandLine/command.js';
import { parseWhole, type Range } from '../commandLine/flags.js';
import { toUserError, type UserError } from '../commandLine/userError.js';
import type { JsonObject } from '../io/json.js';
import { findRequested } from '../positions/position.js';
import { parseRequest } from '../positions/request.js';

/** How strong an answer is wished for, and what it may cost. */
export type MoveRequest = {
  readonly level: Level | 'max';
  /** Both bound `max` alone: a level is made of positions looked at, never of time. */
  readonly ms: number | undefined;
  readonly nodes: number | undefined;
  readonly seed: number;
};

const DAY = 86_400_000;
export const MS: Range = { name: 'ms', least: 1, most: DAY };
export const NODES: Range = { name: 'nodes', least: 1, most: Number.MAX_SAFE_INTEGER };
const LEVEL: Range = { name: 'level', least: LEVELS[0], most: LEVELS.length };
const SEED: Range = { name: 'seed', least: -(2 ** 31), most: 2 ** 32 - 1 };

export const LEVEL_FLAG: Flag = {
  name: '--level',
  kind: 'value',
  value: { 'pt-BR': '1..10|max', en: '1..10|max' },
  help: {
    'pt-BR': 'a força: 1 a 10 não olham o relógio; max, sem erros, é o normal',
    en: 'the strength: 1 to 10 look at no clock; max, without errors, is the default',
  },
};

export const MS_FLAG: Flag = {
  name: '--ms',
  kind: 'value',
  value: { 'pt-BR': 'N', en: 'N' },
  help: {
    'pt-BR': 'milissegundos para pensar, só com max (1000 se nada for dito)',
    en: 'milliseconds to think, with max alone (1000 unless something is said)',
  },
};

export const NODES_FLAG: Flag = {
  name: '--nodes',
  kind: 'value',
  value: { 'pt-BR': 'N', en: 'N' },
  help: {
    'pt-BR': 'posições a olhar, só com max; sem --ms não há relógio',
    en: 'positions to look at, with max alone; without --ms there is no clock',
  },
};

export const SEED_FLAG: Flag = {
  name: '--seed',
  kind: 'value',
  value: { 'pt-BR': 'N', en: 'N' },
  help: {
    'pt-BR': 'a semente dos erros de um nível (0 se nada for dito)',
    en: 'the seed of a level’s errors (0 unless something is said)',
  },
};

/** From a line of JSON, or what a command line was turned into. */
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

/** Where to think, proved to be a position in which somebody acts. */
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

/** The computer follows every line that `findEngineTask` has found. */
export function expectResult(found: Result<SearchResult<string>, LineError>): SearchResult<string> {
  if (!found.ok) throw new Error(`refused after it was checked: ${found.error.code}`);
  return found.value;
}

function gameIsOver(lang: Lang, game: GameId, { winner, reason }: Outcome): UserError {
  const facts = { reason, ...(winner !== undefined && { winner }) };
  const refusal = { code: 'game-over', facts, rule: '' };
  return { code: refusal.code, reason, message: wordRefusal(lang, game, refusal) };
}

/** Chance is to act: there is nothing to choose before the die is thrown. */
export function dieNotThrown(lang: Lang, game: GameId): UserError {
  const refusal = { code: 'not-thrown', facts: {}, rule: 'S-TURN' };
  return { code: refusal.code, message: wordRefusal(lang, game, refusal) };
}

export function gameNotPlayed(lang: Lang, game: GameId): UserError {
  return toUserError(lang, { code: 'no-computer', game, known: ENGINE_GAMES.join(', ') });
}

/** What an analysis is asked for beside what a best move is. */
export type AnalysisRequest = MoveRequest & { readonly depth: number | undefined; readonly multiPv: number };

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

const DEPTH = { name: 'depth', least: 1, most: 100 };

const MULTIPV = { name: 'multipv', least: 1, most: 256 };

export function parseAnalysisRequest(given: JsonObject): Result<AnalysisRequest, CodedError> {
  const request = parseMoveRequest(given);
  if (!request.ok) return request;
  const depth = parseWhole(given.depth, DEPTH);
  if (!depth.ok) return depth;
  const multiPv = parseWhole(given.multipv, MULTIPV);
  if (!multiPv.ok) return multiPv;
  return ok({ ...request.value, depth: depth.value, multiPv: multiPv.value ?? 1 });
}
