import type { Piece } from '@tabuleiro/game';
import { formatSquare, squareAt } from '@tabuleiro/grid';
import type { Lang, PieceName } from '@tabuleiro/words';
import type { Cell, Man, Place } from '../board/model.js';
import { artOf, COLOURS, type Colour, cellsOf, manOf } from '../games/grid/board.js';
import { editorWords } from '../words/editor.js';
import type { Control, ManId, Option, PaletteMan } from './draft.js';

/** What stands where. */
export type Men = ReadonlyMap<Place, Piece<PieceName>>;

/** What the drafts of all games on 8×8 squares have. */
export type GridDraft = {
  readonly men: Men;
  readonly side: Colour;
  /** The letters of the castlings that are still possible, in their order. */
  readonly castling: string;
  /** A square, or `-`. */
  readonly ep: string;
};

/** As FEN and BFEN write them, for White. */
const LETTERS: Readonly<Record<PieceName, string>> = {
  ...{ king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: 'P' },
  ...{ warlord: 'W', priest: 'H', lord: 'L', duke: 'G' },
};

export const NOTHING = '-';
export const EMPTY_BOARD = '8/8/8/8/8/8/8/8';

/** In the order of a text: a8 to h8, then a7 and so on. */
const RANKS: readonly (readonly Place[])[] = Array.from({ length: 8 }, (_, i) =>
  Array.from({ length: 8 }, (_file, file) => formatSquare(squareAt(file, 7 - i))),
);

/** The men of the first field of a FEN, of these kinds; undefined for anything else. */
export function readMen(text: string, kinds: readonly PieceName[]): Men | undefined {
  const men = new Map<Place, Piece<PieceName>>();
  const ranks = text.split('/');
  if (ranks.length !== RANKS.length) return undefined;
  for (const [i, rank] of ranks.entries()) {
    let file = 0;
    for (const letter of rank) {
      const place = RANKS[i]?.[file];
      const name = kinds.find((kind) => LETTERS[kind] === letter.toUpperCase());
      if (place !== undefined && name !== undefined)
        men.set(place, { name, player: letter === LETTERS[name] ? 'w' : 'b' });
      else if (!/[1-8]/.test(letter)) return undefined;
      file += name === undefined ? Number(letter) : 1;
    }
    if (file !== 8) return undefined;
  }
  return men;
}

export function writeMen(men: Men): string {
  const letterAt = (place: Place): string => {
    const man = men.get(place);
    if (man === undefined) return ' ';
    const letter = LETTERS[man.name];
    return man.player === 'w' ? letter : letter.toLowerCase();
  };
  const ranks = RANKS.map((rank) => rank.map(letterAt).join(''));
  return ranks.map((rank) => rank.replace(/ +/g, ({ length }) => String(length))).join('/');
}

/** `-` is nothing; the letters of `all` are in their order; undefined for anything else. */
export function readLetters(text: string, all: string): string | undefined {
  if (text === NOTHING) return '';
  const isOrdered = text !== '' && [...all].filter((letter) => text.includes(letter)).join('') === text;
  return isOrdered ? text : undefined;
}

export function readSide(text: string): Colour | undefined {
  return COLOURS.find((colour) => colour === text);
}

export function readEp(text: string): string | undefined {
  return text === NOTHING || /^[a-h][1-8]$/.test(text) ? text : undefined;
}

export function withLetter(letters: string, letter: string, isOn: boolean, all: string): string {
  return [...all].filter((each) => (each === letter ? isOn : letters.includes(each))).join('');
}

/** The letters without those that say something of this place. */
export function withoutPlace(
  letters: string,
  places: ReadonlyMap<string, readonly Place[]>,
  place: Place,
): string {
  return [...letters].filter((letter) => !places.get(letter)?.includes(place)).join('');
}

/** A pawn that has just passed over a square went along its file. */
export function epWithout(ep: string, place: Place): string {
  return ep.charAt(0) === place.charAt(0) ? NOTHING : ep;
}

export function menWith(men: Men, place: Place, id: ManId | undefined): Men {
  const next = new Map(men);
  const piece = id === undefined ? undefined : pieceOf(id);
  if (piece === undefined) next.delete(place);
  else next.set(place, piece);
  return next;
}

