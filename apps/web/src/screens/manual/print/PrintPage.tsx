import type { JSX } from 'preact';
import { Button, ButtonLink } from '../../../components/Button.js';
import { type HeaderProps, Page } from '../../../components/Page.js';
import { SpriteLoader, spritesOf } from '../../../look/art/sprites.js';
import type { Chapter } from '../../../manual/article.js';
import type { Printable } from '../../../manual/sheet.js';
import { SHEETS } from '../../../manual/sheets.js';
import { addressOf } from '../ArticleLinks.js';
import '../manual.css';
import { BrasezTokens } from './BrasezTokens.js';
import { RuleSheet } from './RuleSheet.js';
import { SenetSheet } from './SenetSheet.js';
import './sheet.css';
import { printWords } from '../../../words/manual.js';

type Props = HeaderProps & { readonly chapter: Chapter; readonly printable: Printable };

/** A sheet as it comes out of the printer, and a button that sends it there. */
export function PrintPage({ chapter, printable, ...header }: Props): JSX.Element {
  const { lang } = header;
  const words = printWords[lang];
  const { title } = chapter.text[lang];
  return (
    <Page {...header} title={words.title(printable, title)} class="manual print-page">
      <SpriteLoader groups={spritesOf(chapter.id)} />
      <div class="print-acts">
        <p>{words.hint[printable]}</p>
        <Button kind="primary" onClick={() => window.print()}>
          {words.print}
        </Button>
        <ButtonLink icon="back" href={addressOf(chapter.id)}>
          {words.back(title)}
        </ButtonLink>
      </div>
      <Printed {...{ lang, printable, title }} chapter={chapter} />
    </Page>
  );
}

function Printed({
  lang,
  chapter,
  printable,
  title,
}: Pick<Props, 'lang' | 'chapter' | 'printable'> & { readonly title: string }): JSX.Element | null {
  if (printable === 'tabuleiro') return <SenetSheet lang={lang} title={title} />;
  if (printable === 'fichas') return <BrasezTokens lang={lang} title={title} />;
  const sheet = SHEETS.find(({ game }) => game === chapter.game);
  return sheet === undefined ? null : <RuleSheet lang={lang} sheet={sheet} title={title} />;
}
