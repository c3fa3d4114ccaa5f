import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { ok } from '@tabuleiro/game';
import { isObject } from '@tabuleiro/match';
import type { Lang } from '@tabuleiro/words';
import type { Database } from '../database/database.js';
import { timeShape } from '../games/storedGame.js';
import type { StoreResult } from '../storeError.js';
import { type ReadSettings, readSettings } from './readSettings.js';
import { DEFAULT_SETTINGS, type Settings } from './settings.js';

/** The part of `localStorage` that is needed; missing where the browser refuses it. */
export type LocalStoragePart = Pick<Storage, 'getItem' | 'setItem'> | undefined;

export const MIRROR_KEY = 'tabuleiro-settings';
const RECORD_KEY = 'settings';

const NEVER = -1;

/** Settings and when they were changed. */
type Copy = ReadSettings & { readonly changed: number };

/**
 * The settings: kept in the database and mirrored in `localStorage`, which can be read before the first paint. The later
 * of the two copies counts; a mirror that is missing or damaged is written again.
 */
export class SettingsStore {
  readonly settings: Signal<Settings>;
  /** Fields that held no valid value when they were read. They are replaced by the defaults, so this is reported once. */
  readonly invalid: Signal<readonly string[]> = signal([]);
  /** Called when a change was saved. */
  onSaved: () => void = () => undefined;
  /** Fetches the words of a language that is about to be spoken, unless they are there. If it fails, nothing is changed. */
  onLanguage: (lang: Lang) => Promise<void> | undefined = () => undefined;
  private readonly now: () => number;
  private readonly defaults: Settings;
  private local: LocalStoragePart;
  private database: Database | undefined;
  private changed = NEVER;

  constructor(now: () => number, usual: Settings = DEFAULT_SETTINGS) {
    this.now = now;
    this.defaults = usual;
    this.settings = signal(usual);
  }

  /** Has no setting ever been changed here? */
  get isUntouched(): boolean {
    return this.changed === NEVER;
  }

  /** Reads the mirror, for the first paint. */
  start(local: LocalStoragePart): Settings {
    this.local = local;
    this.take(this.mirrored());
    return this.settings.value;
  }

  /** Reads the database, or nothing where there is none. Called again when another tab has changed something. */
  async open(database: Database | undefined): StoreResult<undefined> {
    this.database = database;
    const mirrored = this.mirrored();
    const stored = await this.stored();
    if (!stored.ok) return stored;
    const latest = stored.value.changed >= mirrored.changed ? stored.value : mirrored;
    await this.onLanguage(latest.settings.lang);
    if (latest.changed >= this.changed) this.take(latest);
    if (latest.invalid.length > 0) this.invalid.value = latest.invalid;
    const isMended = latest.invalid.length > 0 || stored.value.changed !== mirrored.changed;
    return isMended || latest.changed < this.changed ? this.keep() : ok(undefined);
  }

  /** Takes effect at once, another language when it is fetched; `ok` when it is saved. An invalid value leaves the old one. */
  async change(patch: Partial<Settings>): StoreResult<undefined> {
    const coming = patch.lang === undefined ? undefined : this.onLanguage(patch.lang);
    if (coming !== undefined) await coming;
    const current = this.settings.value;
    const { letters } = { ...current, ...patch };
    this.settings.value = { ...readSettings(patch, current).settings, letters };
    this.changed = Math.max(this.now(), this.changed + 1);
    const kept = await this.keep();
    if (kept.ok) this.onSaved();
    return kept;
  }

  private take({ settings, changed }: Copy): void {
    this.settings.value = settings;
    this.changed = changed;
  }

  private async keep(): StoreResult<undefined> {
    const record = { changed: this.changed, settings: plain(this.settings.value) };
    this.mirror(JSON.stringify(record));
    if (this.database === undefined) return ok(undefined);
    return this.database.write(['settings'], async (transaction) => {
      await transaction.objectStore('settings').put(record, RECORD_KEY);
      return ok(undefined);
    });
  }

  private async stored(): StoreResult<Copy> {
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
      return this.copyOf('damaged');
    }
  }

  private copyOf(record: unknown): Copy {
    if (record === undefined) return { settings: this.defaults, invalid: [], changed: NEVER };
    if (!isObject(record)) return { settings: this.defaults, invalid: [RECORD_KEY], changed: 0 };
    const changed = timeShape.read(record.changed, '');
    return { ...readSettings(record.settings, this.defaults), changed: changed.ok ? changed.value : 0 };
  }

  /** The browser may refuse; the database has them anyway. */
  private mirror(record: string): void {
    try {
      this.local?.setItem(MIRROR_KEY, record);
    } catch {
      return;
    }
  }
}

/** Without `undefined`, which JSON does not have. */
function plain({ letters, ...settings }: Settings): object {
  return letters === undefined ? settings : { ...settings, letters };
}

/** The settings of this page: `start` reads the mirror before the first paint, `open` the database. */
export const settingsStore: SettingsStore = new SettingsStore(() => Date.now());

export const settings: ReadonlySignal<Settings> = settingsStore.settings;

/** Fields that could not be read and have their defaults again. */
export const invalidSettings: ReadonlySignal<readonly string[]> = settingsStore.invalid;

/** Takes effect at once; `ok` when it is saved. */
export function changeSettings(patch: Partial<Settings>): StoreResult<undefined> {
  return settingsStore.change(patch);
}
