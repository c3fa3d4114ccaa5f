import { ok } from '@tabuleiro/game';
import type { GameStorage } from '../store/storage.js';
import type { StoreResult } from '../store/storeError.js';
import type { LibraryEntry } from './entry.js';

/** What was deleted, and how to bring it back exactly as it was. */
export type TakenEntries = {
  readonly count: number;
  readonly restore: () => StoreResult<undefined>;
};

/** Deletes matches and studies. Where the studies cannot be deleted the matches come back: it is all or nothing. */
export async function takeOut(
  { games, studies }: GameStorage,
  entries: readonly LibraryEntry[],
): StoreResult<TakenEntries> {
  const idsOf = (kind: LibraryEntry['kind']): readonly string[] =>
    entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
  const [matchIds, studyIds] = [idsOf('match'), idsOf('study')];
  const matches = matchIds.length === 0 ? ok([]) : await games.take(matchIds);
  if (!matches.ok) return matches;
  const others = studyIds.length === 0 ? ok([]) : await studies.remove(studyIds);
  if (!others.ok) {
    await games.restore(matches.value);
    return others;
  }
  return ok({
    count: matches.value.length + others.value.length,
    restore: async () => {
      const back = matches.value.length === 0 ? ok(undefined) : await games.restore(matches.value);
      if (!back.ok || others.value.length === 0) return back;
      return studies.restore(others.value);
    },
  });
}
