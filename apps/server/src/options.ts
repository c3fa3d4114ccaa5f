import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';

export type ServerOptions = {
  readonly port: number;
  readonly host: string;
  /** Whether a browser may be opened. */
  readonly open: boolean;
  readonly help: boolean;
  /** Is there a list of open invitations and running matches? */
  readonly lobby: boolean;
  /** Are events written to stderr, as lines of JSON? */
  readonly log: boolean;
  /** Names of this server beside its addresses. */
  readonly sites: readonly string[];
  /** How many days matches are kept after their last move; missing for the default. */
  readonly keep: Readonly<Partial<Record<KeptMatches, number>>>;
  /** The database and the bus that several nodes share; missing for a file of this machine. */
  readonly store?: string;
  readonly bus?: string;
  /** The command line of a UCI engine for the analysis board; its pages are this machine's alone. */
  readonly engine?: string;
};

/** What is kept for how long: finished matches, invitations that nobody took, matches that nobody ended. */
export type KeptMatches = 'finished' | 'open' | 'unfinished';

export const DEFAULT_OPTIONS: ServerOptions = {
  ...{ port: 4321, host: 'localhost', open: true, help: false },
  ...{ lobby: false, log: false, sites: [], keep: {} },
};

const LAST_PORT = 65_535;
const MOST_DAYS = 36_500;
const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  'no-open': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  lobby: { type: 'boolean' },
  log: { type: 'boolean' },
  site: { type: 'string' },
  store: { type: 'string' },
  bus: { type: 'string' },
  engine: { type: 'string' },
  'keep-finished': { type: 'string' },
  'keep-open': { type: 'string' },
  'keep-unfinished': { type: 'string' },
} as const;

/** The arguments after `npm start --`. Of a flag that is given twice the last one counts. */
export function parseOptions(args: readonly string[]): Result<ServerOptions, CodedError> {
  const { tokens } = parseArgs({ args: [...args], options: FLAGS, strict: false, tokens: true });
  let options = DEFAULT_OPTIONS;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') return fail({ code: 'extra-argument', argument: token.value });
    const read = readFlag(options, token.name, token.rawName, token.value);
    if (!read.ok) return read;
    options = { ...options, ...read.value };
  }
  if (options.bus !== undefined && options.store === undefined) return fail({ code: 'bus-alone' });
  const isHostGiven = tokens.some((token) => token.kind === 'option' && token.name === 'host');
  if (options.engine !== undefined && isHostGiven) return fail({ code: 'engine-shared' });
  return ok(options);
}

function readFlag(
  before: ServerOptions,
  name: string,
  written: string,
  value: string | undefined,
): Result<Partial<ServerOptions>, CodedError> {
  const takesValue = VALUES.get(name);
  if (takesValue !== undefined) {
    if (value === undefined || value === '') return fail({ code: 'no-flag-value', flag: written });
    return takesValue(before, written, value);
  }
  const meaning = SWITCHES.get(name);
  if (meaning === undefined) return fail({ code: 'unknown-flag', flag: written });
  return value === undefined ? ok(meaning) : fail({ code: 'flag-value', flag: written });
}

const SWITCHES: ReadonlyMap<string, Partial<ServerOptions>> = new Map<string, Partial<ServerOptions>>([
  ['no-open', { open: false }],
  ['help', { help: true }],
  ['lobby', { lobby: true }],
  ['log', { log: true }],
]);

type ReadValue = (
  before: ServerOptions,
  flag: string,
  value: string,
) => Result<Partial<ServerOptions>, CodedError>;

const VALUES: ReadonlyMap<string, ReadValue> = new Map<string, ReadValue>([
  ['host', (_before, _flag, host) => ok({ host })],
  ['port', (_before, flag, value) => readPort(flag, value)],
  ['site', ({ sites }, _flag, value) => ok({ sites: [...sites, value.toLowerCase()] })],
  ['store', (_before, flag, store) => readUrl(flag, store, 'postgres', { store })],
  ['bus', (_before, flag, bus) => readUrl(flag, bus, 'redis', { bus })],
  ['engine', (_before, _flag, engine) => ok({ engine })],
  ['keep-finished', (before, flag, value) => readDays(before, 'finished', flag, value)],
  ['keep-open', (before, flag, value) => readDays(before, 'open', flag, value)],
  ['keep-unfinished', (before, flag, value) => readDays(before, 'unfinished', flag, value)],
]);

function readDays(
  { keep }: ServerOptions,
  what: KeptMatches,
  flag: string,
  value: string,
): Result<Partial<ServerOptions>, CodedError> {
  const days = Number(value);
  if (/^\d+$/.test(value) && days >= 1 && days <= MOST_DAYS) return ok({ keep: { ...keep, [what]: days } });
  return fail({ code: 'bad-option', option: flag, problem: 'out-of-range', range: `1..${MOST_DAYS}` });
}

function readPort(flag: string, value: string): Result<Partial<ServerOptions>, CodedError> {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= LAST_PORT) return ok({ port });
  return fail({ code: 'bad-option', option: flag, problem: 'out-of-range', range: `0..${LAST_PORT}` });
}

/** The address of a service; `rediss` and `postgresql` are other names of the same. */
function readUrl(
  flag: string,
  value: string,
  service: 'postgres' | 'redis',
  read: Partial<ServerOptions>,
): Result<Partial<ServerOptions>, CodedError> {
  const isFit = URL.canParse(value) && new URL(value).protocol.startsWith(service);
  if (isFit) return ok(read);
  return fail({ code: 'bad-option', option: flag, problem: 'out-of-range', range: `${service}://…` });
}
