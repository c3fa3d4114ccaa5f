import { fail, type Game, type GameId, type Outcome, ok, type Result } from '@tabuleiro/game';
import type { Action } from './action.js';
import type { Secret } from './dice/secret.js';
import { listOf, type Match } from './match.js';
import { badRecord, invalidRecord, type RecordError } from './recordError.js';
import {
  type MatchRecord,
  outlineValidator,
  RECORD_VERSION,
  type RecordHeader,
  type RecordOutline,
  type RecordResult,
  resultValidator,
} from './recordShape.js';
import { beginFromHeader, type ParsedMatch, type ParseMatchOptions, replayAction } from './replaying.js';
import { isObject, type Validator } from './shape.js';

/** Longer texts are refused unread. */
const LONGEST_TEXT = 100_000_000;

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

/** The whole match as a document; `secret` only when the dice may be shown. */
export function recordOf(match: Match, secret?: Secret): MatchRecord {
  const { outcome, actions } = match;
  const document = { ...headerOf(match, secret), actions: listOf(actions) };
  return outcome === undefined ? document : { ...document, result: resultOf(outcome) };
}

function resultOf({ winner, reason }: Outcome): RecordResult {
  return { winner: winner ?? null, reason };
}

/** JSON with one action a line. */
export function formatRecord(match: Match, secret?: Secret): string {
  const { actions, result, ...header } = recordOf(match, secret);
  const head = JSON.stringify(header).slice(0, -1);
  const lines = actions.map((action) => `\n${JSON.stringify(action)}`).join(',');
  const end = result === undefined ? '' : `,\n"result":${JSON.stringify(result)}`;
  return `${head},\n"actions":[${lines}\n]${end}}\n`;
}

/**
 * Reads a record and replays it through the rules. A damaged one is refused with the place of the damage, or with
 * `untilDamage` opened up to there; what comes before the actions has to be whole in any case. Nothing is ever repaired.
 */
export function parseRecord<S, M>(
  game: Game<S, M>,
  text: string,
  options: ParseMatchOptions = {},
): Result<ParsedMatch<S, M>, RecordError> {
  const outline = parseJson(text, outlineValidator);
  if (!outline.ok) return outline;
  const begun = beginFromHeader(game, outline.value);
  return begun.ok ? replayActions(game, begun.value, outline.value, options) : begun;
}

function replayActions<S, M>(
  game: Game<S, M>,
  begun: ParsedMatch<S, M>,
  outline: RecordOutline,
  options: ParseMatchOptions,
): Result<ParsedMatch<S, M>, RecordError> {
  let opened = begun;
  const stopAt = (error: RecordError): Result<ParsedMatch<S, M>, RecordError> =>
    options.untilDamage === true ? ok({ ...opened, damage: error }) : fail(error);
  for (const [i, value] of outline.actions.entries()) {
    const next = replayAction(game, opened, value, `actions[${i}]`);
    if (!next.ok) return stopAt({ ...next.error, action: i });
    const { match, action } = next.value;
    if (!isKept(match, action, i)) {
      return stopAt({ ...badRecord('not-canonical', `actions[${i}]`).error, action: i });
    }
    opened = { ...opened, match };
  }
  const wrong = checkResult(opened.match.outcome, outline);
  return wrong === undefined ? ok(opened) : stopAt(wrong);
}

/** A record says what happened: no second tick in a row, no move after the time was over, no odd spelling. */
function isKept({ actions }: Match, action: Action, i: number): boolean {
  const kept = new Map<string, unknown>(Object.entries(actions?.item ?? {}));
  const given = Object.entries(action);
  const isSame = given.length === kept.size && given.every(([key, value]) => kept.get(key) === value);
  return isSame && actions?.length === i + 1;
}

function checkResult(outcome: Outcome | undefined, { result }: RecordOutline): RecordError | undefined {
  if (result === undefined && outcome === undefined) return undefined;
  const read = resultValidator.read(result, 'result');
  if (result !== undefined && !read.ok) return invalidRecord(read.error).error;
  const isSame =
    read.ok &&
    outcome !== undefined &&
    JSON.stringify(sorted(read.value)) === JSON.stringify(resultOf(outcome));
  return isSame ? undefined : badRecord('wrong-result', 'result').error;
}

function sorted({ winner, reason }: RecordResult): RecordResult {
  return { winner, reason };
}

/** JSON of one shape; a newer version is told from damage. */
export function parseJson<T>(text: string, shape: Validator<T>): Result<T, RecordError> {
  const json = readJson(text);
  if (!json.ok) return json;
  const newer = newerVersion(json.value);
  if (newer !== undefined)
    return badRecord('newer-version', 'version', { version: newer, most: RECORD_VERSION });
  const read = shape.read(json.value, '');
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

/** Which game a record or a journal is of, so that its rules can be found before it is read. */
export function parseGameId(text: string): Result<GameId, RecordError> {
  const whole = readJson(text);
  const json = whole.ok ? whole : readJson(text.slice(0, text.indexOf('\n') + 1));
  if (!json.ok) return json;
  const game = isObject(json.value) ? json.value.game : undefined;
  return typeof game === 'string' ? ok(game) : badRecord('missing', 'game');
}
