import type { Entry, ReadError } from '@tabuleiro/contest';
import { fail, type GameId, type Result } from '@tabuleiro/game';
import type { Lang } from '@tabuleiro/words';
import { type Complaint, complainOfReading } from '../complaint.js';
import { GAMES } from '../games.js';

/** The game of a text that is read. */
export function findEntry(id: GameId): Entry | undefined {
  return GAMES.find((game) => game.id === id);
}

/** What was read, or what is to be said instead. */
export function worded<T>(lang: Lang, read: Result<T, ReadError>): Result<T, Complaint> {
  return read.ok ? read : fail(complainOfReading(lang, read.error));
}
