import { type ChordPress, type ChordTable, deedOf } from '../chord.js';

/** Keys that walk through the tree: on the board, which has its own use for arrows, with Shift. */
export const WALKING_KEYS = ['back', 'forward', 'before', 'after', 'start', 'end'] as const;
/** Keys that change something. */
export const EDITING_KEYS = ['pass', 'write', 'remove', 'undo', 'redo'] as const;
/** What the keys of the analysis board do, wherever the focus is but in a field. */
export const ANALYSIS_KEYS = [...WALKING_KEYS, ...EDITING_KEYS] as const;
export type AnalysisKey = (typeof ANALYSIS_KEYS)[number];
export type WalkingKey = (typeof WALKING_KEYS)[number];

export const ANALYSIS_CHORDS: ChordTable<AnalysisKey> = {
  back: [{ key: 'ArrowLeft' }],
  forward: [{ key: 'ArrowRight' }],
  before: [{ key: 'ArrowUp' }],
  after: [{ key: 'ArrowDown' }],
  start: [{ key: 'Home' }],
  end: [{ key: 'End' }],
  // As in Z0, one of the ways to write a null move.
  pass: [{ key: '0' }],
  // The same as in a game.
  write: [{ key: '/' }],
  remove: [{ key: 'Delete' }],
  undo: [{ key: 'z', ctrl: true }],
  redo: [
    { key: 'y', ctrl: true },
    { key: 'z', ctrl: true, shift: true },
  ],
};

export function analysisKeyOf(press: ChordPress): AnalysisKey | undefined {
  return deedOf(ANALYSIS_KEYS, ANALYSIS_CHORDS, press);
}

export function isWalking(deed: AnalysisKey): deed is WalkingKey {
  const walking: readonly string[] = WALKING_KEYS;
  return walking.includes(deed);
}
