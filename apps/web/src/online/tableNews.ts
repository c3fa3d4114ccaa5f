import { type Clock, type OnlineClient, type SeatNumber, SILENCE_MS } from '@tabuleiro/online';
import type { Lang } from '@tabuleiro/words';
import { onlineWords } from '../words/online.js';
import { wordNumber } from './wording.js';

/** Milliseconds; a connection that comes back sooner is not worth a word. */
const LOSS_WORTH_TELLING = 2000;
const ABSENCE_WORTH_TELLING = 5000;
/** Whoever has just sat down may take a while to open the table. */
const ARRIVAL_PATIENCE = SILENCE_MS;

type Parts = {
  readonly client: OnlineClient;
  readonly clock: Clock;
  readonly lang: () => Lang;
  readonly nameAt: (seat: SeatNumber) => string;
  /** The seat opposite the one of this device. */
  readonly other: () => SeatNumber | undefined;
  readonly say: (text: string) => void;
};

/** Tells, each once, what happens to the connection and to the other device: who only hears must not have to ask. */
export class TableNews {
  private readonly parts: Parts;
  private isLossTold = false;
  private isAbsenceTold = false;
  private isClaimTold = false;
  /** Was the other device seen in this visit? */
  private isOtherKnown = false;
  private toldWishes: readonly number[] = [];

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** For how many milliseconds the device of a seat has been gone, where that is worth telling. */
  absenceOf(seat: SeatNumber): number | undefined {
    const gone = this.parts.client.goneFor(seat);
    const least = this.isOtherKnown ? ABSENCE_WORTH_TELLING : ARRIVAL_PATIENCE;
    return gone !== undefined && gone >= least ? gone : undefined;
  }

  /** May the other be said not to have come back (O-GONE)? */
  get mayClaim(): boolean {
    const { client } = this.parts;
    const other = this.parts.other();
    const grace = client.online?.terms.online.grace;
    const gone = other === undefined ? undefined : client.goneFor(other);
    return this.isPlaying && grace !== undefined && gone !== undefined && gone >= grace;
  }

  /** To be called whenever the client has changed. */
  look(): void {
    const { client } = this.parts;
    const other = this.parts.other();
    const isHere =
      client.online?.phase === 'playing' && other !== undefined && client.goneFor(other) === undefined;
    this.isOtherKnown ||= isHere;
    this.tellWishes();
  }

  /** To be called every second. */
  tick(): void {
    this.tellConnection();
    this.tellOther();
    this.tellClaim();
  }

  private get isLinked(): boolean {
    const { kind } = this.parts.client.connection;
    return kind === 'linked' || kind === 'slow';
  }

  /** Where nobody knows of the other device, nothing is told of it. */
  private get isPlaying(): boolean {
    return this.isLinked && this.parts.client.online?.phase === 'playing';
  }

  private tellConnection(): void {
    const { client, clock, lang, say } = this.parts;
    const words = onlineWords[lang()].connection;
    const { connection } = client;
    const isGone = connection.kind === 'gone' && clock.now() - connection.since >= LOSS_WORTH_TELLING;
    if (isGone && !this.isLossTold) {
      this.isLossTold = true;
      say(words.lost);
    } else if (this.isLossTold && this.isLinked) {
      this.isLossTold = false;
      say(words.back);
    }
  }

  /** Not in matches by days, where nobody is expected to sit there (O-GONE). */
  private tellOther(): void {
    const { client, lang, nameAt, say } = this.parts;
    const other = this.parts.other();
    if (!this.isPlaying || other === undefined || client.online?.terms.online.grace === undefined) return;
    const words = onlineWords[lang()].other;
    if (this.absenceOf(other) !== undefined && !this.isAbsenceTold) {
      this.isAbsenceTold = true;
      say(`${words.away(nameAt(other))}.`);
    } else if (client.goneFor(other) === undefined && this.isAbsenceTold) {
      this.isAbsenceTold = false;
      this.isClaimTold = false;
      say(words.back(nameAt(other)));
    }
  }

  private tellClaim(): void {
    const { lang, nameAt, say } = this.parts;
    const other = this.parts.other();
    if (this.isClaimTold || other === undefined || !this.mayClaim) return;
    this.isClaimTold = true;
    const words = onlineWords[lang()].other;
    say(`${words.mayClaim(nameAt(other))} ${words.win}, ${words.draw}.`);
  }

  private tellWishes(): void {
    const { client, lang, say } = this.parts;
    const words = onlineWords[lang()].seatWish;
    const fresh = client.wishes.filter(({ wish }) => !this.toldWishes.includes(wish));
    this.toldWishes = client.wishes.map(({ wish }) => wish);
    for (const { wish, name } of fresh) say(`${words.from(name, wordNumber(wish))} ${words.compare}`);
  }
}
