import { fail, ok, type Result } from '@tabuleiro/game';
import { isObject } from '@tabuleiro/match';
import type { GameArchive, WholeGame } from './archive.js';
import { type BackupError, parseBackupDamage, parseBackupGame } from './backup.js';
import { familyOf, freeId } from './family.js';
import type { LoadedGame, StoreError } from './gameStore.js';
import { kinshipOf, linesOf } from './lines.js';
import { type Damage, type FindWrittenGame, openJournal, wholeGame } from './opening.js';

export type ImportParts = {
  readonly archive: GameArchive;
  /** Where the rules come from. */
  readonly find: FindWrittenGame;
  readonly now: () => number;
  readonly makeId: () => string;
};

/** An entry that is no sound game: where it stands in the file, and what is wrong where the file does not say so. */
export type ImportDamage = { readonly path: string; readonly error: BackupError | Damage | undefined };

export type Fate = 'added' | 'extended' | 'same' | ImportDamage;

/** A version that is gone or spoiled is no version to compare with. */
const UNREADABLE: readonly StoreError['problem'][] = ['not-found', 'failed'];

type Answer = Promise<Result<Fate, StoreError>>;

/** Takes the entries of one file in, one after another. */
export class Intake {
  private readonly parts: ImportParts;
  private readonly ids: Set<string>;
  private readonly asideIds: Set<string>;
  private readonly asideTexts: Set<string>;

  private constructor(parts: ImportParts, ids: Set<string>, aside: ReadonlyMap<string, string>) {
    this.parts = parts;
    this.ids = ids;
    this.asideIds = new Set(aside.keys());
    this.asideTexts = new Set(aside.values());
  }

  static async begin(parts: ImportParts): Promise<Result<Intake, StoreError>> {
    const games = await parts.archive.list();
    if (!games.ok) return games;
    const damaged = await parts.archive.damaged();
    if (!damaged.ok) return damaged;
    const spoiled = damaged.value.filter(({ origin }) => origin === 'shelf');
    const ids = new Set([...games.value, ...spoiled].map(({ id }) => id));
    return ok(new Intake(parts, ids, new Map(damaged.value.map(({ id, text }) => [id, text]))));
  }

  async takeGame(value: unknown, path: string): Answer {
    const entry = parseBackupGame(value, path);
    if (!entry.ok) return this.putAside(textOf(value), { path, error: entry.error });
    const opened = await openJournal(this.parts.find, entry.value.journal);
    if (!opened.ok) return this.putAside(entry.value.journal, { path, error: opened.error }, entry.value.id);
    return this.place(wholeGame(opened.value, entry.value));
  }

  async takeDamaged(value: unknown, path: string): Answer {
    const entry = parseBackupDamage(value, path);
    if (!entry.ok) return this.putAside(textOf(value), { path, error: entry.error });
    const { id, text, kept } = entry.value;
    return this.putAside(text, { path, error: undefined }, id, kept);
  }

  /** Beside the versions that are here already, or in place of one that it goes on from. */
  private async place(game: WholeGame): Answer {
    const versions = await this.versionsOf(game);
    if (!versions.ok) return versions;
    const kin = versions.value.map((here) => ({
      here,
      kinship: kinshipOf(linesOf(here.journal), game.lines),
    }));
    if (kin.some(({ kinship }) => kinship === 'same' || kinship === 'newer')) return ok('same');
    const shorter = kin.find(({ kinship }) => kinship === 'older')?.here;
    return shorter === undefined ? this.insert(game) : this.extend(shorter, game);
  }

  private async versionsOf({ id }: WholeGame): Promise<Result<readonly LoadedGame[], StoreError>> {
    const versions: LoadedGame[] = [];
    for (const other of this.ids) {
      if (familyOf(other) !== familyOf(id)) continue;
      const loaded = await this.parts.archive.load(other);
      if (loaded.ok) versions.push(loaded.value);
      else if (!UNREADABLE.includes(loaded.error.problem)) return loaded;
    }
    return ok(versions);
  }

  private async insert(game: WholeGame): Answer {
    const id = freeId(game.id, (taken) => this.ids.has(taken));
    const inserted = await this.parts.archive.insert({ ...game, id });
    if (!inserted.ok) return inserted;
    this.ids.add(id);
    return ok('added');
  }

  private async extend({ id, journal }: LoadedGame, game: WholeGame): Answer {
    const { lines: to, updated, summary } = game;
    const extended = await this.parts.archive.extend({ id, from: linesOf(journal), to, updated, summary });
    return extended.ok ? ok('extended') : extended;
  }

  private async putAside(text: string, damage: ImportDamage, wanted?: string, kept?: number): Answer {
    if (this.asideTexts.has(text)) return ok('same');
    const id = freeId(wanted ?? this.parts.makeId(), (taken) => this.asideIds.has(taken));
    const game = { id, origin: 'import', kept: kept ?? this.parts.now(), text } as const;
    const put = await this.parts.archive.keepDamaged(game);
    if (!put.ok) return fail(put.error);
    this.asideIds.add(id);
    this.asideTexts.add(text);
    return ok(damage);
  }
}

/** The journal, where there is one; else the entry as it is. */
function textOf(value: unknown): string {
  if (isObject(value) && typeof value.journal === 'string') return value.journal;
  return JSON.stringify(value) ?? '';
}
