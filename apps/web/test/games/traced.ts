import type { GameMove } from '../../src/games/position.js';
import type { GameView } from '../../src/games/view.js';
import { type MoveMarks, moveMarksOf } from '../../src/play/boardModel.js';

/** All that is seen and heard of a move besides its sentence. */
export type Traced = Omit<MoveMarks, 'departures'> & {
  readonly captures: boolean;
  readonly pushes: boolean;
  /** Only where something leaves the board. */
  readonly departures?: MoveMarks['departures'];
};

export function traced<S, M, P extends string>(view: GameView<S, M, P>, gameMove: GameMove<S, M, P>): Traced {
  const { departures, ...marks } = moveMarksOf(view, gameMove);
  return {
    ...marks,
    captures: gameMove.isCapture,
    pushes: gameMove.isPush,
    ...(departures.length > 0 && { departures }),
  };
}
