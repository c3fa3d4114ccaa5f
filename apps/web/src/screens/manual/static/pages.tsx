import { LANGS, type Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { GAME_IDS, loadView } from '../../../games/registry.js';
import { type SpriteGroup, spritesOf } from '../../../look/art/sprites.js';
import type { Chapter } from '../../../manual/article.js';
import { CHAPTERS } from '../../../manual/contents.js';
import { manualWords } from '../../../words/manual.js';
import '../../../words/everyLanguage.js';
import { StaticChapter, StaticContents } from './StaticChapter.js';
import { type PageHead, StaticPage } from './StaticPage.js';

export type PageBuildOptions = PageHead & {
  /** The drawings of a group as one SVG document, to stand in the page. */
  readonly drawings: (group: SpriteGroup) => string;
};

export type BuiltPage = { readonly path: string; readonly html: string };

/** Loaded with this module, because rendering is synchronous. */
const VIEWS = new Map(await Promise.all(GAME_IDS.map(async (game) => [game, await loadView(game)] as const)));

/** The whole manual as plain pages: `pt-BR/index.html`, `en/brasez.html`. Runs when the app is built. */
export function makePages(options: PageBuildOptions): readonly BuiltPage[] {
  return LANGS.flatMap((lang) => [
    contentsPage(lang, options),
    ...CHAPTERS.map((chapter) => chapterPage(lang, chapter, options)),
  ]);
}

function contentsPage(lang: Lang, head: PageHead): BuiltPage {
  const file = 'index.html';
  const page = (
    <StaticPage {...{ lang, head, file }} title={manualWords[lang].title}>
      <StaticContents lang={lang} chapters={CHAPTERS} />
    </StaticPage>
  );
  return { path: `${lang}/${file}`, html: written(page, '') };
}

function chapterPage(lang: Lang, chapter: Chapter, options: PageBuildOptions): BuiltPage {
  const { id, game, text } = chapter;
  const file = `${id}.html`;
  const view = game === undefined ? undefined : VIEWS.get(game);
  const groups = game === undefined ? [] : spritesOf(game);
  const page = (
    <StaticPage {...{ lang, file }} head={options} title={text[lang].title}>
      <StaticChapter lang={lang} chapter={chapter} view={view} />
    </StaticPage>
  );
  return { path: `${lang}/${file}`, html: written(page, groups.map(options.drawings).join('')) };
}

/** The drawings stand at the end, where those who look at the text find it first. */
function written(page: JSX.Element, drawings: string): string {
  return `<!doctype html>\n${renderToString(page).replace('</body>', () => `${drawings}</body>`)}\n`;
}
