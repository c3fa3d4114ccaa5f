import type { BackupProblem } from '../../store/backup/backup.js';
import type { ImportReport } from '../../store/backup/importBackup.js';
import type { PersistenceState } from '../../store/persistence.js';
import type { StoreProblem } from '../../store/storeError.js';
import type { Role } from '../../store/tabs/gameLock.js';

/** What is wrong with one value of a file is worded in @tabuleiro/words. */
export type OwnBackupProblem = Extract<
  BackupProblem,
  'not-json' | 'not-backup' | 'too-long' | 'newer-version'
>;

export type StoreWords = {
  readonly problems: Readonly<Record<StoreProblem, string>>;
  readonly persistence: Readonly<Record<PersistenceState, string>>;
  /** The browser keeps nothing: games last as long as the page. */
  readonly memoryOnly: string;
  /** The same of one game. */
  readonly notKept: string;
  /** "3,2 MB de 2,1 GB" */
  readonly space: (used: number, most: number) => string;
  readonly roles: Readonly<Record<Role, string>>;
  readonly backup: Readonly<Record<OwnBackupProblem, (version: number, most: number) => string>>;
  readonly exported: (games: number, damaged: number) => string;
  /** Unfinished games whose dice can be foreseen by whoever reads the file. */
  readonly secretsInside: (games: number) => string;
  readonly imported: (report: Pick<ImportReport, 'added' | 'extended' | 'same'>, damaged: number) => string;
  readonly nothingToImport: string;
  readonly importStopped: string;
  readonly oddSettings: (fields: readonly string[]) => string;
};
