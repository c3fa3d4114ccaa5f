import type { RequestId, Wish } from '../protocol/clientMessages.js';
import type { InviteCode, MatchId, SeatToken } from '../protocol/secrets.js';

/** A wish that the server has not answered. `waiting`: not sent, and can be taken back until it is. */
export type PendingWish = {
  readonly id: RequestId;
  readonly wish: Wish;
  /** How many lines were known when the person decided. */
  readonly after: number;
  readonly state: 'waiting' | 'sent';
};

/** What a device keeps of a seat: whoever has it holds the seat (O-SEAT). Never shown but as "my seat". */
export type SavedSeat = {
  readonly match: MatchId;
  readonly token: SeatToken;
  readonly name: string;
  /** The host's invitation. */
  readonly code?: InviteCode;
  /** One's part of the dice, of this match and of a rematch that was asked for (O-DICE). */
  readonly seed?: string;
  readonly nextSeed?: string;
  readonly pending: readonly PendingWish[];
};

/** Where a device keeps its seats. What was saved is there after a reload. */
export interface SeatStorage {
  save(seat: SavedSeat): Promise<void>;
}

/** For watchers, and where nothing can be kept. */
export const NO_STORAGE: SeatStorage = { save: async () => undefined };
