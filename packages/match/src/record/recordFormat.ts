import { type GameId, ok, PLAYERS, type Player, REASONS, type Reason, type Result } from '@tabuleiro/game';
import { type Action, actionValidator } from '../actions/action.js';
import type { Secret } from '../dice/fairDice.js';
import type { Match } from '../match.js';
import { type DiceTerms, HEX, NAME, SETUP_FIELDS, type Setup } from '../setup.js';
import {
  anyValue,
  arrayOf,
  isObject,
  type Json,
  objectOf,
  oneOf,
  textUpTo,
  type Validator,
} from '../validator.js';
import { badRecord, invalidRecord, type RecordError } from './recordError.js';

/** The version that `formatRecord` writes; newer ones are refused. */
export const RECORD_VERSION = 1;

const MOST_ACTIONS = 1_000_000;

/**
 * The dice of a record: `secret` is there once it may be shown, or where only the program itself reads the record.
 */
export type RecordDice = DiceTerms & { readonly secret?: string };

/** A record without its actions and result; the first line of a journal. */
export type RecordHeader = Omit<Setup, 'dice'> & {
  readonly version: typeof RECORD_VERSION;
  readonly game: GameId;
  readonly dice?: RecordDice;
};

/** How a match ended; `winner` is null in a draw. */
export type RecordResult = { readonly winner: Player | null; readonly reason: Reason };

/** A match as one JSON document. `result` is there exactly when the match is over. */
export type MatchRecord = RecordHeader & {
  readonly actions: readonly Action[];
  readonly result?: RecordResult;
};

/** A record whose actions and result have not been validated yet. */
export type RecordOutline = RecordHeader & {
  readonly actions: readonly unknown[];
  readonly result?: unknown;
};

const HEADER_FIELDS = {
  version: oneOf([RECORD_VERSION]),
  game: NAME,
  ...SETUP_FIELDS,
  dice: objectOf<RecordDice>({ commit: HEX, playerSeed: textUpTo(1000), secret: HEX }, ['secret']),
};

export const headerValidator: Validator<RecordHeader> = objectOf<RecordHeader>(HEADER_FIELDS, [
  'dice',
  'start',
]);

export const outlineValidator: Validator<RecordOutline> = objectOf<RecordOutline>(
  { ...HEADER_FIELDS, actions: arrayOf(anyValue, 0, MOST_ACTIONS), result: anyValue },
  ['dice', 'start', 'result'],
);

export const resultValidator: Validator<RecordResult> = objectOf<RecordResult>({
  winner: oneOf([...PLAYERS, null]),
  reason: oneOf(REASONS),
});

const recordValidator: Validator<MatchRecord> = objectOf<MatchRecord>(
  { ...HEADER_FIELDS, actions: arrayOf(actionValidator, 0, MOST_ACTIONS), result: resultValidator },
  ['dice', 'start', 'result'],
);

/**
 * The JSON Schema in docs/record.schema.json. Every record passes it; whether its actions are legal only a replay
 * can tell.
 */
export const RECORD_SCHEMA: Json = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A Tabuleiro match',
  ...(typeof recordValidator.schema === 'object' && !Array.isArray(recordValidator.schema)
    ? recordValidator.schema
    : {}),
};

/** What a record or a journal begins with; `secret` only where it may be shown. */
export function headerOf({ game, setup }: Match, secret?: Secret): RecordHeader {
  const { options, players, clock, help, budget, dice, start } = setup;
  return {
    version: RECORD_VERSION,
    game,
    ...{ options, players, clock, help, budget },
    ...(dice === undefined ? {} : { dice: secret === undefined ? dice : { ...dice, secret } }),
    ...(start === undefined ? {} : { start }),
  };
}

/** Longer texts are refused unread. */
const LONGEST_TEXT = 100_000_000;

/** Parses and validates JSON; a newer version is told from damage. */
export function parseJson<T>(text: string, validator: Validator<T>): Result<T, RecordError> {
  const json = readJson(text);
  if (!json.ok) return json;
  const newer = newerVersion(json.value);
  if (newer !== undefined)
    return badRecord('newer-version', 'version', { version: newer, most: RECORD_VERSION });
  const read = validator.read(json.value, '');
  return read.ok ? read : invalidRecord(read.error);
}

export function readJson(text: string): Result<unknown, RecordError> {
  if (text.length > LONGEST_TEXT) return badRecord('too-long', '', { most: LONGEST_TEXT });
  try {
    return ok(JSON.parse(text));
  } catch {
    return badRecord('not-json', '');
  }
}

function newerVersion(value: unknown): number | undefined {
  const version = isObject(value) ? value.version : undefined;
  return typeof version === 'number' && version > RECORD_VERSION ? version : undefined;
}
