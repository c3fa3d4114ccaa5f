import type { Outcome } from '@tabuleiro/game';
import { judge } from './ending.js';
import { Survey } from './moves/survey.js';
import { generate, maxMoves } from './moves.js';
import { BrasezPosition, type BrasezState } from './state.js';

/**
 * One position, survey and list are used again for every state asked about: making them costs more than
 * listing.
 */
const desk = new BrasezPosition();
const survey = new Survey(desk);
let list = new Int32Array(0);

/** What follows from a state alone. */
type Findings = { readonly moves: Int32Array; readonly outcome: Outcome | undefined };

/** The last answer is kept: who asks about a state mostly asks again. */
let known: { readonly state: BrasezState; readonly findings: Findings } | undefined;

function find(state: BrasezState): Findings {
  if (known?.state === state) return known.findings;
  desk.copyFrom(state);
  const most = maxMoves(desk);
  if (most > list.length) list = new Int32Array(most);
  const count = generate(survey, list, 0);
  const outcome = judge(state, count > 0);
  const moves = list.slice(0, outcome === undefined ? count : 0).sort();
  known = { state, findings: { moves, outcome } };
  return known.findings;
}

/** Every legal action in ascending order, none when the game is over. */
export function legalMoves(state: BrasezState): Int32Array {
  return find(state).moves;
}

export function outcomeOf(state: BrasezState): Outcome | undefined {
  return find(state).outcome;
}
