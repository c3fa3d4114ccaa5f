import { formatJournal, formatRecord } from '@tabuleiro/match';
import {
  brasezWriting,
  classicoWriting,
  type GameMatch,
  nucleoWriting,
  type Position,
  positionOf,
  readMoves,
  senetWriting,
  type Writing,
} from '../src/index.js';

export const GAMES: readonly Writing[] = [classicoWriting, nucleoWriting, brasezWriting, senetWriting];

export function find(id: string): Writing | undefined {
  return GAMES.find(({ game }) => game.id === id);
}

/** A few legal moves of each game, in coordinates. */
export const LINES: ReadonlyMap<Writing, string> = new Map<Writing, string>([
  [classicoWriting, 'e2e4 e7e5 g1f3 b8c6 f1b5'],
  [nucleoWriting, 'e2e3 e7e6 g1f3'],
  [brasezWriting, 'K@e1 K@d8 e2e4 pass'],
  [senetWriting, '3 9-12 4 8-12'],
]);

export function startOf({ game }: Writing): Position {
  return positionOf(game, game.start());
}

export function contestOf(writing: Writing, text = LINES.get(writing) ?? ''): GameMatch {
  const read = readMoves({ writing, options: {} }, text, []);
  if (!read.ok) throw new Error(`${writing.game.id}: ${JSON.stringify(read.error)}`);
  return read.value;
}

export function recordText(writing: Writing, text?: string): string {
  return formatRecord(contestOf(writing, text).match);
}

export function journalText(writing: Writing): string {
  return formatJournal(contestOf(writing).match);
}
