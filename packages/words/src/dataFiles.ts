import type { ResourceProblem } from '@tabuleiro/engine';
import { wordGame } from './common.js';
import { dataFiles as english } from './en/dataFiles.js';
import type { Lang } from './lang.js';
import { dataFiles as portuguese } from './pt-BR/dataFiles.js';
import type { DataFileWords, Remedy } from './types/dataFiles.js';

const LANGUAGES: Readonly<Record<Lang, DataFileWords>> = { 'pt-BR': portuguese, en: english };

/** That the computer plays without a data file, so that its level is not the one measured, and what to do. */
export function wordResourceProblem(lang: Lang, { game, code }: ResourceProblem, remedy: Remedy): string {
  const { problems, notCalibrated } = LANGUAGES[lang];
  return notCalibrated(wordGame(lang, game), problems[code], remedy);
}
