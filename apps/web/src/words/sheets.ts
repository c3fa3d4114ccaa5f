import type { Lang } from '@tabuleiro/words';
import { sheets as english } from './en/manual/sheets.js';
import { sheets as portuguese } from './pt-BR/manual/sheets.js';
import type { AnySheetTexts, SheetId } from './types/chapters.js';

/** The texts of the sheets of rules, fetched to print one. */
export const sheetTexts: Readonly<Record<Lang, Readonly<Record<SheetId, AnySheetTexts>>>> = {
  'pt-BR': portuguese,
  en: english,
};
