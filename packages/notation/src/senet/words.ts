import { foldText } from '@tabuleiro/game';
import type { Language } from '../language.js';

/** The words of a Senet game text. */
type Words = {
  readonly swap: string;
  readonly water: string;
  readonly off: string;
  readonly skip: string;
  readonly wins: string;
};

export const SENET_WORDS: Readonly<Record<Language, Words>> = {
  'pt-BR': { swap: 'troca', water: 'água', off: 'sai', skip: 'passa', wins: 'vence' },
  en: { swap: 'swap', water: 'water', off: 'off', skip: 'skip', wins: 'wins' },
};

const MEANINGS: ReadonlyMap<string, keyof Words> = new Map(
  Object.values(SENET_WORDS).flatMap((words) =>
    (['swap', 'water', 'off', 'skip', 'wins'] as const).map((meaning) => [foldText(words[meaning]), meaning]),
  ),
);

/** What a word of either language means, in any case, with or without accents. */
export function meaningOf(word: string): keyof Words | undefined {
  return MEANINGS.get(foldText(word));
}
