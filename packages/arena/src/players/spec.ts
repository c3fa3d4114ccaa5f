import {
  EVALUATIONS,
  isLevel,
  type Level,
  type LevelParameters,
  type SearchParameters,
} from '@tabuleiro/engine';
import { fail, ok, type Result } from '@tabuleiro/game';

/** What limits a player's search of one move; a clock lasts for the whole game. Times in ms. */
export type Effort =
  | { readonly nodes: number }
  | { readonly depth: number }
  | { readonly ms: number }
  | { readonly base: number; readonly increment: number };

/** What our own players may evaluate by: the network that their game is shipped with, fitted weights, weights made by hand. */
export const PLAYER_EVALUATIONS = [...EVALUATIONS, 'handmade'] as const;
/** One of `PLAYER_EVALUATIONS`. */
export type PlayerEvaluation = (typeof PLAYER_EVALUATIONS)[number];

/** What a player evaluates by. Unless it is said, as the computer does: by the network of its game, if there is one, else by weights. */
export type Evaluated = {
  readonly evaluation?: PlayerEvaluation;
  /** The file of another network. */
  readonly network?: string;
};

/** A player as plain data, so that it can be sent to a thread and written to a file. */
export type PlayerSpec =
  | (Evaluated & { readonly kind: 'level'; readonly level: Level })
  /** Level parameters of one's own; command lines and results files know them as `temper`. */
  | (Evaluated & { readonly kind: 'temper'; readonly temper: LevelParameters })
  | (Evaluated & {
      readonly kind: 'search';
      readonly effort: Effort;
      /** Numbers of the search that are not what they usually are. */
      readonly parameters?: Partial<SearchParameters>;
    })
  | {
      readonly kind: 'uci';
      readonly command: string;
      readonly effort: Effort;
      readonly options?: Readonly<Record<string, string>>;
      /** Longest wait for a move where the effort sets no time, in ms. */
      readonly patience?: number;
    }
  | { readonly kind: 'random' }
  | { readonly kind: 'greedy' };

/** The text names no player. */
export type SpecError = { readonly code: 'bad-player'; readonly player: string };

/** Reads `nodes:20000`, `ms:100`, `depth:8`, `clock:10+0.1` (seconds); undefined for any other text. */
export function parseEffort(text: string): Effort | undefined {
  const [, kind, value] = /^(nodes|depth|ms|clock):(.+)$/.exec(text) ?? [];
  if (kind === 'clock') {
    const [, base, increment = '0'] = /^(\d+(?:\.\d+)?)(?:\+(\d+(?:\.\d+)?))?$/.exec(value) ?? [];
    return base === undefined
      ? undefined
      : { base: Number(base) * 1000, increment: Number(increment) * 1000 };
  }
  if (kind === undefined || !/^[1-9]\d{0,11}$/.test(value)) return undefined;
  const number = Number(value);
  if (kind === 'nodes') return { nodes: number };
  return kind === 'depth' ? { depth: number } : { ms: number };
}

function formatEffort(effort: Effort): string {
  if ('nodes' in effort) return `nodes:${effort.nodes}`;
  if ('depth' in effort) return `depth:${effort.depth}`;
  if ('ms' in effort) return `ms:${effort.ms}`;
  return `clock:${effort.base / 1000}+${effort.increment / 1000}`;
}

/**
 * `random`, `greedy`, `uci:COMMAND`; or `level:5`, `temper:NODES,DEPTH,NOISE,BLINDNESS,HASTE`, an effort, and behind it perhaps what it
 * evaluates by: `/network`, `/weights`, `/handmade`, `@NETWORK-FILE`. `effort` is for an engine, which has none in its text.
 */
export function parseSpec(text: string, effort: Effort): Result<PlayerSpec, SpecError> {
  const spec = readSpec(text.trim(), effort);
  return spec === undefined ? fail({ code: 'bad-player', player: text }) : ok(spec);
}

function readSpec(text: string, effort: Effort): PlayerSpec | undefined {
  if (text === 'random' || text === 'greedy') return { kind: text };
  const [, command] = /^uci:(.+)$/.exec(text) ?? [];
  if (command !== undefined) return { kind: 'uci', command, effort };
  const [, early = text, network] = /^([^@]+)@(.+)$/.exec(text) ?? [];
  if (network !== undefined) return readOwn(early, { network });
  const [own, name, ...rest] = text.split('/');
  if (name === undefined) return readOwn(own, {});
  const evaluation = PLAYER_EVALUATIONS.find((known) => known === name);
  return evaluation === undefined || rest.length > 0 ? undefined : readOwn(own, { evaluation });
}

function readOwn(text: string, evaluated: Evaluated): PlayerSpec | undefined {
  const own = readLevel(text) ?? readLevelParameters(text) ?? readSearch(text);
  return own && { ...own, ...evaluated };
}

function readLevel(text: string): PlayerSpec | undefined {
  const [, value] = /^level:(\d+)$/.exec(text) ?? [];
  const level = Number(value);
  return isLevel(level) ? { kind: 'level', level } : undefined;
}

function readLevelParameters(text: string): PlayerSpec | undefined {
  const [, ...numbers] = /^temper:(\d+),(\d+),(\d+),(\d+),(\d+)$/.exec(text) ?? [];
  if (numbers.length === 0) return undefined;
  const [nodes, depth, noise, blindness, haste] = numbers.map(Number);
  return { kind: 'temper', temper: { nodes, depth, noise, blindness, haste } };
}

function readSearch(text: string): PlayerSpec | undefined {
  const effort = parseEffort(text);
  return effort && { kind: 'search', effort };
}

/** The text that `parseSpec` reads; that of an engine also has its effort and options, that of a search its own parameters. */
export function formatSpec(spec: PlayerSpec): string {
  switch (spec.kind) {
    case 'level':
      return `level:${spec.level}${formatEvaluated(spec)}`;
    case 'temper': {
      const { nodes, depth, noise, blindness, haste } = spec.temper;
      return `temper:${nodes},${depth},${noise},${blindness},${haste}${formatEvaluated(spec)}`;
    }
    case 'search':
      return `${formatEffort(spec.effort)}${formatEvaluated(spec)}${formatOptions(spec.parameters)}`;
    case 'uci':
      return `uci:${spec.command} ${formatEffort(spec.effort)}${formatOptions(spec.options)}`;
    default:
      return spec.kind;
  }
}

function formatEvaluated({ evaluation, network }: Evaluated): string {
  if (network !== undefined) return `@${network}`;
  return evaluation === undefined ? '' : `/${evaluation}`;
}

function formatOptions(options: Readonly<Record<string, string | number>> = {}): string {
  return Object.entries(options)
    .map(([name, value]) => ` ${name}=${value}`)
    .join('');
}
