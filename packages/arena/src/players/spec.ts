import { isLevel, type Level, type LevelParameters, type SearchParameters } from '@tabuleiro/engine';
import { fail, ok, type Result } from '@tabuleiro/game';

/** What limits a player's search of one move; a clock lasts for the whole game. Times in ms. */
export type Effort =
  | { readonly nodes: number }
  | { readonly depth: number }
  | { readonly ms: number }
  | { readonly base: number; readonly increment: number };

/** The sets of evaluation weights: fitted by the tuner, or made by hand. */
export const WEIGHTS = ['fitted', 'handmade'] as const;
/** One of `WEIGHTS`. */
export type WeightsName = (typeof WEIGHTS)[number];

/** A player as plain data, so that it can be sent to a thread and written to a file. */
export type PlayerSpec =
  | { readonly kind: 'level'; readonly level: Level }
  /** Level parameters of one's own; command lines and results files know them as `temper`. */
  | { readonly kind: 'temper'; readonly temper: LevelParameters }
  | {
      readonly kind: 'search';
      readonly effort: Effort;
      readonly weights?: WeightsName;
      /** The file of a network to evaluate with, in place of weights. */
      readonly network?: string;
      /** Numbers of the search that are not what they usually are. */
      readonly parameters?: Partial<SearchParameters>;
    }
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
 * `level:5`, `temper:NODES,DEPTH,NOISE,BLINDNESS`, `random`, `greedy`, an effort (perhaps `ms:100/handmade` or
 * `ms:100@NETWORK-FILE`), `uci:COMMAND`.
 * `effort` is for an engine, which has none in its text.
 */
export function parseSpec(text: string, effort: Effort): Result<PlayerSpec, SpecError> {
  const spec = readSpec(text.trim(), effort);
  return spec === undefined ? fail({ code: 'bad-player', player: text }) : ok(spec);
}

function readSpec(text: string, effort: Effort): PlayerSpec | undefined {
  if (text === 'random' || text === 'greedy') return { kind: text };
  const [, kind, value] = /^(\w+):(.+)$/.exec(text) ?? [];
  if (kind === 'level') return readLevel(value);
  if (kind === 'temper') return readLevelParameters(value);
  if (kind === 'uci') return { kind, command: value, effort };
  return readSearch(text);
}

function readLevel(value: string): PlayerSpec | undefined {
  const level = /^\d+$/.test(value) ? Number(value) : undefined;
  return isLevel(level) ? { kind: 'level', level } : undefined;
}

function readLevelParameters(value: string): PlayerSpec | undefined {
  const [, ...numbers] = /^(\d+),(\d+),(\d+),(\d+)$/.exec(value) ?? [];
  if (numbers.length === 0) return undefined;
  const [nodes, depth, noise, blindness] = numbers.map(Number);
  return { kind: 'temper', temper: { nodes, depth, noise, blindness } };
}

function readSearch(text: string): PlayerSpec | undefined {
  const [, early, network] = /^([^@]+)@(.+)$/.exec(text) ?? [];
  if (network !== undefined) {
    const effort = parseEffort(early);
    return effort && { kind: 'search', effort, network };
  }
  const [effortText, name, ...rest] = text.split('/');
  const effort = parseEffort(effortText);
  const weights = WEIGHTS.find((known) => known === name);
  if (effort === undefined || rest.length > 0 || (name !== undefined && weights === undefined))
    return undefined;
  return weights === undefined ? { kind: 'search', effort } : { kind: 'search', effort, weights };
}

/** The text that `parseSpec` reads; that of an engine also has its effort and options, that of a search its own parameters. */
export function formatSpec(spec: PlayerSpec): string {
  switch (spec.kind) {
    case 'level':
      return `level:${spec.level}`;
    case 'temper': {
      const { nodes, depth, noise, blindness } = spec.temper;
      return `temper:${nodes},${depth},${noise},${blindness}`;
    }
    case 'search':
      return `${formatSearch(spec)}${formatOptions(spec.parameters)}`;
    case 'uci':
      return `uci:${spec.command} ${formatEffort(spec.effort)}${formatOptions(spec.options)}`;
    default:
      return spec.kind;
  }
}

function formatSearch({ effort, weights, network }: PlayerSpec & { readonly kind: 'search' }): string {
  if (network !== undefined) return `${formatEffort(effort)}@${network}`;
  return weights === undefined ? formatEffort(effort) : `${formatEffort(effort)}/${weights}`;
}

function formatOptions(options: Readonly<Record<string, string | number>> = {}): string {
  return Object.entries(options)
    .map(([name, value]) => ` ${name}=${value}`)
    .join('');
}
