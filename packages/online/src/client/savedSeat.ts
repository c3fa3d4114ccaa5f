import { isObject } from '@tabuleiro/match';
import type { RequestId, Wish } from '../protocol/clientMessages.js';
import { readClientMessage } from '../protocol/decode.js';
import { parseLink } from '../protocol/links.js';
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

/** A seat as a device kept it; undefined for what is none. */
export function readSavedSeat(value: unknown): SavedSeat | undefined {
  if (!isObject(value)) return undefined;
  const { match, token, name, code, seed, nextSeed, pending } = value;
  const link = parseLink(`lugar/${match}/${token}`);
  if (link?.kind !== 'seat' || typeof name !== 'string') return undefined;
  const invite = typeof code === 'string' ? parseLink(`convite/${code}`) : undefined;
  return {
    ...{ match: link.match, token: link.token, name },
    ...(invite?.kind === 'invite' ? { code: invite.code } : {}),
    ...(typeof seed === 'string' ? { seed } : {}),
    ...(typeof nextSeed === 'string' ? { nextSeed } : {}),
    pending: Array.isArray(pending) ? pending.flatMap((wish: unknown) => readPending(wish) ?? []) : [],
  };
}

/** Validated as the message that it will become. */
function readPending(value: unknown): PendingWish | undefined {
  if (!isObject(value)) return undefined;
  const { id, wish, after, state } = value;
  const message = readClientMessage(JSON.stringify({ kind: 'act', id, after, wish }));
  if (!message.ok || message.value.kind !== 'act') return undefined;
  return {
    ...{ id: message.value.id, wish: message.value.wish, after: message.value.after },
    state: state === 'waiting' ? 'waiting' : 'sent',
  };
}
