import { ok } from '@tabuleiro/game';
import type { GameStorage } from '../store/storage.js';
import type { StoreError, StoreResult } from '../store/storeError.js';
import type { LibraryEntry } from './entry.js';

/** What was deleted, and how to bring it back exactly as it was. */
export type TakenEntries = {
  readonly entries: readonly LibraryEntry[];
  /** Why the others could not be deleted, where these could not be put back at once either. */
  readonly trouble?: StoreError;
  /** Where it fails, what is back by then stays back, and it can be asked to go on. */
  readonly restore: () => StoreResult<RestoredEntries>;
};

/** Those that are back; the others are here again by other means (another tab, a file) and were left as they are. */
export type RestoredEntries = { readonly back: readonly LibraryEntry[]; readonly others: number };

/** Deletes matches and studies. Where the studies cannot be deleted the matches come back: it is all or nothing, if the store lets it be. */
export async function takeOut(
  { games, studies }: GameStorage,
  entries: readonly LibraryEntry[],
): StoreResult<TakenEntries> {
  const idsOf = (kind: LibraryEntry['kind']): readonly string[] =>
    entries.filter((entry) => entry.kind === kind).map(({ id }) => id);
  const [matchIds, studyIds] = [idsOf('match'), idsOf('study')];
  const matches = matchIds.length === 0 ? ok([]) : await games.take(matchIds);
  if (!matches.ok) return matches;
  const match = new Restoration(matches.value, (taken) => games.restore(taken));
  const others = studyIds.length === 0 ? ok([]) : await studies.remove(studyIds);
  if (!others.ok && (await match.goOn()).ok) return others;
  const study = new Restoration(others.ok ? others.value : [], (taken) => studies.restore(taken));
  const lost = { match, study };
  const taken = entries.filter(({ kind, id }) => lost[kind].ids.has(id));
  return ok({
    entries: taken,
    ...(!others.ok && { trouble: others.error }),
    restore: async () => {
      const matchesBack = await match.goOn();
      const back = matchesBack.ok ? await study.goOn() : matchesBack;
      if (!back.ok) return back;
      const restored = taken.filter(({ kind, id }) => !lost[kind].others.has(id));
      return ok({ back: restored, others: taken.length - restored.length });
    },
  });
}

/** Puts back what was taken out of one store, all of it at once where that can be. */
class Restoration<T extends { readonly id: string }> {
  readonly ids: ReadonlySet<string>;
  /** Those that are there again by other means. */
  readonly others: Set<string> = new Set();
  private readonly restore: (taken: readonly T[]) => StoreResult<undefined>;
  private parts: readonly (readonly T[])[];

  constructor(taken: readonly T[], restore: (taken: readonly T[]) => StoreResult<undefined>) {
    this.ids = new Set(taken.map(({ id }) => id));
    this.restore = restore;
    this.parts = taken.length === 0 ? [] : [taken];
  }

  /** Goes on with what is not back yet. A part with something in it that is there again is halved until that one is found. */
  async goOn(): StoreResult<undefined> {
    for (;;) {
      const [part, ...others] = this.parts;
      if (part === undefined) return ok(undefined);
      const done = await this.restore(part);
      if (!done.ok && done.error.problem !== 'changed-elsewhere') return done;
      const half = Math.ceil(part.length / 2);
      const isSplit = !done.ok && part.length > 1;
      if (!done.ok && !isSplit) this.others.add(part[0].id);
      this.parts = isSplit ? [part.slice(0, half), part.slice(half), ...others] : others;
    }
  }
}
