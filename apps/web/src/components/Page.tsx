import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { landing } from '../route.js';
import { Header, type HeaderProps } from './Header.js';
import '../components/page.css';
import { partsWords } from '../words/app.js';
import { restoreScroll } from './scroll.js';

type Props = HeaderProps & {
  /** The heading of the page, and its title in the window. */
  readonly title: string;
  /** How the heading is drawn; the title itself unless given. */
  readonly heading?: ComponentChildren;
  readonly class?: string;
  readonly children: ComponentChildren;
};

/** What all pages have: a way past the menu, the menu, one heading. A page one comes to begins at its heading. */
export function Page({ title, heading = title, class: extra = '', children, ...header }: Props): JSX.Element {
  const words = partsWords[header.lang];
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
