import type { GameId, Player } from '@tabuleiro/game';

/** What a piece counts, by its letter in position texts; letters left out count nothing. */
const CHESS: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9 };
/** As the expert of the game has them, in whole pawns. */
const BRASEZ: Readonly<Record<string, number>> = { p: 1, l: 2.5, h: 3, n: 3, r: 5, w: 4, g: 4 };
const VALUES: ReadonlyMap<GameId, Readonly<Record<string, number>>> = new Map([['brasez', BRASEZ]]);

/** Where Brasez tells how many dukes stand in the Duchy, `2/1`: they are no less there. */
const DUCHY = 6;

/** The material of White less that of Black, read from a position text whose first field is the board. */
function whiteLead(game: GameId, position: string): number {
  const values = VALUES.get(game) ?? CHESS;
  const fields = position.split(' ');
  const [white, black] = (game === 'brasez' ? fields[DUCHY] : '0/0').split('/').map(Number);
  let lead = (white - black) * BRASEZ.g;
  for (const letter of fields[0]) {
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
