import { type Entry, entryOf } from '../entry.js';
import { brasezWriting } from '../writing/brasez.js';

export const brasezEntry: Entry = entryOf(brasezWriting);
