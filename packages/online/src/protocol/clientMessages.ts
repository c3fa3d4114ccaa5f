import { CLAIM_KINDS, type ClaimKind } from '@tabuleiro/game';
import { integerBetween, objectOf, oneOf, taggedUnion, textUpTo, type Validator } from '@tabuleiro/match';
import { MOST_LINES } from './limits.js';
import {
  AGREED,
  type Agreed,
  hashValidator,
  type LineHash,
  type SeatNumber,
  seatValidator,
} from './lines.js';
import { PHRASES, type Phrase } from './phrases.js';
import {
  codeValidator,
  type InviteCode,
  type MatchId,
  matchIdValidator,
  type SeatToken,
  sealValidator,
  seedValidator,
  tokenValidator,
} from './secrets.js';
import { nameValidator, type Terms, termsValidator } from './terms.js';

/** Names a request, so that its answer can be told from others and a second copy from a second wish. */
export type RequestId = string;

type Of<K extends string> = { readonly kind: K };

/** Wishes that need nothing but their kind; `cancel` calls off a match that has not begun. */
export const BARE_WISHES = [
  'resign',
  'offer',
  'accept',
  'decline',
  'hint',
  'takeback',
  'agree',
  'refuse',
  'resume',
  'cancel',
] as const;
type BareKind = (typeof BARE_WISHES)[number];
type BareWish = { [K in BareKind]: Of<K> }[BareKind];

type MoveWish = Of<'move'> & { readonly move: string };
/** `move` only with a real die. */
type ThrowWish = Of<'throw'> & { readonly move?: string };
type ClaimWish = Of<'claim'> & { readonly claim: ClaimKind };
type AbandonedWish = Of<'abandoned'> & { readonly as: 'win' | 'draw' };
/** Asks for a pause or a rematch, or agrees to one that the other asked for. A rematch with fair dice needs a new seal. */
type AskWish = Of<'ask'> & { readonly what: Agreed; readonly seal?: string };
type DenyWish = Of<'deny'> & { readonly what: Agreed };
/** Gives the other seat to whoever wished for it under this number. */
type HandWish = Of<'hand'> & { readonly wish: number };

/** What a player asks for. Who it is and how long it took the server knows. */
export type Wish =
  | BareWish
  | MoveWish
  | ThrowWish
  | ClaimWish
  | AbandonedWish
  | AskWish
  | DenyWish
  | HandWish;
/** The kind of a wish. */
export type WishKind = Wish['kind'];

type Request<K extends string> = Of<K> & { readonly id: RequestId };

/** Creates a match; `seal` is there with fair dice. Sent again with the same token it changes nothing. */
export type CreateMessage = Request<'create'> & {
  readonly token: SeatToken;
  readonly name: string;
  readonly terms: Terms;
  readonly seal?: string;
};
/** Asks what an invitation is for. */
export type LookMessage = Request<'look'> & { readonly code: InviteCode };
/** Takes the free seat (O-LINK); again with the same token it changes nothing. */
export type SitMessage = Request<'sit'> & {
  readonly code: InviteCode;
  readonly token: SeatToken;
  readonly name: string;
  readonly seal?: string;
};
export type LobbyMessage = Request<'lobby'>;
/** Follows a match from line `have` on: as a player with the token of a seat, without one as a watcher. */
export type HelloMessage = Request<'hello'> & {
  readonly match: MatchId;
  readonly token?: SeatToken;
  readonly have: number;
  /** Of the lines that the client has: where it is another one, everything is sent again. */
  readonly hash: LineHash;
};
/** `after` is the number of lines that the client knew when the person decided. */
export type ActMessage = Request<'act'> & { readonly after: number; readonly wish: Wish };
/** Reveals the seed behind one's seal (O-DICE). */
export type SeedMessage = Request<'seed'> & { readonly seed: string };
/** Somebody lost the secret of a seat, and asks the other player for it, with a new secret. */
export type ReclaimMessage = Request<'reclaim'> & {
  readonly match: MatchId;
  readonly seat: SeatNumber;
  readonly token: SeatToken;
  readonly name: string;
};
/** O-WORDS */
export type SayMessage = Request<'say'> & { readonly phrase: Phrase };
export type PongMessage = Of<'pong'> & { readonly n: number };
/** The person leaves: gone at once, not only after a silence. */
export type ByeMessage = Of<'bye'>;

