import { announcing } from './announcing.js';
import type { GameArchive } from './archive.js';
import type { DatabaseFactory } from './connection.js';
import { Database } from './database.js';
import type { StoreError } from './gameStore.js';
import { IndexedGames } from './indexedGames.js';
import type { LineRanges } from './indexedLines.js';
import { type Hold, holdGame, type LockParts } from './lock.js';
import { MemoryGames } from './memoryGames.js';
import { News } from './news.js';
import { Persistence, type StorageKeeper } from './persistence.js';
import type { SettingsKeeper } from './settingsKeeper.js';
import { SparingGames } from './sparingGames.js';

/** All that storage needs from a browser; what is missing there is undefined. */
export type StorageParts = LockParts & {
  readonly factory: DatabaseFactory;
  readonly ranges: LineRanges | undefined;
  readonly keeper: StorageKeeper;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly makeId: () => string;
};

export type GameStorage = {
  readonly games: GameArchive;
  /** Do games outlive the page? If not, `trouble` says why, and people have to be warned. */
  readonly isLasting: boolean;
  readonly trouble: StoreError | undefined;
  /** What was kept before is gone, and people have to be told. */
  readonly loss: StoreError | undefined;
  /** Does this game outlive the page? One that was begun when there was no room does not. */
  readonly isKept: (id: string) => boolean;
  readonly persistence: Persistence;
  readonly news: News;
  /** A place at a game: its owner plays, the others follow. */
  readonly hold: (id: string) => Promise<Hold>;
};

/** Opens storage, or memory where the browser refuses: one can play in any case. */
export async function openStorage(parts: StorageParts, settings: SettingsKeeper): Promise<GameStorage> {
  const { factory, ranges, now, makeId } = parts;
  const database = new Database(ranges === undefined ? undefined : factory);
  const opened = await database.open();
  const trouble = opened.ok ? undefined : opened.error;
  // Once the other tab is closed the database opens by itself.
  const isLasting = ranges !== undefined && (opened.ok || opened.error.problem === 'blocked');
  const memory = new MemoryGames({ now, makeId });
  const disk = isLasting ? new IndexedGames({ database, ranges, now, makeId }) : undefined;
  const sparing = disk && new SparingGames(disk, memory);
  const news = new News(parts.channels.makeChannel);
  const persistence = new Persistence(parts.keeper);
  const games = announcing(sparing ?? memory, (item) => {
    news.tell(item);
    if (isLasting) void persistence.ask();
  });
  await Promise.all([settings.open(isLasting ? database : undefined), persistence.look()]);
  followSettings(settings, news, isLasting ? database : undefined);
  return {
    ...{ games, isLasting, trouble, persistence, news },
    get loss() {
      return database.loss;
    },
    isKept: (id) => sparing?.isSpared(id) === false,
    hold: (id) => holdGame(parts, id),
  };
}

/** Settings changed in one tab change in all. */
function followSettings(settings: SettingsKeeper, news: News, database: Database | undefined): void {
  settings.onKept = () => news.tell({ kind: 'settings' });
  news.hear(({ kind }) => {
    if (kind === 'settings') void settings.open(database);
  });
}
