import { CHESS_PIECES, type ChessPiece, type ChessState } from '@tabuleiro/chess';
import { TYPE } from '@tabuleiro/grid';
import { type Language, type Letters, piecesCalled } from '../moveText.js';

export const CHESS_LETTERS: Letters<ChessPiece> = {
  'pt-BR': { king: 'R', queen: 'D', rook: 'T', bishop: 'B', knight: 'C', pawn: 'P' },
  en: { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: 'P' },
};

const FIGURINES: ReadonlyMap<string, ChessPiece> = new Map(
  (['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const).flatMap((piece, i) => [
    [String.fromCharCode(0x2654 + i), piece],
    [String.fromCharCode(0x265a + i), piece],
  ]),
);

/** The pieces that a letter or a figurine may mean. */
export function chessPiecesCalled(text: string, languages: readonly Language[]): readonly ChessPiece[] {
  const figure = FIGURINES.get(text);
  return figure === undefined ? piecesCalled(CHESS_PIECES, CHESS_LETTERS, text, languages) : [figure];
}

/** A move as English writes it: the letters of another language become those of English, everything else stays. */
export function withEnglishLetters(text: string, language: Language): string {
  if (language === 'en') return text;
  const toEnglish = (letter: string): string => {
    const piece = CHESS_PIECES.find((name) => CHESS_LETTERS[language][name] === letter.toUpperCase());
    return piece === undefined ? letter : CHESS_LETTERS.en[piece];
  };
  return text
    .replace(/^[A-Z]/, toEnglish)
    .replace(/([a-h][18][=/]?)([DTCdtc])(?=[+#]*$)/, (_, to: string, piece: string) => to + toEnglish(piece));
}

/** The piece on a square. Requires an occupied one. */
export function pieceOn(state: ChessState, square: number): ChessPiece {
  return CHESS_PIECES[(state.board.cells[square] & TYPE) - 1];
}
