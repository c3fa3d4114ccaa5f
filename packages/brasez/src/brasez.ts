import type { Game, Turn } from '@tabuleiro/game';
import { placementOf } from '@tabuleiro/grid';
import { make, makeNullMove } from './apply.js';
import { BRASEZ_START, parsePosition } from './bfen.js';
import { BrasezCursor } from './cursor.js';
import { effectsOf } from './effects.js';
import { countersOf, isInCheck } from './ending.js';
import { explain } from './explain.js';
import { type BrasezMove, pack, unpack } from './move.js';
import { legalMoves, outcomeOf } from './moves.js';
import { notation } from './notation.js';
import { type BrasezPiece, colourName, pieceName } from './piece.js';
import { asState, type BrasezState } from './state.js';

/** Brasez 1.3 by the rulings of docs/rules/brasez.md. */
export const brasez: Game<BrasezState, BrasezMove, BrasezPiece> = {
  id: 'brasez',
  players: ['w', 'b'],
  options: [],
  matchRules: () => ({ agreement: true, flagFall: 'loss', paidHelp: false, claims: false }),
  start,
  turn,
  moves: (state) => Array.from(legalMoves(state), unpack),
  apply(state, move) {
    const next = state.copy();
    if (move.kind === 'null') makeNullMove(next);
    else make(next, pack(move));
    return asState(next);
  },
  nullMove: (state) => (state.setup > 0 || isInCheck(state) ? undefined : { kind: 'null' }),
  pieces: (state) => placementOf(state.board, pieceName),
  effects: effectsOf,
  notation,
  inCheck: isInCheck,
  explain,
  counters: countersOf,
  cursor: (state) => new BrasezCursor(state),
};

function start(): BrasezState {
  const parsed = parsePosition(BRASEZ_START);
  if (!parsed.ok) throw new Error(`the start position is refused: ${BRASEZ_START}`);
  return parsed.value;
}

function turn(state: BrasezState): Turn {
  const outcome = outcomeOf(state);
  return outcome === undefined
    ? { kind: 'player', player: colourName(state.side) }
    : { kind: 'over', outcome };
}
