import { type SearchGame, type SearchGameVisitor, withSearchGame } from '@tabuleiro/engine';
import { playWithNetwork } from '@tabuleiro/engine/node';

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
  const played = playWithNetwork(searchGame, file);
  if (!played.ok) throw new Error(`${file}: ${played.error.code}`);
  return played.value;
}
