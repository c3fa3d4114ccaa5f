import type { Facts, Refusal } from '@tabuleiro/game';
import {
  arrayOf,
  booleanValue,
  dictionaryOf,
  integerBetween,
  LONGEST_MS,
  MATCH_ERRORS,
  type MatchError,
  nullOr,
  objectOf,
  oneOf,
  pairOf,
  taggedUnion,
  textOrNumber,
  textUpTo,
  type Validator,
} from '@tabuleiro/match';
import type { RequestId } from './clientMessages.js';
import { LINES_AT_ONCE, LONGEST_LINE, MOST_LINES, MOST_LISTED, MOST_WISHES } from './limits.js';
import { hashValidator, type LineHash, type SeatNumber, seatValidator } from './lines.js';
import { ONLINE_ERRORS, type OnlineErrorCode } from './onlineError.js';
import { PHASES, type Phase } from './phases.js';
import { PHRASES, type Phrase } from './phrases.js';
import { codeValidator, type InviteCode, type MatchId, matchIdValidator } from './secrets.js';
import { nameValidator, type Terms, termsValidator } from './terms.js';

type Of<K extends string> = { readonly kind: K };
type Answer<K extends string> = Of<K> & { readonly id: RequestId };

/** The match is kept; its invitation. */
export type CreatedMessage = Answer<'created'> & { readonly match: MatchId; readonly code: InviteCode };
/** What an invitation is for, and who asks. */
export type InvitationMessage = Answer<'invitation'> & {
  readonly match: MatchId;
  readonly name: string;
  readonly terms: Terms;
};
/** The seat is kept. */
export type SeatedMessage = Answer<'seated'> & { readonly match: MatchId };

/** A match in the list of a server; an open one has its invitation. */
export type ListedMatch = {
  readonly match: MatchId;
  readonly phase: Phase;
  readonly names: readonly string[];
  readonly terms: Terms;
  readonly code?: InviteCode;
};
export type ListMessage = Answer<'list'> & { readonly matches: readonly ListedMatch[] };

/** For how long each player's device has been gone, in milliseconds; null while it is there. */
export type Presence = readonly [number | null, number | null];

/** What a message about the running clock says: how long the player to act has had since the last action. */
type Running = {
  /** Milliseconds; null while no clock runs. */
  readonly ran: number | null;
};

/** The lines that a client was missing. */
export type StateMessage = Answer<'state'> &
  Running & {
    readonly match: MatchId;
    /** One's seat; null for a watcher, and for a host before the guest sits. */
    readonly seat: SeatNumber | null;
    readonly isHost: boolean;
    /** The number of the first line below; smaller than what the client had where its lines were others. */
    readonly from: number;
    readonly lines: readonly string[];
    /** After the last of them. */
    readonly hash: LineHash;
    /** Are there more? Then the client says hello again. */
    readonly more: boolean;
    readonly gone: Presence;
    readonly dice: DiceMessage | null;
    /** Who wishes for the other seat. */
    readonly wishes: readonly WishedSeat[];
  };

/** A line that became durable. `id` goes to the player who asked for it. */
export type LineMessage = Of<'line'> &
  Running & {
    readonly seq: number;
    readonly line: string;
    readonly hash: LineHash;
    readonly id?: RequestId;
  };

/**
 * What one may know of the dice: players the joined seeds once both are revealed, everybody the secret once the match is over.
 */
export type DiceMessage = { readonly playerSeed: string; readonly secret: string | null };
export type DiceNews = Of<'dice'> & { readonly dice: DiceMessage };

/** Nothing was done. With the code `match`, the match says why. */
export type RefusedMessage = Of<'refused'> & {
  /** Null for what was no message. */
  readonly id: RequestId | null;
  readonly code: OnlineErrorCode;
  readonly facts: Facts;
  readonly match?: MatchError;
};
export type GoneMessage = Of<'gone'> & { readonly gone: Presence };
export type PingMessage = Of<'ping'> & {
  readonly n: number;
  /** The round trip as the server has measured it; null before the first answer. */
  readonly delay: number | null;
};
export type SaidMessage = Of<'said'> & { readonly seat: SeatNumber; readonly phrase: Phrase };
/** Somebody without a secret who wishes for the other seat. The number is shown on both devices, to be compared. */
export type WishedSeat = { readonly wish: number; readonly name: string };
/** The wish waits for the other player. */
export type WishingMessage = Answer<'wishing'> & { readonly wish: number };
export type WishesMessage = Of<'wishes'> & { readonly wishes: readonly WishedSeat[] };
/** The wish was granted: the token that came with it opens the seat. */
export type HandedMessage = Of<'handed'> & { readonly match: MatchId; readonly wish: number };
/** The server stops; come back after so many milliseconds. Nobody's time runs meanwhile. */
export type ClosingMessage = Of<'closing'> & { readonly retry: number };

