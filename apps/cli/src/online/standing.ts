import type { Player } from '@tabuleiro/game';
import {
  formatInviteCode,
  missingSeeds,
  type OnlineClient,
  type OnlineMatch,
  otherSeat,
  type PendingWish,
  type SeatNumber,
} from '@tabuleiro/online';
import { type Lang, opponentOf, terminalWords, wordGame, wordVoidReason } from '@tabuleiro/words';
import { gameNamed } from '../games.js';
import { onlineWords } from '../words/words.js';

/** The side of this device; undefined for a watcher, and for a host whose guest has not come. */
export function ownSide({ seat, online }: OnlineClient): Player | undefined {
  return seat === undefined || online === undefined
    ? undefined
    : gameNamed(online.terms.game)?.game.players[seat];
}

/** The name of a seat's player. */
export function nameAt(lang: Lang, online: OnlineMatch | undefined, seat: SeatNumber | undefined): string {
  return (seat === undefined ? '' : online?.names[seat]) || onlineWords(lang).somebody;
}

/** The name of the other player. */
export function otherName(lang: Lang, { online, seat }: OnlineClient): string {
  return nameAt(lang, online, seat === undefined ? undefined : otherSeat(seat));
}

/** What a match is and how it stands, to somebody who comes to it. */
export function describeStanding(
  lang: Lang,
  client: OnlineClient,
  online: OnlineMatch,
  isLost: boolean,
): readonly string[] {
  const role = isLost ? lostTexts(lang, online) : client.savedSeat ? [] : [onlineWords(lang).watching];
  return [
    wordGame(lang, online.terms.game),
    ...role,
    ...describePlayers(lang, client, online),
    ...describeWait(lang, client, online),
    ...client.pending.map((wish) => wordUnsent(lang, wish)),
  ];
}

/** Who plays, once both are known. */
export function describePlayers(lang: Lang, client: OnlineClient, online: OnlineMatch): readonly string[] {
  const words = onlineWords(lang);
  const own = ownSide(client);
  if (online.hostSeat === undefined) return [];
  if (own !== undefined) return [words.sides(terminalWords(lang).sides[own], otherName(lang, client))];
  return [words.players(nameAt(lang, online, 0), nameAt(lang, online, 1))];
}

function describeWait(lang: Lang, client: OnlineClient, online: OnlineMatch): readonly string[] {
  const { waits, paused } = onlineWords(lang);
  const { savedSeat, seat } = client;
  const missing = missingSeeds(online);
  const isOwnMissing = savedSeat !== undefined && (seat === undefined || missing.includes(seat));
  const elsewhere =
    missing.length > 0 && isOwnMissing && savedSeat.seed === undefined ? [waits.seedElsewhere] : [];
  switch (online.phase) {
    case 'open':
      return [waits.guest(savedSeat?.code && formatInviteCode(savedSeat.code)), ...elsewhere];
    case 'seated':
      return [missing.length > 0 ? waits.dice : waits.together(otherName(lang, client)), ...elsewhere];
    case 'void':
      return online.why === undefined ? [] : [wordVoidReason(lang, online.why)];
    default:
      return online.match?.paused === true ? [paused] : [];
  }
}

/** That the key of a seat is not here, and what can be done. Where nobody may watch, the match is not known. */
export function lostTexts(lang: Lang, online: OnlineMatch | undefined): readonly string[] {
  const { lost } = onlineWords(lang);
  const players = online && gameNamed(online.terms.game)?.game.players;
  const called = (seat: SeatNumber): string =>
    players === undefined
      ? String(seat + 1)
      : `${nameAt(lang, online, seat)} (${terminalWords(lang).sides[players[seat]]})`;
  return [lost.text, lost.how([called(0), called(1)])];
}

/** What the other player has asked, and this one is to answer. */
export function questionFor(lang: Lang, client: OnlineClient): string | undefined {
  const own = ownSide(client);
  const { online, seat } = client;
  if (own === undefined || online === undefined) return undefined;
  const { match, asked } = online;
  const other = opponentOf(own);
  const words = terminalWords(lang);
  if (match?.takebackAsker === other) return words.askTakeBack(other, own);
  if (match?.offer === other) return words.offerDraw(other, own);
  if (asked === undefined || asked.seat === seat) return undefined;
  return onlineWords(lang).asks[asked.what](otherName(lang, client));
}

/** A wish that the server has not answered. */
export function wordUnsent(lang: Lang, { wish, state }: PendingWish): string {
  const { unsent } = onlineWords(lang);
  const what = wish.kind === 'move' ? wish.move : unsent.request;
  return state === 'sent' ? unsent.sent(what) : unsent.waiting(what);
}

/** The number of a wish for a seat: three digits, as both sides show them. */
export function wordNumber(wish: number): string {
  return String(wish).padStart(3, '0');
}
