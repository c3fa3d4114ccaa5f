import { type Entry, entryOf } from '../entry.js';
import { senetWriting } from '../writing/senet.js';

export const senetEntry: Entry = entryOf(senetWriting);
