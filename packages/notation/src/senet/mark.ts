import { EMPTY, EXIT, type SenetMove, type SenetState, senet, WATER } from '@tabuleiro/senet';

/** What a step does besides moving: 0 for `rest` unless the piece fell into the water and came back there. */
export type Mark = { readonly isSwap: boolean; readonly rest: number };

/** Requires a legal action. */
export function markOf(state: SenetState, move: SenetMove): Mark {
  if (move.kind !== 'step' || move.to === EXIT) return { isSwap: false, rest: 0 };
  if (move.to !== WATER) return { isSwap: state.track[move.to] !== EMPTY, rest: 0 };
  const next = senet.apply(state, move);
  const rest = next.track.findIndex((owner, square) => owner !== EMPTY && state.track[square] === EMPTY);
  return { isSwap: false, rest };
}
