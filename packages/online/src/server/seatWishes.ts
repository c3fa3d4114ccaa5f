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

/** Those of other nodes have no connection here, and are told of again and again. */
type Waiting = SeatWish & ({ readonly connection: Connection } | { readonly heard: number });

/** A wish of another node of which nothing was heard for so long went with its node. */
const FORGOTTEN_MS = 20_000;

/** Those who wish for a seat whose secret they have lost, until the other player answers or they leave. */
export class SeatWishes {
  private readonly wishes: Map<number, Waiting> = new Map();
  private readonly pick: (limit: number) => number;
  private hasGranted = false;

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

  /** The number of the wish, the same for the same secret where it is known; a connection has one wish at a time. */
  add(connection: Connection, wish: SeatWish): Result<number, OnlineError> {
    const known = [...this.wishes].find(([, { token }]) => token === wish.token)?.[0];
    this.drop(connection);
    if (known === undefined && this.wishes.size >= MOST_WISHES) return fail(onlineError('too-many-wishes'));
    let number = known ?? this.pick(NUMBERS);
    while (known === undefined && this.wishes.has(number)) number = this.pick(NUMBERS);
    this.wishes.set(number, { ...wish, connection });
    return ok(number);
  }

  /** Those who wait at this node. */
  get own(): readonly (readonly [number: number, wish: SeatWish])[] {
    return [...this.wishes].filter(([, wished]) => 'connection' in wished);
  }

  /** Somebody at another node; true where it is new. */
  addRemote(number: number, wish: SeatWish, now: number): boolean {
    const known = this.wishes.get(number);
    // One's own number, by chance: people compare names as well.
    if (known !== undefined && (!('heard' in known) || known.token !== wish.token)) return false;
    if (known === undefined && this.wishes.size >= MOST_WISHES) return false;
    this.wishes.set(number, { ...wish, heard: now });
    return known === undefined;
  }

  dropRemote(number: number): void {
    const known = this.wishes.get(number);
    if (known !== undefined && 'heard' in known) this.wishes.delete(number);
  }

  /** Forgets those whose node tells of them no more; true where there were any. */
  forgetRemote(now: number): boolean {
    const before = this.wishes.size;
    for (const [number, wished] of [...this.wishes])
      if ('heard' in wished && wished.heard < now - FORGOTTEN_MS) this.wishes.delete(number);
    return this.wishes.size < before;
  }

  /** The number of the wish, where there was one. */
  drop(connection: Connection): number | undefined {
    const found = [...this.wishes].find(
      ([, wished]) => 'connection' in wished && wished.connection === connection,
    );
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
      this.hasGranted = true;
      if (wished.token === token && 'connection' in wished) tell(wished.connection, number);
    }
  }

  /** Is the list shorter by a seat that was given back? Told once. */
  takeGranted(): boolean {
    const { hasGranted } = this;
    this.hasGranted = false;
    return hasGranted;
  }
}
