import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import type { Ruling } from '../../manual/article.js';
import { manualWords } from '../../words/manual.js';

/** Paragraphs; those that begin with `- ` are items of a list. */
export function Prose({ text }: { readonly text: readonly string[] }): JSX.Element {
  const blocks: (string | string[])[] = [];
  for (const paragraph of text) {
    const last = blocks.at(-1);
    if (!paragraph.startsWith('- ')) blocks.push(paragraph);
    else if (Array.isArray(last)) last.push(paragraph.slice(2));
    else blocks.push([paragraph.slice(2)]);
  }
  return (
    <div class="prose">
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block[0]}>
            {block.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

type Props = {
  readonly lang: Lang;
  readonly rulings: readonly Ruling[];
  /** The article on how to dispute a ruling. */
  readonly dispute: string;
  /** Its place among the headings of the page. */
  readonly heading?: 'h2' | 'h3';
};

/** Where the document of the game was silent. */
export function Rulings({ lang, rulings, dispute, heading: Heading = 'h2' }: Props): JSX.Element {
  const words = manualWords[lang];
  return (
    <section class="rulings">
      <Heading>{words.rulings}</Heading>
      <p>{words.rulingsIntro}</p>
      {rulings.map(({ clause, open, ruled, why }) => (
        <dl key={open} class="ruling" data-clause={clause}>
          <dt>{words.open}</dt>
          <dd>{open}</dd>
          <dt>{words.ruled}</dt>
          <dd>{ruled}</dd>
          <dt>{words.why}</dt>
          <dd>{why}</dd>
        </dl>
      ))}
      <p>
        <a href={dispute}>{words.dispute}</a>
      </p>
    </section>
  );
}
