import { type Lang, wordRecordError } from '@tabuleiro/words';
import { storeWords } from '../words/app.js';
import { backupWords } from '../words/backup.js';
import type { OwnBackupProblem } from '../words/types/backup.js';
import type { BackupError, BackupProblem } from './backup/backup.js';
import type { ImportReport } from './backup/importBackup.js';

export function wordBackupError(lang: Lang, { problem, path, facts }: BackupError): string {
  const own = backupWords[lang].problems;
  if (isOwn(problem)) return own[problem](Number(facts.version), Number(facts.most));
  return wordRecordError(lang, '', { problem, path, facts });
}

function isOwn(problem: BackupProblem): problem is OwnBackupProblem {
  return Object.hasOwn(backupWords['pt-BR'].problems, problem);
}

/** The report of an import as one paragraph. */
export function wordImport(lang: Lang, report: ImportReport): string {
  const words = backupWords[lang];
  const { added, extended, same, damaged, trouble } = report;
  const total = added + extended + same + damaged.length;
  const sentences = [
    total === 0 && trouble === undefined ? words.nothingToImport : words.imported(report, damaged.length),
    ...(trouble === undefined ? [] : [words.importStopped, storeWords[lang].problems[trouble.problem]]),
  ];
  return sentences.join(' ');
}
