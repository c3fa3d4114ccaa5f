import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { printablesOf } from '../../../manual/sheet.js';
import { printWords } from '../../../words/manual.js';
import { addressOf } from '../ArticleLinks.js';

/** What a chapter has on paper. */
export function PrintLinks({
  lang,
  chapter,
}: {
  readonly lang: Lang;
  readonly chapter: string;
}): JSX.Element {
  const words = printWords[lang];
  return (
    <section>
      <h2>{words.heading}</h2>
      <ul class="article-links">
        {printablesOf(chapter).map((printable) => (
          <li key={printable}>
            <a href={addressOf(chapter, printable)}>{words.links[printable]}</a>
          </li>
        ))}
        <li>
          <a href={`manual/${lang}/${chapter}.html`}>{words.plain}</a>
        </li>
      </ul>
    </section>
  );
}