export function idAt(men: Men, place: Place): ManId | undefined {
  const man = men.get(place);
  return man && artOf(man.name, man.player === 'b' ? 'b' : 'w');
}

function pieceOf(id: ManId): Piece<PieceName> | undefined {
  const player = readSide(id.charAt(0));
  const name = NAMES.find((each) => id === `${player}-${each}`);
  return player === undefined || name === undefined ? undefined : { name, player };
}

const isName = (text: string): text is PieceName => Object.hasOwn(LETTERS, text);
const NAMES: readonly PieceName[] = Object.keys(LETTERS).filter(isName);

export function paletteOf(lang: Lang, kinds: readonly PieceName[]): readonly PaletteMan[] {
  return COLOURS.flatMap((colour) =>
    kinds.map((name) => ({ id: artOf(name, colour), man: manNamed(lang, name, colour) })),
  );
}

export function manNamed(lang: Lang, name: PieceName, colour: Colour): Man {
  return manOf(lang, { name, player: colour });
}

export function cellsWith(lang: Lang, { men }: GridDraft): readonly Cell[] {
  return cellsOf(lang, men);
}

/** The board upside down, and what stands on it in the other colour. */
export function swappedMen(men: Men): Men {
  return new Map(
    Array.from(men, ([place, { name, player }]) => [
      mirrored(place),
      { name, player: player === 'w' ? 'b' : 'w' },
    ]),
  );
}

export function otherSide(side: Colour): Colour {
  return side === 'w' ? 'b' : 'w';
}

/** The square at the other end of its file. */
export function mirrored(square: string): string {
  return square === NOTHING ? NOTHING : square.charAt(0) + String(9 - Number(square.charAt(1)));
}

/** Letters of the other colour, in their order. */
export function swappedLetters(letters: string, all: string): string {
  const others = [...letters].map((letter) =>
    letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
  );
  return [...all].filter((letter) => others.includes(letter)).join('');
}

/** Whose turn it is. A pawn that could have been taken en passant cannot be any more when it is somebody else's. */
export function sideControl<D extends GridDraft>(lang: Lang, { side }: D): Control<D> {
  const words = editorWords[lang];
  return {
    ...{ kind: 'choice', field: 'side', label: words.side, value: side },
    options: COLOURS.map((colour) => ({
      id: colour,
      label: words.sides[colour],
      change: (draft) => (draft.side === colour ? draft : { ...draft, side: colour, ep: NOTHING }),
    })),
  };
}

/** Squares that a pawn may just have passed over, to choose from, and the one that the text has. */
export function epControl<D extends GridDraft>(lang: Lang, { men, side, ep }: D): Control<D> {
  const words = editorWords[lang];
  const passed = passedSquares(men, side);
  const squares = [NOTHING, ...(ep === NOTHING || passed.includes(ep) ? passed : [ep, ...passed])];
  return {
    ...{ kind: 'select', field: 'ep', label: words.ep, hint: words.epHint, value: ep },
    options: squares.map(
      (square): Option<D> => ({
        id: square,
        label: square === NOTHING ? words.none : square,
        change: (draft) => ({ ...draft, ep: square }),
      }),
    ),
  };
}

function passedSquares(men: Men, side: Colour): readonly Place[] {
  const [from, passed, to] = side === 'w' ? [7, 6, 5] : [2, 3, 4];
  return [...'abcdefgh']
    .filter((file) => {
      const pawn = men.get(`${file}${to}`);
      const isPawn = pawn?.name === 'pawn' && pawn.player !== side;
      return isPawn && !men.has(`${file}${passed}`) && !men.has(`${file}${from}`);
    })
    .map((file) => `${file}${passed}`);
}

/** For each castling its name and letter. */
export function castlingControl<D extends GridDraft>(
  lang: Lang,
  { castling }: D,
  all: string,
  names: Readonly<Record<string, string>>,
): Control<D> {
  return {
    ...{ kind: 'switches', field: 'castling', label: editorWords[lang].castling },
    switches: [...all].map((letter) => ({
      id: letter,
      label: names[letter] ?? letter,
      isOn: castling.includes(letter),
      change: (draft, isOn) => ({ ...draft, castling: withLetter(draft.castling, letter, isOn, all) }),
    })),
  };
}
