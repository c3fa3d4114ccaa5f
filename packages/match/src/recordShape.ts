import { type GameId, PLAYERS, type Player, REASONS, type Reason } from '@tabuleiro/game';
import type { Action } from './action.js';
import { actionShape } from './actionShape.js';
import type { DiceTerms, Setup } from './setup.js';
import { HEX, NAME, SETUP_FIELDS } from './setupShape.js';
import { anything, type Json, list, object, oneOf, type Shape, text } from './shape.js';

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
  dice: object<RecordDice>({ commit: HEX, playerSeed: text(1000), secret: HEX }, ['secret']),
};

export const headerShape: Shape<RecordHeader> = object<RecordHeader>(HEADER_FIELDS, ['dice', 'start']);

export const outlineShape: Shape<RecordOutline> = object<RecordOutline>(
  { ...HEADER_FIELDS, actions: list(anything, 0, MOST_ACTIONS), result: anything },
  ['dice', 'start', 'result'],
);

export const resultShape: Shape<RecordResult> = object<RecordResult>({
  winner: oneOf([...PLAYERS, null]),
  reason: oneOf(REASONS),
});

const recordShape: Shape<MatchRecord> = object<MatchRecord>(
  { ...HEADER_FIELDS, actions: list(actionShape, 0, MOST_ACTIONS), result: resultShape },
  ['dice', 'start', 'result'],
);

/** What docs/record.schema.json says: every record passes it; that the actions are legal only a replay can tell. */
export const RECORD_SCHEMA: Json = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A Tabuleiro match',
  ...(typeof recordShape.schema === 'object' && !Array.isArray(recordShape.schema) ? recordShape.schema : {}),
};
