import { fail, type Game, ok, type Result } from '@tabuleiro/game';
import type { Action } from '../actions/action.js';
import type { Secret } from '../dice/fairDice.js';
import { listOf, type Match } from '../match.js';
import { badRecord, type RecordError } from './recordError.js';
import { headerOf, headerValidator, parseJson, readJson } from './recordFormat.js';
import { beginFromHeader, type ParsedMatch, type ParseMatchOptions, replayAction } from './replay.js';

/**
 * A match that a journal was replayed to. `kept` is the part of the text that counts: cut the file to it before
 * adding a line.
 */
export type ParsedJournal<S, M> = ParsedMatch<S, M> & {
  readonly kept: string;
  /** Did the text end within a line? That line was never acknowledged, so it is dropped and is no damage. */
  readonly isTorn: boolean;
};

/** The first line of a journal, with its line end. */
export function formatJournalHeader(match: Match, secret?: Secret): string {
  return `${JSON.stringify(headerOf(match, secret))}\n`;
}

/** The line that one accepted action adds to a journal, with its line end. */
export function formatJournalLine(action: Action): string {
  return `${JSON.stringify(action)}\n`;
}

/**
 * The whole journal of a match; pass `secret` only when nobody but the program reads it, or the dice may be shown.
 */
export function formatJournal(match: Match, secret?: Secret): string {
  return formatJournalHeader(match, secret) + listOf(match.actions).map(formatJournalLine).join('');
}

/**
 * Parses a journal and replays it through the rules. A torn last line is dropped; any other damage is refused with
 * its line, or with `untilDamage` replayed up to there.
 */
export function parseJournal<S, M>(
  game: Game<S, M>,
  text: string,
  options: ParseMatchOptions = {},
): Result<ParsedJournal<S, M>, RecordError> {
  const [first, ...lines] = text.split('\n');
  const torn = lines.pop();
  if (torn === undefined) return badRecord('cut-off', '', {}, { line: 1 });
  const header = parseJson(first, headerValidator);
  if (!header.ok) return fail({ ...header.error, line: 1 });
  const begun = beginFromHeader(game, header.value);
  if (!begun.ok) return fail({ ...begun.error, line: 1 });
  return readLines(game, { ...begun.value, kept: `${first}\n`, isTorn: torn !== '' }, lines, text, options);
}

function readLines<S, M>(
  game: Game<S, M>,
  begun: ParsedJournal<S, M>,
  lines: readonly string[],
  text: string,
  options: ParseMatchOptions,
): Result<ParsedJournal<S, M>, RecordError> {
  let opened = begun;
  let end = begun.kept.length;
  for (const [i, line] of lines.entries()) {
    const next = readLine(game, opened, line);
    if (!next.ok) {
      const error = { ...next.error, action: i, line: i + 2 };
      return options.untilDamage === true
        ? ok({ ...opened, kept: text.slice(0, end), damage: error })
        : fail(error);
    }
    end += line.length + 1;
    opened = { ...opened, match: next.value };
  }
  return ok({ ...opened, kept: text.slice(0, end) });
}

function readLine<S, M>(
  game: Game<S, M>,
  opened: ParsedMatch<S, M>,
  line: string,
): Result<Match<S, M>, RecordError> {
  const json = readJson(line);
  if (!json.ok) return json;
  const next = replayAction(game, opened, json.value, '');
  return next.ok ? ok(next.value.match) : next;
}
