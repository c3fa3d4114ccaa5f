import type { MatchId } from '../protocol/secrets.js';
import type { Person } from './connection.js';
import type { Outage } from './store.js';

/** A node that has given no sign of life for so long is gone. */
export const NODE_GONE_MS = 4000;

/** Where a person's devices are, as all nodes know it together: at some node, or gone since. */
export type Whereabouts =
  | { readonly kind: 'here' }
  /** `isLost`: the node that they were connected to is gone, and they are not back yet. */
  | { readonly kind: 'gone'; readonly since: number; readonly isLost: boolean };

/** What all nodes know of a match beside its lines. */
export type Shared = {
  /** Missing for somebody who never came. */
  readonly persons: Readonly<Partial<Record<Person, Whereabouts>>>;
  /** Spans in which a node was gone and a player had not found another: no clock of this match runs in them (O-TIME). */
  readonly outages: readonly Outage[];
};

/** What several nodes that serve the same matches know together. A server that is alone has none. */
export interface Company {
  /** The match of an invitation. */
  invited(codeHash: string): Promise<MatchId | undefined>;
  /** Matches that want to be listed, the latest first. */
  listed(most: number): Promise<readonly MatchId[]>;
  /** Matches that nobody looks after whose flag falls before this moment. */
  due(moment: number): Promise<readonly MatchId[]>;
  /** When the flag of a match falls that this node no longer looks after. */
  leave(match: MatchId, flagAt: number | undefined): Promise<void>;
  /** True where that ends an outage of the match. */
  come(match: MatchId, person: Person): Promise<boolean>;
  /** `flagAt`: should nobody be left to look after the match. */
  go(match: MatchId, person: Person, flagAt: number | undefined): Promise<void>;
  shared(matches: readonly MatchId[]): Promise<ReadonlyMap<MatchId, Shared>>;
  /** Those that have more lines than this. */
  grown(lengths: ReadonlyMap<MatchId, number>): Promise<readonly MatchId[]>;
  /** Takes over from nodes that are gone: the matches whose players were connected there, each to one node only. */
  adopt(): Promise<readonly MatchId[]>;
  /** This node stops: whoever was connected here is on the way to another one. */
  stop(): Promise<void>;
}
