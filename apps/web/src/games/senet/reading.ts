import { A, B, EMPTY, LAST, type SenetState, senet } from '@tabuleiro/senet';
import type { Place } from '../../board/model.js';
import type { Scene } from '../face.js';

/** Beside the board: where pieces leave it, and where a turn without a move is given up. */
export const EXIT_TRAY = 'exit';
export const SKIP_TRAY = 'skip';

export const SKIP = 'skip';

/** Every house in the order of the track. */
export const TRACK: readonly number[] = Array.from({ length: LAST }, (_, i) => i + 1);

export function readScene({ position }: Scene): SenetState {
  const state = senet.notation.parsePosition(position);
  if (!state.ok) throw new Error(`not a position of Senet: ${position}`);
  return state.value;
}

/** The same track with another player to act and another die on the table. */
export function withTurn(state: SenetState, player: number, die: number): SenetState {
  const copy = state.copy();
  copy.setTurn(player, die);
  return copy;
}

/** 0 for A; undefined for an empty house. */
export function sideOf(owner: number): 0 | 1 | undefined {
  if (owner === EMPTY) return undefined;
  return owner === A ? 0 : 1;
}

export function otherOf(player: number): number {
  return player === A ? B : A;
}

/** The number of a house; undefined for a tray. */
export function houseAt(place: Place): number | undefined {
  return TRACK.find((house) => String(house) === place);
}

/** `9-12` in numbers; undefined for a throw or a skip. */
export function readStep(action: string): { readonly from: number; readonly to: number } | undefined {
  const [from, to] = action.split('-').map(Number);
  return to === undefined ? undefined : { from, to };
}
