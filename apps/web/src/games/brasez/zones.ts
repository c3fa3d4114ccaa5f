import { type BrasezState, zoneOwners } from '@tabuleiro/brasez';
import { formatSquare } from '@tabuleiro/grid';
import type { Lang } from '@tabuleiro/words';
import type { Place } from '../../board/model.js';
import { brasezWords } from '../../words/brasez.js';
import type { BrasezPosition } from './scene.js';

export function zonesOf(state: BrasezState): readonly Place[] {
  return Array.from(zoneOwners(state).keys(), formatSquare);
}

/** What is said of squares: whose zone they are in; during set-up, that king and Warlord go there. */
export function remarksOf(lang: Lang, position: BrasezPosition): ReadonlyMap<Place, string> {
  const words = brasezWords[lang];
  const zones = Array.from(
    zoneOwners(position.state),
    ([square, colours]) => [formatSquare(square), words.zone(colours)] as const,
  );
  return new Map([...zones, ...homesIn(position).map((home) => [home, words.home] as const)]);
}

/** Where the king may still be placed (B-SETUP). */
export function homesIn({ moves }: BrasezPosition): readonly Place[] {
  return moves.flatMap((move) => (move.kind === 'setup' ? [formatSquare(move.king)] : []));
}
