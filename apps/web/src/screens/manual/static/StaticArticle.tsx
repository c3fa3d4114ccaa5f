import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import type { GameView } from '../../../games/view.js';
import type { Article, Chapter } from '../../../manual/article.js';
import { plainManualWords } from '../../../words/plainManual.js';
import { Figures } from '../ArticleFigures.js';
import { Prose, Rulings } from '../ArticleText.js';
import { StaticExample } from './StaticExample.js';
import { inApp } from './StaticPage.js';

type Props = {
  readonly lang: Lang;
  readonly chapter: Chapter;
  readonly view: GameView | undefined;
  readonly article: Article;
};

/** One rule: told, shown, and where it is ours, marked so. */
export function StaticArticle({ lang, chapter, view, article }: Props): JSX.Element {
  const { id, text, examples } = article;
  const { title, body, rulings } = text[lang];
  const live = inApp(chapter.id, id);
  return (
    <article id={id} class="still-article">
      <h2>{title}</h2>
      <Prose text={body} />
      <Figures lang={lang} view={view} figures={article.figures ?? []} />
      {view === undefined
        ? null
        : examples.map((example, i) => (
            <StaticExample
              key={example.position}
              {...{ lang, chapter, article, view, example }}
              number={i + 1}
            />
          ))}
      {rulings.length === 0 ? null : (
        <Rulings lang={lang} rulings={rulings} dispute="geral.html#contestar" heading="h3" />
      )}
      {examples.length === 0 ? null : (
        <p>
          <a href={live}>
            {plainManualWords[lang].play}
            <span class="aside">: {title}</span>
          </a>
        </p>
      )}
    </article>
  );
}
