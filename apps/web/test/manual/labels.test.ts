import { readdirSync, readFileSync } from 'node:fs';
import { LANGS, type Lang } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { CHAPTERS } from '../../src/manual/contents.js';
import { parseCommandLine } from '../../src/play/commandLine.js';

/** Labels of other programs. */
const FOREIGN: readonly string[] = [
  'Instalar app',
  'Adicionar à tela inicial',
  'Adicionar à Tela de Início',
  'Install app',
  'Add to home screen',
  'Add to Home Screen',
];

/** Everything that the app and the rules say in a language, as their sources have it. */
function saidIn(lang: Lang): string {
  const folders = [`../../src/words/${lang}/`, `../../../../packages/words/src/${lang}/`];
  const texts = folders.flatMap((folder) => {
    const url = new URL(folder, import.meta.url);
    const files = readdirSync(url).filter((file) => file.endsWith('.ts') && file !== 'manual.ts');
    return files.map((file) => readFileSync(new URL(file, url), 'utf8'));
  });
  return texts.join('\n');
}

/** What an article puts in quotation marks. */
const quotedIn = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => Array.from(text.matchAll(/"([^"]+)"/g), ([, quoted = '']) => quoted));

test('[P-NF2] what the manual says of using the program names what the program shows', () => {
  const chapter = CHAPTERS.find(({ id }) => id === 'geral');
  for (const lang of LANGS) {
    const said = saidIn(lang);
    const titles = CHAPTERS.flatMap(({ articles }) => articles.map(({ text }) => text[lang].title));
    const quoted = (chapter?.articles ?? []).flatMap(({ text }) =>
      quotedIn([text[lang].summary, ...text[lang].body]),
    );
    expect(quoted.length).toBeGreaterThan(40);
    // What begins with a small letter is typed.
    const labels = quoted.filter((text) => /^\p{Lu}/u.test(text)).map((text) => text.replace(/: …$/, ''));
    const known = (label: string): boolean =>
      said.includes(label) || FOREIGN.includes(label) || titles.some((title) => title.startsWith(label));
    const unknown = labels.filter((label) => !known(label));
    expect(unknown, lang).toEqual([]);
  }
});

test('[P-NF2] every word that the manual says may be typed is understood', () => {
  const article = CHAPTERS.flatMap(({ articles }) => articles).find(({ id }) => id === 'escrever-lances');
  for (const lang of LANGS) {
    const typed = quotedIn((article?.text[lang].body ?? []).filter((line) => line.startsWith('- ')));
    expect(typed.length).toBeGreaterThan(15);
    expect(
      typed.filter((text) => parseCommandLine(text).kind !== 'command'),
      lang,
    ).toEqual([]);
  }
});
