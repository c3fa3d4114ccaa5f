import type { Game, Turn } from '@tabuleiro/game';
import { make } from './apply.js';
import { SenetCursor } from './cursor.js';
import { effectsOf, placementOf, type SenetPiece } from './effects.js';
import { outcomeOf } from './ending.js';
import { explain } from './explain.js';
import { pack, type SenetMove, THROWS } from './move.js';
import { legalMoves } from './moves.js';
import { notation } from './notation.js';
import { type SenetState, startPosition } from './state.js';
import { playerName } from './track.js';

const FAIR = THROWS.map(() => 1 / THROWS.length); // S-DIE

function turn(state: SenetState): Turn {
  const outcome = outcomeOf(state);
  if (outcome !== undefined) return { kind: 'over', outcome };
  const player = playerName(state.player);
  return state.die === 0 ? { kind: 'chance', player, weights: FAIR } : { kind: 'player', player };
}

function apply(state: SenetState, move: SenetMove): SenetState {
  const position = state.copy();
  make(position, pack(move));
  return position;
}

/** Senet with a five-sided die (docs/rules/senet.md). The throw is an action of chance: the game never rolls. */
export const senet: Game<SenetState, SenetMove, SenetPiece> = {
  id: 'senet',
  players: ['A', 'B'],
  options: [],
  matchRules: () => ({ agreement: false, flagFall: 'loss', paidHelp: false, claims: false }),
  start: () => startPosition(),
  turn,
  moves: legalMoves,
  apply,
  pieces: placementOf,
  effects: effectsOf,
  notation,
  inCheck: () => false,
  explain,
  cursor: (state) => new SenetCursor(state),
};
