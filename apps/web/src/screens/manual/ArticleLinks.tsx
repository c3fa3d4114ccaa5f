import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import type { FoundArticle } from '../../manual/search.js';
import { formatRoute } from '../../route.js';

export function addressOf(...path: readonly string[]): string {
  return formatRoute({ screen: 'manual', path });
}

type Props = { readonly lang: Lang; readonly links: readonly FoundArticle[]; readonly withChapter?: boolean };

/** Articles as links, each with its rule in one sentence. */
export function ArticleLinks({ lang, links, withChapter = false }: Props): JSX.Element {
  return (
    <ul class="article-links">
      {links.map(({ chapter, article }) => {
        const { title, summary } = article.text[lang];
        return (
          <li key={`${chapter.id}/${article.id}`}>
            <a href={addressOf(chapter.id, article.id)}>
              {withChapter ? `${chapter.text[lang].title}: ${title}` : title}
            </a>
            <p>{summary}</p>
          </li>
        );
      })}
    </ul>
  );
}
