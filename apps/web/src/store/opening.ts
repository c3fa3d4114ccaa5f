import type { Contest, Entry } from '@tabuleiro/contest';
import { fail, type GameId, ok, type Result } from '@tabuleiro/game';
import { formatJournal, listOf, parseGameId, type RecordError, type Secret } from '@tabuleiro/match';
import type { WholeGame } from './archive.js';
import { findMisread } from './faithful.js';
import type { LoadedGame } from './gameStore.js';
import { linesOf } from './lines.js';
import { summaryOf } from './summary.js';

/** The rules of a game, fetched when they are needed; undefined for a game that nobody knows. */
export type EntryFinder = (game: GameId) => Promise<Entry | undefined>;

export const DAMAGES = ['unknown-game', 'refused', 'torn', 'lost-line', 'no-secret', 'recounted'] as const;

/**
 * Why a saved game does not open. `line` is that of its journal, counted from 1: all before it is sound.
 * - `refused`: the rules do not take it, `error` says why. `torn`: the last line has no end.
 * - `lost-line`: storage lost or spoiled it. `recounted`: its lines are not one for each action.
 * - `no-secret`: its fair dice cannot be thrown any more, so it cannot be played on.
 */
export type Damage = {
  readonly code: 'damaged-game';
  readonly problem: (typeof DAMAGES)[number];
  readonly line: number;
  readonly game: GameId;
  readonly error?: RecordError;
};

/** A game that the rules have replayed whole. */
export type OpenedGame = {
  readonly entry: Entry;
  readonly contest: Contest;
  readonly secret: Secret | undefined;
};

/** Opens a saved game through the rules: whole, or not at all. What does not open stays where and as it is. */
export async function openGame(
  find: EntryFinder,
  { journal, flaw, lines }: Pick<LoadedGame, 'journal' | 'flaw' | 'lines'>,
): Promise<Result<OpenedGame, Damage>> {
  const opened = await openJournal(find, journal);
  if (!opened.ok && (flaw === undefined || opened.error.line < flaw)) return opened;
  const game = opened.ok ? opened.value.entry.id : opened.error.game;
  if (flaw !== undefined) return fail({ code: 'damaged-game', problem: 'lost-line', line: flaw, game });
  const count = opened.ok ? (opened.value.contest.match.actions?.length ?? 0) : lines;
  if (count !== lines) return fail({ code: 'damaged-game', problem: 'recounted', line: lines + 2, game });
  return opened;
}

/** The same for the text of a journal. */
export async function openJournal(find: EntryFinder, journal: string): Promise<Result<OpenedGame, Damage>> {
  const id = parseGameId(firstLine(journal));
  const entry = id.ok ? await find(id.value) : undefined;
  const game = id.ok ? id.value : '';
  const damaged = (problem: Damage['problem'], line: number, error?: RecordError) =>
    fail<Damage>({ code: 'damaged-game', problem, line, game, ...(error === undefined ? {} : { error }) });
  if (!id.ok) return damaged('refused', 1, id.error);
  if (entry === undefined) return damaged('unknown-game', 1);
  const opened = entry.openJournal(journal);
  if (!opened.ok) return damaged('refused', opened.error.line ?? 1, opened.error);
  const { contest, secret, isTorn } = opened.value;
  // In storage a line is there whole or not at all, so half a line is no line that was still being written.
  if (isTorn) return damaged('torn', linesOf(journal).length);
  const misread = findMisread(linesOf(journal), listOf(contest.match.actions));
  if (misread !== undefined) return damaged('refused', misread.line ?? 1, misread);
  const { setup, outcome } = contest.match;
  if (setup.dice !== undefined && secret === undefined && outcome === undefined)
    return damaged('no-secret', 1);
  return ok({ entry, contest, secret });
}

function firstLine(journal: string): string {
  return journal.slice(0, journal.indexOf('\n') + 1);
}

/** The game up to its damage, to be kept as another game; undefined when not even its beginning can be read. */
export async function openUpTo(
  find: EntryFinder,
  journal: string,
  { line }: Damage,
): Promise<OpenedGame | undefined> {
  const sound = linesOf(journal).slice(0, line - 1);
  const opened = await openJournal(find, sound.join(''));
  return opened.ok ? opened.value : undefined;
}

/** A game as it goes into storage: one line for each action. */
export function wholeGame(
  { contest, secret }: Pick<OpenedGame, 'contest' | 'secret'>,
  { id, created, updated }: Pick<WholeGame, 'id' | 'created' | 'updated'>,
): WholeGame {
  const lines = linesOf(formatJournal(contest.match, secret));
  return { id, created, updated, summary: summaryOf(contest), lines };
}
