import type { Lang } from '@tabuleiro/words';
import { plainManual as english } from './en/plainManual.js';
import { plainManual as portuguese } from './pt-BR/plainManual.js';
import type { PlainManualWords } from './types/plainManual.js';

export const plainManualWords: Readonly<Record<Lang, PlainManualWords>> = {
  'pt-BR': portuguese,
  en: english,
};
