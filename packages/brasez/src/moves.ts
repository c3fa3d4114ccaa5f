import type { Outcome } from '@tabuleiro/game';
import { BLACK, WHITE } from '@tabuleiro/grid';
import { decideOutcome } from './ending.js';
import { PACKED_PASS } from './move.js';
import { addLordCharges } from './moves/charge.js';
import { addDukeEntries } from './moves/duke.js';
import { addCastling, addSetup } from './moves/king.js';
import { addMovesOfPawn, addPawnMoves } from './moves/pawn.js';
import { addSneaks } from './moves/sneak.js';
import { addPieceSteps } from './moves/step.js';
import { Survey } from './moves/survey.js';
import { KING, PAWN } from './piece.js';
import { BrasezPosition, type BrasezState, type BrasezView, dukesOf } from './state.js';

/** What `generateTactical` returns where no move is legal. */
export const NO_MOVES = -1;

/**
 * Writes every legal move of the surveyed position into `into` from index `at`; returns the index after the last.
 * Endings other than "no move" play no part.
 */
export function generate(survey: Survey, into: Int32Array, at: number): number {
  survey.begin(into, at, false);
  if (survey.position.setup > 0) {
    addSetup(survey);
    return survey.at;
  }
  addPawnMoves(survey);
  addPieceSteps(survey);
  addLordCharges(survey);
  addSneaks(survey);
  addCastling(survey);
  addDukeEntries(survey);
  addPass(survey);
  return survey.at;
}

/**
 * The captures and promotions among the moves that `generate` lists, in its order; of those that differ in the retirement
 * of a duke alone (B-DUKE-A) only the one without it. `NO_MOVES` where no move at all is legal. Requires that the side to
 * move is not in check, and the room in `into` that `generate` needs.
 */
export function generateTactical(survey: Survey, into: Int32Array, at: number): number {
  survey.begin(into, at, true);
  if (survey.position.setup > 0) return at;
  survey.keepToTactics();
  addPawnMoves(survey);
  addPieceSteps(survey);
  addLordCharges(survey);
  return survey.at > at || canActQuietly(survey) ? survey.at : NO_MOVES;
}

/** Is any move legal where no capture and no promotion is? What is quickly found comes first. */
function canActQuietly(survey: Survey): boolean {
  const { at } = survey;
  survey.widen();
  addPass(survey);
  const pawn = survey.own | PAWN;
  for (let i = 0; i < survey.counts[pawn] && survey.at === at; i++) {
    addMovesOfPawn(survey, survey.lists[pawn * 64 + i]);
  }
  if (survey.at === at) addPieceSteps(survey);
  if (survey.at === at) addSneaks(survey);
  if (survey.at === at) addCastling(survey);
  if (survey.at === at) addDukeEntries(survey);
  const canAct = survey.at > at;
  survey.at = at;
  return canAct;
}

/** B-PASS: the holder of the token may pass, unless in check. */
function addPass(survey: Survey): void {
  if (survey.position.token === survey.own && !survey.isChecked) survey.into[survey.at++] = PACKED_PASS;
}

// Upper bounds for `maxMoves`.
const SNEAKERS = 8;
const SNEAKS = 63;
/** A pawn before the far rank has six promotions on each of three squares; only a sneaking piece has more moves. */
const STEPS = 18;
const LEGIONS = 7 * 36;
const ENTRIES = 64;
const PASSES = 1;

/**
 * No position that can follow from this one has more legal moves. A side never gets more men than it has; only its
 * pawns can become further dukes; and each duke on the board may retire after any move, which lists that move once
 * more.
 */
export function maxMoves(position: BrasezView): number {
  return Math.max(maxMovesOf(position, WHITE), maxMovesOf(position, BLACK));
}

function maxMovesOf(position: BrasezView, colour: number): number {
  const { counts } = position.board;
  const unplaced = counts[colour | KING] === 0 ? 2 : 0;
  const men = Math.min(63, position.men[colour >> 5] + unplaced);
  const dukes = Math.min(men, dukesOf(position, colour) + counts[colour | PAWN]);
  let most = 0;
  for (let standing = 0; standing <= dukes; standing++) {
    const others = men - standing;
    const actions = Math.min(others, SNEAKERS) * SNEAKS + others * STEPS + LEGIONS;
    most = Math.max(most, actions * (1 + standing));
  }
  return most + ENTRIES + PASSES;
}

/** One position, survey and list serve every state that is asked about: making them costs more than listing. */
const scratch = new BrasezPosition();
const survey = new Survey(scratch);
let list = new Int32Array(0);

type Listed = {
  readonly state: BrasezState;
  readonly moves: Int32Array;
  readonly outcome: Outcome | undefined;
};

/** The last answer is cached: callers ask about the same state several times in a row. */
let cached: Listed | undefined;

function listMoves(state: BrasezState): Listed {
  if (cached?.state === state) return cached;
  scratch.copyFrom(state);
  const most = maxMoves(scratch);
  if (most > list.length) list = new Int32Array(most);
  const count = generate(survey, list, 0);
  const outcome = decideOutcome(state, count > 0);
  const moves = list.slice(0, outcome === undefined ? count : 0).sort();
  cached = { state, moves, outcome };
  return cached;
}

/** Every legal move, packed, in ascending order; none when the game is over. */
export function legalMoves(state: BrasezState): Int32Array {
  return listMoves(state).moves;
}

/** How the game has ended; undefined while it goes on. */
export function outcomeOf(state: BrasezState): Outcome | undefined {
  return listMoves(state).outcome;
}
