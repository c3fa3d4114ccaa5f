import { fail, type MoveError, type Notation, ok, type PositionError, type Result } from '@tabuleiro/game';
import type { SenetMove } from './move.js';
import { legalMoves } from './moves.js';
import { formatPosition, parsePosition } from './positionText.js';
import type { SenetState } from './state.js';

/** The text of an action that some position has: a throw, `skip`, or a step on the track or off the board. */
const ACTION = /^(?:skip|[1-5]|(?:[1-9]|[12]\d|30)-(?:[1-9]|[12]\d|3[01]))$/;

export function formatMove(move: SenetMove): string {
  switch (move.kind) {
    case 'throw':
      return String(move.die);
    case 'step':
      return `${move.from}-${move.to}`;
    case 'skip':
      return 'skip';
  }
}

function parseMove(state: SenetState, text: string): Result<SenetMove, MoveError> {
  const move = legalMoves(state).find((legal) => formatMove(legal) === text);
  if (move !== undefined) return ok(move);
  return fail({ code: ACTION.test(text) ? 'illegal-move' : 'bad-move', move: text });
}

export const notation: Notation<SenetState, SenetMove> = {
  parsePosition: (text): Result<SenetState, PositionError> => parsePosition(text),
  formatPosition,
  parseMove,
  formatMove,
};
