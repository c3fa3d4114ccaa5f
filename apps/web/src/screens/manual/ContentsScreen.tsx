import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Card } from '../../components/Card.js';
import { type HeaderProps, Page } from '../../components/Page.js';
import type { Chapter } from '../../manual/article.js';
import { searchManual } from '../../manual/search.js';
import { ArticleLinks, addressOf } from './ArticleLinks.js';
import './manual.css';
import { manualWords } from '../../words/manual.js';

type Props = HeaderProps & { readonly chapters: readonly Chapter[] };

/** The first page of the manual: what there is, and a search through all of it. */
export function ContentsScreen({ chapters, ...header }: Props): JSX.Element {
  const { lang } = header;
  const words = manualWords[lang];
  const [query, setQuery] = useState('');
  const found = searchManual(chapters, lang, query);
  return (
    <Page {...header} title={words.title} class="manual">
      <p>{words.intro}</p>
      <search class="manual-search">
        <label for="manual-query">{words.searchLabel}</label>
        <input
          id="manual-query"
          type="search"
          autocomplete="off"
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <p role="status">{query.trim() === '' ? '' : words.found(found.length)}</p>
        {found.length === 0 ? null : <ArticleLinks lang={lang} links={found} withChapter />}
      </search>
      <h2>{words.contents}</h2>
      <div class="chapters">
        {chapters.map((chapter) => (
          <Card key={chapter.id} class="chapter-card">
            <h3>
              <a href={addressOf(chapter.id)}>{chapter.text[lang].title}</a>
            </h3>
            <p>{chapter.text[lang].intro.at(0)}</p>
            {chapter.tasks.length === 0 ? null : (
              <p>
                <a href={addressOf(chapter.id, 'tutorial')}>{words.tutorialOf(chapter.text[lang].title)}</a>
              </p>
            )}
          </Card>
        ))}
      </div>
    </Page>
  );
}
