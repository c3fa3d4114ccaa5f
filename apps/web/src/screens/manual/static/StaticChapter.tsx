import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import type { GameView } from '../../../games/view.js';
import type { Chapter } from '../../../manual/article.js';
import { printablesOf } from '../../../manual/sheet.js';
import { printWords } from '../../../words/manual.js';
import { plainManualWords } from '../../../words/plainManual.js';
import { StaticArticle } from './StaticArticle.js';
import { inApp } from './StaticPage.js';

type Props = { readonly lang: Lang; readonly chapter: Chapter; readonly view: GameView | undefined };

/** A chapter with all its articles, one below the other. */
export function StaticChapter({ lang, chapter, view }: Props): JSX.Element {
  const words = plainManualWords[lang];
  const { id, text, articles, tasks } = chapter;
  return (
    <>
      {text[lang].intro.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ul>
        <li>
          <a href={inApp(id)}>{words.playChapter}</a>
        </li>
        {tasks.length === 0 ? null : (
          <li>
            <a href={inApp(id, 'tutorial')}>{words.tutorial}</a>
          </li>
        )}
        {printablesOf(id).map((printable) => (
          <li key={printable}>
            <a href={inApp(id, printable)}>
              {printWords[lang].print}: {printWords[lang].links[printable]}
            </a>
          </li>
        ))}
      </ul>
      <section class="still-contents">
        <h2>{words.articles}</h2>
        <ol>
          {articles.map((article) => (
            <li key={article.id}>
              <a href={`#${article.id}`}>{article.text[lang].title}</a>
            </li>
          ))}
        </ol>
      </section>
      {articles.map((article) => (
        <StaticArticle key={article.id} {...{ lang, chapter, view, article }} />
      ))}
    </>
  );
}

/** The first page: every chapter with what it tells. */
export function StaticContents({
  lang,
  chapters,
}: {
  readonly lang: Lang;
  readonly chapters: readonly Chapter[];
}): JSX.Element {
  return (
    <>
      <p>{plainManualWords[lang].intro}</p>
      {chapters.map(({ id, text, articles }) => (
        <section key={id} class="still-contents">
          <h2>
            <a href={`${id}.html`}>{text[lang].title}</a>
          </h2>
          <p>{text[lang].intro.at(0)}</p>
          <ol>
            {articles.map((article) => (
              <li key={article.id}>
                <a href={`${id}.html#${article.id}`}>{article.text[lang].title}</a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
