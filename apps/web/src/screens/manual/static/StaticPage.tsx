import { LANGS, type Lang } from '@tabuleiro/words';
import type { ComponentChildren, JSX } from 'preact';
import { componentWords, languageNames } from '../../../words/app.js';
import { manualWords } from '../../../words/manual.js';
import { plainManualWords } from '../../../words/plainManual.js';
import { addressOf } from '../ArticleLinks.js';

/** From a page of the manual to the files around it: it lies two folders deep, under any path. */
export const ROOT = '../..';

/** The same place in the app. The file is named, for those who have the files and no server. */
export function inApp(...path: readonly string[]): string {
  return `${ROOT}/index.html${addressOf(...path)}`;
}

/** What the head of a page needs to know of the build. */
export type PageHead = {
  /** Where the style sheet lies, from the root of the site. */
  readonly style: string;
  /** What the page may load and do. */
  readonly policy: string;
};

type Props = {
  readonly lang: Lang;
  readonly head: PageHead;
  readonly title: string;
  /** The name of the file, in every language. */
  readonly file: string;
  readonly children: ComponentChildren;
};

/** A page that needs nothing but its style sheet. */
export function StaticPage({ lang, head, title, file, children }: Props): JSX.Element {
  const words = plainManualWords[lang];
  const others = LANGS.filter((other) => other !== lang);
  return (
    <html lang={lang}>
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={head.policy} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{words.title(title)}</title>
        <link rel="stylesheet" href={`${ROOT}/${head.style}`} />
        <link rel="icon" href={`${ROOT}/icons/logo.svg`} type="image/svg+xml" />
        {others.map((other) => (
          <link key={other} rel="alternate" hreflang={other} href={`../${other}/${file}`} />
        ))}
      </head>
      <body>
        <a class="skip" href="#_">
          {componentWords[lang].skip}
        </a>
        <header class="header">
          <nav aria-label={manualWords[lang].title}>
            <a class="brand" href={`${ROOT}/index.html`}>
              {componentWords[lang].app}
            </a>
            <a class="item" href="index.html">
              {manualWords[lang].title}
            </a>
            {others.map((other) => (
              <a key={other} class="item" href={`../${other}/${file}`} lang={other} hreflang={other}>
                {languageNames[other]}
              </a>
            ))}
          </nav>
        </header>
        <main id="_" class="page manual still">
          <h1>{title}</h1>
          {children}
        </main>
      </body>
    </html>
  );
}
