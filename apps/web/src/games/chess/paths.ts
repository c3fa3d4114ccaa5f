import type { Path, Scene } from '../face.js';
import { type Men, menOf } from '../grid/men.js';
import { answer, place, withoutIdleQuestions } from '../grid/paths.js';
import { readAction } from './action.js';

/** The piece, its target, and what a pawn becomes where that is a choice (N-PROMO: it may be none). */
export function pathsOf({ position, legal }: Scene): readonly Path[] {
  const men = menOf(position);
  return withoutIdleQuestions(legal.map((action) => pathOf(men, action)));
}

export const PROMOTION = 'promotion';

function pathOf(men: Men, action: string): Path {
  const { from, to, victim, promotion } = readAction(men, action);
  const steps = [place(from), place(to, victim === undefined ? 'move' : 'capture')];
  return { action, steps: promotion === undefined ? steps : [...steps, answer(PROMOTION, promotion)] };
}
