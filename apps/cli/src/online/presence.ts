import { type OnlineClient, otherSeat } from '@tabuleiro/online';
import type { OnlineWords } from '../words/types/online.js';
import { wordSpan } from './spans.js';

/** In ms: a device that comes back sooner is not worth a word. */
const WORTH_TELLING = 5000;
const BEAT = 1000;

/** Tells, once each, that the other player's device is gone, that it has been gone for the grace, and that it is back (O-GONE). */
export class Presence {
  private readonly words: OnlineWords;
  private readonly tell: (text: string) => void;
  private timer: NodeJS.Timeout | undefined;
  private isAbsenceTold = false;
  private isClaimTold = false;

  constructor(words: OnlineWords, tell: (text: string) => void) {
    this.words = words;
    this.tell = tell;
  }

  start(client: () => OnlineClient): void {
    this.timer ??= setInterval(() => this.look(client()), BEAT);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(client: OnlineClient): void {
    const { online, seat } = client;
    // Without a connection nobody here knows.
    if (!client.isUpToDate || seat === undefined || online?.phase !== 'playing') return;
    const { other: words } = this.words;
    const { grace } = online.terms.online;
    const gone = client.goneFor(otherSeat(seat));
    const name = online.names[otherSeat(seat)] || this.words.somebody;
    if (gone === undefined) {
      if (this.isAbsenceTold) this.tell(words.back(name));
      this.isAbsenceTold = false;
      this.isClaimTold = false;
    } else if (grace !== undefined && gone >= grace) {
      if (!this.isClaimTold) this.tell(words.mayClaim(name));
      this.isAbsenceTold = true;
      this.isClaimTold = true;
    } else if (gone >= WORTH_TELLING && !this.isAbsenceTold) {
      this.tell(grace === undefined ? words.away(name) : words.gone(name, wordSpan(this.words, gone)));
      this.isAbsenceTold = true;
    }
  }
}
