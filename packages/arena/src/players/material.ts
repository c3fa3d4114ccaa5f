import type { GameId, Player } from '@tabuleiro/game';

type Material = {
  /** What a piece counts, by its letter in position texts; letters left out count nothing. */
  readonly values: Readonly<Record<string, number>>;
  /** The field that tells how many pieces of which kind wait beside the board, `2/1`: they are worth no less there. */
  readonly beside?: { readonly field: number; readonly letter: string };
};

const CHESS: Material = { values: { p: 1, n: 3, b: 3, r: 5, q: 9 } };
/** As the game knowledge of the engine has them, in pawns. */
const BRASEZ: Material = {
  values: { p: 1, l: 2.5, h: 3, n: 3, r: 5, w: 4, g: 4 },
  beside: { field: 6, letter: 'g' },
};
const MATERIAL: ReadonlyMap<GameId, Material> = new Map([['brasez', BRASEZ]]);

/** The material of White less that of Black, read from a position text whose first field is the board. */
function whiteLead(game: GameId, position: string): number {
  const { values, beside } = MATERIAL.get(game) ?? CHESS;
  const fields = position.split(' ');
  let lead = 0;
  if (beside !== undefined) {
    const [white, black] = fields[beside.field].split('/').map(Number);
    lead = (white - black) * values[beside.letter];
  }
  for (const letter of fields[0]) {
    const value = values[letter.toLowerCase()] ?? 0;
    lead += letter === letter.toLowerCase() ? -value : value;
  }
  return lead;
}

/** How much more material a player has than the other. */
export function materialLead(game: GameId, position: string, player: Player): number {
  const lead = whiteLead(game, position);
  return player === 'w' ? lead : -lead;
}
