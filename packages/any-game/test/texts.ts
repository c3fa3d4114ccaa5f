import { formatJournal, formatRecord } from '@tabuleiro/match';
import {
  type GameMatch,
  readMoves,
  type TextPosition,
  textPositionOf,
  type WrittenGame,
  writtenBrasez,
  writtenClassico,
  writtenNucleo,
  writtenSenet,
} from '../src/index.js';

export { findWrittenGame as find, WRITTEN_GAMES as GAMES } from '../src/games.js';

/** A few legal moves of each game, in coordinates. */
export const LINES: ReadonlyMap<WrittenGame, string> = new Map<WrittenGame, string>([
  [writtenClassico, 'e2e4 e7e5 g1f3 b8c6 f1b5'],
  [writtenNucleo, 'e2e3 e7e6 g1f3'],
  [writtenBrasez, 'K@e1 K@d8 e2e4 pass'],
  [writtenSenet, '3 9-12 4 8-12'],
]);

export function startOf({ game }: WrittenGame): TextPosition {
  return textPositionOf(game, game.start());
}

export function gameMatchOf(written: WrittenGame, text = LINES.get(written) ?? ''): GameMatch {
  const read = readMoves({ written, options: {} }, text, []);
  if (!read.ok) throw new Error(`${written.game.id}: ${JSON.stringify(read.error)}`);
  return read.value;
}

export function recordText(written: WrittenGame, text?: string): string {
  return formatRecord(gameMatchOf(written, text).match);
}

export function journalText(written: WrittenGame): string {
  return formatJournal(gameMatchOf(written).match);
}
