import type { Lang } from '@tabuleiro/words';
import { backup as english } from './en/backup.js';
import { backup as portuguese } from './pt-BR/backup.js';
import type { BackupWords } from './types/backup.js';

export const backupWords: Readonly<Record<Lang, BackupWords>> = { 'pt-BR': portuguese, en: english };
