import { fail, ok, type Result } from '@tabuleiro/game';
import { MOST_WISHES } from '../protocol/limits.js';
import type { SeatNumber } from '../protocol/lines.js';
import { type OnlineError, onlineError } from '../protocol/onlineError.js';
import type { WishedSeat } from '../protocol/serverMessages.js';
import type { Connection } from './connection.js';

/** Somebody who has lost the secret of a seat, with the hash of a new one. */
export type SeatWish = { readonly seat: SeatNumber; readonly token: string; readonly name: string };

/** Numbers of three digits: people compare them by telephone. */
const NUMBERS = 1000;

/** Those who wish for a seat whose secret they have lost, until the other player answers or they leave. */
export class SeatWishes {
  /** Those of other nodes have no connection here. */
  private readonly wishes: Map<number, SeatWish & { readonly connection: Connection | undefined }> =
    new Map();
  private readonly pick: (limit: number) => number;

  constructor(pick: (limit: number) => number) {
    this.pick = pick;
  }

  get(number: number): SeatWish | undefined {
    return this.wishes.get(number);
  }

  /** What the player of the other seat is shown. */
  listFor(seat: SeatNumber): readonly WishedSeat[] {
    return [...this.wishes].flatMap(([wish, wished]) =>
      wished.seat === seat ? [] : [{ wish, name: wished.name }],
    );
  }

  /** The number of the wish; a connection has one at a time. */
  add(connection: Connection, wish: SeatWish): Result<number, OnlineError> {
    this.drop(connection);
    if (this.wishes.size >= MOST_WISHES) return fail(onlineError('too-many-wishes'));
    let number = this.pick(NUMBERS);
    while (this.wishes.has(number)) number = this.pick(NUMBERS);
    this.wishes.set(number, { ...wish, connection });
    return ok(number);
  }

  /** Somebody at another node. */
  addRemote(number: number, wish: SeatWish): void {
    if (this.wishes.size < MOST_WISHES) this.wishes.set(number, { ...wish, connection: undefined });
  }

  dropRemote(number: number): void {
    if (this.wishes.get(number)?.connection === undefined) this.wishes.delete(number);
  }

  /** The number of the wish, where there was one. */
  drop(connection: Connection): number | undefined {
    const found = [...this.wishes].find(([, wished]) => wished.connection === connection);
    if (found !== undefined) this.wishes.delete(found[0]);
    return found?.[0];
  }

  /** The seat has this secret now: who waited for it is told, other wishes for it are void. */
  grant(
    seat: SeatNumber,
    token: string | undefined,
    tell: (connection: Connection, wish: number) => void,
  ): void {
    for (const [number, wished] of [...this.wishes]) {
      if (wished.seat !== seat) continue;
      this.wishes.delete(number);
      if (wished.token === token && wished.connection !== undefined) tell(wished.connection, number);
    }
  }
}