/** What a client says. */
export type ClientMessage =
  | CreateMessage
  | LookMessage
  | SitMessage
  | LobbyMessage
  | HelloMessage
  | ActMessage
  | SeedMessage
  | ReclaimMessage
  | SayMessage
  | PongMessage
  | ByeMessage;

export const requestIdValidator: Validator<RequestId> = textUpTo(40, '^[0-9A-Za-z_-]{1,40}$');
const id = requestIdValidator;
const count = integerBetween(0, MOST_LINES);
const what = oneOf(AGREED);
const move = textUpTo(100);

function bare<K extends BareKind>(kind: K): Validator<Of<K>> {
  return objectOf<Of<K>>({ kind: oneOf([kind]) });
}

const wish: Validator<Wish> = taggedUnion<Wish>({
  move: objectOf<MoveWish>({ kind: oneOf(['move']), move }),
  throw: objectOf<ThrowWish>({ kind: oneOf(['throw']), move }, ['move']),
  claim: objectOf<ClaimWish>({ kind: oneOf(['claim']), claim: oneOf(CLAIM_KINDS) }),
  abandoned: objectOf<AbandonedWish>({ kind: oneOf(['abandoned']), as: oneOf(['win', 'draw']) }),
  ask: objectOf<AskWish>({ kind: oneOf(['ask']), what, seal: sealValidator }, ['seal']),
  deny: objectOf<DenyWish>({ kind: oneOf(['deny']), what }),
  hand: objectOf<HandWish>({ kind: oneOf(['hand']), wish: integerBetween(0, 999) }),
  resign: bare('resign'),
  offer: bare('offer'),
  accept: bare('accept'),
  decline: bare('decline'),
  hint: bare('hint'),
  takeback: bare('takeback'),
  agree: bare('agree'),
  refuse: bare('refuse'),
  resume: bare('resume'),
  cancel: bare('cancel'),
});

const seat = seatValidator;
const token = tokenValidator;
const match = matchIdValidator;
const code = codeValidator;
const name = nameValidator;
const seal = sealValidator;

/** Validates what a client says. */
export const clientMessageValidator: Validator<ClientMessage> = taggedUnion<ClientMessage>({
  create: objectOf<CreateMessage>({ kind: oneOf(['create']), id, token, name, terms: termsValidator, seal }, [
    'seal',
  ]),
  look: objectOf<LookMessage>({ kind: oneOf(['look']), id, code }),
  sit: objectOf<SitMessage>({ kind: oneOf(['sit']), id, code, token, name, seal }, ['seal']),
  lobby: objectOf<LobbyMessage>({ kind: oneOf(['lobby']), id }),
  hello: objectOf<HelloMessage>(
    { kind: oneOf(['hello']), id, match, token, have: count, hash: hashValidator },
    ['token'],
  ),
  act: objectOf<ActMessage>({ kind: oneOf(['act']), id, after: count, wish }),
  seed: objectOf<SeedMessage>({ kind: oneOf(['seed']), id, seed: seedValidator }),
  reclaim: objectOf<ReclaimMessage>({ kind: oneOf(['reclaim']), id, match, seat, token, name }),
  say: objectOf<SayMessage>({ kind: oneOf(['say']), id, phrase: oneOf(PHRASES) }),
  pong: objectOf<PongMessage>({ kind: oneOf(['pong']), n: integerBetween(0, 2 ** 31) }),
  bye: objectOf<ByeMessage>({ kind: oneOf(['bye']) }),
});
