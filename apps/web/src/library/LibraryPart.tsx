import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../announce/announcer.js';
import type { HeaderProps } from '../components/Page.js';
import { useSingleFlight } from '../components/singleFlight.js';
import { renameAddress } from '../route.js';
import { LibraryScreen } from '../screens/library/LibraryScreen.js';
import type { GameStorage } from '../store/storage.js';
import { storeWords } from '../words/app.js';
import { libraryWords } from '../words/library.js';
import { type TakenEntries, takeOut } from './deletion.js';
import type { LibraryEntry } from './entry.js';
import { SearchWords, searchedWords } from './entryWords.js';
import { choicesOf, findEntries, formatQuery, type LibraryQuery, parseQuery } from './query.js';
import { useLibrary } from './useLibrary.js';

type Props = HeaderProps & { readonly storage: GameStorage; readonly path: readonly string[] };

/** Finds games again, opens and deletes them; all that was deleted can be brought back until one leaves. */
export function LibraryPart({ storage, path, ...header }: Props): JSX.Element {
  const { lang } = header;
  const { entries, trouble, add, drop, reread } = useLibrary(storage);
  const [query, setQuery] = useQuery(path);
  const [taken, setTaken] = useState<readonly TakenEntries[]>([]);
  const [failure, setFailure] = useState<string>();
  const damaged = useDamaged(storage, entries !== undefined);
  const search = useMemo(() => new SearchWords(lang), [lang]);
  const searched = searchedWords(query.text).join(' ');
  const found = useMemo(
    () =>
      entries === undefined
        ? undefined
        : findEntries(entries, query, search.of, searched === '' ? [] : searched.split(' ')),
    // How many are shown does not change what is found.
    [entries, search, searched, ...Object.values({ ...query, text: '', shown: 0 })],
  );
  const choices = useMemo(() => choicesOf(entries ?? []), [entries]);
  const words = libraryWords[lang];
  const remove = async (doomed: readonly LibraryEntry[]): Promise<void> => {
    const gone = await takeOut(storage, doomed);
    const count = gone.ok ? gone.value.entries.length : 0;
    if (gone.ok && count > 0) {
      setTaken((before) => [...before, gone.value]);
      announce(words.removed(count), 'polite');
    }
    const missed = gone.ok ? gone.value.trouble : gone.error;
    setFailure(missed && storeWords[lang].problems[missed.problem]);
    await (missed === undefined ? drop(doomed) : reread());
  };
  const undo = useSingleFlight(async (): Promise<void> => {
    const last = taken.at(-1);
    if (last === undefined) return;
    const restored = await last.restore();
    if (restored.ok) {
      const { back, others } = restored.value;
      setTaken((all) => all.filter((each) => each !== last));
      if (back.length > 0) announce(words.undone(back.length), 'polite');
      setFailure(others === 0 ? undefined : words.notUndone(others));
      await add(back);
      if (others === 0) return;
    } else setFailure(storeWords[lang].problems[restored.error.problem]);
    await reread();
  });
  const problem = failure ?? (trouble === undefined ? undefined : storeWords[lang].problems[trouble.problem]);
  return (
    <LibraryScreen
      {...header}
      all={entries?.length}
      found={found}
      choices={choices}
      query={query}
      onQuery={setQuery}
      onRemove={(doomed) => void remove(doomed)}
      removed={taken.map(({ entries: gone }) => gone.length)}
      onUndo={undo}
      damaged={damaged}
      problem={problem}
    />
  );
}

/** What is asked for stands in the address, so that it is there again on the way back and after a reload. */
function useQuery(path: readonly string[]): [LibraryQuery, (query: LibraryQuery) => void] {
  const [query, setQuery] = useState(() => parseQuery(path));
  // Each arrival has a path of its own, also where nothing in it is new.
  useEffect(() => setQuery(parseQuery(path)), [path]);
  return [
    query,
    (next) => {
      setQuery(next);
      renameAddress({ screen: 'library', path: formatQuery(next) });
    },
  ];
}

/** How much is kept that cannot be listed: read once a visit, for it means to read everything. */
function useDamaged(storage: GameStorage, isListed: boolean): number {
  const [damaged, setDamaged] = useState(0);
  useEffect(() => {
    // Only once the list is there: it is in no hurry.
    if (!isListed) return;
    void Promise.all([storage.games.damaged(), storage.studies.damaged()]).then((lists) =>
      setDamaged(lists.reduce((sum, list) => sum + (list.ok ? list.value.length : 0), 0)),
    );
  }, [storage, isListed]);
  return damaged;
}
