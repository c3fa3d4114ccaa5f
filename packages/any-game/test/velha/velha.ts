import type { Game } from '@tabuleiro/game';
import { make } from './apply.js';
import { VelhaCursor } from './cursor.js';
import { effectsOf, placementOf } from './effects.js';
import { outcomeOf } from './ending.js';
import { explain } from './explain.js';
import { pack, type VelhaMove } from './move.js';
import { legalMoves } from './moves.js';
import { notation } from './notation.js';
import { nameOf, VelhaPosition, type VelhaState } from './state.js';

export const velha: Game<VelhaState, VelhaMove, 'mark'> = {
  id: 'velha',
  players: ['A', 'B'],
  options: [],
  matchRules: () => ({ agreement: true, flagFall: 'loss', paidHelp: false, claims: false }),
  start: () => new VelhaPosition(),
  turn(state) {
    const outcome = outcomeOf(state);
    return outcome === undefined
      ? { kind: 'player', player: nameOf(state.player) }
      : { kind: 'over', outcome };
  },
  moves: legalMoves,
  apply(state, move) {
    const position = state.copy();
    make(position, pack(move));
    return position;
  },
  pieces: placementOf,
  effects: effectsOf,
  notation,
  inCheck: () => false,
  explain,
  cursor: (state) => new VelhaCursor(state),
};
