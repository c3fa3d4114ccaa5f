import { type Lang, wordRecordError } from '@tabuleiro/words';
import type { BackupError, BackupProblem } from './backup.js';
import type { ImportDamage } from './intake.js';
import type { Role } from './lock.js';
import type { Damage } from './opening.js';
import type { PersistenceState } from './persistence.js';
import type { StoreProblem } from './storeError.js';
import type { ImportReport } from './transfer.js';
import { english } from './words.en.js';
import { portuguese } from './words.pt-BR.js';

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
  /** "3,2 MB de 2,1 GB" */
  readonly space: (used: number, most: number) => string;
  readonly roles: Readonly<Record<Role, string>>;
  readonly damages: Readonly<Record<Exclude<Damage['problem'], 'refused'>, (line: number) => string>>;
  /** What can be done about a damaged game; `sound` lines of its journal can be opened. */
  readonly damageHelp: (sound: number) => string;
  readonly backup: Readonly<Record<OwnBackupProblem, (version: number, most: number) => string>>;
  readonly exported: (games: number, damaged: number) => string;
  /** Unfinished games whose dice can be foreseen by whoever reads the file. */
  readonly secretsInside: (games: number) => string;
  readonly imported: (report: Pick<ImportReport, 'added' | 'extended' | 'same'>, damaged: number) => string;
  readonly nothingToImport: string;
  readonly importStopped: string;
  readonly importPlace: (path: string, sentence: string) => string;
  readonly damagedInFile: string;
  readonly oddSettings: (fields: readonly string[]) => string;
};

export const storeWords: Readonly<Record<Lang, StoreWords>> = { 'pt-BR': portuguese, en: english };

export function wordDamage(lang: Lang, { problem, line, game, error }: Damage): string {
  if (problem !== 'refused') return storeWords[lang].damages[problem](line);
  return error === undefined
    ? storeWords[lang].damages['lost-line'](line)
    : wordRecordError(lang, game, error);
}

export function wordBackupError(lang: Lang, { problem, path, facts }: BackupError): string {
  const own = storeWords[lang].backup;
  if (isOwn(problem)) return own[problem](Number(facts.version), Number(facts.most));
  return wordRecordError(lang, '', { problem, path, facts });
}

function isOwn(problem: BackupProblem): problem is OwnBackupProblem {
  return Object.hasOwn(portuguese.backup, problem);
}

/** One entry of a file that was kept aside: where it stands and why. */
export function wordImportDamage(lang: Lang, { path, error }: ImportDamage): string {
  const words = storeWords[lang];
  if (error === undefined) return words.importPlace(path, words.damagedInFile);
  if (error.code === 'bad-backup') return words.importPlace(path, wordBackupError(lang, error));
  return words.importPlace(path, wordDamage(lang, error));
}

/** What became of a file, as one paragraph. */
export function wordImport(lang: Lang, report: ImportReport): string {
  const words = storeWords[lang];
  const { added, extended, same, damaged, trouble } = report;
  const total = added + extended + same + damaged.length;
  const sentences = [
    total === 0 && trouble === undefined ? words.nothingToImport : words.imported(report, damaged.length),
    ...(trouble === undefined ? [] : [words.importStopped, words.problems[trouble.problem]]),
  ];
  return sentences.join(' ');
}
