import type { Counter, Outcome } from '@tabuleiro/game';
import { BLACK, WHITE } from '@tabuleiro/grid';
import { attackerOf } from './attack.js';
import { type Colour, colourIndex, colourName, DUKE, KING, opponentOf } from './piece.js';
import type { BrasezView } from './state.js';

/* Limits in plies: the rules count one player's action as one movement. */
const KINGS_DUKES_LIMIT = 10;
const FIFTY_LIMIT = 50;
const OCCURRENCES = 3;

export function isInCheck(position: BrasezView): boolean {
  if (position.setup > 0) return false;
  const king = position.board.find(position.side | KING);
  return attackerOf(position.board.cells, king, opponentOf(position.side)) !== 0;
}

/** Is the game over by the position alone? Repetition and "no legal action" are left out. */
export function isDecided(position: BrasezView): boolean {
  if (position.setup > 0) return false;
  const isBare = position.men[0] === 1 || position.men[1] === 1;
  return (
    isBare ||
    position.passes === 2 ||
    position.kingsDukes >= KINGS_DUKES_LIMIT ||
    position.halfmove >= FIFTY_LIMIT
  );
}

/** How the game has ended, in the order of B-ENDS. `canAct` says whether the side to move has a legal action. */
export function decideOutcome(position: BrasezView, canAct: boolean): Outcome | undefined {
  if (position.setup > 0) return undefined;
  const { men } = position;
  // B-FORCE
  if (men[0] === 1 || men[1] === 1) return { winner: winnerBy(men[0], men[1]), reason: 'force' };
  // B-MATE, B-STALE
  if (!canAct) {
    const winner = colourName(opponentOf(position.side));
    return { winner, reason: isInCheck(position) ? 'mate' : 'stalemate' };
  }
  // B-PASS
  if (position.passes === 2) return { winner: undefined, reason: 'doublepass' };
  // B-KD
  if (position.kingsDukes >= KINGS_DUKES_LIMIT) {
    return { winner: winnerBy(onBoard(position, WHITE), onBoard(position, BLACK)), reason: 'kings-dukes' };
  }
  // B-50
  if (position.halfmove >= FIFTY_LIMIT) return { winner: winnerBy(men[0], men[1]), reason: 'fifty' };
  // B-REP
  if (occurrences(position) >= OCCURRENCES) return { winner: undefined, reason: 'repetition' };
  return undefined;
}

/** B-50, B-KD: how far the two counts are that end a game. */
export function countersOf({ setup, halfmove, kingsDukes }: BrasezView): readonly Counter[] {
  if (setup > 0) return [];
  const fifty: Counter = { kind: 'fifty', count: Math.min(halfmove, FIFTY_LIMIT), limit: FIFTY_LIMIT };
  if (kingsDukes < 0) return [fifty];
  const count = Math.min(kingsDukes, KINGS_DUKES_LIMIT);
  return [{ kind: 'kings-dukes', count, limit: KINGS_DUKES_LIMIT }, fifty];
}

/** Has this position occurred before? */
export function isRepeated(position: BrasezView): boolean {
  const { history, plies, since, keyLow, keyHigh } = position;
  for (let i = plies - 4; i >= since; i -= 2) {
    if (history[i * 2] === keyLow && history[i * 2 + 1] === keyHigh) return true;
  }
  return false;
}

/** The side with more, undefined when equal. */
function winnerBy(white: number, black: number): Colour | undefined {
  if (white === black) return undefined;
  return white > black ? 'w' : 'b';
}

function onBoard(position: BrasezView, colour: number): number {
  return position.men[colourIndex(colour)] - position.pool[colour | DUKE];
}

/**
 * How often this position has stood since one that cannot come again; every second one has its side to act.
 */
function occurrences(position: BrasezView): number {
  const { history, plies, since, keyLow, keyHigh } = position;
  let count = 0;
  for (let i = plies; i >= since; i -= 2) {
    if (history[i * 2] === keyLow && history[i * 2 + 1] === keyHigh) count++;
  }
  return count;
}
