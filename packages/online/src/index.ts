export type { ClientEvent, ClientParts, Opening } from './client/clientParts.js';
export type { FollowedLine } from './client/followedMatch.js';
export { OnlineClient } from './client/onlineClient.js';
export { Reception, type ReceptionParts } from './client/reception.js';
export {
  NO_STORAGE,
  type PendingWish,
  readSavedSeat,
  type SavedSeat,
  type SeatStorage,
} from './client/savedSeat.js';
export { type ConnectionState, type LinkParts, ServerLink } from './client/serverLink.js';
export { type ClientSocket, isServerThere, type OpenSocket, type SocketEvents } from './client/socket.js';
export type { Clock } from './clock.js';
export {
  canAsk,
  type FindGame,
  type FollowError,
  followLine,
  missingSeeds,
  type OnlineMatch,
  otherSeat,
  type Viewer,
} from './onlineMatch.js';
export {
  BARE_WISHES,
  type ClientMessage,
  type RequestId,
  type Wish,
  type WishKind,
} from './protocol/clientMessages.js';
export { formatMessage, readClientMessage, readServerMessage } from './protocol/decode.js';
export {
  DEFAULT_GRACE_MS,
  LEAST_GRACE_MS,
  LONGEST_MESSAGE,
  LONGEST_NAME,
  MOST_GRACE_MS,
  MOST_REFUND_MS,
  PING_MS,
  RETURN_MS,
  SILENCE_MS,
  SUBPROTOCOL,
} from './protocol/limits.js';
export {
  type ActLine,
  AGREED,
  type Agreed,
  formatLine,
  hashLine,
  type Line,
  type LineHash,
  parseLine,
  type SeatNumber,
  VOID_REASONS,
  type VoidReason,
} from './protocol/lines.js';
export { formatLink, type OnlineLink, parseLink } from './protocol/links.js';
export {
  CLOSE_CODES,
  ONLINE_ERRORS,
  type OnlineError,
  type OnlineErrorCode,
  onlineError,
} from './protocol/onlineError.js';
export { PHASES, type Phase } from './protocol/phases.js';
export { PHRASES, type Phrase } from './protocol/phrases.js';
export { ONLINE_SCHEMA } from './protocol/schema.js';
export {
  formatInviteCode,
  hashOf,
  type InviteCode,
  inviteCodeOf,
  type MatchId,
  makeKey,
  matchIdOf,
  parseInviteCode,
  type RandomBytes,
  type SeatToken,
  sealOf,
} from './protocol/secrets.js';
export type {
  DiceMessage,
  InvitationMessage,
  ListedMatch,
  Presence,
  ServerMessage,
  WishedSeat,
} from './protocol/serverMessages.js';
export {
  beginsTogether,
  checkTerms,
  DICE_KINDS,
  type DiceKind,
  isByDays,
  nameValidator,
  SIDES,
  type Side,
  setupOf,
  type Terms,
} from './protocol/terms.js';
export { encodeQr, type QrCode } from './qrCode.js';
