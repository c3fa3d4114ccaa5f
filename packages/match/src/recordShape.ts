import { type GameId, PLAYERS, type Player, REASONS, type Reason } from '@tabuleiro/game';
import type { Action } from './action.js';
import { actionValidator } from './actionShape.js';
import type { DiceTerms, Setup } from './setup.js';
import { HEX, NAME, SETUP_FIELDS } from './setupShape.js';
import { anyValue, arrayOf, type Json, objectOf, oneOf, textUpTo, type Validator } from './shape.js';

export const RECORD_VERSION = 1;

const MOST_ACTIONS = 1_000_000;

/** `secret` is there once it may be shown, or where nobody but the program itself reads the record. */
export type RecordDice = DiceTerms & { readonly secret?: string };

/** All of a record but what was done; the first line of a journal. */
export type RecordHeader = Omit<Setup, 'dice'> & {
  readonly version: typeof RECORD_VERSION;
  readonly game: GameId;
  readonly dice?: RecordDice;
};

/** `winner` is null in a draw. */
export type RecordResult = { readonly winner: Player | null; readonly reason: Reason };

/** A match as one document. `result` is there exactly when the match is over. */
export type MatchRecord = RecordHeader & {
  readonly actions: readonly Action[];
  readonly result?: RecordResult;
};

/** A document whose actions and result have not been looked at yet. */
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

/** What docs/record.schema.json says: every record passes it; that the actions are legal only a replay can tell. */
export const RECORD_SCHEMA: Json = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A Tabuleiro match',
  ...(typeof recordValidator.schema === 'object' && !Array.isArray(recordValidator.schema)
    ? recordValidator.schema
    : {}),
};
