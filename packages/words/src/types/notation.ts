import type { ReadError } from '@tabuleiro/any-game';
import type { GameTextError, PgnError, PlayPgnError, TextError } from '@tabuleiro/notation';
import type { ErrorCode } from './errors.js';

/** Why a text for people cannot be read: one move, a PGN, or a whole game of Brasez or Senet. */
export type NotationError = TextError | GameTextError | PgnError | PlayPgnError;

export type NotationCode = NotationError['code'];

/** The codes that only the readers of whole games have. */
export type OwnReadCode = Exclude<ReadError['code'], NotationCode | ErrorCode | 'bad-record'>;
