import { type Board, formatSquare, SQUARES, TYPE, WHITE } from '@tabuleiro/grid';
import { type Lang, type PieceName, terminalWords } from '@tabuleiro/words';

/** How each type of piece of a game is called, the most important first. */
export type PieceNames = ReadonlyMap<number, PieceName>;

type Colour = 'w' | 'b';
type Man = { readonly piece: PieceName; readonly colour: Colour; readonly square: string };

const FILES = [...'abcdefgh'];

function menOf({ cells }: Board, names: PieceNames): readonly Man[] {
  return SQUARES.flatMap((square) => {
    const piece = names.get(cells[square] & TYPE);
    const colour = cells[square] & WHITE ? 'w' : 'b';
    return piece === undefined ? [] : [{ piece, colour, square: formatSquare(square) }];
  });
}

export function drawGrid(lang: Lang, board: Board, names: PieceNames, bottom: Colour): readonly string[] {
  const words = terminalWords(lang);
  const signs = new Map(
    menOf(board, names).map(({ piece, colour, square }) => {
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
export function readGrid(lang: Lang, board: Board, names: PieceNames): readonly string[] {
  const words = terminalWords(lang);
  const men = menOf(board, names);
  const side = (colour: Colour): string[] =>
    [...names.values()].flatMap((piece) => {
      const found = men.filter((man) => man.colour === colour && man.piece === piece);
      const squares = found.map(({ square }) => square).sort();
      return squares.length === 0 ? [] : [`  ${words.piecesAt(piece, squares)}`];
    });
  return [`${words.sides.w}:`, ...side('w'), `${words.sides.b}:`, ...side('b')];
}
