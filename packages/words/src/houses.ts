import { houses as english } from './en/houses.js';
import type { Lang } from './lang.js';
import { houses as portuguese } from './pt-BR/houses.js';

const LANGUAGES: Readonly<Record<Lang, ReadonlyMap<number, string>>> = { 'pt-BR': portuguese, en: english };

/** The name of a house of Senet; undefined for those that are only numbered. */
export function wordHouse(lang: Lang, house: number): string | undefined {
  return LANGUAGES[lang].get(house);
}
