import type { SavedGame } from '../store/games/gameStore.js';
import type { SavedStudy } from '../store/games/studyStore.js';
import type { MatchOpening } from '../store/openings/openingStore.js';
import type { GameStorage } from '../store/storage.js';
import type { StoreError, StoreResult } from '../store/storeError.js';
import type { Change } from '../store/tabs/changeFeed.js';
import { entryOfMatch, entryOfStudy, type LibraryEntry } from './entry.js';

/** What the list shows: entries are undefined while they are read. */
export type ListedEntries = {
  readonly entries: readonly LibraryEntry[] | undefined;
  readonly trouble: StoreError | undefined;
};

type Kind = LibraryEntry['kind'];

export type LibraryListParts = {
  readonly storage: GameStorage;
  /** Finds the openings of matches that went on since they were last found; those it has found. */
  readonly findOpenings: (
    storage: GameStorage,
    matches: readonly SavedGame[],
    known: ReadonlyMap<string, MatchOpening>,
  ) => Promise<readonly MatchOpening[]>;
  readonly onChange: (listed: ListedEntries) => void;
};

/** Not more often than this, in milliseconds: an import changes it many times a second. */
const PAUSE = 2000;
/** What has to be read again takes at most one part in so many of the time. */
const SHARE = 10;

/**
 * All that is kept here. It is read once; then only what has changed is read, and what is known to have come or gone is not
 * read at all: a long list costs the page a third of a second.
 */
export class LibraryList {
  private readonly parts: LibraryListParts;
  private readonly shelves: Record<Kind, Map<string, LibraryEntry>> = { match: new Map(), study: new Map() };
  private readonly troubles: Map<Kind, StoreError> = new Map();
  private openings: Map<string, MatchOpening> = new Map();
  /** What is to be read again, and what has come in since. */
  private stale: Set<Kind> = new Set(['match', 'study']);
  private written: Set<string> = new Set();
  private arrived: SavedStudy[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isDue = false;
  private isClosed = false;
  /** One change after the other. */
  private work: Promise<void> = Promise.resolve();

  constructor(parts: LibraryListParts) {
    this.parts = parts;
  }

  /** Reads all of it for the first time. */
  open(): Promise<void> {
    return this.catchUp();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  /** Another tab has changed something. */
  hear(change: Change): void {
    if (change.kind === 'settings') return;
    if (change.kind === 'written') this.written.add(change.id);
    else this.stale.add(change.kind === 'games' ? 'match' : 'study');
    this.later();
  }

  /** Studies have come in; those that were here already are not new. */
  arrive(studies: readonly SavedStudy[]): void {
    if (studies.length === 0) return;
    this.arrived.push(...studies);
    this.later();
  }

  /** Entries that were here and are here again. */
  add(entries: readonly LibraryEntry[]): Promise<void> {
    return this.change(() => {
      for (const entry of entries) this.shelves[entry.kind].set(entry.id, entry);
    });
  }

  /** Entries that are gone. */
  drop(entries: readonly LibraryEntry[]): Promise<void> {
    return this.change(() => {
      for (const { kind, id } of entries) this.shelves[kind].delete(id);
      const gone = new Set(entries.map(({ key }) => key));
      this.arrived = this.arrived.filter((saved) => !gone.has(entryOfStudy(saved).key));
    });
  }

  /** Reads all of it again. */
  reread(): Promise<void> {
    this.stale = new Set(['match', 'study']);
    return this.catchUp();
  }

  private change(deed: () => void | Promise<void>): Promise<void> {
    this.work = this.work.then(async () => {
      await deed();
      this.tell();
    });
    return this.work;
  }

  /** At once, and then once more after a pause for whatever came in between. */
  private later(): void {
    this.isDue = this.timer !== undefined;
    if (this.isDue || this.isClosed) return;
    this.rest(PAUSE);
    const begin = performance.now();
    void this.catchUp().then(() => {
      // The pause is longer where there is much to read.
      const pause = (performance.now() - begin) * SHARE;
      if (pause > PAUSE && !this.isClosed) this.rest(pause);
    });
  }

  private rest(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (this.isDue) this.later();
    }, pause);
  }

