import type { GameMove } from '../../src/games/position.js';
import type { GameView } from '../../src/games/view.js';
import { type MoveMarks, moveMarksOf } from '../../src/play/boardModel.js';

/** All that is seen and heard of a move besides its sentence. */
export type Traced = MoveMarks & { readonly captures: boolean; readonly pushes: boolean };

export function traced<S, M, P extends string>(view: GameView<S, M, P>, gameMove: GameMove<S, M, P>): Traced {
  return { ...moveMarksOf(view, gameMove), captures: gameMove.isCapture, pushes: gameMove.isPush };
}
