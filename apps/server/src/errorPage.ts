import { type Lang, parseLang } from '@tabuleiro/words';
import { serverWords } from './words/server.js';
import type { ServerWords } from './words/types/server.js';

/** The first language of an `Accept-Language` header that the app speaks. */
export function preferredLang(acceptLanguage = ''): Lang {
  const wanted = acceptLanguage.split(',').map((part) => parseLang(part.split(';')[0].trim()));
  return wanted.find((lang) => lang !== undefined) ?? 'pt-BR';
}

export type ErrorPage = keyof Pick<ServerWords, 'notFound' | 'wrongMethod' | 'failure'>;

/** A page that says what went wrong. It has no style: the content security policy allows none inline. */
export function errorPage(lang: Lang, kind: ErrorPage): string {
  const { title, text, home } = serverWords[lang][kind];
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/icons/logo.svg" type="image/svg+xml">
<title>${title} – Tabuleiro</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">${home}</a></p>
</main>
</body>
</html>
`;
}
