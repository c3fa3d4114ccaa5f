import { type GameId, ok, PLAYERS, type Player, REASONS, type Reason, type Result } from '@tabuleiro/game';
import { ACTION_VALIDATORS, type Action } from '../actions/action.js';
import type { Secret } from '../dice/fairDice.js';
import type { Match } from '../match.js';
import {
  type DiceTerms,
  HEX,
  NAME,
  OPTIONAL_SETUP,
  SETUP_FIELDS,
  SETUP_FIELDS_1,
  type Setup,
} from '../setup.js';
import {
  anyValue,
  arrayOf,
  isObject,
  type Json,
  objectOf,
  oneOf,
  textUpTo,
  type Validator,
  withField,
} from '../validator.js';
import { LINK_DIGITS, type Link, linkOf, NO_LINK } from './chain.js';
import { badRecord, invalidRecord, type RecordError } from './recordError.js';
import { RECORD_VERSION, RECORD_VERSIONS, type RecordVersion, VERSION_RULES } from './version.js';

const MOST_ACTIONS = 1_000_000;

/**
 * The dice of a record: `secret` is there once it may be shown, or where only the program itself reads the record.
 */
export type RecordDice = DiceTerms & { readonly secret?: string };

/** A record without its actions and result; the first line of a journal. From version 2 on it carries a link. */
export type RecordHeader = Omit<Setup, 'dice'> & {
  readonly version: RecordVersion;
  readonly game: GameId;
  readonly dice?: RecordDice;
  readonly link?: Link;
};

/** How a match ended; `winner` is null in a draw. */
export type RecordResult = { readonly winner: Player | null; readonly reason: Reason };

/** An action as it stands in a record; from version 2 on with its link. */
export type RecordedAction = Action & { readonly link?: Link };

/** A match as one JSON document. `result` is there exactly when the match is over. */
export type MatchRecord = RecordHeader & {
  readonly actions: readonly RecordedAction[];
  readonly result?: RecordResult;
};

/** A record whose actions and result have not been validated yet. */
export type RecordOutline = RecordHeader & {
  readonly actions: readonly unknown[];
  readonly result?: unknown;
};

const LINK: Validator<Link> = textUpTo(LINK_DIGITS, `^[0-9a-f]{${LINK_DIGITS}}$`);

const DICE = objectOf<RecordDice>({ commit: HEX, playerSeed: textUpTo(1000), secret: HEX }, ['secret']);

const HEADER_FIELDS_1 = { version: oneOf([1]), game: NAME, ...SETUP_FIELDS_1, dice: DICE };
const HEADER_FIELDS = { version: oneOf([2]), game: NAME, ...SETUP_FIELDS, dice: DICE, link: LINK };
const OPTIONAL_1 = ['dice', 'start'] as const;
const OPTIONAL = ['dice', ...OPTIONAL_SETUP] as const;

/** What only version 2 has. */
type Later = 'link' | Exclude<(typeof OPTIONAL_SETUP)[number], 'start'>;

/** Validates a header, by its version. */
export const HEADER_VALIDATORS: Readonly<Record<RecordVersion, Validator<RecordHeader>>> = {
  1: objectOf<Omit<RecordHeader, Later>>(HEADER_FIELDS_1, OPTIONAL_1),
  2: objectOf<RecordHeader>(HEADER_FIELDS, OPTIONAL),
};

const UNREAD = { actions: arrayOf(anyValue, 0, MOST_ACTIONS), result: anyValue };

/** Validates a record but for its actions and result, by its version. */
export const OUTLINE_VALIDATORS: Readonly<Record<RecordVersion, Validator<RecordOutline>>> = {
  1: objectOf<Omit<RecordOutline, Later>>({ ...HEADER_FIELDS_1, ...UNREAD }, [...OPTIONAL_1, 'result']),
  2: objectOf<RecordOutline>({ ...HEADER_FIELDS, ...UNREAD }, [...OPTIONAL, 'result']),
};

