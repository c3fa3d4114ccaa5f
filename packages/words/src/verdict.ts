import type { Verdict } from '@tabuleiro/game';
import { claimed as english } from './en/verdict.js';
import type { Lang } from './lang.js';
import { claimed as portuguese } from './pt-BR/verdict.js';

/** How a claim was judged, as a sentence. */
export function wordVerdict(lang: Lang, verdict: Verdict): string {
  return lang === 'en' ? english(verdict) : portuguese(verdict);
}
