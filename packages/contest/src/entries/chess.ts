import { classico, nucleo } from '@tabuleiro/chess';
import { type Entry, entryOf } from '../entry.js';
import { chessWriting } from '../writing/chess.js';

export const classicoEntry: Entry = entryOf(chessWriting(classico));
export const nucleoEntry: Entry = entryOf(chessWriting(nucleo));
