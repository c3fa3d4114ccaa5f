import { isObject } from '@tabuleiro/match';

/** Exactly one line with its line end: anything else would change the number of the lines behind it. */
export function isLine(text: unknown): text is string {
  return typeof text === 'string' && text.indexOf('\n') === text.length - 1 && text !== '';
}

/** The lines of a journal with their ends; the last one has none where the text is torn. */
export function linesOf(journal: string): readonly string[] {
  return journal.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** May `next` stand where `old` was acknowledged? Only the same again, or more time of the same tick. */
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

/** Undefined for what is no JSON. */
export function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** How one journal of a game stands to another: `older` has been played on in the other, `apart` went another way. */
export type Kinship = 'same' | 'older' | 'newer' | 'apart';

export function kinshipOf(lines: readonly string[], other: readonly string[]): Kinship {
  if (lines.length > other.length) return INVERSE[kinshipOf(other, lines)];
  const last = lines.length - 1;
  if (last < 0 || lines.slice(0, last).some((line, i) => line !== other[i])) return 'apart';
  if (lines[last] === other[last]) return lines.length === other.length ? 'same' : 'older';
  if (supersedes(lines[last], other[last])) return 'older';
  return lines.length === other.length && supersedes(other[last], lines[last]) ? 'newer' : 'apart';
}

const INVERSE: Readonly<Record<Kinship, Kinship>> = {
  same: 'same',
  older: 'newer',
  newer: 'older',
  apart: 'apart',
};
