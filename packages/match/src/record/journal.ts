import { fail, type Game, ok, type Result } from '@tabuleiro/game';
import type { Action } from '../actions/action.js';
import type { Secret } from '../dice/fairDice.js';
import type { LinkedList, Match } from '../match.js';
import { type ChainEnd, extendChain, type Link, linkOf, NO_LINK } from './chain.js';
import { badRecord, type RecordError } from './recordError.js';
import {
  HEADER_VALIDATORS,
  headerOf,
  parseVersioned,
  type RecordedAction,
  readJson,
} from './recordFormat.js';
import { beginFromHeader, type ParsedMatch, type ParseMatchOptions, replayAction } from './replay.js';
import { type RecordVersion, VERSION_RULES } from './version.js';

/**
 * A match that a journal was replayed to. `kept` is the part of the text that counts: cut the file to it before
 * adding a line.
 */
export type ParsedJournal<S, M> = ParsedMatch<S, M> & {
  readonly kept: string;
  /** Did the text end within a line? That line was never acknowledged, so it is dropped and is no damage. */
  readonly isTorn: boolean;
};

/** A line of a journal, with its line end, and the end of the chain behind it. */
export type JournalLine = { readonly text: string; readonly chain: ChainEnd };

/** The first line of a journal. */
export function formatJournalHeader(match: Match, secret?: Secret): JournalLine {
  const header = headerOf(match, secret);
  return { text: formatLine(header), chain: { before: NO_LINK, last: header.link ?? NO_LINK } };
}

/**
 * The line that one accepted action adds to a journal of this version, behind the end of its chain. `replacesLast`: the
 * line takes the place of the last one, as a tick that grew does.
 */
export function formatJournalLine(
  version: RecordVersion,
  action: Action,
  end: ChainEnd,
  replacesLast = false,
): JournalLine {
  if (!VERSION_RULES[version].isChained) return { text: formatLine(action), chain: end };
  const chain = extendChain(end, action, replacesLast);
  return { text: formatLine({ ...action, link: chain.last }), chain };
}

/**
 * The whole journal of a match; pass `secret` only when nobody but the program reads it, or the dice may be shown.
 */
export function formatJournal(match: Match, secret?: Secret): string {
  const lines = recordedActions(match).map(formatLine);
  return formatJournalHeader(match, secret).text + lines.join('');
}

/** The end of the chain of `formatJournal`. */
export function chainEndOf(match: Match): ChainEnd {
  const { actions } = match;
  return {
    before: actions === undefined ? NO_LINK : linkBehind(match, actions.before),
    last: linkBehind(match, actions),
  };
}

/** The last line of `formatJournal`, for a match that something was done in. Costs the same at any length. */
export function formatLastLine(match: Match): string {
  const { actions } = match;
  if (actions === undefined) throw new Error('a match in which nothing was done has no last line');
  return formatLine(recordedAction(match, actions));
}

/** Everything that was done, oldest first, as a record has it. */
export function recordedActions(match: Match): readonly RecordedAction[] {
  const recorded: RecordedAction[] = [];
  for (let at = match.actions; at !== undefined; at = at.before) recorded.push(recordedAction(match, at));
  return recorded.reverse();
}

function recordedAction(match: Match, done: LinkedList<Action>): RecordedAction {
  const { isChained } = VERSION_RULES[match.recordVersion];
  return isChained ? { ...done.item, link: linkBehind(match, done) } : done.item;
}

/** Links that were worked out before: matches share the list of what was done, and so its links. */
const knownLinks = new WeakMap<LinkedList<Action>, Link>();

function linkBehind(match: Match, actions: Match['actions']): Link {
  const unknown: LinkedList<Action>[] = [];
  let at = actions;
  for (; at !== undefined && !knownLinks.has(at); at = at.before) unknown.push(at);
  let link = (at && knownLinks.get(at)) ?? formatJournalHeader(match).chain.last;
  for (const node of unknown.reverse()) {
    link = VERSION_RULES[match.recordVersion].isChained ? linkOf(link, node.item) : NO_LINK;
    knownLinks.set(node, link);
  }
  return link;
}

function formatLine(line: object): string {
  return `${JSON.stringify(line)}\n`;
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
  const header = parseVersioned(first, HEADER_VALIDATORS);
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
    opened = { ...opened, ...next.value };
  }
  return ok({ ...opened, kept: text.slice(0, end) });
}

function readLine<S, M>(
  game: Game<S, M>,
  opened: ParsedMatch<S, M>,
  line: string,
): Result<Pick<ParsedMatch<S, M>, 'match' | 'chain'>, RecordError> {
  const json = readJson(line);
  if (!json.ok) return json;
  const next = replayAction(game, opened, json.value, '');
  if (!next.ok) return next;
  const { match, chain } = next.value;
  return ok({ match, chain });
}
