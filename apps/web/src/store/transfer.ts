import { ok, type Result } from '@tabuleiro/game';
import type { GameArchive } from './archive.js';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type Backup,
  type BackupDamage,
  type BackupError,
  type BackupGame,
  formatBackup,
  parseBackup,
} from './backup.js';
import type { StoreError } from './gameStore.js';
import { type Fate, type ImportDamage, type ImportParts, Intake } from './intake.js';
import type { Settings } from './settings.js';
import { type ReadSettings, readSettings } from './settingsParse.js';

/** What a backup holds, for the sentence that goes with it. */
export type Exported = {
  readonly text: string;
  readonly games: number;
  readonly damaged: number;
  /** Unfinished games whose dice could be foreseen by whoever reads the file. */
  readonly secrets: number;
};

/** "Exportar tudo": every game, whatever is damaged, and the settings, as one file. */
export async function exportAll(
  archive: GameArchive,
  settings: Settings,
  now: number,
): Promise<Result<Exported, StoreError>> {
  const games = await everyGame(archive);
  if (!games.ok) return games;
  const found = await archive.damaged();
  if (!found.ok) return found;
  const damaged = found.value.map(({ id, kept, text }): BackupDamage => {
    return { id, text, ...(kept === undefined ? {} : { kept }) };
  });
  const text = formatBackup({
    ...{ format: BACKUP_FORMAT, version: BACKUP_VERSION, exported: new Date(now).toISOString() },
    ...{ settings, games: games.value.games, damaged },
  });
  const { secrets } = games.value;
  return ok({ text, games: games.value.games.length, damaged: damaged.length, secrets });
}

type Found = { readonly games: readonly BackupGame[]; readonly secrets: number };

async function everyGame(archive: GameArchive): Promise<Result<Found, StoreError>> {
  const list = await archive.list();
  if (!list.ok) return list;
  const games: BackupGame[] = [];
  let secrets = 0;
  for (const { id } of list.value) {
    const loaded = await archive.load(id);
    // Removed in another tab a moment ago.
    if (!loaded.ok && loaded.error.problem === 'not-found') continue;
    if (!loaded.ok) return loaded;
    const { created, updated, journal, summary } = loaded.value;
    games.push({ id, created, updated, journal });
    if (summary.outcome === undefined && journal.includes('"secret":')) secrets++;
  }
  return ok({ games, secrets });
}

/** What became of a file. Every entry in it is counted once. */
export type ImportReport = {
  readonly added: number;
  /** Games that were here and have been played further in the file. */
  readonly extended: number;
  /** Games that were here already, as far as in the file or further. */
  readonly same: number;
  /** What is kept aside. */
  readonly damaged: readonly ImportDamage[];
  /** Not taken over: that is for the person to say. */
  readonly settings: ReadSettings;
  /** Why the rest was not taken in; importing the file again goes on from there. */
  readonly trouble: StoreError | undefined;
};

/** "Importar": each game is replayed through the rules before it is stored; what they refuse is kept aside. */
export async function importAll(
  parts: ImportParts,
  source: string,
): Promise<Result<ImportReport, BackupError>> {
  const backup = parseBackup(source);
  if (!backup.ok) return backup;
  const settings = readSettings(backup.value.settings);
  const intake = await Intake.begin(parts);
  if (!intake.ok) return ok({ ...countFates([]), settings, trouble: intake.error });
  const { fates, trouble } = await takeAll(intake.value, backup.value);
  return ok({ ...countFates(fates), settings, trouble });
}

type Taken = { readonly fates: readonly Fate[]; readonly trouble: StoreError | undefined };

async function takeAll(intake: Intake, { games, damaged }: Backup): Promise<Taken> {
  const steps = [
    ...games.map((value, i) => () => intake.takeGame(value, `games[${i}]`)),
    ...damaged.map((value, i) => () => intake.takeDamaged(value, `damaged[${i}]`)),
  ];
  const fates: Fate[] = [];
  for (const step of steps) {
    const fate = await step();
    if (!fate.ok) return { fates, trouble: fate.error };
    fates.push(fate.value);
  }
  return { fates, trouble: undefined };
}

function countFates(fates: readonly Fate[]): Pick<ImportReport, 'added' | 'extended' | 'same' | 'damaged'> {
  const count = (wanted: Fate): number => fates.filter((fate) => fate === wanted).length;
  const damaged = fates.filter((fate) => typeof fate === 'object');
  return { added: count('added'), extended: count('extended'), same: count('same'), damaged };
}
