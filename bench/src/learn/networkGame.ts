import { readFileSync } from 'node:fs';
import { parseNetwork, type SearchGame, type SearchGameVisitor, withSearchGame } from '@tabuleiro/engine';

/** Hands a game to the visitor as it plays with a network; without a file, with the sum of weights. */
export function withLearner<R>(
  game: string,
  file: string | undefined,
  visitor: SearchGameVisitor<R>,
): R | undefined {
  return withSearchGame(game, {
    visit: <S, M>(searchGame: SearchGame<S, M>) => visitor.visit(playedWith(searchGame, file)),
  });
}

/** A game as it plays with a network; without a file, with the sum of weights. */
export function playedWith<S, M>(searchGame: SearchGame<S, M>, file: string | undefined): SearchGame<S, M> {
  if (file === undefined) return searchGame;
  const { network: seam } = searchGame;
  if (seam === undefined) throw new Error('this game is not evaluated by networks');
  const network = parseNetwork(readFileSync(file), seam.inputs);
  if (!network.ok) throw new Error(`${file}: ${network.error.code}`);
  return seam.play(network.value);
}
