import type { Lang } from '@tabuleiro/words';
import type { Place } from '../../board/model.js';
import { brasezWords } from '../../words/brasez.js';
import { gridWords } from '../../words/grid.js';
import { artOf, type Colour, colourOf } from '../grid/men.js';
import { askPromotion } from '../grid/promotion.js';
import type { Question } from '../view.js';
import type { BrasezPosition } from './scene.js';

/** What the pawn becomes. */
export const PROMOTION = 'promotion';
/** A charge or a lance. */
export const MANNER = 'manner';
/** Which duke retires after the move, or `STAY` for none. */
export const RETIRE = 'retire';
export const STAY = 'stay';

/** What the pawn of a pair becomes that arrives on a square. */
export function promotionOn(square: Place): string {
  return `${PROMOTION} ${square}`;
}

export function askQuestion(
  lang: Lang,
  { player }: BrasezPosition,
  question: string,
  answers: readonly string[],
): Question {
  const colour = colourOf(player);
  if (question === MANNER) return askManner(lang, answers);
  if (question === RETIRE) return askRetirement(lang, colour, answers);
  const square = question.slice(PROMOTION.length + 1);
  const title = square === '' ? gridWords[lang].whichPromotion : brasezWords[lang].whichPromotionOn(square);
  return askPromotion(lang, title, colour, answers);
}

function askManner(lang: Lang, answers: readonly string[]): Question {
  const { whichManner, byCharge, byLance } = brasezWords[lang];
  const labels = [
    { answer: 'charge', label: byCharge },
    { answer: 'lance', label: byLance },
  ];
  return { title: whichManner, answers: labels.filter((label) => answers.includes(label.answer)) };
}

function askRetirement(lang: Lang, colour: Colour, answers: readonly string[]): Question {
  const { whetherRetire, noRetirement, retireFrom } = brasezWords[lang];
  const art = artOf('duke', colour);
  const stays = answers.filter((given) => given === STAY);
  const dukes = answers.filter((given) => given !== STAY).toSorted();
  return {
    title: whetherRetire,
    answers: [
      ...stays.map((given) => ({ answer: given, label: noRetirement })),
      ...dukes.map((given) => ({ answer: given, label: retireFrom(given), art })),
    ],
    ...(stays.length > 0 && { usual: STAY }),
  };
}
