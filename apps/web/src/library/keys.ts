import { type ChordPress, type ChordTable, deedOf } from '../chord.js';

/** What keys do in the list of one's games. */
export const LIBRARY_KEYS = ['undo'] as const;
export type LibraryKey = (typeof LIBRARY_KEYS)[number];

export const LIBRARY_CHORDS: ChordTable<LibraryKey> = { undo: [{ key: 'z', ctrl: true }] };

export function libraryKeyOf(press: ChordPress): LibraryKey | undefined {
  return deedOf(LIBRARY_KEYS, LIBRARY_CHORDS, press);
}
