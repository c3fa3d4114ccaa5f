import type { Query } from '../board/model.js';
import { type ChordPress, type ChordTable, deedOf } from '../chord.js';

/** What keys do while a position is set up, beside those of the board and the letters of pieces. */
export const EDITOR_KEYS = ['clear', 'undo', 'redo'] as const;
export type EditorKey = (typeof EDITOR_KEYS)[number];

export const EDITOR_CHORDS: ChordTable<EditorKey> = {
  clear: [{ key: 'Delete' }, { key: 'Backspace' }],
  undo: [{ key: 'z', ctrl: true }],
  redo: [
    { key: 'y', ctrl: true },
    { key: 'z', ctrl: true, shift: true },
  ],
};

export function editorKeyOf(press: ChordPress): EditorKey | undefined {
  return deedOf(EDITOR_KEYS, EDITOR_CHORDS, press);
}

/** What can be asked of a board on which no game is being played. */
export const EDITOR_QUERIES: readonly Query[] = ['where', 'file', 'rank', 'rays', 'position'];
