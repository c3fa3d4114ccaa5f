import type { Lang } from '@tabuleiro/words';
import { replies as english } from './en/replies.js';
import { replies as portuguese } from './pt-BR/replies.js';
import type { KnownWords, ReplyWords } from './types/replies.js';

export const replyWords: Readonly<Record<Lang, ReplyWords>> = { 'pt-BR': portuguese, en: english };

export const EVERY_WORD: KnownWords = { draw: true, claim: true, flip: true, pieces: true };
