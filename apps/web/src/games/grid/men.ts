import type { Piece, Player } from '@tabuleiro/game';
import { type Lang, type PieceName, pieceWords } from '@tabuleiro/words';
import type { Art, Man, Place } from '../../board/model.js';

export const COLOURS = ['w', 'b'] as const;
export type Colour = (typeof COLOURS)[number];
/** What stands where. */
export type Men = ReadonlyMap<Place, Piece<PieceName>>;

export function colourOf(player: Player | undefined): Colour {
  return player === 'b' ? 'b' : 'w';
}

export function sideOf(colour: Colour): 0 | 1 {
  return colour === 'w' ? 0 : 1;
}

export function kingOf(men: Men, colour: Colour): Place | undefined {
  for (const [place, { name, player }] of men) if (name === 'king' && player === colour) return place;
  return undefined;
}

export function artOf(name: PieceName, colour: Colour): Art {
  return `${colour}-${name}`;
}

export function manOf(lang: Lang, { name, player }: Piece<PieceName>): Man {
  const { LETTERS: letters, bare, coloured } = pieceWords(lang);
  const colour = colourOf(player);
  return {
    art: artOf(name, colour),
    side: sideOf(colour),
    letter: keyOf(letters[name]),
    noun: bare(name),
    full: coloured(name, colour),
  };
}

/** H tells the clocks, whatever the language: the High Priest has its Portuguese letter. */
function keyOf(letters: string): string {
  const key = letters.charAt(0).toLowerCase();
  return key === 'h' ? 's' : key;
}
