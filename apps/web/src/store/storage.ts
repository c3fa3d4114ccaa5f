import type { DatabaseFactory } from './database/connection.js';
import { Database } from './database/database.js';
import type { GameStore } from './games/gameStore.js';
import type { LineRanges } from './games/gameTransactions.js';
import { IndexedGames } from './games/indexedGames.js';
import { lateStudies } from './games/lateStudies.js';
import { MemoryGames } from './games/memoryGames.js';
import { OverflowGames } from './games/overflowGames.js';
import type { StudyStore } from './games/studyStore.js';
import type { LibraryStores } from './libraryStores.js';
import { Persistence, type StorageManagerPart } from './persistence.js';
import type { SettingsStore } from './settings/settingsStore.js';
import type { StoreError } from './storeError.js';
import { type Change, ChangeFeed, reportChanges } from './tabs/changeFeed.js';
import { type GameLock, type LockParts, lockGame } from './tabs/gameLock.js';

/** Everything that storage needs from the browser; undefined where the browser does not have it. */
export type StorageParts = LockParts & {
  readonly factory: DatabaseFactory;
  readonly ranges: LineRanges | undefined;
  readonly storageManager: StorageManagerPart;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly makeId: () => string;
};

export type GameStorage = {
  readonly games: GameStore;
  readonly studies: StudyStore;
  /** What only the library needs, fetched when it is first asked for. */
  readonly library: () => Promise<LibraryStores>;
  /** Do games outlive the page? If not, `trouble` says why, and the person is warned. */
  readonly isLasting: boolean;
  readonly trouble: StoreError | undefined;
  /** Set if the browser has deleted what was kept before; the person is told. */
  readonly loss: StoreError | undefined;
  /** Does this game outlive the page? One that was begun when the disk was full does not. */
  readonly isOnDisk: (id: string) => boolean;
  readonly persistence: Persistence;
  readonly changes: ChangeFeed;
  /** Enters a game: one tab owns and plays it, the others watch. */
  readonly lock: (id: string) => Promise<GameLock>;
};

/** Opens the database, or keeps games in memory where the browser refuses: one can always play. */
export async function openStorage(parts: StorageParts, settings: SettingsStore): Promise<GameStorage> {
  const { factory, ranges, now, makeId } = parts;
  const database = new Database(ranges === undefined ? undefined : factory);
  const opened = await database.open();
  const trouble = opened.ok ? undefined : opened.error;
  // A blocked database opens by itself when the other tab is closed.
  const isLasting = ranges !== undefined && (opened.ok || opened.error.problem === 'blocked');
  const memory = new MemoryGames({ now, makeId });
  const disk = isLasting ? new IndexedGames({ database, ranges, now, makeId }) : undefined;
  const overflow = disk && new OverflowGames(disk, memory);
  const changes = new ChangeFeed(parts.channels.makeChannel);
  const persistence = new Persistence(parts.storageManager);
  const onChange = (item: Change): void => {
    changes.publish(item);
    if (isLasting) void persistence.ask();
  };
  const games = reportChanges(overflow ?? memory, onChange);
  const onStudies = (): void => onChange({ kind: 'studies' });
  const library = once(async () => {
    const { openLibraryStores } = await import('./libraryStores.js');
    return openLibraryStores(isLasting ? database : undefined, ranges, onStudies);
  });
  const studies = lateStudies(async () => (await library()).studies, onStudies);
  await Promise.all([settings.open(isLasting ? database : undefined), persistence.check()]);
  followSettings(settings, changes, isLasting ? database : undefined);
  return {
    ...{ games, studies, library, isLasting, trouble, persistence, changes },
    get loss() {
      return database.loss;
    },
    isOnDisk: (id) => overflow?.isInMemory(id) === false,
    lock: (id) => lockGame(parts, id),
  };
}

/** A setting changed in one tab changes in all. */
function followSettings(settings: SettingsStore, changes: ChangeFeed, database: Database | undefined): void {
  settings.onSaved = () => changes.publish({ kind: 'settings' });
  changes.subscribe(({ kind }) => {
    if (kind === 'settings') void settings.open(database);
  });
}

/** The same answer every time; a failure is tried again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((thrown: unknown) => {
      made = undefined;
      throw thrown;
    });
    return made;
  };
}
