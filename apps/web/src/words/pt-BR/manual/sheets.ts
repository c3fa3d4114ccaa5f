import type { AnySheetTexts, SheetId } from '../../types/chapters.js';
import { brasez } from './brasez/sheet.js';
import { classico } from './classico/sheet.js';
import { nucleo } from './nucleo/sheet.js';
import { senet } from './senet/sheet.js';

export const sheets: Readonly<Record<SheetId, AnySheetTexts>> = { brasez, senet, classico, nucleo };
