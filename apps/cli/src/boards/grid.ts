import { type Board, formatSquare, SQUARES, TYPE, WHITE } from '@tabuleiro/grid';
import { type Lang, type PieceName, terminalWords } from '@tabuleiro/words';

/** The name of each piece type of a game, the most important first. */
export type PieceNames = ReadonlyMap<number, PieceName>;

type Colour = 'w' | 'b';
type PlacedPiece = { readonly piece: PieceName; readonly colour: Colour; readonly square: string };

const FILES = [...'abcdefgh'];

function piecesOn({ cells }: Board, names: PieceNames): readonly PlacedPiece[] {
  return SQUARES.flatMap((square) => {
    const piece = names.get(cells[square] & TYPE);
    const colour = cells[square] & WHITE ? 'w' : 'b';
    return piece === undefined ? [] : [{ piece, colour, square: formatSquare(square) }];
  });
}

export function drawGrid(lang: Lang, board: Board, names: PieceNames, bottom: Colour): readonly string[] {
  const words = terminalWords(lang);
  const signs = new Map(
    piecesOn(board, names).map(({ piece, colour, square }) => {
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

/** One side after the other, a line for each type of piece: "torre: a1, h1". */
export function readGrid(lang: Lang, board: Board, names: PieceNames): readonly string[] {
  const words = terminalWords(lang);
  const pieces = piecesOn(board, names);
  const side = (colour: Colour): string[] =>
    [...names.values()].flatMap((piece) => {
      const found = pieces.filter((one) => one.colour === colour && one.piece === piece);
      const squares = found.map(({ square }) => square).sort();
      return squares.length === 0 ? [] : [`  ${words.piecesAt(piece, squares)}`];
    });
  return [`${words.sides.w}:`, ...side('w'), `${words.sides.b}:`, ...side('b')];
}