  private async catchUp(): Promise<void> {
    let hasMatches = false;
    await this.change(async () => {
      hasMatches = this.stale.has('match') || this.written.size > 0;
      await this.read();
    });
    if (hasMatches) void this.findOpenings();
  }

  private async read(): Promise<void> {
    const { storage } = this.parts;
    const { stale, written, arrived } = this;
    [this.stale, this.written, this.arrived] = [new Set(), new Set(), []];
    const [openings, games, studies] = await Promise.all([
      stale.has('match') ? this.readOpenings() : undefined,
      stale.has('match') ? storage.games.list() : undefined,
      stale.has('study') ? storage.studies.list() : undefined,
    ]);
    this.openings = openings ?? this.openings;
    if (games !== undefined) this.shelve('match', games, (saved) => this.entryOf(saved));
    else for (const id of written) await this.readMatch(id);
    if (studies !== undefined) this.shelve('study', studies, entryOfStudy);
    // What was read has what arrived, unless it is gone again.
    if (studies?.ok !== true) this.addArrived(arrived);
  }

  private addArrived(arrived: readonly SavedStudy[]): void {
    const { study } = this.shelves;
    for (const { id, created, updated, summary } of arrived)
      if (!study.has(id)) study.set(id, entryOfStudy({ id, created, updated, summary }));
  }

  private async readOpenings(): Promise<Map<string, MatchOpening> | undefined> {
    const stores = await this.parts.storage.library().catch(() => undefined);
    const known = await stores?.openings.list();
    return known?.ok === true ? new Map(known.value.map((found) => [found.id, found])) : undefined;
  }

  /** What cannot be read stays as it was known, and is read again with the next change. */
  private shelve<T>(
    kind: Kind,
    read: Awaited<StoreResult<readonly T[]>>,
    entryOf: (saved: T) => LibraryEntry,
  ): void {
    if (!read.ok) {
      this.troubles.set(kind, read.error);
      this.stale.add(kind);
      return;
    }
    this.troubles.delete(kind);
    this.shelves[kind] = new Map(read.value.map(entryOf).map((entry) => [entry.id, entry]));
  }

  private async readMatch(id: string): Promise<void> {
    const read = await this.parts.storage.games.load(id);
    if (!read.ok) return;
    const { created, updated, summary } = read.value;
    this.shelves.match.set(id, this.entryOf({ id, created, updated, summary }));
  }

  private entryOf(saved: SavedGame): LibraryEntry {
    return entryOfMatch(saved, this.openings.get(saved.id)?.opening);
  }

  private async findOpenings(): Promise<void> {
    const { storage, findOpenings } = this.parts;
    const matches = [...this.shelves.match.values()].flatMap((entry) =>
      entry.kind === 'match' ? [entry.saved] : [],
    );
    const found = await findOpenings(storage, matches, this.openings);
    if (found.length === 0 || this.isClosed) return;
    await this.change(() => {
      for (const opening of found) {
        this.openings.set(opening.id, opening);
        const entry = this.shelves.match.get(opening.id);
        if (entry?.kind === 'match') this.shelves.match.set(opening.id, this.entryOf(entry.saved));
      }
    });
    // For what has gone on meanwhile.
    await this.findOpenings();
  }

  private tell(): void {
    if (this.isClosed) return;
    const { match, study } = this.shelves;
    const entries = [...[...match.values()].sort(latestFirst), ...[...study.values()].sort(latestFirst)];
    this.parts.onChange({ entries, trouble: this.troubles.get('match') ?? this.troubles.get('study') });
  }
}

/** As the stores list them, so that what was read and what has come in stand in one order. */
function latestFirst(a: LibraryEntry, b: LibraryEntry): number {
  return b.updated - a.updated || (a.id < b.id ? -1 : 1);
}
