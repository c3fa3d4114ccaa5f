import type { Lang } from '@tabuleiro/words';
import type { SmallBoard } from '../parts/MiniBoard.js';
import { Scene } from './scene.js';
import type { GameView } from './view.js';

/** A position at a glance. */
export function smallBoardOf(lang: Lang, view: GameView, scene: Scene): SmallBoard {
  return { rows: view.rows, columns: view.columns, cells: view.cells(lang, scene) };
}

export function sceneOf(view: GameView, state: unknown): Scene {
  return new Scene(view.written.game, state);
}
