import type { RequestId } from '../protocol/clientMessages.js';
import type { SeatNumber } from '../protocol/lines.js';
import type { Phrase } from '../protocol/phrases.js';
import type { MatchId } from '../protocol/secrets.js';
import type { Person } from './connection.js';

/** What only the server may know of a line. Never sent to anybody. */
export type HiddenPart = {
  /** The request that the line answers, and whose it is: the same one again gets the same answer. */
  readonly id?: RequestId;
  readonly by?: Person;
  /** The hash of the secret of the seat that is taken by this line. */
  readonly token?: string;
  /** Of an invitation: its hash, or, where it is listed, the code itself. */
  readonly codeHash?: string;
  readonly code?: string;
  /** O-DICE: the server's secret; a player's seed; the seal of one who wishes for a rematch. */
  readonly secret?: string;
  readonly seed?: string;
  readonly seal?: string;
};

/** A line as it is kept. */
export type StoredLine = {
  /** The time of the server when it was written. */
  readonly at: number;
  /** What everybody sees. */
  readonly text: string;
  readonly hidden: HiddenPart;
  /** Is the match over, or void, with this line? */
  readonly ends: boolean;
};

/**
 * `kept`: durable. `taken`: another line has that number already, of this or of another node. `failed`: nothing was written, and
 * the same may be tried again.
 */
export type Appended = 'kept' | 'taken' | 'failed';

/** A span in which the server was not there, or could keep nothing: no clock runs in it. */
export type Outage = { readonly from: number; readonly to: number };

/** What is known of a match without reading it. */
export type StoredMatch = {
  readonly match: MatchId;
  readonly lines: number;
  /** When its last line was written. */
  readonly last: number;
  readonly ended: boolean;
};

/**
 * Where lines are kept: a file, a database of several nodes, memory. Line `seq` of a match is written once and never changed
 * (compare and swap on match and number).
 */
export interface Store {
  append(match: MatchId, seq: number, line: StoredLine): Promise<Appended>;
  /** The lines from number `from` on. */
  read(match: MatchId, from: number): Promise<readonly StoredLine[]>;
  matches(): Promise<readonly StoredMatch[]>;
  /** Forgets a match. */
  drop(match: MatchId): Promise<void>;
  /** Writes down that the server is alive; false where nothing can be written. */
  beat(at: number): Promise<boolean>;
  /** The last sign of life before this server was started, and the outages before that. */
  readonly lastSign: number | undefined;
  readonly outages: readonly Outage[];
  /** Writes down an outage. */
  note(outage: Outage): Promise<void>;
}

/** What nodes tell each other about a match. Only a hint: who misses one reads the store. */
export type Note =
  /** A line was kept. */
  | { readonly kind: 'line'; readonly seq: number }
  /** Somebody came or went. */
  | { readonly kind: 'presence' }
  | { readonly kind: 'said'; readonly seat: SeatNumber; readonly phrase: Phrase }
  /** Somebody wishes for a seat whose secret is lost; `token` is the hash of the new one. */
  | {
      readonly kind: 'wish';
      readonly number: number;
      readonly seat: SeatNumber;
      readonly token: string;
      readonly name: string;
    }
  | { readonly kind: 'unwish'; readonly number: number };

/** Tells other nodes what happens in a match. */
export interface Bus {
  /** Do notes get through? While they do not, nodes look into the store. */
  readonly isSound: boolean;
  publish(match: MatchId, note: Note): void;
  /** Calls back for every note of another node about this match; what it returns ends that. */
  subscribe(match: MatchId, then: (note: Note) => void): () => void;
}

/** The bus of a server that is alone. */
export const NO_BUS: Bus = { isSound: true, publish: () => undefined, subscribe: () => () => undefined };

/** The bus of nodes that have none: they look into the store. */
export const SILENT_BUS: Bus = { ...NO_BUS, isSound: false };
