import { parseStudy, type ReadError } from '@tabuleiro/any-game';
import { fail, ok, type Result } from '@tabuleiro/game';
import { isObject } from '@tabuleiro/match';
import type { DamagedGame, LoadedGame, WholeGame } from '../games/gameStore.js';
import { freeId, VersionIds } from '../games/gameVersions.js';
import { compareJournals, linesOf } from '../games/journalLines.js';
import { type Damage, type FindWrittenGame, openJournal, wholeGame } from '../games/openGame.js';
import type { WholeStudy } from '../games/studyStore.js';
import { summaryOfStudy } from '../games/studySummary.js';
import { type ReadSettings, readSettings } from '../settings/readSettings.js';
import type { StoreError, StoreProblem, StoreResult } from '../storeError.js';
import {
  type Backup,
  type BackupError,
  parseBackup,
  parseBackupDamage,
  parseBackupGame,
  parseBackupStudy,
} from './backup.js';
import type { KeptStores } from './exportBackup.js';

export type ImportParts = {
  readonly store: KeptStores;
  readonly find: FindWrittenGame;
  readonly now: () => number;
  readonly makeId: () => string;
};

/** An entry that is not a readable game: its place in the file, and why; no reason if the file lists it as damaged. */
export type ImportDamage = {
  readonly path: string;
  readonly error: BackupError | Damage | ReadError | undefined;
};

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

/** As many studies are stored in one transaction: there may be thousands. */
const AT_ONCE = 200;

