import type { Player } from '@tabuleiro/game';
import { A, EMPTY, LAST, type SenetMove, type SenetState } from '@tabuleiro/senet';
import type { Place } from '../../board/model.js';
import type { GameMove, GamePosition } from '../position.js';

export type SenetPosition = GamePosition<SenetState, SenetMove>;
export type SenetGameMove = GameMove<SenetState, SenetMove>;

/** Beside the board: where pieces leave it, and where a turn without a move is given up. */
export const EXIT_TRAY = 'exit';
export const SKIP_TRAY = 'skip';

/** Every house in the order of the track. */
export const TRACK: readonly number[] = Array.from({ length: LAST }, (_, i) => i + 1);

/** 0 for A; undefined for an empty house. */
export function sideOf(owner: number): 0 | 1 | undefined {
  if (owner === EMPTY) return undefined;
  return owner === A ? 0 : 1;
}

export function sideOfPlayer(player: Player): 0 | 1 {
  return player === 'A' ? 0 : 1;
}

/** The number of a house; undefined for a tray. */
export function houseAt(place: Place): number | undefined {
  return TRACK.find((house) => String(house) === place);
}

/** The same track with another player to act and another die on the table. */
export function withTurn(state: SenetState, player: number, die: number): SenetState {
  const copy = state.copy();
  copy.setTurn(player, die);
  return copy;
}
