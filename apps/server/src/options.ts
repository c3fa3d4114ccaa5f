import { parseArgs } from 'node:util';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { CodedError } from '@tabuleiro/words';

export type ServerOptions = {
  readonly port: number;
  readonly host: string;
  /** Whether a browser may be opened. */
  readonly open: boolean;
  readonly help: boolean;
};

export const DEFAULT_OPTIONS: ServerOptions = { port: 4321, host: 'localhost', open: true, help: false };

const LAST_PORT = 65_535;
const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string' },
  'no-open': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The arguments after `npm start --`. Of a flag that is given twice the last one counts. */
export function parseOptions(args: readonly string[]): Result<ServerOptions, CodedError> {
  const { tokens } = parseArgs({ args: [...args], options: FLAGS, strict: false, tokens: true });
  let options = DEFAULT_OPTIONS;
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') return fail({ code: 'extra-argument', argument: token.value });
    const read = readFlag(token.name, token.rawName, token.value);
    if (!read.ok) return read;
    options = { ...options, ...read.value };
  }
  return ok(options);
}

function readFlag(
  name: string,
  written: string,
  value: string | undefined,
): Result<Partial<ServerOptions>, CodedError> {
  if (name === 'port' || name === 'host') {
    if (value === undefined || value === '') return fail({ code: 'no-flag-value', flag: written });
    return name === 'host' ? ok({ host: value }) : readPort(written, value);
  }
  if (name !== 'no-open' && name !== 'help') return fail({ code: 'unknown-flag', flag: written });
  if (value !== undefined) return fail({ code: 'flag-value', flag: written });
  return ok(name === 'help' ? { help: true } : { open: false });
}

function readPort(flag: string, value: string): Result<Partial<ServerOptions>, CodedError> {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= LAST_PORT) return ok({ port });
  return fail({ code: 'bad-option', option: flag, problem: 'out-of-range', range: `0..${LAST_PORT}` });
}
