import { type Lang, wordGame } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../../components/Button.js';
import { type ListedPosition, listPosition, UNKNOWN_POSITION } from '../../components/listedPosition.js';
import { MiniBoard } from '../../components/MiniBoard.js';
import { wordDate } from '../../library/dateWords.js';
import type { LibraryEntry } from '../../library/entry.js';
import { wordDetails, wordEntry, wordPlayers } from '../../library/entryWords.js';
import { formatRoute } from '../../route.js';
import { libraryWords } from '../../words/library.js';
import { wordState } from '../home/listedGame.js';

type Props = {
  readonly lang: Lang;
  readonly entry: LibraryEntry;
  /** Counted from 1, of so many in the whole list. */
  readonly place: number;
  readonly size: number;
  readonly isChosen: boolean;
  readonly onChoose: (key: string, isChosen: boolean) => void;
  readonly onRemove: (entry: LibraryEntry) => void;
};

export function EntryRow({ lang, entry, place, size, isChosen, onChoose, onRemove }: Props): JSX.Element {
  const words = libraryWords[lang];
  const row = useRef<HTMLLIElement>(null);
  const position = usePosition(lang, entry, row);
  const name = wordEntry(lang, entry);
  return (
    <li
      ref={row}
      class={isChosen ? 'library-entry is-chosen' : 'library-entry'}
      aria-setsize={size}
      aria-posinset={place}
    >
      <label class="choose">
        <input
          type="checkbox"
          checked={isChosen}
          aria-label={words.select(name)}
          onChange={(event) => onChoose(entry.key, event.currentTarget.checked)}
        />
      </label>
      <div class={`glance ${entry.game}`}>
        {position.board === undefined ? null : <MiniBoard board={position.board} />}
      </div>
      <div class="about">
        <h2>
          <a href={addressOf(entry)}>{wordPlayers(lang, entry)}</a>
        </h2>
        <p class="state">{stateOf(lang, entry, position)}</p>
        <p>
          {wordGame(lang, entry.game)} · <time dateTime={entry.date}>{wordDate(lang, entry.date)}</time>
        </p>
        <p class="small soft">{wordDetails(lang, entry).join(' · ')}</p>
      </div>
      <IconButton icon="trash" label={words.remove(name)} onClick={() => onRemove(entry)} />
    </li>
  );
}

/** A match, running or over, on its own page; a study on the analysis board. */
function addressOf({ kind, id }: LibraryEntry): string {
  if (kind === 'match') return formatRoute({ screen: 'game', id });
  return formatRoute({ screen: 'analysis', path: ['estudo', encodeURIComponent(id)] });
}

function stateOf(lang: Lang, entry: LibraryEntry, { players, turn, board }: ListedPosition): string {
  if (entry.kind === 'study') return libraryWords[lang].score[entry.result];
  return wordState(lang, { saved: entry.saved, players, turn, board });
}

/** Worked out when the row comes into view: nobody waits for the boards of thousands. */
function usePosition(
  lang: Lang,
  { game, position, options }: LibraryEntry,
  row: { readonly current: Element | null },
): ListedPosition {
  const [listed, setListed] = useState(UNKNOWN_POSITION);
  useEffect(() => {
    const { current } = row;
    if (current === null) return undefined;
    let isHere = true;
    const watcher = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        void listPosition(lang, { game, position, options }).then((known) => {
          if (isHere) setListed(known);
        });
      },
      { rootMargin: '200px' },
    );
    watcher.observe(current);
    return () => {
      isHere = false;
      watcher.disconnect();
    };
  }, [lang, game, position]);
  return listed;
}
