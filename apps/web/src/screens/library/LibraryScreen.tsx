import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, ButtonLink } from '../../components/Button.js';
import { Note } from '../../components/Note.js';
import { type HeaderProps, Page } from '../../components/Page.js';
import type { LibraryEntry } from '../../library/entry.js';
import { libraryKeyOf } from '../../library/keys.js';
import type { Choices, LibraryQuery } from '../../library/query.js';
import { PAGE } from '../../library/query.js';
import { SpriteLoader, spritesOf } from '../../look/art/sprites.js';
import { formatRoute } from '../../route.js';
import { libraryWords } from '../../words/library.js';
import { EntryRow } from './EntryRow.js';
import { LibraryFilters } from './LibraryFilters.js';
import { LibraryLinks } from './LibraryLinks.js';
import { SelectionBar } from './SelectionBar.js';
import './library.css';

export type LibraryProps = HeaderProps & {
  /** How much there is altogether; undefined while it is being read. */
  readonly all: number | undefined;
  /** What was asked for, in order. */
  readonly found: readonly LibraryEntry[] | undefined;
  readonly choices: Choices;
  readonly query: LibraryQuery;
  readonly onQuery: (query: LibraryQuery) => void;
  readonly onRemove: (entries: readonly LibraryEntry[]) => void;
  /** How many were deleted each time and can be brought back, the last ones first to come. */
  readonly removed: readonly number[];
  readonly onUndo: () => void;
  /** How many are kept that cannot be listed. */
  readonly damaged: number;
  readonly problem: string | undefined;
};

export function LibraryScreen(props: LibraryProps): JSX.Element {
  const { lang, onLang, onHelp, all, found, damaged, problem } = props;
  const words = libraryWords[lang];
  useUndoKey(props);
  return (
    <Page {...{ lang, onLang, onHelp }} title={words.title} class="library">
      <LibraryLinks lang={lang} here="list" />
      {problem === undefined ? null : (
        <Note kind="warning" isLive>
          <p>{problem}</p>
        </Note>
      )}
      {damaged === 0 ? null : (
        <Note kind="warning">
          <p>{words.damaged(damaged)}</p>
          <p>
            <a href={formatRoute({ screen: 'settings' })}>{words.damagedLink}</a>
          </p>
        </Note>
      )}
      <Undo {...props} />
      {all === 0 ? <Empty lang={lang} /> : null}
      {all === undefined || all === 0 || found === undefined ? null : (
        <Found {...props} all={all} found={found} />
      )}
    </Page>
  );
}

function Empty({ lang }: { readonly lang: Lang }): JSX.Element {
  const words = libraryWords[lang];
  return (
    <div class="library-empty">
      <p class="large">{words.empty}</p>
      <p>{words.emptyHint}</p>
      <p class="acts">
        <ButtonLink kind="primary" href={formatRoute({ screen: 'home' })}>
          {words.play}
        </ButtonLink>
      </p>
    </div>
  );
}

/**
 * What was just deleted, with the way back; each deletion gives it the focus, since what was deleted had it. Once all is back,
 * the heading has it, since the button goes away.
 */
function Undo({ lang, removed, onUndo }: LibraryProps): JSX.Element {
  const words = libraryWords[lang];
  const button = useRef<HTMLButtonElement>(null);
  const last = removed.at(-1);
  const before = removed.slice(0, -1).reduce((sum, count) => sum + count, 0);
  const known = useRef(0);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (removed.length > known.current) button.current?.focus({ preventScroll: true });
    else if (removed.length < known.current && isLost)
      document.querySelector('h1')?.focus({ preventScroll: true });
    known.current = removed.length;
  }, [removed.length]);
  return (
    <div class="library-undo" role="status">
      {last === undefined ? null : (
        <Note kind="done">
          <p>
            {words.removed(last)}
            {before === 0 ? null : <span class="aside"> {words.removedBefore(before)}</span>}
          </p>
          <Button innerRef={button} icon="back" onClick={onUndo}>
            {words.undo}
          </Button>
        </Note>
      )}
    </div>
  );
}

/** Ctrl+Z, wherever nothing is being written. */
function useUndoKey({ removed, onUndo }: LibraryProps): void {
  useEffect(() => {
    if (removed.length === 0) return undefined;
    const hear = (event: KeyboardEvent): void => {
      const isWriting = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
      if (isWriting || libraryKeyOf(event) !== 'undo') return;
      event.preventDefault();
      onUndo();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [removed.length, onUndo]);
}

type FoundProps = LibraryProps & { readonly all: number; readonly found: readonly LibraryEntry[] };

/** The list, as much of it as was asked for: a long one stays light for the page and for screen readers. */
function Found(props: FoundProps): JSX.Element {
  const { lang, all, found, query, onQuery, onRemove } = props;
  const words = libraryWords[lang];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const shown = found.slice(0, query.shown);
  const selected = found.filter(({ key }) => chosen.has(key));
  const choose = (key: string, isChosen: boolean): void => {
    const next = new Set(chosen);
    if (isChosen) next.add(key);
    else next.delete(key);
    setChosen(next);
  };
  const showMore = (): void => {
    const { length } = shown;
    onQuery({ ...query, shown: query.shown + PAGE });
    // The first of the new ones, so that one goes on where one was.
    requestAnimationFrame(() => list.current?.children.item(length)?.querySelector('a')?.focus());
  };
  return (
    <>
      <LibraryFilters {...props} />
      <SpriteLoader groups={[...new Set(shown.flatMap(({ game }) => spritesOf(game)))]} />
      <section class="library-found" aria-label={words.list}>
        <SelectionBar
          lang={lang}
          found={found}
          all={all}
          selected={selected}
          onSelect={(entries) => setChosen(new Set(entries.map(({ key }) => key)))}
          onRemove={() => {
            setChosen(new Set());
            onRemove(selected);
          }}
        />
        {found.length === 0 ? <p>{words.nothingFound}</p> : null}
        <ul class="library-list" ref={list}>
          {shown.map((entry, i) => (
            <EntryRow
              key={entry.key}
              lang={lang}
              entry={entry}
              place={i + 1}
              size={found.length}
              isChosen={chosen.has(entry.key)}
              onChoose={choose}
              onRemove={(doomed) => onRemove([doomed])}
            />
          ))}
        </ul>
        {shown.length === found.length ? null : (
          <p class="library-more">
            <Button onClick={showMore}>{words.more(Math.min(PAGE, found.length - shown.length))}</Button>
          </p>
        )}
      </section>
    </>
  );
}
