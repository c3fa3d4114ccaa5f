import type { Lang } from '@tabuleiro/words';
import { editor as english } from './en/editor.js';
import { editor as portuguese } from './pt-BR/editor.js';
import type { EditorWords } from './types/editor.js';

export const editorWords: Readonly<Record<Lang, EditorWords>> = { 'pt-BR': portuguese, en: english };
