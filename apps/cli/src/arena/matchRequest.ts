import {
  DEFAULT_ADJUDICATION,
  DEFAULT_RULES,
  type Effort,
  type GameRules,
  type MatchPlan,
  type MatchSettings,
  type PlayerSpec,
  parseSpec,
  type SprtPlan,
} from '@tabuleiro/arena';
import { SEARCHED_GAMES } from '@tabuleiro/engine';
import { fail, type GameId, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import type { CommandContext } from '../commandLine/command.js';
import { parseWhole, type Range } from '../commandLine/flags.js';
import { MS, NODES } from '../engine/engineRequest.js';
import { findGame } from '../games.js';

/** The match that a command line asks for, and where its games go. */
export type MatchRequest = {
  readonly plan: MatchPlan;
  readonly settings: MatchSettings;
  readonly pgn: string | undefined;
};

const USUAL_GAMES = 100;
/** A sequential test that is not decided by then never will be. */
const SPRT_GAMES = 40_000;
/** Of either kind of wrong decision (alpha and beta). */
const SPRT_RISK = 0.05;

const GAMES: Range = { name: 'games', least: 1, most: 1_000_000 };
const DEPTH: Range = { name: 'depth', least: 1, most: 100 };
const SEED: Range = { name: 'seed', least: 0, most: 2 ** 32 - 1 };
const CONCURRENCY: Range = { name: 'concurrency', least: 1, most: 256 };

export function readMatchRequest(context: CommandContext): Result<MatchRequest, CodedError> {
  const game = readGame(context.args[0]);
  if (!game.ok) return game;
  const effort = readEffort(context);
  if (!effort.ok) return effort;
  const players = readPlayers(context, effort.value);
  if (!players.ok) return players;
  const extent = readExtent(context);
  if (!extent.ok) return extent;
  const concurrency = readNumber(context, CONCURRENCY);
  if (!concurrency.ok) return concurrency;
  const file = given(context, '--resume');
  const settings = {
    ...(concurrency.value !== undefined && { concurrency: concurrency.value }),
    ...(file !== undefined && { file }),
  };
  const rules = context.flags.has('--adjudicate') ? ADJUDICATED : DEFAULT_RULES;
  const plan = { game: game.value, ...players.value, ...extent.value, rules };
  return ok({ plan, settings, pgn: given(context, '--pgn') });
}

const ADJUDICATED: GameRules = { ...DEFAULT_RULES, adjudication: DEFAULT_ADJUDICATION };

type Extent = Pick<MatchPlan, 'games' | 'seed' | 'sprt'>;

/** How many games at most, their seed, and the test that may end the match before. */
function readExtent(context: CommandContext): Result<Extent, CodedError> {
  const sprt = readSprt(given(context, '--sprt'));
  if (!sprt.ok) return sprt;
  const games = readNumber(context, GAMES);
  if (!games.ok) return games;
  const seed = readNumber(context, SEED);
  if (!seed.ok) return seed;
  const usual = sprt.value === undefined ? USUAL_GAMES : SPRT_GAMES;
  const extent = { games: games.value ?? usual, seed: seed.value ?? 0 };
  return ok(sprt.value === undefined ? extent : { ...extent, sprt: sprt.value });
}

function given({ flags }: CommandContext, name: string): string | undefined {
  return flags.get(name)?.at(-1);
}

function readNumber(context: CommandContext, range: Range): Result<number | undefined, CodedError> {
  return parseWhole(given(context, `--${range.name}`), range);
}

function readGame(id: string): Result<GameId, CodedError> {
  const found = findGame(id);
  if (!found.ok) return found;
  if (SEARCHED_GAMES.includes(id)) return ok(id);
  return fail({ code: 'no-computer', game: id, known: SEARCHED_GAMES.join(', ') });
}

const USUAL_EFFORT: Effort = { ms: 100 };

/** The effort of players that name none; of several flags the first in this order counts. */
function readEffort(context: CommandContext): Result<Effort, CodedError> {
  const ms = readNumber(context, MS);
  const nodes = readNumber(context, NODES);
  const depth = readNumber(context, DEPTH);
  for (const part of [ms, nodes, depth]) if (!part.ok) return part;
  if (ms.ok && ms.value !== undefined) return ok({ ms: ms.value });
  if (nodes.ok && nodes.value !== undefined) return ok({ nodes: nodes.value });
  if (depth.ok && depth.value !== undefined) return ok({ depth: depth.value });
  return ok(USUAL_EFFORT);
}

function readSprt(text: string | undefined): Result<SprtPlan | undefined, CodedError> {
  if (text === undefined) return ok(undefined);
  const [, low, high] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  const [elo0, elo1] = [Number(low), Number(high)];
  if (elo0 < elo1) return ok({ elo0, elo1, alpha: SPRT_RISK, beta: SPRT_RISK });
  return fail({ code: 'bad-option', option: 'sprt', problem: 'out-of-range', range: 'ELO0,ELO1' });
}

type Players = { readonly first: PlayerSpec; readonly second: PlayerSpec };

/** `--engine` is the second player; without `--first` our engine plays, with the same effort. */
function readPlayers(context: CommandContext, effort: Effort): Result<Players, CodedError> {
  const command = given(context, '--engine');
  const text = command === undefined ? given(context, '--second') : `uci:${command}`;
  if (text === undefined) return fail({ code: 'missing-argument', argument: '--second' });
  const own = given(context, '--first');
  const first = own === undefined ? ok({ kind: 'search', effort } as const) : parseSpec(own, effort);
  if (!first.ok) return first;
  const second = parseSpec(text, effort);
  if (!second.ok) return second;
  const options = readEngineOptions(context);
  if (!options.ok) return options;
  return ok({ first: first.value, second: withOptions(second.value, options.value) });
}

type EngineOptions = Readonly<Record<string, string>>;

function readEngineOptions({ flags }: CommandContext): Result<EngineOptions, CodedError> {
  const pairs: [string, string][] = [];
  for (const text of flags.get('--engine-option') ?? []) {
    const [, name, value] = /^([^=]+)=(.*)$/.exec(text) ?? [];
    if (name === undefined) {
      return fail({
        code: 'bad-option',
        option: 'engine-option',
        problem: 'out-of-range',
        range: 'NAME=VALUE',
      });
    }
    pairs.push([name, value]);
  }
  return ok(Object.fromEntries(pairs));
}

function withOptions(spec: PlayerSpec, options: EngineOptions): PlayerSpec {
  return spec.kind === 'uci' && Object.keys(options).length > 0 ? { ...spec, options } : spec;
}
