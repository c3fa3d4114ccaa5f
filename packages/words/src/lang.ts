/** The languages of the program, the default first. */
export const LANGS = ['pt-BR', 'en'] as const;
/** A language of the program, as a BCP 47 tag. */
export type Lang = (typeof LANGS)[number];

/** Reads `pt`, `pt-BR`, `pt_BR.UTF-8`, `en`, `en_GB` … in any case; undefined for another language. */
export function parseLang(text: string): Lang | undefined {
  const primary = text.toLowerCase().split(/[-_.@]/, 1)[0];
  return LANGS.find((lang) => lang.toLowerCase().split('-')[0] === primary);
}

/** The variables of an environment that may name a language. */
export type LangSources = { readonly LC_ALL?: string | undefined; readonly LANG?: string | undefined };

/** The first of the two variables that names a language of ours, else pt-BR. */
export function detectLang(env: LangSources): Lang {
  return parseLang(env.LC_ALL ?? '') ?? parseLang(env.LANG ?? '') ?? 'pt-BR';
}
