import { fail, ok, type Result } from '@tabuleiro/game';
import { missingSeeds, type OnlineMatch } from '../onlineMatch.js';
import type { SeatNumber } from '../protocol/lines.js';
import { type OnlineError, onlineError } from '../protocol/onlineError.js';
import { sealOf } from '../protocol/secrets.js';
import { beginsTogether } from '../protocol/terms.js';
import type { Person } from './connection.js';
import type { Decision } from './decision.js';
import { type Hidden, seatOfPerson } from './hidden.js';

/** What is to be done, nothing at all, or why not. */
export type Decided = Result<Decision | undefined, OnlineError>;

/** Who wants to sit down, with the hash of a secret. */
export type Guest = { readonly name: string; readonly token: string; readonly seal: string | undefined };

/** O-LINK: the free seat goes to whoever comes first, once; the same secret again is the same person. `lots` is 0 or 1. */
export function decideSeat(
  { terms, phase }: OnlineMatch,
  { tokens }: Hidden,
  { name, token, seal }: Guest,
  lots: () => number,
): Decided {
  if (tokens.guest === token) return ok(undefined);
  if (tokens.host === token) return fail(onlineError('own-seat'));
  if (phase === 'void') return fail(onlineError('is-void'));
  if (phase !== 'open') return fail(onlineError('seat-taken'));
  if (terms.dice === 'fair' && seal === undefined) return fail(onlineError('no-seal'));
  const sides = { first: () => 0, second: () => 1, lots };
  const host: SeatNumber = sides[terms.side]() === 0 ? 0 : 1;
  return ok({
    line: { kind: 'sit', name, host, ...(seal === undefined ? {} : { seal }) },
    hidden: { token },
  });
}

/** O-DICE: a seed is revealed once both seals are durable; one that does not fit its seal ends the match before it begins. */
export function decideSeed(online: OnlineMatch, person: Person, seed: string): Decided {
  const { phase, terms, revealed, host, guestSeal, hostSeat } = online;
  const seat = seatOfPerson(person, hostSeat);
  if (terms.dice !== 'fair') return fail(onlineError('no-dice'));
  if (seat === undefined) return fail(onlineError('not-begun'));
  if (revealed[seat]) return ok(undefined);
  if (phase !== 'seated') return fail(onlineError('is-void'));
  const isTrue = sealOf(seed) === (person === 'host' ? host.seal : guestSeal);
  if (!isTrue) return ok({ line: { kind: 'void', why: 'wrong-seed' }, hidden: {} });
  return ok({ line: { kind: 'seed', seat }, hidden: { seed } });
}

/** The match begins once nobody and nothing is missing. */
export function decideBeginning(
  online: OnlineMatch,
  areBothThere: boolean,
  today: () => string,
): Decision | undefined {
  const isReady = online.phase === 'seated' && missingSeeds(online).length === 0;
  if (!isReady || (beginsTogether(online.terms) && !areBothThere)) return undefined;
  return { line: { kind: 'begin', date: today() }, hidden: {} };
}

/** O-DICE: a seed that is not revealed in time. */
export function decideVoid(online: OnlineMatch): Decision | undefined {
  if (online.phase !== 'seated' || missingSeeds(online).length === 0) return undefined;
  return { line: { kind: 'void', why: 'no-seed' }, hidden: {} };
}
