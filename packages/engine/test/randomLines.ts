import type { GameLine } from '@tabuleiro/engine';
import { type SearchGame, withSearchGame } from '@tabuleiro/engine';
import { Random, randomGame } from '@tabuleiro/testkit';

const LONGEST = 140;

/** States of random games, none of them over, one of each game: openings, middles and bare endings. */
export function* randomStates<S, M>(
  searchGame: SearchGame<S, M>,
  count: number,
  random: Random,
): Generator<S> {
  const { game } = searchGame;
  for (let found = 0; found < count; ) {
    const states = [...randomGame(game, game.start(), 1 + random.below(LONGEST), random)];
    // Several of one game: playing to a late position is the dear part.
    for (const state of random.sample(states, 8)) {
      if (found === count || game.turn(state).kind === 'over') continue;
      found++;
      yield state;
    }
  }
}

/** Random games as an engine is told of them, each with the texts of the moves that are legal at its end. */
export function randomLines(
  game: string,
  count: number,
  seed: number,
): readonly { readonly line: GameLine; readonly legal: readonly string[] }[] {
  const lines = withSearchGame(game, {
    visit: (searchGame) => {
      const random = new Random(seed);
      return Array.from({ length: count }, () => randomLine(searchGame, random));
    },
  });
  return lines ?? [];
}

function randomLine<S, M>({ game }: SearchGame<S, M>, random: Random): { line: GameLine; legal: string[] } {
  const moves: string[] = [];
  let state = game.start();
  for (let plies = random.below(LONGEST); plies > 0; plies--) {
    const move = random.pick(game.moves(state));
    const next = game.apply(state, move);
    if (game.turn(next).kind === 'over') break;
    moves.push(game.notation.formatMove(move));
    state = next;
  }
  return {
    line: { game: game.id, moves },
    legal: game.moves(state).map((move) => game.notation.formatMove(move)),
  };
}
