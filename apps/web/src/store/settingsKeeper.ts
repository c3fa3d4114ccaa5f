import { type Signal, signal } from '@preact/signals';
import { ok, type Result } from '@tabuleiro/game';
import { isObject } from '@tabuleiro/match';
import type { Database } from './database.js';
import type { StoreError } from './gameStore.js';
import { DEFAULT_SETTINGS, type Settings } from './settings.js';
import { type ReadSettings, readSettings } from './settingsParse.js';
import { timeShape } from './stored.js';

/** The part of `localStorage` that is needed; missing where the browser refuses it. */
export type LocalShelf = Pick<Storage, 'getItem' | 'setItem'> | undefined;

export const MIRROR_KEY = 'tabuleiro-settings';
const RECORD_KEY = 'settings';

const NEVER = -1;

/** Settings and when they were changed: of two copies the later one counts. */
type Copy = ReadSettings & { readonly changed: number };

/**
 * The settings: kept in the database, and mirrored where they can be read before the first paint. A mirror that is
 * lost or spoiled is written anew.
 */
export class SettingsKeeper {
  readonly settings: Signal<Settings>;
  /** Fields that held no valid setting when they were read: to be told once, for they are mended by then. */
  readonly odd: Signal<readonly string[]> = signal([]);
  /** Called when a change was kept here. */
  onKept: () => void = () => undefined;
  private readonly now: () => number;
  private readonly usual: Settings;
  private local: LocalShelf;
  private database: Database | undefined;
  private changed = NEVER;

  constructor(now: () => number, usual: Settings = DEFAULT_SETTINGS) {
    this.now = now;
    this.usual = usual;
    this.settings = signal(usual);
  }

  /** Has nobody ever changed anything here? */
  get isUntouched(): boolean {
    return this.changed === NEVER;
  }

  /** At once, for the first paint. */
  start(local: LocalShelf): Settings {
    this.local = local;
    this.take(this.mirrored());
    return this.settings.value;
  }

  /** Once the database can be asked; undefined where it cannot. Also when another tab has changed something. */
  async open(database: Database | undefined): Promise<Result<undefined, StoreError>> {
    this.database = database;
    const mirrored = this.mirrored();
    const stored = await this.stored();
    if (!stored.ok) return stored;
    const latest = stored.value.changed >= mirrored.changed ? stored.value : mirrored;
    if (latest.changed >= this.changed) this.take(latest);
    if (latest.odd.length > 0) this.odd.value = latest.odd;
    const isMended = latest.odd.length > 0 || stored.value.changed !== mirrored.changed;
    return isMended || latest.changed < this.changed ? this.keep() : ok(undefined);
  }

  /** Counts at once; `ok` when it is kept. What is no valid setting leaves the old one. */
  async change(patch: Partial<Settings>): Promise<Result<undefined, StoreError>> {
    const current = this.settings.value;
    const { letters } = { ...current, ...patch };
    this.settings.value = { ...readSettings(patch, current).settings, letters };
    this.changed = Math.max(this.now(), this.changed + 1);
    const kept = await this.keep();
    if (kept.ok) this.onKept();
    return kept;
  }

  private take({ settings, changed }: Copy): void {
    this.settings.value = settings;
    this.changed = changed;
  }

  private async keep(): Promise<Result<undefined, StoreError>> {
    const record = { changed: this.changed, settings: plain(this.settings.value) };
    this.mirror(JSON.stringify(record));
    if (this.database === undefined) return ok(undefined);
    return this.database.write(['settings'], async (transaction) => {
      await transaction.objectStore('settings').put(record, RECORD_KEY);
      return ok(undefined);
    });
  }

  private async stored(): Promise<Result<Copy, StoreError>> {
    if (this.database === undefined) return ok(this.copyOf(undefined));
    return this.database.read(['settings'], async (transaction) =>
      ok(this.copyOf(await transaction.objectStore('settings').get(RECORD_KEY))),
    );
  }

  private mirrored(): Copy {
    try {
      const text = this.local?.getItem(MIRROR_KEY) ?? undefined;
      return this.copyOf(text === undefined ? undefined : JSON.parse(text));
    } catch {
      return this.copyOf('spoiled');
    }
  }

  private copyOf(record: unknown): Copy {
    if (record === undefined) return { settings: this.usual, odd: [], changed: NEVER };
    if (!isObject(record)) return { settings: this.usual, odd: [RECORD_KEY], changed: 0 };
    const changed = timeShape.read(record.changed, '');
    return { ...readSettings(record.settings, this.usual), changed: changed.ok ? changed.value : 0 };
  }

  /** The browser may refuse: the database has them all the same. */
  private mirror(record: string): void {
    try {
      this.local?.setItem(MIRROR_KEY, record);
    } catch {
      return;
    }
  }
}

/** What is undefined has no JSON. */
function plain({ letters, ...settings }: Settings): object {
  return letters === undefined ? settings : { ...settings, letters };
}
