import { classico, nucleo } from '@tabuleiro/chess';
import { senet } from '@tabuleiro/senet';
import { type Entry, entryOf } from './entry.js';
import { brasezWriting, chessWriting, plainWriting } from './writing.js';

export const classicoEntry: Entry = entryOf(chessWriting(classico));
export const nucleoEntry: Entry = entryOf(chessWriting(nucleo));
export const brasezEntry: Entry = entryOf(brasezWriting);
export const senetEntry: Entry = entryOf(plainWriting(senet));
