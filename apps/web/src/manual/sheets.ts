import { brasezSheet } from './brasez/sheet.js';
import { classicoSheet } from './classico/sheet.js';
import { nucleoSheet } from './nucleo/sheet.js';
import { senetSheet } from './senet/sheet.js';
import type { Sheet } from './sheet.js';

/** One for each game. */
export const SHEETS: readonly Sheet[] = [classicoSheet, nucleoSheet, brasezSheet, senetSheet];
