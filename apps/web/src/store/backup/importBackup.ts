import { ok, type Result } from '@tabuleiro/game';
import { isObject } from '@tabuleiro/match';
import type { GameStore, LoadedGame, WholeGame } from '../games/gameStore.js';
import { baseIdOf, freeId } from '../games/gameVersions.js';
import { compareJournals, linesOf } from '../games/journalLines.js';
import { type Damage, type FindWrittenGame, openJournal, wholeGame } from '../games/openGame.js';
import { type ReadSettings, readSettings } from '../settings/readSettings.js';
import type { StoreError, StoreProblem, StoreResult } from '../storeError.js';
import { type Backup, type BackupError, parseBackup, parseBackupDamage, parseBackupGame } from './backup.js';

export type ImportParts = {
  readonly store: GameStore;
  readonly find: FindWrittenGame;
  readonly now: () => number;
  readonly makeId: () => string;
};

/** An entry that is not a readable game: its place in the file, and why; no reason if the file lists it as damaged. */
export type ImportDamage = { readonly path: string; readonly error: BackupError | Damage | undefined };

/** What became of a file. Every entry in it is counted once. */
export type ImportReport = {
  readonly added: number;
  /** Games that were here and go on in the file. */
  readonly extended: number;
  /** Games that were here already, as far as in the file or further. */
  readonly same: number;
  /** Entries that are now kept as damaged. */
  readonly damaged: readonly ImportDamage[];
  /** Not applied: the person decides. */
  readonly settings: ReadSettings;
  /** Why the rest of the file was not imported; importing it again goes on from there. */
  readonly trouble: StoreError | undefined;
};

/** "Importar": each game is replayed by the rules before it is stored; what they refuse is kept as damaged. */
export async function importBackup(
  parts: ImportParts,
  source: string,
): Promise<Result<ImportReport, BackupError>> {
  const backup = parseBackup(source);
  if (!backup.ok) return backup;
  const settings = readSettings(backup.value.settings);
  const importer = await Importer.begin(parts);
  if (!importer.ok) return ok({ ...countOutcomes([]), settings, trouble: importer.error });
  const { outcomes, trouble } = await importEntries(importer.value, backup.value);
  return ok({ ...countOutcomes(outcomes), settings, trouble });
}

/** What became of one entry of the file. */
type EntryOutcome = 'added' | 'extended' | 'same' | ImportDamage;

type EntriesResult = { readonly outcomes: readonly EntryOutcome[]; readonly trouble: StoreError | undefined };

async function importEntries(importer: Importer, { games, damaged }: Backup): Promise<EntriesResult> {
  const steps = [
    ...games.map((value, i) => () => importer.importGame(value, `games[${i}]`)),
    ...damaged.map((value, i) => () => importer.importDamaged(value, `damaged[${i}]`)),
  ];
  const outcomes: EntryOutcome[] = [];
  for (const step of steps) {
    const outcome = await step();
    if (!outcome.ok) return { outcomes, trouble: outcome.error };
    outcomes.push(outcome.value);
  }
  return { outcomes, trouble: undefined };
}

type Counts = Pick<ImportReport, 'added' | 'extended' | 'same' | 'damaged'>;

function countOutcomes(outcomes: readonly EntryOutcome[]): Counts {
  const count = (wanted: EntryOutcome): number => outcomes.filter((outcome) => outcome === wanted).length;
  const damaged = outcomes.filter((outcome) => typeof outcome === 'object');
  return { added: count('added'), extended: count('extended'), same: count('same'), damaged };
}

/** A stored version with one of these problems cannot be compared with, and does not stop the import. */
const UNREADABLE: readonly StoreProblem[] = ['not-found', 'damaged', 'unread'];

/** Imports the entries of one file, one after another. */
class Importer {
  private readonly parts: ImportParts;
  private readonly ids: Set<string>;
  private readonly damagedIds: Set<string>;
  private readonly damagedTexts: Set<string>;

  private constructor(parts: ImportParts, ids: Set<string>, damaged: ReadonlyMap<string, string>) {
    this.parts = parts;
    this.ids = ids;
    this.damagedIds = new Set(damaged.keys());
    this.damagedTexts = new Set(damaged.values());
  }

