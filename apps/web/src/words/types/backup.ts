import type { BackupProblem } from '../../store/backup/backup.js';
import type { ImportReport } from '../../store/backup/importBackup.js';

/** What is wrong with one value of a file is worded in @tabuleiro/words. */
export type OwnBackupProblem = Extract<
  BackupProblem,
  'not-json' | 'not-backup' | 'too-long' | 'newer-version'
>;

export type BackupWords = {
  readonly problems: Readonly<Record<OwnBackupProblem, (version: number, most: number) => string>>;
  readonly exported: (games: number, damaged: number) => string;
  /** After what was exported, where one file would be too large to be read back. */
  readonly inFiles: (files: number) => string;
  /** Unfinished games whose dice can be foreseen by whoever reads the file. */
  readonly secretsInside: (games: number) => string;
  readonly imported: (report: Pick<ImportReport, 'added' | 'extended' | 'same'>, damaged: number) => string;
  readonly nothingToImport: string;
  readonly importStopped: string;
};
