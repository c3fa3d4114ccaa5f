import type { Opening } from '@tabuleiro/notation';
import { openings as english } from './en/openings.js';
import type { Lang } from './lang.js';
import { openings as portuguese } from './pt-BR/openings.js';

const LANGUAGES: Readonly<Record<Lang, string>> = { 'pt-BR': portuguese, en: english };

const names = new Map<Lang, ReadonlyMap<string, string>>();

/** The name of an opening of classic chess. */
export function wordOpening(lang: Lang, { id }: Pick<Opening, 'id'>): string {
  let named = names.get(lang);
  if (named === undefined) {
    named = readNames(LANGUAGES[lang]);
    names.set(lang, named);
  }
  return named.get(id) ?? id;
}

/** Each line has an id, a space and a name. */
function readNames(text: string): ReadonlyMap<string, string> {
  const lines = text.trim().split('\n');
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]));
}
