import { BrasezCursor } from '@tabuleiro/brasez';

/** Plies without progress that play no part yet. */
const YOUNG = 20;

/**
 * Walks as any cursor of Brasez, but tells positions apart that differ in how soon the counters end the game (B-50,
 * B-KD): what a search remembers of one is not true of the other.
 */
export class CounterAwareCursor extends BrasezCursor {
  override get keyHigh(): number {
    const { keyHigh, halfmove, kingsDukes } = this.view();
    if (halfmove < YOUNG && kingsDukes < 0) return keyHigh;
    return keyHigh ^ Math.imul((halfmove < YOUNG ? 0 : halfmove) + 64 * (kingsDukes + 1), 0x9e3779b1);
  }
}
