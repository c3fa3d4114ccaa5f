import { type SenetMove, type SenetState, senet } from '@tabuleiro/senet';

/** What a step does besides moving: 0 for `rest` unless the piece fell into the water and came back there. */
export type Mark = { readonly isSwap: boolean; readonly rest: number };

/** Requires a legal action. */
export function markOf(state: SenetState, move: SenetMove): Mark {
  const [effect] = senet.effects(state, move);
  return { isSwap: effect?.kind === 'swapped', rest: effect?.kind === 'fell' ? Number(effect.to) : 0 };
}
