import { fail, type Game, type GameId, type Outcome, ok, type Result } from '@tabuleiro/game';
import type { Action } from '../actions/action.js';
import type { Secret } from '../dice/fairDice.js';
import type { Match } from '../match.js';
import { isObject } from '../validator.js';
import { recordedActions } from './journal.js';
import { badRecord, invalidRecord, type RecordError } from './recordError.js';
import {
  headerOf,
  type MatchRecord,
  OUTLINE_VALIDATORS,
  parseVersioned,
  type RecordOutline,
  type RecordResult,
  readJson,
  resultValidator,
} from './recordFormat.js';
import { beginFromHeader, type ParsedMatch, type ParseMatchOptions, replayAction } from './replay.js';

/** The whole match as a document; pass `secret` only when the dice may be shown. */
export function recordOf(match: Match, secret?: Secret): MatchRecord {
  const { outcome } = match;
  const document = { ...headerOf(match, secret), actions: recordedActions(match) };
  return outcome === undefined ? document : { ...document, result: resultOf(outcome) };
}

function resultOf({ winner, reason }: Outcome): RecordResult {
  return { winner: winner ?? null, reason };
}

/** The record as JSON text, one action a line; pass `secret` only when the dice may be shown. */
export function formatRecord(match: Match, secret?: Secret): string {
  const { actions, result, ...header } = recordOf(match, secret);
  const head = JSON.stringify(header).slice(0, -1);
  const lines = actions.map((action) => `\n${JSON.stringify(action)}`).join(',');
  const end = result === undefined ? '' : `,\n"result":${JSON.stringify(result)}`;
  return `${head},\n"actions":[${lines}\n]${end}}\n`;
}

/**
 * Parses a record and replays it through the rules. A damaged one is refused with the place of the damage, or with
 * `untilDamage` replayed up to there; its header has to be whole in any case. Nothing is ever repaired.
 */
export function parseRecord<S, M>(
  game: Game<S, M>,
  text: string,
  options: ParseMatchOptions = {},
): Result<ParsedMatch<S, M>, RecordError> {
  const outline = parseVersioned(text, OUTLINE_VALIDATORS);
  if (!outline.ok) return outline;
  const { actions: _, result: __, ...header } = outline.value;
  const begun = beginFromHeader(game, header);
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
    const { match, action, chain } = next.value;
    if (!isCanonical(match, action, i)) {
      return stopAt({ ...badRecord('not-canonical', `actions[${i}]`).error, action: i });
    }
    opened = { ...opened, match, chain };
  }
  const wrong = checkResult(opened.match.outcome, outline);
  return wrong === undefined ? ok(opened) : stopAt(wrong);
}

/**
 * Is the action what the match itself remembers? A second tick in a row, a move after the flag fell or an odd
 * spelling is not.
 */
function isCanonical({ actions }: Match, action: Action, i: number): boolean {
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

/** The id of the game that a record or a journal is of, so that its rules can be loaded before the text is parsed. */
export function parseGameId(text: string): Result<GameId, RecordError> {
  const whole = readJson(text);
  const json = whole.ok ? whole : readJson(text.slice(0, text.indexOf('\n') + 1));
  if (!json.ok) return json;
  const game = isObject(json.value) ? json.value.game : undefined;
  return typeof game === 'string' ? ok(game) : badRecord('missing', 'game');
}
