import type { Player } from '@tabuleiro/game';
import type { Sentence, Wording } from './types/refusals.js';

/** The same text with a capital first. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Moves as people count them: one of each side, or a throw and what is done with it. Its second half may be missing. */
export function countMoves(plies: number): number {
  return Math.ceil(plies / 2);
}

const OPPONENTS: Readonly<Record<Player, Player>> = { w: 'b', b: 'w', A: 'B', B: 'A' };

/** The other side of the same game. */
export function opponentOf(player: Player): Player {
  return OPPONENTS[player];
}

/** The sentence for a code that may be anything; undefined where the table has none of its own. */
export function lookUp(table: Wording | undefined, code: string): Sentence | undefined {
  return table !== undefined && Object.hasOwn(table, code) ? table[code] : undefined;
}
