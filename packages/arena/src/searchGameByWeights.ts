import { classico, nucleo } from '@tabuleiro/chess';
import {
  brasezSearchGame,
  brasezTuning,
  chessTuning,
  classicoSearchGame,
  nucleoSearchGame,
  type SearchGame,
  type Tuning,
} from '@tabuleiro/engine';
import type { GameId } from '@tabuleiro/game';

/** The search game of one game with each set of weights: fitted by the tuner, or made by hand. */
export type SearchGameByWeights<S, M> = Readonly<Record<'weights' | 'handmade', SearchGame<S, M>>>;

/** Code that works with any game, whatever the types of its states and moves. */
export interface SearchGameByWeightsVisitor<R> {
  visit<S, M>(searchGames: SearchGameByWeights<S, M>): R;
}

function searchGamesOf<S, M>(weights: SearchGame<S, M>, tuning: Tuning<S, M>): SearchGameByWeights<S, M> {
  return { weights, handmade: tuning.searchGame(tuning.handmade) };
}

const ENTRIES: ReadonlyMap<GameId, <R>(visitor: SearchGameByWeightsVisitor<R>) => R> = new Map([
  ['classico', (visitor) => visitor.visit(searchGamesOf(classicoSearchGame, chessTuning(classico)))],
  ['nucleo', (visitor) => visitor.visit(searchGamesOf(nucleoSearchGame, chessTuning(nucleo)))],
  ['brasez', (visitor) => visitor.visit(searchGamesOf(brasezSearchGame, brasezTuning))],
]);

/** Hands the search games of a game to the visitor; undefined for a game that the search does not play. */
export function withSearchGameByWeights<R>(
  game: GameId,
  visitor: SearchGameByWeightsVisitor<R>,
): R | undefined {
  return ENTRIES.get(game)?.(visitor);
}
