import type { GameId, Player } from '@tabuleiro/game';

/** What a piece counts, by its letter in position texts; letters left out count nothing. */
const CHESS: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9 };
/** As the expert of the game has them, in whole pawns. */
const BRASEZ: Readonly<Record<string, number>> = { p: 1, l: 3, h: 4, n: 3, r: 5, w: 8, g: 3 };
const VALUES: ReadonlyMap<GameId, Readonly<Record<string, number>>> = new Map([['brasez', BRASEZ]]);

/** The material of White less that of Black, read from a position text whose first field is the board. */
function whiteLead(game: GameId, position: string): number {
  const values = VALUES.get(game) ?? CHESS;
  const [board = ''] = position.split(' ', 1);
  let lead = 0;
  for (const letter of board) {
    const value = values[letter.toLowerCase()] ?? 0;
    lead += letter === letter.toLowerCase() ? -value : value;
  }
  return lead;
}

/** How much more material a player has than the other. */
export function leadOf(game: GameId, position: string, player: Player): number {
  const lead = whiteLead(game, position);
  return player === 'w' ? lead : -lead;
}
