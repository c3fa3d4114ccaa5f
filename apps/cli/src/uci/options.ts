import { LEVELS, levelElo, SEARCHED_GAMES } from '@tabuleiro/engine';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';
import { parseWhole } from '../commandLine/flags.js';

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
  readonly UCI_LimitStrength: boolean;
  readonly UCI_Elo: number;
  readonly UCI_Variant: string;
  readonly UCI_AnalyseMode: boolean;
};

const ELOS = SEARCHED_GAMES.flatMap((game) => LEVELS.map((level) => levelElo(game, level)));

export const DEFAULTS: UciOptions = {
  Hash: 64,
  Threads: 1,
  MultiPV: 1,
  Ponder: false,
  UCI_LimitStrength: false,
  UCI_Elo: levelElo('classico', 5),
  UCI_Variant: 'chess',
  UCI_AnalyseMode: false,
};

type Numbers = { readonly least: number; readonly most: number };
const SPINS: ReadonlyMap<string, Numbers> = new Map([
  ['Hash', { least: 1, most: 4096 }],
  ['Threads', { least: 1, most: 64 }],
  ['MultiPV', { least: 1, most: 256 }],
  ['UCI_Elo', { least: Math.min(...ELOS), most: Math.max(...ELOS) }],
]);

/** The `option` lines of the answer to `uci`. */
export function formatOptions(): string[] {
  return Object.entries(DEFAULTS).map(([name, value]) => `option name ${name} ${formatType(name, value)}`);
}

function formatType(name: string, value: UciOptions[keyof UciOptions]): string {
  const numbers = SPINS.get(name);
  if (numbers !== undefined) {
    return `type spin default ${value} min ${numbers.least} max ${numbers.most}`;
  }
  if (typeof value === 'boolean') return `type check default ${value}`;
  return `type combo default ${value} ${[...VARIANTS.keys()].map((variant) => `var ${variant}`).join(' ')}`;
}

export function gameOf({ UCI_Variant }: UciOptions): string {
  return VARIANTS.get(UCI_Variant) ?? 'classico';
}

/** `name NAME value VALUE`, both of which may hold spaces; names in any case. */
export function setOption(options: UciOptions, text: string): Result<UciOptions, CodedError> {
  const [, given = '', value = ''] = /^name\s+(.*?)(?:\s+value(?:\s+(.*))?)?$/i.exec(text) ?? [];
  const name = Object.keys(DEFAULTS).find((known) => known.toLowerCase() === given.toLowerCase());
  if (name === undefined) return fail({ code: 'unknown-flag', flag: given });
  const parsed = parseValue(name, value.trim());
  return parsed.ok ? ok({ ...options, [name]: parsed.value }) : parsed;
}

function parseValue(name: string, text: string): Result<string | number | boolean, CodedError> {
  const numbers = SPINS.get(name);
  if (numbers !== undefined) {
    const number = parseWhole(text, { name, ...numbers });
    return number.ok ? ok(number.value ?? numbers.least) : number;
  }
  const known = name === 'UCI_Variant' ? [...VARIANTS.keys()] : ['true', 'false'];
  const value = known.find((one) => one === text.toLowerCase());
  if (value === undefined) {
    return fail({ code: 'bad-option', option: name, problem: 'out-of-range', range: known.join(', ') });
  }
  return ok(name === 'UCI_Variant' ? value : value === 'true');
}
