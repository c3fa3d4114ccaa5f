import { type Lang, type PieceName, terminalWords } from '@tabuleiro/words';

/** Which piece each lower-case letter of a placement stands for, the most important first. */
export type Letters = ReadonlyMap<string, PieceName>;

type Colour = 'w' | 'b';
type Man = { readonly piece: PieceName; readonly colour: Colour; readonly square: string };

const FILES = [...'abcdefgh'];

/** The pieces of an 8×8 placement (`rnbq…/8/…`), rank 8 first. */
function parseMen(placement: string, letters: Letters): readonly Man[] {
  return placement.split('/').flatMap((rank, row) => {
    const cells = [...rank.replace(/\d/g, (digit) => '.'.repeat(Number(digit)))];
    return cells.flatMap((letter, file) => {
      const piece = letters.get(letter.toLowerCase());
      const colour = letter === letter.toLowerCase() ? 'b' : 'w';
      return piece === undefined ? [] : [{ piece, colour, square: `${FILES[file]}${8 - row}` }];
    });
  });
}

export function drawGrid(lang: Lang, placement: string, letters: Letters, bottom: Colour): readonly string[] {
  const words = terminalWords(lang);
  const signs = new Map(
    parseMen(placement, letters).map(({ piece, colour, square }) => {
      const letter = words.letters[piece];
      return [square, colour === 'w' ? letter : letter.toLowerCase()];
    }),
  );
  const files = bottom === 'w' ? FILES : FILES.toReversed();
  const ranks = bottom === 'w' ? '87654321' : '12345678';
  const edge = `  ${files.map((file) => file.padStart(3)).join('')}`;
  const rows = [...ranks].map((rank) => {
    const cells = files.map((file) => (signs.get(file + rank) ?? '.').padStart(3)).join('');
    return `${rank} ${cells}  ${rank}`;
  });
  return [edge, ...rows, edge, words.legend];
}

/** Side by side, one line for each kind of piece: "torre: a1, h1". */
export function readGrid(lang: Lang, placement: string, letters: Letters): readonly string[] {
  const words = terminalWords(lang);
  const men = parseMen(placement, letters);
  const side = (colour: Colour): string[] =>
    [...letters.values()].flatMap((piece) => {
      const found = men.filter((man) => man.colour === colour && man.piece === piece);
      const squares = found.map(({ square }) => square).sort();
      return squares.length === 0 ? [] : [`  ${words.piecesAt(piece, squares)}`];
    });
  return [`${words.sides.w}:`, ...side('w'), `${words.sides.b}:`, ...side('b')];
}
