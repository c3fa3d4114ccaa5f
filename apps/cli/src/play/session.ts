import type { Contest } from '@tabuleiro/contest';
import type { Secret } from '@tabuleiro/match';
import type { Entry } from '../games.js';

/** A match being played by two people at one keyboard. */
export interface Session {
  readonly entry: Entry;
  readonly contest: Contest;
  /** Of the fair dice, where they are thrown. */
  readonly secret: Secret | undefined;
}