function resultWith(reasons: readonly Reason[]): Validator<RecordResult> {
  return objectOf<RecordResult>({ winner: oneOf([...PLAYERS, null]), reason: oneOf(reasons) });
}

/** Ways to end that version 1 did not know. */
const LATER_REASONS: readonly Reason[] = ['abandoned', 'declared'];

const RESULT_1 = resultWith(REASONS.filter((reason) => !LATER_REASONS.includes(reason)));

export const resultValidator: Validator<RecordResult> = resultWith(REASONS);

const recordValidator1 = objectOf<Omit<MatchRecord, Later>>(
  { ...HEADER_FIELDS_1, actions: arrayOf(ACTION_VALIDATORS[1], 0, MOST_ACTIONS), result: RESULT_1 },
  [...OPTIONAL_1, 'result'],
);
const recordValidator = objectOf<MatchRecord>(
  {
    ...HEADER_FIELDS,
    actions: arrayOf(withField(ACTION_VALIDATORS[2], 'link', LINK), 0, MOST_ACTIONS),
    result: resultValidator,
  },
  [...OPTIONAL, 'result'],
);

/**
 * The JSON Schema in docs/record.schema.json. Every record passes it; whether its actions are legal and its chain is whole
 * only a replay can tell.
 */
export const RECORD_SCHEMA: Json = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A Tabuleiro match',
  oneOf: [recordValidator1.schema, recordValidator.schema],
};

/** What a record or a journal begins with; `secret` only where it may be shown. */
export function headerOf({ game, setup, recordVersion }: Match, secret?: Secret): RecordHeader {
  const { options, players, clock, help, budget, dice } = setup;
  const header: RecordHeader = {
    version: recordVersion,
    game,
    ...{ options, players, clock, help, budget },
    ...(dice === undefined ? {} : { dice: secret === undefined ? dice : { ...dice, secret } }),
    ...agreed(setup),
  };
  return VERSION_RULES[recordVersion].isChained ? { ...header, link: linkOf(NO_LINK, header) } : header;
}

/** The set-up as a header has it. */
export function setupOf(header: RecordHeader): Setup {
  const { options, players, clock, help, budget, dice } = header;
  return {
    ...{ options, players, clock, help, budget },
    ...(dice === undefined ? {} : { dice: { commit: dice.commit, playerSeed: dice.playerSeed } }),
    ...agreed(header),
  };
}

/** The fields that may be missing, in the order of the file format. */
function agreed(from: Omit<Setup, 'dice'>): Pick<Setup, (typeof OPTIONAL_SETUP)[number]> {
  const { start, event, site, date, round, feedback, online } = from;
  return {
    ...(start === undefined ? {} : { start }),
    ...(event === undefined ? {} : { event }),
    ...(site === undefined ? {} : { site }),
    ...(date === undefined ? {} : { date }),
    ...(round === undefined ? {} : { round }),
    ...(feedback === undefined ? {} : { feedback }),
    ...(online === undefined ? {} : { online }),
  };
}

/** Longer texts are refused unread. */
const LONGEST_TEXT = 100_000_000;

/** Parses JSON and validates it as its version says; a newer version is told from damage. */
export function parseVersioned<T>(
  text: string,
  validators: Readonly<Record<RecordVersion, Validator<T>>>,
): Result<T, RecordError> {
  const json = readJson(text);
  if (!json.ok) return json;
  const given = isObject(json.value) ? json.value.version : undefined;
  if (typeof given === 'number' && given > RECORD_VERSION)
    return badRecord('newer-version', 'version', { version: given, most: RECORD_VERSION });
  const version = RECORD_VERSIONS.find((known) => known === given) ?? RECORD_VERSION;
  const read = validators[version].read(json.value, '');
  return read.ok ? read : invalidRecord(read.error);
}

/** Parses JSON of a bearable length. */
export function readJson(text: string): Result<unknown, RecordError> {
  if (text.length > LONGEST_TEXT) return badRecord('too-long', '', { most: LONGEST_TEXT });
  try {
    return ok(JSON.parse(text));
  } catch {
    return badRecord('not-json', '');
  }
}
