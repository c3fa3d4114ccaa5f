import { isLevel, LEVELS, type Level } from '@tabuleiro/engine';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import type { Flag } from '../command.js';
import type { JsonObject } from '../json.js';
import { parseWhole, type Range } from './number.js';

/** How strong an answer is wished for, and what it may cost. */
export type Wish = {
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
export function parseWish(given: JsonObject): Result<Wish, CodedError> {
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
