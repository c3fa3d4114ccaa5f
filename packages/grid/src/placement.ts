import { fail, ok, type Piece, type Placement, type Result } from '@tabuleiro/game';
import { Board } from './board.js';
import { BLACK, EMPTY, TYPE, WHITE } from './piece.js';
import { formatSquare, squareAt } from './square.js';

/** Why the board field of a FEN-like text cannot be read; `rank` is 1 to 8. */
export type PlacementError =
  | { readonly problem: 'rank-count'; readonly ranks: number }
  | { readonly problem: 'rank-length' | 'digit-run'; readonly rank: number }
  | { readonly problem: 'unknown-letter'; readonly rank: number; readonly letter: string };

/**
 * Reads the board field of a FEN-like text. `letters[type]` is the letter of a piece type, in upper case; Black's
 * pieces are written in lower case.
 */
export function parsePlacement(text: string, letters: string): Result<Board, PlacementError> {
  const ranks = text.split('/');
  if (ranks.length !== 8) return fail({ problem: 'rank-count', ranks: ranks.length });
  const board = new Board();
  for (const [i, rank] of ranks.entries()) {
    const error = parseRank(board, rank, 7 - i, letters);
    if (error !== undefined) return fail(error);
  }
  return ok(board);
}

function parseRank(board: Board, text: string, rank: number, letters: string): PlacementError | undefined {
  let file = 0;
  let afterDigit = false;
  for (const letter of text) {
    const isDigit = letter >= '1' && letter <= '8';
    if (isDigit && afterDigit) return { problem: 'digit-run', rank: rank + 1 };
    afterDigit = isDigit;
    if (isDigit) {
      file += Number(letter);
      continue;
    }
    const piece = parsePiece(letter, letters);
    if (piece === undefined) return { problem: 'unknown-letter', rank: rank + 1, letter };
    if (file < 8) board.put(squareAt(file, rank), piece);
    file++;
  }
  return file === 8 ? undefined : { problem: 'rank-length', rank: rank + 1 };
}

/** The piece code of a letter; undefined for any other text. */
export function parsePiece(letter: string, letters: string): number | undefined {
  const upper = letter.toUpperCase();
  const type = letter.length === 1 ? letters.indexOf(upper) : -1;
  if (type < 1) return undefined;
  return type | (letter === upper ? WHITE : BLACK);
}

/** The letter of a piece code; the inverse of `parsePiece`. */
export function formatPiece(piece: number, letters: string): string {
  const letter = letters[piece & TYPE];
  return piece & WHITE ? letter : letter.toLowerCase();
}

/** The board field of a FEN-like text; the inverse of `parsePlacement`. */
export function formatPlacement(board: Board, letters: string): string {
  const ranks: string[] = [];
  for (let rank = 7; rank >= 0; rank--) ranks.push(formatRank(board, rank, letters));
  return ranks.join('/');
}

function formatRank(board: Board, rank: number, letters: string): string {
  let text = '';
  let gap = 0;
  for (let file = 0; file < 8; file++) {
    const piece = board.cells[squareAt(file, rank)];
    if (piece === EMPTY) {
      gap++;
      continue;
    }
    text += (gap > 0 ? gap : '') + formatPiece(piece, letters);
    gap = 0;
  }
  return gap > 0 ? text + gap : text;
}

/** The piece that a code stands for. Requires the code of a piece; `nameOf` names its type. */
export function pieceOf<P extends string>(code: number, nameOf: (type: number) => P): Piece<P> {
  return { name: nameOf(code & TYPE), player: code & WHITE ? 'w' : 'b' };
}

/** The pieces of a board by square, in reading order: a8 to h8 first, a1 to h1 last. */
export function placementOf<P extends string>(board: Board, nameOf: (type: number) => P): Placement<P> {
  const placement = new Map<string, Piece<P>>();
  for (let rank = 7; rank >= 0; rank--) {
    for (let file = 0; file < 8; file++) {
      const square = squareAt(file, rank);
      const code = board.cells[square];
      if (code !== EMPTY) placement.set(formatSquare(square), pieceOf(code, nameOf));
    }
  }
  return placement;
}
