import type { Clock } from '../clock.js';
import type { FindGame } from '../onlineMatch.js';
import type { Wish } from '../protocol/clientMessages.js';
import type { SeatNumber } from '../protocol/lines.js';
import type { OnlineError } from '../protocol/onlineError.js';
import type { Phrase } from '../protocol/phrases.js';
import type { MatchId, RandomBytes } from '../protocol/secrets.js';
import type { FollowedLine } from './followedMatch.js';
import type { SavedSeat, SeatStorage } from './savedSeat.js';
import type { ConnectionState } from './serverLink.js';
import type { OpenSocket } from './socket.js';

/** What a client needs from outside. */
export type ClientParts = {
  readonly games: FindGame;
  readonly open: OpenSocket;
  readonly clock: Clock;
  readonly random: RandomBytes;
  readonly storage: SeatStorage;
  /** Is told that something has changed: draw what the client shows now. */
  readonly onChange?: () => void;
  /** Is told what has happened, once. */
  readonly onEvent?: (event: ClientEvent) => void;
};

/** What happened in a match. */
export type ClientEvent =
  /** A line became durable; `isNew` is false for those that were missing when the client connected. */
  | (FollowedLine & { readonly kind: 'line'; readonly isNew: boolean })
  | { readonly kind: 'connection'; readonly state: ConnectionState }
  /** A wish was refused: taken off the queue, nothing was done. */
  | { readonly kind: 'refused'; readonly wish: Wish; readonly error: OnlineError }
  | { readonly kind: 'said'; readonly seat: SeatNumber; readonly phrase: Phrase }
  /** The other player gave this device the seat that it wished for. */
  | { readonly kind: 'handed'; readonly seat: SavedSeat };

/** A seat of one's own, or a match to watch. */
export type Opening = { readonly seat: SavedSeat } | { readonly watch: MatchId };
