import { EMPTY, formatSquare, parsePlacement, SQUARES, TYPE, WHITE } from '@tabuleiro/grid';
import { type Lang, PIECES, type PieceName, pieceWords } from '@tabuleiro/words';
import type { Art, Man, Place } from '../../board/model.js';

export const COLOURS = ['w', 'b'] as const;
export type Colour = (typeof COLOURS)[number];
export type Piece = { readonly name: PieceName; readonly colour: Colour };
/** What stands where. */
export type Men = ReadonlyMap<Place, Piece>;

/** The letters of positions, those of both games, in the order of `PIECES`. */
const LETTERS = PIECES.map((piece) => pieceWords('en').LETTERS[piece]).join('');

/** The men of a FEN or BFEN. */
export function menOf(position: string): Men {
  const board = parsePlacement(position.split(' ')[0], ` ${LETTERS}`);
  if (!board.ok) throw new Error(`no placement in ${position}`);
  const { cells } = board.value;
  const men = SQUARES.filter((square) => cells[square] !== EMPTY);
  return new Map(
    men.map((square) => {
      const name = PIECES[(cells[square] & TYPE) - 1];
      return [formatSquare(square), { name, colour: cells[square] & WHITE ? 'w' : 'b' }];
    }),
  );
}

/** The kind of piece that a letter of a position or of a promotion stands for. */
export function pieceCalled(letter: string): PieceName | undefined {
  return PIECES.find((_, i) => LETTERS[i] === letter.toUpperCase());
}

/** Who has the turn; also in a position where the game is over. */
export function turnOf(position: string): Colour {
  return position.split(' ')[1] === 'w' ? 'w' : 'b';
}

/** Where the king of the side to move stands. */
export function kingOf(position: string): Place | undefined {
  const colour = turnOf(position);
  for (const [place, man] of menOf(position)) if (man.name === 'king' && man.colour === colour) return place;
  return undefined;
}

export function sideOf(colour: Colour): 0 | 1 {
  return colour === 'w' ? 0 : 1;
}

export function artOf({ name, colour }: Piece): Art {
  return `${colour}-${name}`;
}

export function manOf(lang: Lang, piece: Piece): Man {
  const { LETTERS: letters, bare, coloured } = pieceWords(lang);
  return {
    art: artOf(piece),
    side: sideOf(piece.colour),
    letter: keyOf(letters[piece.name]),
    noun: bare(piece.name),
    full: coloured(piece.name, piece.colour),
  };
}

/** H tells the clocks, whatever the language: the High Priest has its Portuguese letter. */
function keyOf(letters: string): string {
  const key = letters.charAt(0).toLowerCase();
  return key === 'h' ? 's' : key;
}
