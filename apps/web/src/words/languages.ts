import type { Lang } from '@tabuleiro/words';

/** One subject out of several that are fetched together, in each language. */
export function inEachLanguage<Words, Subject extends keyof Words>(
  all: Readonly<Record<Lang, Words>>,
  subject: Subject,
): Readonly<Record<Lang, Words[Subject]>> {
  return { 'pt-BR': all['pt-BR'][subject], en: all.en[subject] };
}
