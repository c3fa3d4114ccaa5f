import { capital, type Lang, pieceWords } from '@tabuleiro/words';
import type { Question } from '../view.js';
import { artOf, type Colour } from './men.js';
import { PIECES } from './pieceOrder.js';

/** The pieces a pawn may become, the strongest first. */
export function askPromotion(
  lang: Lang,
  title: string,
  colour: Colour,
  answers: readonly string[],
): Question {
  const pieces = PIECES.filter((piece) => answers.includes(piece));
  return {
    title,
    answers: pieces.map((name) => ({
      answer: name,
      label: capital(pieceWords(lang).bare(name)),
      art: artOf(name, colour),
    })),
  };
}
