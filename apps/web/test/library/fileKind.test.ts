import { expect, test } from 'vitest';
import { kindOfFile } from '../../src/library/fileKind.js';
import { BACKUP_FORMAT } from '../../src/store/backup/backup.js';
import { exportBackup } from '../../src/store/backup/exportBackup.js';
import { DEFAULT_SETTINGS } from '../../src/store/settings/settings.js';
import { Device, got, WRITTEN_GAMES } from '../store/device.js';
import { keepScript, linesAfter, playScript } from '../store/scripts.js';

const FILLER = ' '.repeat(1_000_000);

async function backup(): Promise<string> {
  const device = new Device();
  await keepScript(device.page(), playScript(WRITTEN_GAMES[0], 7, 20));
  return got(await exportBackup(device.stores(), DEFAULT_SETTINGS, 1)).texts[0];
}

test('[P-F10] a large file is known by its beginning: a backup or a record is no file of games', async () => {
  const journal = linesAfter(playScript(WRITTEN_GAMES[0], 7, 20)).join('');
  const files: readonly [string, string][] = [
    [await backup(), 'backup'],
    [`\ufeff\n ${await backup()}`, 'backup'],
    [journal, 'document'],
    ['{"game":"classico","actions":[', 'document'],
    ['[Event "x"]\n\n1. e4 *', 'games'],
    ['{a comment}\n1. e4 *', 'games'],
    ['1. e4 e5', 'games'],
  ];
  for (const [text, kind] of files) expect(await kindOfFile(new Blob([text, FILLER])), text).toBe(kind);
});

test('[P-F10] a file with a mark is known by its beginning wherever that ends inside a letter', async () => {
  for (const letter of ['é', '€', '😀']) {
    for (let shift = 0; shift < 4; shift++) {
      const start = `\ufeff${' '.repeat(shift)}{"format":"${BACKUP_FORMAT}","name":"`;
      const file = new Blob([start, letter.repeat(5000), '"}']);
      expect(await kindOfFile(file), `${letter} ${shift}`).toBe('backup');
    }
  }
});
