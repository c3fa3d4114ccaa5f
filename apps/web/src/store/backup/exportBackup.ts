import { ok } from '@tabuleiro/game';
import type { GameStore } from '../games/gameStore.js';
import type { Settings } from '../settings/settings.js';
import type { StoreResult } from '../storeError.js';
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupDamage, type BackupGame, formatBackup } from './backup.js';

/** A backup, and what it holds, for the message about it. */
export type ExportedBackup = {
  readonly text: string;
  readonly games: number;
  readonly damaged: number;
  /** Unfinished games with fair dice: whoever reads the file can work out their throws. */
  readonly secrets: number;
};

/** "Exportar tudo": all games, everything damaged and the settings as one file. */
export async function exportBackup(
  store: GameStore,
  settings: Settings,
  now: number,
): StoreResult<ExportedBackup> {
  const games = await allGames(store);
  if (!games.ok) return games;
  const found = await store.damaged();
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
