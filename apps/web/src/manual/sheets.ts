import { inEachLanguage, perLanguage } from '../words/languages.js';
import { sheetTexts } from '../words/sheets.js';
import type { SheetId } from '../words/types/chapters.js';
import type { SheetOutline } from './outline.js';
import type { Sheet } from './sheet.js';
import { brasezSheet, classicoSheet, nucleoSheet, senetSheet } from './sheetOutlines.js';

/** One for each game. */
export const SHEETS: readonly Sheet[] = [classicoSheet, nucleoSheet, brasezSheet, senetSheet].map(sheetOf);

/** A sheet with its texts in every language. */
function sheetOf({ game, position, pieces }: SheetOutline & { readonly game: SheetId }): Sheet {
  const texts = inEachLanguage(sheetTexts, game);
  const pieceTexts = inEachLanguage(texts, 'pieces');
  return {
    game,
    position,
    pieces: pieces.map((art) => ({ art, text: inEachLanguage(pieceTexts, art) })),
    text: perLanguage(texts, ({ lead, setup, parts }) => ({ lead, setup, parts })),
  };
}
