import type { Outcome } from '@tabuleiro/game';
import { judge } from './ending.js';
import { Survey } from './moves/survey.js';
import { generate, maxMoves } from './moves.js';
import { BrasezPosition, type BrasezState } from './state.js';

/** One position, survey and list are used again for every state asked about: making them costs more than listing. */
const desk = new BrasezPosition();
const survey = new Survey(desk);
let list = new Int32Array(0);

function countMoves(state: BrasezState): number {
  desk.become(state);
  const most = maxMoves(desk);
  if (most > list.length) list = new Int32Array(most);
  return generate(survey, list, 0);
}

/** Every legal action in ascending order, none when the game is over. */
export function legalMoves(state: BrasezState): Int32Array {
  const count = countMoves(state);
  const isOver = judge(state, count > 0) !== undefined;
  return list.slice(0, isOver ? 0 : count).sort();
}

export function outcomeOf(state: BrasezState): Outcome | undefined {
  return judge(state, countMoves(state) > 0);
}
