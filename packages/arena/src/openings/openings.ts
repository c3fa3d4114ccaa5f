import type { GameId } from '@tabuleiro/game';
import { OPENINGS as BRASEZ } from './data/brasez.js';
import { OPENINGS as CLASSICO } from './data/classico.js';
import { OPENINGS as NUCLEO } from './data/nucleo.js';

const LISTS: ReadonlyMap<GameId, string> = new Map([
  ['brasez', BRASEZ],
  ['classico', CLASSICO],
  ['nucleo', NUCLEO],
]);

/** Action texts from the start of the game. */
export type Opening = readonly string[];

/** The openings of a game, always the same; only the bare start for a game that has none. */
export function openingsOf(game: GameId): readonly Opening[] {
  const lines = (LISTS.get(game) ?? '').split('\n').filter((line) => line !== '');
  return lines.length === 0 ? [[]] : lines.map((line) => line.split(' '));
}
