import { isSecret, type Secret } from '@tabuleiro/match';
import { joinSeeds, otherSeat } from '../onlineMatch.js';
import type { Line, SeatNumber } from '../protocol/lines.js';
import type { Person } from './connection.js';
import type { HiddenPart } from './store.js';

/** What the server knows of a match and shows to nobody. */
export type Hidden = {
  /** The hashes of the secrets that open the seats. */
  readonly tokens: Readonly<Record<Person, string | undefined>>;
  readonly codeHash: string | undefined;
  readonly code: string | undefined;
  readonly secret: Secret | undefined;
  /** By seat. */
  readonly seeds: readonly [string | undefined, string | undefined];
  /** The seal of whoever asks for a rematch. */
  readonly nextSeal: string | undefined;
};

export const NOTHING_HIDDEN: Hidden = {
  tokens: { host: undefined, guest: undefined },
  codeHash: undefined,
  code: undefined,
  secret: undefined,
  seeds: [undefined, undefined],
  nextSeal: undefined,
};

/** What is hidden after one more line; `hostSeat` is the host's seat after it. */
export function hide(before: Hidden, line: Line, part: HiddenPart, hostSeat: SeatNumber | undefined): Hidden {
  const { tokens, seeds } = before;
  switch (line.kind) {
    case 'open':
      return {
        ...before,
        tokens: { host: part.token, guest: undefined },
        ...{
          codeHash: part.codeHash,
          code: part.code,
          secret: isSecret(part.secret) ? part.secret : undefined,
        },
      };
    case 'sit':
      return { ...before, tokens: { ...tokens, guest: part.token } };
    case 'seed':
      return { ...before, seeds: line.seat === 0 ? [part.seed, seeds[1]] : [seeds[0], part.seed] };
    case 'hand':
      return { ...before, tokens: { ...tokens, [personAt(line.seat, hostSeat)]: part.token } };
    case 'ask':
      return { ...before, nextSeal: part.seal };
    default:
      return before;
  }
}

/** Who sits there. */
export function personAt(seat: SeatNumber, hostSeat: SeatNumber | undefined): Person {
  return seat === hostSeat ? 'host' : 'guest';
}

/** Where somebody sits; undefined before the guest has come. */
export function seatOfPerson(
  person: Person | undefined,
  hostSeat: SeatNumber | undefined,
): SeatNumber | undefined {
  if (person === undefined || hostSeat === undefined) return undefined;
  return person === 'host' ? hostSeat : otherSeat(hostSeat);
}

/** The joined seeds, once both are known. */
export function playerSeedOf({ seeds: [first, second] }: Hidden): string {
  return first === undefined || second === undefined ? '' : joinSeeds([first, second]);
}
