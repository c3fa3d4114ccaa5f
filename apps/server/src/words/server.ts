import type { Lang } from '@tabuleiro/words';
import { server as english } from './en/server.js';
import { server as portuguese } from './pt-BR/server.js';
import type { ServerWords } from './types/server.js';

export const serverWords: Readonly<Record<Lang, ServerWords>> = { 'pt-BR': portuguese, en: english };
