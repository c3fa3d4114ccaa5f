import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { formatRoute, landing, route } from '../route.js';
import '../components/page.css';
import { LANGS, type Lang } from '@tabuleiro/words';
import logo from '../../art/logo.svg';
import { componentWords, languageNames } from '../words/app.js';
import { Icon } from './Icon.js';
import './header.css';

type PageProps = HeaderProps & {
  /** The heading of the page, and its title in the window. */
  readonly title: string;
  /** How the heading is drawn; the title itself unless given. */
  readonly heading?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
};

/** What all pages have: a skip link, the menu, one heading, which gets the focus when one arrives. */
export function Page({
  title,
  heading = title,
  class: extra = '',
  children,
  ...header
}: PageProps): JSX.Element {
  const words = componentWords[header.lang];
  const main = useRef<HTMLElement>(null);
  const h1 = useRef<HTMLHeadingElement>(null);
  const arrival = landing.value;
  useEffect(() => {
    document.title = title === words.app ? title : words.title(title);
  }, [title, words]);
  useEffect(() => {
    if (arrival === undefined) return;
    h1.current?.focus({ preventScroll: true });
    restoreScroll(arrival.depth);
  }, [arrival]);
  return (
    <>
      <button type="button" class="skip" onClick={() => main.current?.focus()}>
        {words.skip}
      </button>
      <Header {...header} />
      <main class={`page ${extra}`} ref={main} tabIndex={-1}>
        <h1 ref={h1} tabIndex={-1}>
          {heading}
        </h1>
        {children}
      </main>
    </>
  );
}

export type HeaderProps = {
  readonly lang: Lang;
  readonly onLang: (lang: Lang) => void;
  readonly onHelp: () => void;
};

/** The same on every page, and everything in the same place. At home the name stands below, large. */
function Header({ lang, onLang, onHelp }: HeaderProps): JSX.Element {
  const words = componentWords[lang];
  const { screen } = route.value;
  const other = LANGS.find((known) => known !== lang) ?? lang;
  return (
    <header class="header">
      <nav aria-label={words.menu}>
        {screen === 'home' ? null : (
          <a class="brand" href={formatRoute({ screen: 'home' })}>
            <img src={logo} alt="" width="36" height="36" />
            <span>
              {words.app}
              <span class="aside">{words.home}</span>
            </span>
          </a>
        )}
        <button type="button" class="item" lang={other} onClick={() => onLang(other)}>
          {languageNames[other]}
        </button>
        <a
          class="item"
          href={formatRoute({ screen: 'settings' })}
          aria-current={screen === 'settings' ? 'page' : undefined}
        >
          <Icon name="settings" />
          <span class="name">{words.settings}</span>
        </a>
        <button type="button" class="item" onClick={onHelp}>
          <Icon name="help" />
          <span class="name">{words.help}</span>
        </button>
      </nav>
    </header>
  );
}

/** Milliseconds to wait for a page that is still growing. */
const PATIENCE = 1000;

/** Scrolls down to where a page was left, as soon as it is long enough. */
function restoreScroll(depth: number): void {
  window.scrollTo(0, depth);
  if (isThere(depth)) return;
  const growing = new ResizeObserver(() => {
    window.scrollTo(0, depth);
    if (isThere(depth)) growing.disconnect();
  });
  growing.observe(document.body);
  setTimeout(() => growing.disconnect(), PATIENCE);
}

function isThere(depth: number): boolean {
  return Math.abs(window.scrollY - depth) < 1;
}
