import type { Piece, Player } from '@tabuleiro/game';
import { formatSquare, isDark, parseSquare, squareAt } from '@tabuleiro/grid';
import { type Lang, type PieceName, pieceWords } from '@tabuleiro/words';
import type { Art, Cell, Man, Place } from '../../board/model.js';
import type { GameView } from '../view.js';

export const FILE_NAMES: readonly string[] = [...'abcdefgh'];

/** How every game on 8×8 squares is laid out. */
export const GRID: Pick<
  GameView,
  'rows' | 'columns' | 'canFlip' | 'columnNames' | 'rowNames' | 'track' | 'crests'
> = {
  rows: 8,
  columns: 8,
  canFlip: true,
  columnNames: FILE_NAMES,
  rowNames: [...'87654321'], // from the top, as the first player sees them
  track: [],
  crests: ['w-king', 'b-king'],
};

export type EmptyCell = Pick<Cell, 'id' | 'row' | 'column' | 'tone' | 'spoken'>;

/** The 64 squares without what stands on them, in reading order. */
const EMPTY_CELLS: readonly EmptyCell[] = Array.from({ length: 64 }, (_, i) => {
  const [row, column] = [i >> 3, i & 7];
  const square = squareAt(column, 7 - row);
  const id = formatSquare(square);
  return { id, row, column, tone: isDark(square) ? 'dark' : 'light', spoken: id };
});

export function isSquare(place: Place): boolean {
  return parseSquare(place) !== undefined;
}

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

/** The squares with what stands on them and what else there is to say about them. */
export function cellsOf(
  lang: Lang,
  men: Men,
  remarks: ReadonlyMap<Place, string> = new Map(),
): readonly Cell[] {
  return EMPTY_CELLS.map((frame) => {
    const piece = men.get(frame.id);
    const remark = remarks.get(frame.id);
    return {
      ...frame,
      ...(piece !== undefined && { man: manOf(lang, piece) }),
      ...(remark !== undefined && { remark }),
    };
  });
}

/** Every kind of piece of the 8×8 games, in the order in which they are listed: the strongest of chess first. */
export const PIECES = [
  'king',
  'queen',
  'rook',
  'bishop',
  'knight',
  'pawn',
  'warlord',
  'priest',
  'lord',
  'duke',
] as const satisfies readonly PieceName[];
