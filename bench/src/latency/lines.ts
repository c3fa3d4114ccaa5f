import { SeededRandom } from '@tabuleiro/arena';
import type { GameLine } from '@tabuleiro/engine';
import { type SearchGame, withSearchGame } from '@tabuleiro/engine';

const LONGEST = 120;

/** Random games that are not over, the same in every run. */
export function randomLines(game: string, count: number): readonly GameLine[] {
  const chance = new SeededRandom(count);
  return (
    withSearchGame(game, {
      visit: (searchGame) => Array.from({ length: count }, () => randomLine(searchGame, chance)),
    }) ?? []
  );
}

function randomLine<S, M>({ game }: SearchGame<S, M>, chance: SeededRandom): GameLine {
  const moves: string[] = [];
  let state = game.start();
  for (let plies = chance.below(LONGEST); plies > 0; plies--) {
    const legal = game.moves(state);
    const move = legal[chance.below(legal.length)];
    const next = game.apply(state, move);
    if (game.turn(next).kind === 'over') break;
    moves.push(game.notation.formatMove(move));
    state = next;
  }
  return { game: game.id, moves };
}
