import { crc32, fail, ok, type Result } from '@tabuleiro/game';
import {
  booleanValue,
  integerBetween,
  isObject,
  LONGEST_MS,
  objectOf,
  oneOf,
  textUpTo,
  type Validator,
} from '@tabuleiro/match';
import { requestIdValidator } from '../protocol/clientMessages.js';
import { LONGEST_LINE, MOST_LINES } from '../protocol/limits.js';
import {
  codeValidator,
  type MatchId,
  matchIdValidator,
  sealValidator,
  seedValidator,
} from '../protocol/secrets.js';
import type { HiddenPart, Outage, StoredLine } from '../server/store.js';

/** The version of the log that this program writes. */
export const LOG_VERSION = 1;

/** One line of the log: what a match said, that one is forgotten, that the server lives, or that it did not. */
export type LogEntry =
  | ({ readonly match: MatchId; readonly seq: number } & StoredLine)
  | { readonly drop: MatchId }
  | { readonly beat: number }
  | { readonly outage: Outage };

/** Why a log cannot be used; `line` is counted from 1. */
export type LogError =
  | { readonly code: 'damaged-log'; readonly file: string; readonly line: number }
  | { readonly code: 'newer-log'; readonly file: string; readonly version: number }
  | { readonly code: 'log-in-use'; readonly file: string }
  | { readonly code: 'unusable-log'; readonly file: string; readonly cause: string }
  | { readonly code: 'unreachable-store'; readonly file: string; readonly cause: string }
  | { readonly code: 'store-not-empty'; readonly file: string }
  | { readonly code: 'unreachable-bus'; readonly file: string }
  | { readonly code: 'no-driver'; readonly driver: string };

const time = integerBetween(0, 100 * LONGEST_MS);

const hidden = objectOf<HiddenPart>(
  {
    ...{
      id: requestIdValidator,
      by: oneOf(['host', 'guest']),
      token: sealValidator,
      codeHash: sealValidator,
    },
    ...{ code: codeValidator, secret: sealValidator, seed: seedValidator, seal: sealValidator },
  },
  ['id', 'by', 'token', 'codeHash', 'code', 'secret', 'seed', 'seal'],
);

const lineEntry: Validator<Extract<LogEntry, { readonly match: MatchId }>> = objectOf({
  ...{ match: matchIdValidator, seq: integerBetween(0, MOST_LINES), at: time },
  ...{ text: textUpTo(LONGEST_LINE), hidden, ends: booleanValue },
});
const dropEntry = objectOf<{ readonly drop: MatchId }>({ drop: matchIdValidator });
const beatEntry = objectOf<{ readonly beat: number }>({ beat: time });
const outageEntry = objectOf<{ readonly outage: Outage }>({
  outage: objectOf<Outage>({ from: time, to: time }),
});
const header = objectOf<{ readonly format: string; readonly version: number }>({
  format: oneOf(['tabuleiro-online']),
  version: integerBetween(1, 1000),
});

/** The bytes of a line of the log: the CRC-32 of its JSON, a space, the JSON, a line end. */
export function formatEntry(entry: LogEntry | { readonly format: string; readonly version: number }): Buffer {
  const json = Buffer.from(JSON.stringify(entry));
  return Buffer.concat([Buffer.from(`${sumOf(json)} `), json, LINE_END]);
}

const LINE_END = Buffer.from('\n');
const SUM_LENGTH = 9;

function sumOf(bytes: Uint8Array): string {
  return crc32(bytes).toString(16).padStart(8, '0');
}

/** The first line of a log. */
export function formatLogHeader(): Buffer {
  return formatEntry({ format: 'tabuleiro-online', version: LOG_VERSION });
}

/** The JSON of a line without its end; undefined where its sum does not fit. */
export function readSummed(line: Buffer): unknown {
  const json = line.subarray(SUM_LENGTH);
  if (line.length <= SUM_LENGTH || line.toString('latin1', 0, SUM_LENGTH) !== `${sumOf(json)} `)
    return undefined;
  try {
    const value: unknown = JSON.parse(json.toString());
    return value;
  } catch {
    return undefined;
  }
}

/** The version of a log, from its first line; undefined where that is none. */
export function readLogVersion(line: Buffer): number | undefined {
  const read = header.read(readSummed(line), '');
  return read.ok ? read.value.version : undefined;
}

/** An entry that was read; undefined where it is none. */
export function readEntry(value: unknown): Result<LogEntry, undefined> {
  const validator = isObject(value) ? validatorOf(value) : anyEntry;
  const read = validator.read(value, '');
  return read.ok ? ok(read.value) : fail(undefined);
}

const anyEntry: Validator<LogEntry> = lineEntry;

function validatorOf(value: Readonly<Record<string, unknown>>): Validator<LogEntry> {
  if ('drop' in value) return dropEntry;
  if ('beat' in value) return beatEntry;
  return 'outage' in value ? outageEntry : lineEntry;
}
