import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { ButtonLink } from '../../components/Button.js';
import { type HeaderProps, Page } from '../../components/Page.js';
import { useView } from '../../games/registry.js';
import type { Chapter } from '../../manual/article.js';
import { formatRoute, interrupted } from '../../route.js';
import { Figures } from './ArticleFigures.js';
import { addressOf } from './ArticleLinks.js';
import { ExampleBoard } from './ExampleBoard.js';
import './manual.css';
import { manualWords } from '../../words/manual.js';
import { Prose, Rulings } from './ArticleText.js';

type Props = HeaderProps & { readonly chapter: Chapter; readonly at: number };

/** The article on how to dispute a ruling. */
const DISPUTE = ['geral', 'contestar'] as const;

/** One rule: told, tried out, and where it is ours, marked so. */
export function ArticleScreen({ chapter, at, ...header }: Props): JSX.Element {
  const { lang } = header;
  const words = manualWords[lang];
  const article = chapter.articles[at];
  const { text, examples } = article;
  const { title, body, rulings } = text[lang];
  const view = useView(chapter.game);
  return (
    <Page {...header} title={title} class="manual">
      <p class="crumb">
        <a href={addressOf(chapter.id)}>{chapter.text[lang].title}</a>
      </p>
      <BackToGame lang={lang} />
      <Prose text={body} />
      <Figures lang={lang} view={view} figures={article.figures ?? []} />
      {view === undefined || examples.length === 0 ? null : (
        <section class="examples">
          <h2>{words.try}</h2>
          {examples.map((example, i) => (
            <ExampleBoard
              key={example.position}
              {...{ lang, view, chapter, article, example }}
              number={i + 1}
            />
          ))}
        </section>
      )}
      {rulings.length === 0 ? null : (
        <Rulings lang={lang} rulings={rulings} dispute={addressOf(...DISPUTE)} />
      )}
      <Neighbours lang={lang} chapter={chapter} at={at} />
    </Page>
  );
}

/** For readers who came here from a refusal in the middle of a game. */
function BackToGame({ lang }: { readonly lang: Lang }): JSX.Element | null {
  const id = interrupted.value;
  if (id === undefined) return null;
  return (
    <p>
      <ButtonLink icon="back" href={formatRoute({ screen: 'game', id })}>
        {manualWords[lang].backToGame}
      </ButtonLink>
    </p>
  );
}

function Neighbours({
  lang,
  chapter,
  at,
}: {
  readonly lang: Lang;
  readonly chapter: Chapter;
  readonly at: number;
}): JSX.Element {
  const words = manualWords[lang];
  const before = at === 0 ? undefined : chapter.articles[at - 1];
  const after = chapter.articles.at(at + 1);
  return (
    <nav class="neighbours" aria-label={chapter.text[lang].title}>
      {before === undefined ? null : (
        <ButtonLink icon="back" href={addressOf(chapter.id, before.id)}>
          {words.previous}: {before.text[lang].title}
        </ButtonLink>
      )}
      {after === undefined ? null : (
        <ButtonLink href={addressOf(chapter.id, after.id)}>
          {words.next}: {after.text[lang].title}
        </ButtonLink>
      )}
    </nav>
  );
}
