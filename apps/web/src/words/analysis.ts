import type { Lang } from '@tabuleiro/words';
import { analysis as english } from './en/analysis.js';
import { analysis as portuguese } from './pt-BR/analysis.js';
import type { AnalysisWords } from './types/analysis.js';

export const analysisWords: Readonly<Record<Lang, AnalysisWords>> = { 'pt-BR': portuguese, en: english };
