import type { Refusal } from '@tabuleiro/game';
import type { BrasezState } from './state.js';
export function explain(_state: BrasezState, _text: string): Refusal | undefined {
  return undefined;
}