/** What a server says. */
export type ServerMessage =
  | CreatedMessage
  | InvitationMessage
  | SeatedMessage
  | ListMessage
  | StateMessage
  | LineMessage
  | DiceNews
  | RefusedMessage
  | GoneMessage
  | PingMessage
  | SaidMessage
  | WishingMessage
  | WishesMessage
  | HandedMessage
  | ClosingMessage;

const id = textUpTo(40);
const match = matchIdValidator;
const count = integerBetween(0, MOST_LINES);
const ms = integerBetween(0, LONGEST_MS);
const gone = pairOf(nullOr(ms));
const ran = nullOr(ms);
const line = textUpTo(LONGEST_LINE);
const hash = hashValidator;
const hex = textUpTo(64, '^[0-9a-f]{64}$');
const dice = objectOf<DiceMessage>({ playerSeed: textUpTo(64), secret: nullOr(hex) });
const wish = integerBetween(0, 999);
const wishes = arrayOf(objectOf<WishedSeat>({ wish, name: nameValidator }), 0, MOST_WISHES);
const facts: Validator<Facts> = dictionaryOf(textOrNumber);

const listed = objectOf<ListedMatch>(
  {
    ...{ match, phase: oneOf(PHASES), names: arrayOf(nameValidator, 1, 2) },
    ...{ terms: termsValidator, code: codeValidator },
  },
  ['code'],
);

const matchError = objectOf<MatchError>(
  {
    ...{ code: oneOf(MATCH_ERRORS), facts },
    refusal: objectOf<Refusal>({ code: textUpTo(100), facts, rule: textUpTo(100) }),
  },
  ['refusal'],
);

/** Validates what a server says. */
export const serverMessageValidator: Validator<ServerMessage> = taggedUnion<ServerMessage>({
  created: objectOf<CreatedMessage>({ kind: oneOf(['created']), id, match, code: codeValidator }),
  invitation: objectOf<InvitationMessage>({
    ...{ kind: oneOf(['invitation']), id, match, name: nameValidator, terms: termsValidator },
  }),
  seated: objectOf<SeatedMessage>({ kind: oneOf(['seated']), id, match }),
  list: objectOf<ListMessage>({ kind: oneOf(['list']), id, matches: arrayOf(listed, 0, MOST_LISTED) }),
  state: objectOf<StateMessage>({
    ...{ kind: oneOf(['state']), id, match, seat: nullOr(seatValidator), isHost: booleanValue, from: count },
    ...{ lines: arrayOf(line, 0, LINES_AT_ONCE), hash, more: booleanValue, ran, gone },
    ...{ dice: nullOr(dice), wishes },
  }),
  line: objectOf<LineMessage>({ kind: oneOf(['line']), seq: count, line, hash, ran, id }, ['id']),
  dice: objectOf<DiceNews>({ kind: oneOf(['dice']), dice }),
  refused: objectOf<RefusedMessage>(
    { kind: oneOf(['refused']), id: nullOr(id), code: oneOf(ONLINE_ERRORS), facts, match: matchError },
    ['match'],
  ),
  gone: objectOf<GoneMessage>({ kind: oneOf(['gone']), gone }),
  ping: objectOf<PingMessage>({ kind: oneOf(['ping']), n: integerBetween(0, 2 ** 31), delay: nullOr(ms) }),
  said: objectOf<SaidMessage>({ kind: oneOf(['said']), seat: seatValidator, phrase: oneOf(PHRASES) }),
  wishing: objectOf<WishingMessage>({ kind: oneOf(['wishing']), id, wish }),
  wishes: objectOf<WishesMessage>({ kind: oneOf(['wishes']), wishes }),
  handed: objectOf<HandedMessage>({ kind: oneOf(['handed']), match, wish }),
  closing: objectOf<ClosingMessage>({ kind: oneOf(['closing']), retry: ms }),
});
