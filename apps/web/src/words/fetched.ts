import type { Lang } from '@tabuleiro/words';
import type * as portuguese from './pt-BR/app.js';

/** What the first load says in one language: home, a new game, a game. */
type Texts = typeof portuguese;

const FILES: Readonly<Record<Lang, () => Promise<Texts>>> = {
  'pt-BR': () => import('./pt-BR/app.js'),
  en: () => import('./en/app.js'),
};

const known = new Map<Lang, Texts>();

/** The texts of the languages that have been fetched: one when the app starts, another when somebody asks for it. */
export const fetchedTexts: Readonly<Record<Lang, Texts>> = {
  get 'pt-BR'() {
    return textsIn('pt-BR');
  },
  get en() {
    return textsIn('en');
  },
};

export function isFetched(lang: Lang): boolean {
  return known.has(lang);
}

/** A language can be spoken once it has been fetched. Rejects if it cannot be. */
export async function fetchLanguage(lang: Lang): Promise<void> {
  known.set(lang, await FILES[lang]());
}

function textsIn(lang: Lang): Texts {
  const texts = known.get(lang);
  if (texts === undefined) throw new Error(`the words of ${lang} have not been fetched`);
  return texts;
}