  static async begin(parts: ImportParts): StoreResult<Importer> {
    const games = await parts.store.list();
    if (!games.ok) return games;
    const damaged = await parts.store.damaged();
    if (!damaged.ok) return damaged;
    const damagedHere = damaged.value.filter(({ origin }) => origin === 'device');
    const ids = new Set([...games.value, ...damagedHere].map(({ id }) => id));
    return ok(new Importer(parts, ids, new Map(damaged.value.map(({ id, text }) => [id, text]))));
  }

  async importGame(value: unknown, path: string): StoreResult<EntryOutcome> {
    const entry = parseBackupGame(value, path);
    if (!entry.ok) return this.keepDamaged(textOf(value), { path, error: entry.error });
    const { id, journal } = entry.value;
    const opened = await openJournal(this.parts.find, journal);
    if (!opened.ok) return this.keepDamaged(journal, { path, error: opened.error }, id);
    return this.addVersion(wholeGame(opened.value, entry.value));
  }

  async importDamaged(value: unknown, path: string): StoreResult<EntryOutcome> {
    const entry = parseBackupDamage(value, path);
    if (!entry.ok) return this.keepDamaged(textOf(value), { path, error: entry.error });
    const { id, text, kept } = entry.value;
    return this.keepDamaged(text, { path, error: undefined }, id, kept);
  }

  /** Extends the version here that the game continues, or adds it as another version. */
  private async addVersion(game: WholeGame): StoreResult<EntryOutcome> {
    const versions = await this.versionsOf(game);
    if (!versions.ok) return versions;
    const compared = versions.value.map((here) => ({
      here,
      comparison: compareJournals(linesOf(here.journal), game.lines),
    }));
    if (compared.some(({ comparison }) => comparison === 'same' || comparison === 'newer')) return ok('same');
    const older = compared.find(({ comparison }) => comparison === 'older')?.here;
    return older === undefined ? this.insert(game) : this.extend(older, game);
  }

  private async versionsOf({ id }: WholeGame): StoreResult<readonly LoadedGame[]> {
    const versions: LoadedGame[] = [];
    for (const other of this.ids) {
      if (baseIdOf(other) !== baseIdOf(id)) continue;
      const loaded = await this.parts.store.load(other);
      if (loaded.ok) versions.push(loaded.value);
      else if (!UNREADABLE.includes(loaded.error.problem)) return loaded;
    }
    return ok(versions);
  }

  private async insert(game: WholeGame): StoreResult<EntryOutcome> {
    const id = freeId(game.id, (taken) => this.ids.has(taken));
    const inserted = await this.parts.store.insert({ ...game, id });
    if (!inserted.ok) return inserted;
    this.ids.add(id);
    return ok('added');
  }

  private async extend({ id, journal }: LoadedGame, game: WholeGame): StoreResult<EntryOutcome> {
    const { lines, updated, summary } = game;
    const here = linesOf(journal);
    const n = here.length - 1;
    const known = here[n];
    const extended = await this.parts.store.append({ id, n, lines: lines.slice(n), known, updated, summary });
    return extended.ok ? ok('extended') : extended;
  }

  private async keepDamaged(
    text: string,
    damage: ImportDamage,
    wantedId?: string,
    kept?: number,
  ): StoreResult<EntryOutcome> {
    if (this.damagedTexts.has(text)) return ok('same');
    const id = freeId(wantedId ?? this.parts.makeId(), (taken) => this.damagedIds.has(taken));
    const game = { id, origin: 'import', kept: kept ?? this.parts.now(), text } as const;
    const put = await this.parts.store.keepDamaged(game);
    if (!put.ok) return put;
    this.damagedIds.add(id);
    this.damagedTexts.add(text);
    return ok(damage);
  }
}

/** The journal of an entry if it has one, otherwise the entry itself as JSON. */
function textOf(value: unknown): string {
  if (isObject(value) && typeof value.journal === 'string') return value.journal;
  return JSON.stringify(value) ?? '';
}
