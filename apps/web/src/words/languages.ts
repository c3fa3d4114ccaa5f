import type { Lang } from '@tabuleiro/words';

/** The same made of the texts of each language. */
export function perLanguage<Texts, Made>(
  texts: Readonly<Record<Lang, Texts>>,
  make: (texts: Texts) => Made,
): Readonly<Record<Lang, Made>> {
  return { 'pt-BR': make(texts['pt-BR']), en: make(texts.en) };
}

/** One subject out of several that are fetched together, in each language. */
export function inEachLanguage<Texts, Subject extends keyof Texts>(
  texts: Readonly<Record<Lang, Texts>>,
  subject: Subject,
): Readonly<Record<Lang, Texts[Subject]>> {
  return perLanguage(texts, (all) => all[subject]);
}
