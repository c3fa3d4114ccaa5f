import { LANGS } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { spriteOf } from '../../sprites.js';
import { CHAPTERS } from '../../src/manual/contents.js';
import { makePages } from '../../src/screens/manual/static/pages.js';

const pages = makePages({ style: 'assets/x.css', policy: "default-src 'none'", drawings: spriteOf });
const pageAt = (path: string): string => pages.find((page) => page.path === path)?.html ?? '';
const allOf = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, found = '']) => found);

test('every article stands on the page of its chapter in both languages, with its rulings and examples', () => {
  for (const lang of LANGS)
    for (const { id, articles } of CHAPTERS) {
      const html = pageAt(`${lang}/${id}.html`);
      expect(allOf(html, /<article id="([^"]*)"/g)).toEqual(articles.map((article) => article.id));
      expect(allOf(html, /<dl class="ruling" data-clause="([^"]*)"/g)).toEqual(
        articles.flatMap(({ text }) => text[lang].rulings.map(({ clause }) => clause)),
      );
      expect(allOf(html, /<svg class="(mini-board)"/g).length).toBe(
        articles.reduce((sum, { examples }) => sum + examples.length, 0),
      );
    }
});

test('every link leads to a page and a place that exist', () => {
  for (const { path, html } of pages) {
    const [lang = ''] = path.split('/');
    for (const href of allOf(html, /<a [^>]*?href="([^"]*)"/g)) {
      const { pathname, hash } = new URL(href, `http://site/manual/${path}`);
      if (pathname === '/index.html') continue;
      const target = pageAt(pathname.replace('/manual/', ''));
      expect(target, `${path}: ${href}`).not.toBe('');
      if (hash !== '') expect(target, `${path}: ${href}`).toContain(` id="${hash.slice(1)}"`);
    }
    expect(html).toContain(`<html lang="${lang}">`);
  }
});

test('no page says an id of a clause: they are for addresses', () => {
  for (const { path, html } of pages) {
    const said = html.replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, ' ');
    expect(allOf(said, /\b([BCNSPO]-[A-Z0-9]{2,}(?:-[A-Z]+)?)\b/g), path).toEqual([]);
  }
});

test('what is forbidden is written with the letters of the language, and leads to the article that says why', () => {
  const attempts = (lang: string): readonly string[] =>
    allOf(pageAt(`${lang}/brasez.html`), /<code>([^<]*)<\/code>/g);
  expect(attempts('pt-BR')).toEqual(expect.arrayContaining(['R@c1', 'g7g8=T', 'c7&amp;d7=C=C', 'passa']));
  expect(attempts('en')).toEqual(expect.arrayContaining(['K@c1', 'g7g8=R', 'c7&amp;d7=N=N', 'pass']));
  for (const lang of LANGS)
    expect(attempts(lang).filter((text) => /[a-h][1-8][a-z]+$/.test(text.replace(/^.*~/, '')))).toEqual([]);
  expect(pageAt('pt-BR/brasez.html').includes('K@')).toBe(false);
  const links = allOf(pageAt('pt-BR/brasez.html'), /<a href="(#[^"]*">Regra: [^<]*)</g);
  expect(links).toContain('#xeque">Regra: O xeque.');
});

test('a drawing is accompanied by what lies beside the board, in sight', () => {
  const html = pageAt('pt-BR/brasez.html');
  const article = html.slice(html.indexOf('id="reis-e-duques"'), html.indexOf('id="cinquenta-movimentos"'));
  expect(allOf(article, /<p class="beside">([^<]*)</g)).toContain('Ducado das brancas: 1 Grão-Duque.');
  expect(allOf(pageAt('pt-BR/classico.html'), /<p class="(beside)">/g)).toEqual([]);
});

test('a page holds no script and no style, every id once, and headings in order', () => {
  for (const { path, html } of pages) {
    expect(html.match(/<script|<style|\sstyle=|\son\w+=|javascript:/i), path).toBeNull();
    const ids = allOf(html, /\sid="([^"]*)"/g);
    expect(ids.length, path).toBe(new Set(ids).size);
    const levels = allOf(html, /<h([1-6])[ >]/g).map(Number);
    expect(levels.filter((level) => level === 1).length, path).toBe(1);
    const jumps = levels.filter((level, i) => level > (levels[i - 1] ?? 0) + 1);
    expect(jumps, path).toEqual([]);
    for (const drawing of allOf(html, /<use href="#([^"]*)"/g)) expect(ids, path).toContain(drawing);
  }
});
