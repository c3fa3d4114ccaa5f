import { type Entry, entryOf } from '../../src/entry.js';
import { plainWriting } from '../../src/writing/plain.js';
import { velha } from './velha.js';

export const velhaEntry: Entry = entryOf(plainWriting(velha));
