import { BACKUP_FORMAT, BACKUP_VERSION, formatBackups } from '../../src/store/backup/backup.js';
import { DEFAULT_SETTINGS } from '../../src/store/settings/settings.js';
import { WRITTEN_GAMES } from '../../test/store/device.js';
import { linesAfter, playScript } from '../../test/store/scripts.js';

/** A backup of games that were played at random, and their journals by their ids. */
export function makeBackup(count: number, seed: number) {
  const games = Array.from({ length: count }, (_, n) => {
    const journal = linesAfter(playScript(WRITTEN_GAMES[n % WRITTEN_GAMES.length], seed + n, 30)).join('');
    return { id: `from-${n}`, created: 1_700_000_000_000 + n, updated: 1_700_000_100_000 + n, journal };
  });
  const [text] = formatBackups({
    ...{
      format: BACKUP_FORMAT,
      version: BACKUP_VERSION,
      exported: new Date(1_700_000_200_000).toISOString(),
    },
    ...{ settings: DEFAULT_SETTINGS, games, studies: [], damaged: [] },
  });
  return { text, journals: new Map(games.map(({ id, journal }) => [id, journal])) };
}
