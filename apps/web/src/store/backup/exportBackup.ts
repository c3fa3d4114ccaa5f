import { ok } from '@tabuleiro/game';
import type { GameStore } from '../games/gameStore.js';
import type { StudyStore } from '../games/studyStore.js';
import type { Settings } from '../settings/settings.js';
import type { StoreResult } from '../storeError.js';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  type Backup,
  type BackupDamage,
  type BackupGame,
  type BackupStudy,
  formatBackups,
  LONGEST_BACKUP,
} from './backup.js';

/** A backup, and what it holds, for the message about it. */
export type ExportedBackup = {
  /** One file, or as many as there have to be so that each can be read back. */
  readonly texts: readonly string[];
  /** Matches and studies. */
  readonly games: number;
  readonly damaged: number;
  /** Unfinished games with fair dice: whoever reads the file can work out their throws. */
  readonly secrets: number;
};

/** What a device keeps beside its settings. */
export type KeptStores = { readonly games: GameStore; readonly studies: StudyStore };

/** "Exportar tudo": all games, everything damaged and the settings as files of at most `most` letters. */
export async function exportBackup(
  { games: store, studies: studyStore }: KeptStores,
  settings: Settings,
  now: number,
  most: number = LONGEST_BACKUP,
): StoreResult<ExportedBackup> {
  const games = await allGames(store);
  if (!games.ok) return games;
  const studies = await allStudies(studyStore);
  if (!studies.ok) return studies;
  const found = await store.damaged();
  if (!found.ok) return found;
  const spoiled = await studyStore.damaged();
  if (!spoiled.ok) return spoiled;
  const damaged = [...found.value, ...spoiled.value].map(({ id, kept, text }): BackupDamage => {
    return { id, text, ...(kept === undefined ? {} : { kept }) };
  });
  const backup: Backup = {
    ...{ format: BACKUP_FORMAT, version: BACKUP_VERSION, exported: new Date(now).toISOString() },
    ...{ settings, games: games.value.games, studies: studies.value, damaged },
  };
  const { secrets } = games.value;
  const count = games.value.games.length + studies.value.length;
  return ok({ texts: formatBackups(backup, most), games: count, damaged: damaged.length, secrets });
}

type FoundGames = { readonly games: readonly BackupGame[]; readonly secrets: number };

async function allGames(store: GameStore): StoreResult<FoundGames> {
  const list = await store.list();
  if (!list.ok) return list;
  const games: BackupGame[] = [];
  let secrets = 0;
  for (const { id } of list.value) {
    const loaded = await store.load(id);
    // Another tab has just removed it.
    if (!loaded.ok && loaded.error.problem === 'not-found') continue;
    if (!loaded.ok) return loaded;
    const { created, updated, journal, summary } = loaded.value;
    games.push({ id, created, updated, journal });
    if (summary.outcome === undefined && journal.includes('"secret":')) secrets++;
  }
  return ok({ games, secrets });
}

/** As many are read at a time. */
const AT_ONCE = 500;

async function allStudies(store: StudyStore): StoreResult<readonly BackupStudy[]> {
  const list = await store.list();
  if (!list.ok) return list;
  const studies: BackupStudy[] = [];
  for (let at = 0; at < list.value.length; at += AT_ONCE) {
    const loaded = await store.loadMany(list.value.slice(at, at + AT_ONCE).map(({ id }) => id));
    if (!loaded.ok) return loaded;
    for (const { id, created, updated, summary, text } of loaded.value) {
      const { origin, file, opening } = summary;
      studies.push({
        ...{ id, created, updated, origin },
        ...(file === undefined ? {} : { file }),
        ...(opening === undefined ? {} : { opening }),
        text,
      });
    }
  }
  return ok(studies);
}
