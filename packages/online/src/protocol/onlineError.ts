import type { Facts } from '@tabuleiro/game';
import type { MatchError } from '@tabuleiro/match';

/** Every reason why a server refuses a message, or a client a wish; `words` has a sentence for each. */
export const ONLINE_ERRORS = [
  /** The message is no JSON, is too long, or is none of this protocol. */
  'not-json',
  'too-long',
  'bad-message',
  'too-fast',
  'server-full',
  'not-kept',
  'internal',
  /** Matches, invitations and seats. */
  'unknown-game',
  'bad-terms',
  'unknown-code',
  'unknown-match',
  'seat-taken',
  'own-seat',
  'wrong-token',
  'not-watched',
  'no-lobby',
  'damaged',
  /** What a connection may do. */
  'no-hello',
  'not-a-player',
  'not-begun',
  'has-begun',
  'is-void',
  'stale',
  'too-late',
  'match',
  'not-gone',
  'no-grace',
  'asked-already',
  'judged-already',
  'nothing-asked',
  'not-over',
  'still-there',
  'no-such-wish',
  'too-many-wishes',
  /** Dice. */
  'no-seal',
  'no-dice',
  'seed-differs',
  /** What only a client says. */
  'unreachable',
  'queue-full',
  'dropped',
  'diverged',
] as const;
/** One of `ONLINE_ERRORS`. */
export type OnlineErrorCode = (typeof ONLINE_ERRORS)[number];

/** Why something is refused; with the code `match`, the match says why. */
export type OnlineError = {
  readonly code: OnlineErrorCode;
  readonly facts: Facts;
  readonly match?: MatchError;
};

/** A refusal with this code. */
export function onlineError(code: OnlineErrorCode, facts: Facts = {}): OnlineError {
  return { code, facts };
}

/** The match does not do it. */
export function refusedByMatch(match: MatchError): OnlineError {
  return { code: 'match', facts: {}, match };
}

/** Why a server closes a connection: the codes of the socket's close frame. */
export const CLOSE_CODES = {
  /** The server stops and says when to come back. */
  closing: 1001,
  /** A message that is not of this protocol came more than once. */
  protocol: 4000,
  tooFast: 4001,
  /** The client does not read: it connects again and gets what is missing. */
  slow: 4002,
  silent: 4003,
  full: 4004,
} as const;
