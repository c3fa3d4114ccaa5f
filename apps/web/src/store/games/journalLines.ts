import { isObject } from '@tabuleiro/match';
import type { LoadedGame } from './gameStore.js';
import { type StoredGame, savedOf } from './storedGame.js';

/** Exactly one line with its line end: anything else would change the number of the lines behind it. */
export function isLine(text: unknown): text is string {
  return typeof text === 'string' && text.indexOf('\n') === text.length - 1 && text !== '';
}

/** The lines of a journal with their line ends; the last one has none if the text was cut off. */
export function linesOf(journal: string): readonly string[] {
  return journal.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** May `next` replace the stored line `old`? Only the same line may, or a tick of the same player that is longer. */
export function supersedes(old: string, next: string): boolean {
  if (old === next) return true;
  const before = readTick(old);
  const after = readTick(next);
  if (before === undefined || after === undefined) return false;
  return before.by === after.by && before.spent <= after.spent;
}

function readTick(line: string): { readonly by: unknown; readonly spent: number } | undefined {
  const action = readJson(line);
  if (!isObject(action) || action.kind !== 'tick' || typeof action.spent !== 'number') return undefined;
  return { by: action.by, spent: action.spent };
}

/** Undefined where the line is not JSON. */
export function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Two journals of one game: the other continues an `older` one; `diverged` ones went on differently. */
export type JournalComparison = 'same' | 'older' | 'newer' | 'diverged';

export function compareJournals(lines: readonly string[], other: readonly string[]): JournalComparison {
  if (lines.length > other.length) return INVERSE[compareJournals(other, lines)];
  const last = lines.length - 1;
  if (last < 0 || lines.slice(0, last).some((line, i) => line !== other[i])) return 'diverged';
  if (lines[last] === other[last]) return lines.length === other.length ? 'same' : 'older';
  if (supersedes(lines[last], other[last])) return 'older';
  return lines.length === other.length && supersedes(other[last], lines[last]) ? 'newer' : 'diverged';
}

const INVERSE: Readonly<Record<JournalComparison, JournalComparison>> = {
  same: 'same',
  older: 'newer',
  newer: 'older',
  diverged: 'diverged',
};

/** A line as the database returned it: its number, and what should be its text. */
export type StoredLine = { readonly n: number; readonly text: unknown };

/**
 * A loaded game from its record and its lines. A missing line leaves an empty one in its place, so that what is left
 * cannot pass for a shorter journal, and `flaw` says where.
 */
export function assembleGame(game: StoredGame, found: readonly StoredLine[]): LoadedGame {
  const { texts, flaw } = joinLines(found, game.lines);
  const loaded = { ...savedOf(game), journal: texts.join(''), lines: game.lines };
  return flaw === undefined ? loaded : { ...loaded, flaw };
}

/** What is left of a journal whose record is gone or cannot be read. */
export function salvageJournal(found: readonly StoredLine[]): string {
  return joinLines(found, found.at(-1)?.n ?? 0).texts.join('');
}

type JoinedLines = { readonly texts: readonly string[]; readonly flaw: number | undefined };

function joinLines(found: readonly StoredLine[], last: number): JoinedLines {
  const texts: string[] = [];
  let flaw: number | undefined;
  let due = 0;
  for (const { n, text } of found) {
    if (n !== due || !isLine(text) || n > last) flaw ??= texts.length + 1;
    if (n !== due) texts.push('\n');
    texts.push(typeof text === 'string' ? text : '\n');
    due = n + 1;
  }
  if (due > last) return { texts, flaw };
  return { texts: [...texts, '\n'], flaw: flaw ?? texts.length + 1 };
}
