import { Chance } from '@tabuleiro/arena';
import type { Line } from '@tabuleiro/engine';
import { type Mind, withMind } from '@tabuleiro/engine';

const LONGEST = 120;

/** Random games that are not over, the same in every run. */
export function randomLines(game: string, count: number): readonly Line[] {
  const chance = new Chance(count);
  return (
    withMind(game, { visit: (mind) => Array.from({ length: count }, () => randomLine(mind, chance)) }) ?? []
  );
}

function randomLine<S, M>({ game }: Mind<S, M>, chance: Chance): Line {
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
