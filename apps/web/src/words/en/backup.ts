import type { BackupWords } from '../types/backup.js';

const plural = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

const games = (count: number): string => plural(count, 'game', 'games');

const all = new Intl.ListFormat('en', { type: 'conjunction' });

export const backup: BackupWords = {
  problems: {
    'not-json': () => 'The file cannot be read: it is incomplete or has been changed.',
    'not-backup': () => 'This file is not a Tabuleiro backup. Choose a file made with "Export everything".',
    'too-long': () => 'The file is too large to be a Tabuleiro backup.',
    'newer-version': (version, most) =>
      `The file is version ${version}, and this Tabuleiro reads up to version ${most}. Update Tabuleiro and try again.`,
  },
  exported: (count, damaged) =>
    damaged === 0
      ? `${games(count)} and your settings are in the file.`
      : `${games(count)}, ${plural(damaged, 'damaged game', 'damaged games')} and your settings are in the file.`,
  inFiles: (files) =>
    `It took ${files} files, because a single one would be too large to be read back: keep all of them, and import them one after another.`,
  secretsInside: (count) =>
    `The file contains the secret behind the dice of ${plural(count, 'unfinished game', 'unfinished games')}: whoever reads it can predict the throws. Keep it to yourself.`,
  imported: ({ added, extended, same }, damaged) => {
    const parts = [
      ...(added > 0 ? [`${added} new`] : []),
      ...(extended > 0 ? [`${extended} continued`] : []),
      ...(same > 0 ? [`${same} already here`] : []),
      ...(damaged > 0 ? [`${damaged} damaged and set aside`] : []),
    ];
    return `Games in the file: ${parts.length === 0 ? 'none' : all.format(parts)}.`;
  },
  nothingToImport: 'There are no games in the file.',
  importStopped:
    'The import stopped before the end. Once the problem is solved, import the same file again: nothing will be duplicated.',
};
