import type { Lang } from '@tabuleiro/words';

/** The same made of the texts of each language. */
export function perLanguage<Texts, Made>(
  texts: Readonly<Record<Lang, Texts>>,
  make: (texts: Texts) => Made,
): Readonly<Record<Lang, Made>> {
  return { 'pt-BR': make(texts['pt-BR']), en: make(texts.en) };
}

/** One subject out of several that are fetched together, in each language; looked up when it is asked for. */
export function inEachLanguage<Texts, Subject extends keyof Texts>(
  texts: Readonly<Record<Lang, Texts>>,
  subject: Subject,
): Readonly<Record<Lang, Texts[Subject]>> {
  return {
    get 'pt-BR'() {
      return texts['pt-BR'][subject];
    },
    get en() {
      return texts.en[subject];
    },
  };
}
