import type { ShareError } from '@tabuleiro/any-game';
import type { SentenceTable } from './refusals.js';

/** Codes of a broken link that no other table words. */
export type OwnShareCode = Exclude<ShareError['code'], 'unknown-game' | 'bad-position'>;

export type ShareWords = {
  readonly errors: SentenceTable<OwnShareCode>;
  /** Ahead of what is wrong with the start of a link. */
  readonly badStart: (sentence: string) => string;
};
