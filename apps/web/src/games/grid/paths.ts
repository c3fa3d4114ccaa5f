import { capital, type Lang, pieceWords } from '@tabuleiro/words';
import type { Place, TargetMark } from '../../board/model.js';
import type { Path, Question, Step } from '../view.js';
import { artOf, type Colour, PIECES } from './board.js';

/** `isLost`: what goes there, or is made so, is lost at once. */
export function place(at: Place, as: TargetMark = 'move', isLost = false): Step {
  return { kind: 'place', place: at, as, ...(isLost && { isLost }) };
}

export function answer(question: string, given: string, isLost = false): Step {
  return { kind: 'answer', question, answer: given, ...(isLost && { isLost }) };
}

/** Leaves out every question that has one answer only: nobody is asked what there is no choice about. */
export function withoutSingleAnswers<M>(paths: readonly Path<M>[]): readonly Path<M>[] {
  const choices = new Map<string, Set<string>>();
  for (const { steps } of paths) {
    for (const [i, step] of steps.entries()) {
      if (step.kind !== 'answer') continue;
      const lead = leadOf(steps, i);
      choices.set(lead, (choices.get(lead) ?? new Set()).add(step.answer));
    }
  }
  const isIdle = (steps: readonly Step[], i: number): boolean => choices.get(leadOf(steps, i))?.size === 1;
  return paths.map(({ move, steps }) => ({
    move,
    steps: steps.filter((step, i) => step.kind === 'place' || !isIdle(steps, i)),
  }));
}

/** What was chosen before the step `i`, as a key. */
function leadOf(steps: readonly Step[], i: number): string {
  return steps
    .slice(0, i)
    .map((step) => (step.kind === 'place' ? step.place : step.answer))
    .join(' ');
}

/** The pieces a pawn may become, the strongest first. */
export function askPromotion(
  lang: Lang,
  title: string,
  colour: Colour,
  answers: readonly string[],
  at?: Place,
): Question {
  const pieces = PIECES.filter((piece) => answers.includes(piece));
  return {
    title,
    ...(at !== undefined && { at }),
    premoved: pieces.at(0),
    answers: pieces.map((name) => ({
      answer: name,
      label: capital(pieceWords(lang).bare(name)),
      art: artOf(name, colour),
    })),
  };
}
