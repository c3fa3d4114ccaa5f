import { useEffect, useMemo, useState } from 'preact/hooks';
import type { GameStorage } from '../store/storage.js';
import { onImported } from './importRunner.js';
import { LibraryList, type ListedEntries } from './libraryList.js';
import { findOpenings } from './matchOpenings.js';

/** All that is kept here, as it is now. */
export type Library = ListedEntries & Pick<LibraryList, 'add' | 'drop' | 'reread'>;

export function useLibrary(storage: GameStorage): Library {
  const [listed, setListed] = useState<ListedEntries>({ entries: undefined, trouble: undefined });
  const list = useMemo(() => new LibraryList({ storage, findOpenings, onChange: setListed }), [storage]);
  useEffect(() => {
    void list.open();
    const ends = [
      storage.changes.subscribe((change) => list.hear(change)),
      onImported((studies) => list.arrive(studies)),
    ];
    return () => {
      list.close();
      for (const end of ends) end();
    };
  }, [storage, list]);
  return {
    ...listed,
    add: (entries) => list.add(entries),
    drop: (entries) => list.drop(entries),
    reread: () => list.reread(),
  };
}
