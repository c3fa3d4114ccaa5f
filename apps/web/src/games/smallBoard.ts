import type { Lang } from '@tabuleiro/words';
import type { SmallBoard } from '../parts/MiniBoard.js';
import type { Face, Scene } from './face.js';

/** A position at a glance. */
export function smallBoardOf(lang: Lang, face: Face, scene: Scene): SmallBoard {
  return { rows: face.rows, columns: face.columns, cells: face.cells(lang, scene) };
}
