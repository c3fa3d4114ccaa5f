import { actorOf, type Match, runningPlayer, seatOf } from '@tabuleiro/match';
import { MOST_REFUND_MS, RETURN_MS } from '../protocol/limits.js';
import type { Outage } from './store.js';
import type { Timeline } from './timeline.js';

/** O-TIME: the time of the turn that is running in one match. */
export class TurnClock {
  private readonly timeline: Timeline;
  /** When this server began: nobody's time runs from there until the player to act is back, or for `RETURN_MS`. */
  private readonly restart: number;
  private returned: number | undefined;
  /** When the last action became durable. */
  private from: number;
  /** What was given back in this turn. */
  private refunded = 0;
  /** Spans of this match alone, in which the node of a player was gone. */
  private outages: readonly Outage[] = [];

  constructor(timeline: Timeline, restart: number) {
    this.timeline = timeline;
    this.restart = restart;
    this.from = restart;
  }

  /** The player to act is there. */
  welcome(now: number): void {
    this.returned ??= now;
  }

  /** An action became durable, or the match began. */
  go(now: number, refund: number, isNewTurn: boolean): void {
    this.from = now;
    this.refunded = isNewTurn ? 0 : this.refunded + refund;
  }

  /** The node of a player was gone; `lostSince`: that of the player to act, who is not back yet. */
  learn(outages: readonly Outage[], lostSince: number | undefined): void {
    const lost = lostSince === undefined ? [] : [{ from: lostSince, to: lostSince + RETURN_MS }];
    this.outages = [...outages, ...lost];
  }

  /** Milliseconds since the last action in which the clock ran. */
  elapsed(now: number): number {
    const back = Math.min(this.returned ?? now, this.restart + RETURN_MS);
    const isWaiting = this.from < this.restart && back > this.restart;
    const wait = isWaiting ? [{ from: this.restart, to: back }] : [];
    return this.timeline.between(this.from, now, [...this.outages, ...wait]);
  }

  /** What is given back for the network of the player to act: at most half a second a turn, and never more than was used. */
  refund(now: number, delay = 0): number {
    return Math.floor(Math.max(0, Math.min(delay, MOST_REFUND_MS - this.refunded, this.elapsed(now))));
  }

  /** What the player to act pays for an action that came now. */
  spent(now: number, refund: number): number {
    return Math.max(0, Math.floor(this.elapsed(now)) - refund);
  }

  /** Milliseconds until the running flag falls, with what will be given back; undefined where none runs. */
  left(match: Match | undefined, now: number, delay = 0): number | undefined {
    const by = match && runningPlayer(match);
    if (match === undefined || by === undefined) return undefined;
    const { left = 0, free } = match.clocks[seatOf(match, by)];
    return left + free + this.refund(now, delay) - this.elapsed(now);
  }
}

/** The seat of the player to act. */
export function actingSeat(match: Match | undefined): 0 | 1 | undefined {
  const actor = match && actorOf(match);
  return match === undefined || actor === undefined ? undefined : seatOf(match, actor);
}
