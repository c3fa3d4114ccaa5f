import type { Lang } from '@tabuleiro/words';
import type { MiniBoardContent } from '../components/MiniBoard.js';
import { GamePosition } from './position.js';
import type { GameView } from './view.js';

/** A position at a glance. */
export function miniBoardOf(lang: Lang, view: GameView, position: GamePosition): MiniBoardContent {
  return { rows: view.rows, columns: view.columns, cells: view.cells(lang, position) };
}

export function positionOf(view: GameView, state: unknown): GamePosition {
  return new GamePosition(view.written.game, state);
}
