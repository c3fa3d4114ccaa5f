import type { Lang } from '@tabuleiro/words';
import * as english from './en/dice.js';
import { inEachLanguage } from './languages.js';
import * as portuguese from './pt-BR/dice.js';
import type { DiceChoiceWords, DiceWords } from './types/dice.js';

const all: Readonly<Record<Lang, typeof english>> = { 'pt-BR': portuguese, en: english };

export const diceWords: Readonly<Record<Lang, DiceWords>> = inEachLanguage(all, 'dice');
export const diceChoiceWords: Readonly<Record<Lang, DiceChoiceWords>> = inEachLanguage(all, 'diceChoice');