async function importEntries(
  importer: Importer,
  { games, studies, damaged }: Backup,
): Promise<EntriesResult> {
  const starts = studies.flatMap((_, i) => (i % AT_ONCE === 0 ? [i] : []));
  const steps = [
    ...games.map((value, i) => () => importer.importGame(value, `games[${i}]`)),
    ...starts.map((from) => () => importer.importStudies(studies.slice(from, from + AT_ONCE), from)),
    ...damaged.map((value, i) => () => importer.importDamaged(value, `damaged[${i}]`)),
  ];
  const outcomes: EntryOutcome[] = [];
  for (const step of steps) {
    const outcome = await step();
    if (!outcome.ok) return { outcomes, trouble: outcome.error };
    outcomes.push(...[outcome.value].flat());
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
  private readonly ids: VersionIds;
  private readonly studyIds: VersionIds;
  private readonly damagedIds: Set<string>;
  private readonly damagedTexts: Set<string>;

  private constructor(parts: ImportParts, { games, studies, damaged }: Here) {
    this.parts = parts;
    const spoiled = (from: DamagedGame['origin']): readonly DamagedGame[] =>
      damaged.filter(({ origin }) => origin === from);
    this.ids = new VersionIds([...games, ...spoiled('device')]);
    this.studyIds = new VersionIds([...studies, ...spoiled('study')]);
    this.damagedIds = idsOf(damaged.filter(({ origin }) => origin !== 'study'));
    this.damagedTexts = new Set(damaged.map(({ text }) => text));
  }

  static async begin(parts: ImportParts): StoreResult<Importer> {
    const { games: matches, studies: others } = parts.store;
    const games = await matches.list();
    if (!games.ok) return games;
    const studies = await others.list();
    if (!studies.ok) return studies;
    const damaged = await matches.damaged();
    if (!damaged.ok) return damaged;
    const spoiled = await others.damaged();
    if (!spoiled.ok) return spoiled;
    const here = {
      games: games.value,
      studies: studies.value,
      damaged: [...damaged.value, ...spoiled.value],
    };
    return ok(new Importer(parts, here));
  }

  async importGame(value: unknown, path: string): StoreResult<EntryOutcome> {
    const entry = parseBackupGame(value, path);
    if (!entry.ok) return this.keepDamaged(textOf(value), { path, error: entry.error });
    const { id, journal } = entry.value;
    const opened = await openJournal(this.parts.find, journal);
    if (!opened.ok) return this.keepDamaged(journal, { path, error: opened.error }, id);
    return this.addVersion(wholeGame(opened.value, entry.value));
  }

  async importStudies(values: readonly unknown[], from: number): StoreResult<readonly EntryOutcome[]> {
    const outcomes: EntryOutcome[] = [];
    const news: WholeStudy[] = [];
    for (const [i, value] of values.entries()) {
      const path = `studies[${from + i}]`;
      const read = await this.readStudy(value, path);
      if (!read.ok) {
        const kept = await this.keepDamaged(read.error.text, read.error, read.error.id);
        if (!kept.ok) return kept;
        outcomes.push(kept.value);
        continue;
      }
      const version = await this.newVersionOf(read.value, news);
      if (!version.ok) return version;
      outcomes.push(version.value === undefined ? 'same' : 'added');
      if (version.value !== undefined) news.push(version.value);
    }
    const inserted = await this.parts.store.studies.insert(news);
    return inserted.ok ? ok(outcomes) : inserted;
  }

  private async readStudy(
    value: unknown,
    path: string,
  ): Promise<Result<WholeStudy, ImportDamage & { readonly text: string; readonly id?: string }>> {
    const entry = parseBackupStudy(value, path);
    if (!entry.ok) return fail({ path, error: entry.error, text: textOf(value) });
    const { id, created, updated, text } = entry.value;
    const read = await parseStudy(text, this.parts.find);
    if (!read.ok) return fail({ path, error: read.error, text, id });
    return ok({ id, created, updated, text, summary: summaryOfStudy(read.value, entry.value) });
  }

  /** Beside whatever else is kept under its id: a study is not gone on with as a match is. Undefined if it is here. */
  private async newVersionOf(
    study: WholeStudy,
    news: readonly WholeStudy[],
  ): StoreResult<WholeStudy | undefined> {
    const versions = this.studyIds.versionsOf(study.id);
    const here = await this.parts.store.studies.loadMany(versions);
    if (!here.ok) return here;
    const known = [...here.value, ...news.filter(({ id }) => versions.includes(id))];
    if (known.some(({ text }) => text === study.text)) return ok(undefined);
    const id = freeId(study.id, (taken) => this.studyIds.has(taken));
    this.studyIds.add(id);
    return ok({ ...study, id });
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
    for (const other of this.ids.versionsOf(id)) {
      const loaded = await this.parts.store.games.load(other);
      if (loaded.ok) versions.push(loaded.value);
      else if (!UNREADABLE.includes(loaded.error.problem)) return loaded;
    }
    return ok(versions);
  }

  private async insert(game: WholeGame): StoreResult<EntryOutcome> {
    const id = freeId(game.id, (taken) => this.ids.has(taken));
    const inserted = await this.parts.store.games.insert({ ...game, id });
    if (!inserted.ok) return inserted;
    this.ids.add(id);
    return ok('added');
  }

  private async extend({ id, journal }: LoadedGame, game: WholeGame): StoreResult<EntryOutcome> {
    const { lines, updated, summary } = game;
    const here = linesOf(journal);
    const n = here.length - 1;
    const known = here[n];
    const extended = await this.parts.store.games.append({
      id,
      n,
      lines: lines.slice(n),
      known,
      updated,
      summary,
    });
    return extended.ok ? ok('extended') : extended;
  }

  private async keepDamaged(
    text: string,
    { path, error }: ImportDamage,
    wantedId?: string,
    kept?: number,
  ): StoreResult<EntryOutcome> {
    if (this.damagedTexts.has(text)) return ok('same');
    const id = freeId(wantedId ?? this.parts.makeId(), (taken) => this.damagedIds.has(taken));
    const game = { id, origin: 'import', kept: kept ?? this.parts.now(), text } as const;
    const put = await this.parts.store.games.keepDamaged(game);
    if (!put.ok) return put;
    this.damagedIds.add(id);
    this.damagedTexts.add(text);
    return ok({ path, error });
  }
}

/** What is kept here as the file begins to come in. */
type Here = {
  readonly games: readonly { readonly id: string }[];
  readonly studies: readonly { readonly id: string }[];
  readonly damaged: readonly DamagedGame[];
};

function idsOf(kept: readonly { readonly id: string }[]): Set<string> {
  return new Set(kept.map(({ id }) => id));
}

/** The journal of an entry, or the text of a study, if it has one, otherwise the entry itself as JSON. */
function textOf(value: unknown): string {
  if (isObject(value) && typeof value.journal === 'string') return value.journal;
  if (isObject(value) && typeof value.text === 'string') return value.text;
  return JSON.stringify(value) ?? '';
}
