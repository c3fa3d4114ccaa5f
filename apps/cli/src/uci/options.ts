import { EVALUATIONS, type Evaluation, LEVELS, levelElo, SEARCHED_GAMES } from '@tabuleiro/engine';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import { parseWhole, type Range } from '../commandLine/flags.js';

/** Values of `UCI_Variant`, each with the game it stands for. */
export const VARIANTS: ReadonlyMap<string, string> = new Map([
  ['chess', 'classico'],
  ['nucleo', 'nucleo'],
  ['brasez', 'brasez'],
]);

export type UciOptions = {
  readonly Hash: number;
  readonly Threads: number;
  readonly MultiPV: number;
  readonly Ponder: boolean;
  readonly Evaluation: Evaluation;
  readonly UCI_LimitStrength: boolean;
  readonly UCI_Elo: number;
  readonly UCI_Variant: string;
  readonly UCI_AnalyseMode: boolean;
  /** Are win, draw and loss told after each score? */
  readonly UCI_ShowWDL: boolean;
};

const ELOS = SEARCHED_GAMES.flatMap((game) => LEVELS.map((level) => levelElo(game, level)));

export const DEFAULTS: UciOptions = {
  Hash: 64,
  Threads: 1,
  MultiPV: 1,
  Ponder: false,
  Evaluation: 'network',
  UCI_LimitStrength: false,
  UCI_Elo: levelElo('classico', 5),
  UCI_Variant: 'chess',
  UCI_AnalyseMode: false,
  UCI_ShowWDL: false,
};

/** What an option may be whose value is one of some words. */
const CHOICES: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['UCI_Variant', [...VARIANTS.keys()]],
  ['Evaluation', EVALUATIONS],
]);
const BOOLEANS: readonly string[] = ['true', 'false'];

/** What a number may be. More threads than processors only take each other's time, and everybody else's. */
function rangeOf(name: string, processors: number): Range | undefined {
  switch (name) {
    case 'Hash':
      return { name, least: 1, most: 4096 };
    case 'Threads':
      return { name, least: 1, most: processors };
    case 'MultiPV':
      return { name, least: 1, most: 256 };
    case 'UCI_Elo':
      return { name, least: Math.min(...ELOS), most: Math.max(...ELOS) };
    default:
      return undefined;
  }
}

/** The `option` lines of the answer to `uci`, on a machine with so many processors. */
export function formatOptions(processors: number): string[] {
  return Object.entries(DEFAULTS).map(
    ([name, value]) => `option name ${name} ${formatType(name, value, rangeOf(name, processors))}`,
  );
}

function formatType(name: string, value: UciOptions[keyof UciOptions], range: Range | undefined): string {
  if (range !== undefined) return `type spin default ${value} min ${range.least} max ${range.most}`;
  const choices = CHOICES.get(name);
  if (choices === undefined) return `type check default ${value}`;
  return `type combo default ${value} ${choices.map((choice) => `var ${choice}`).join(' ')}`;
}

export function gameOf({ UCI_Variant }: UciOptions): string {
  return VARIANTS.get(UCI_Variant) ?? 'classico';
}

/** `name NAME value VALUE`, both of which may hold spaces; names in any case. */
export function setOption(
  options: UciOptions,
  text: string,
  processors: number,
): Result<UciOptions, CodedError> {
  const [, given = '', value = ''] = /^name\s+(.*?)(?:\s+value(?:\s+(.*))?)?$/i.exec(text) ?? [];
  const name = Object.keys(DEFAULTS).find((known) => known.toLowerCase() === given.toLowerCase());
  if (name === undefined) return fail({ code: 'unknown-flag', flag: given });
  const parsed = parseValue(name, value.trim(), rangeOf(name, processors));
  return parsed.ok ? ok({ ...options, [name]: parsed.value }) : parsed;
}

function parseValue(
  name: string,
  text: string,
  range: Range | undefined,
): Result<string | number | boolean, CodedError> {
  if (range !== undefined) {
    const number = parseWhole(text, range);
    return number.ok ? ok(number.value ?? range.least) : number;
  }
  const choices = CHOICES.get(name);
  const known = choices ?? BOOLEANS;
  const value = known.find((one) => one === text.toLowerCase());
  if (value === undefined) {
    return fail({ code: 'bad-option', option: name, problem: 'out-of-range', range: known.join(', ') });
  }
  return ok(choices === undefined ? value === 'true' : value);
}
