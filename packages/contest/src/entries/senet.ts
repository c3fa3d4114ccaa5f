import { senet } from '@tabuleiro/senet';
import { type Entry, entryOf } from '../entry.js';
import { plainWriting } from '../writing/plain.js';

export const senetEntry: Entry = entryOf(plainWriting(senet));
