import type { Refusal } from '@tabuleiro/game';
import { EMPTY, EXIT, restingSquare, type SenetState, senet, targetOf, WATER } from '@tabuleiro/senet';
import type { TargetMark } from '../../board/model.js';

/** What the die on the table does to the piece on a house. */
export type Effect =
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'swap'; readonly to: number }
  /** S-WATER: `to` is where the piece comes out. */
  | { readonly kind: 'fall'; readonly to: number }
  | { readonly kind: 'leave' }
  | { readonly kind: 'stuck'; readonly refusal: Refusal };

/** Requires a piece of the player to act on `from`, and a die. */
export function effectOf(state: SenetState, from: number): Effect {
  const target = targetOf(from, state.die) || EXIT;
  const refusal = senet.explain(state, `${from}-${target}`);
  if (refusal !== undefined) return { kind: 'stuck', refusal };
  if (target === EXIT) return { kind: 'leave' };
  if (target === WATER) return { kind: 'fall', to: restingSquare(state.track, WATER) };
  return { kind: state.track[target] === EMPTY ? 'move' : 'swap', to: target };
}

/** How the target of a legal step is marked. */
export function markOf({ track }: SenetState, to: number): TargetMark {
  if (to === EXIT) return 'leave';
  if (to === WATER) return 'fall';
  return track[to] === EMPTY ? 'move' : 'swap';
}
