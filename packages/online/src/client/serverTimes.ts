import { type Match, runningPlayer } from '@tabuleiro/match';
import type { SeatNumber } from '../protocol/lines.js';
import type { Presence } from '../protocol/serverMessages.js';

/** Times that the server has told, going on by the clock of this device. */
export class ServerTimes {
  private readonly now: () => number;
  private ran: { readonly ms: number; readonly at: number } | undefined;
  private gone: { readonly ms: Presence; readonly at: number } = { ms: [null, null], at: 0 };

  constructor(now: () => number) {
    this.now = now;
  }

  /** How long the player to act has had since the last action; null while no clock runs. */
  setRan(ms: number | null): void {
    this.ran = ms === null ? undefined : { ms, at: this.now() };
  }

  setGone(ms: Presence): void {
    this.gone = { ms, at: this.now() };
  }

  /** Milliseconds that the player to act has used since the last action. */
  elapsed(match: Match | undefined): number {
    if (this.ran === undefined || match === undefined || runningPlayer(match) === undefined) return 0;
    return Math.max(0, this.ran.ms + this.now() - this.ran.at);
  }

  /** For how long the device of a seat has been gone; undefined while it is there. */
  goneFor(seat: SeatNumber): number | undefined {
    const ms = this.gone.ms[seat];
    return ms === null ? undefined : ms + this.now() - this.gone.at;
  }
}
