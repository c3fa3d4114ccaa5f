import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { GameStorage } from '../store/storage.js';
import type { StoreError } from '../store/storeError.js';
import { entryOfMatch, entryOfStudy, type LibraryEntry } from './entry.js';
import { onImported } from './importRunner.js';
import { findOpenings } from './matchOpenings.js';

/** All that is kept here, as it is now. */
export type Library = {
  /** Undefined while it is being read. */
  readonly entries: readonly LibraryEntry[] | undefined;
  readonly trouble: StoreError | undefined;
  /** Reads it again. */
  readonly reread: () => Promise<void>;
};

/** Not more often than this, in milliseconds: an import changes it many times a second. */
const PAUSE = 2000;

export function useLibrary(storage: GameStorage): Library {
  const [entries, setEntries] = useState<readonly LibraryEntry[]>();
  const [trouble, setTrouble] = useState<StoreError>();
  const isHere = useRef(true);
  const reread = useCallback(async (): Promise<void> => {
    const [games, studies, openings] = await Promise.all([
      storage.games.list(),
      storage.studies.list(),
      storage.library().then(({ openings: store }) => store.list()),
    ]);
    if (!isHere.current) return;
    const known = new Map(openings.ok ? openings.value.map((found) => [found.id, found]) : []);
    const matches = games.ok ? games.value : [];
    setEntries([
      ...matches.map((saved) => entryOfMatch(saved, known.get(saved.id)?.opening)),
      ...(studies.ok ? studies.value.map(entryOfStudy) : []),
    ]);
    setTrouble(games.ok ? (studies.ok ? undefined : studies.error) : games.error);
    // What is missing of the openings is found meanwhile.
    const isNew = await findOpenings(storage, matches, known);
    if (isNew && isHere.current) await reread();
  }, [storage]);
  useEffect(() => {
    isHere.current = true;
    void reread();
    const later = throttled(() => void reread(), PAUSE);
    const ends = [storage.changes.subscribe(later.run), onImported(later.run)];
    return () => {
      isHere.current = false;
      later.stop();
      for (const end of ends) end();
    };
  }, [storage, reread]);
  return { entries, trouble, reread };
}

/** Runs at once, and then once more after a pause for whatever came in between. */
function throttled(run: () => void, pause: number): { readonly run: () => void; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  const wake = (): void => {
    timer = undefined;
    if (isDue) start();
  };
  const start = (): void => {
    isDue = false;
    timer = setTimeout(wake, pause);
    run();
  };
  return {
    run: () => {
      if (timer === undefined) start();
      else isDue = true;
    },
    stop: () => clearTimeout(timer),
  };
}
