import { LAST, PIECES } from '@tabuleiro/senet';
import { countOf } from '../table/layout.js';

/** How many squares ahead an enemy matters: a throw of five, and what protects its target from behind. */
const REACH = 7;
const SQUARES = LAST + 1;

/** Index of the first feature of each kind; within a kind they are numbered by square, by pieces or by distance. */
export const OWN_AT = 0;
/** The other player's pieces, by square. */
export const OTHER_AT: number = OWN_AT + SQUARES;
/** Pairs of neighbours, by the lower square. */
export const OWN_PAIR: number = OTHER_AT + SQUARES;
export const OTHER_PAIR: number = OWN_PAIR + SQUARES;
/** Pieces left on the board. */
export const OWN_LEFT: number = OTHER_PAIR + SQUARES;
export const OTHER_LEFT: number = OWN_LEFT + PIECES + 1;
/** Unprotected enemies so many squares ahead of a piece. */
export const OWN_CHASE: number = OTHER_LEFT + PIECES + 1;
export const OTHER_CHASE: number = OWN_CHASE + REACH + 1;
/** Walls: three and more in sequence. */
export const OWN_WALL: number = OTHER_CHASE + REACH + 1;
export const OTHER_WALL: number = OWN_WALL + 1;
/** The bias: always 1. */
export const BIAS: number = OTHER_WALL + 1;
/** The number of features. */
export const FEATURES: number = BIAS + 1;

/** The most different features that a position can have. */
export const MAX_FEATURES = 48;

/** The features of a position in which the player of `own` is about to throw, each with its count. */
export class FeatureList {
  readonly features: Uint8Array = new Uint8Array(MAX_FEATURES);
  readonly counts: Uint8Array = new Uint8Array(MAX_FEATURES);
  length = 0;

  read(own: number, other: number): void {
    this.length = 0;
    this.add(BIAS, 1);
    const ownPairs = own & (own >>> 1);
    const otherPairs = other & (other >>> 1);
    this.addEach(OWN_AT, own);
    this.addEach(OTHER_AT, other);
    this.addEach(OWN_PAIR, ownPairs);
    this.addEach(OTHER_PAIR, otherPairs);
    this.add(OWN_LEFT + countOf(own), 1);
    this.add(OTHER_LEFT + countOf(other), 1);
    this.addChases(OWN_CHASE, own, other & ~(otherPairs | (otherPairs << 1)));
    this.addChases(OTHER_CHASE, other, own & ~(ownPairs | (ownPairs << 1)));
    this.add(OWN_WALL, countOf(ownPairs & (own >>> 2)));
    this.add(OTHER_WALL, countOf(otherPairs & (other >>> 2)));
  }

  private addEach(kind: number, squares: number): void {
    for (let rest = squares; rest !== 0; rest &= rest - 1) this.add(kind + 31 - Math.clz32(rest & -rest), 1);
  }

  private addChases(kind: number, hunters: number, alone: number): void {
    for (let distance = 1; distance <= REACH; distance++) {
      this.add(kind + distance, countOf(hunters & (alone >>> distance)));
    }
  }

  private add(feature: number, count: number): void {
    if (count === 0) return;
    this.features[this.length] = feature;
    this.counts[this.length++] = count;
  }
}
