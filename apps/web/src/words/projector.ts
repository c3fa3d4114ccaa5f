import type { Lang } from '@tabuleiro/words';
import { projector as english } from './en/projector.js';
import { projector as portuguese } from './pt-BR/projector.js';
import type { ProjectorWords } from './types/projector.js';

export const projectorWords: Readonly<Record<Lang, ProjectorWords>> = { 'pt-BR': portuguese, en: english };
