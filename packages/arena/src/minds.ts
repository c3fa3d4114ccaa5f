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
import type { WeightsName } from './spec.js';

/** The computer of one game as it plays with each set of weights. */
export type SearchGameByWeights<S, M> = Readonly<Record<WeightsName, SearchGame<S, M>>>;

export interface SearchGameByWeightsVisitor<R> {
  visit<S, M>(minds: SearchGameByWeights<S, M>): R;
}

function mindsOf<S, M>(fitted: SearchGame<S, M>, tuning: Tuning<S, M>): SearchGameByWeights<S, M> {
  return { fitted, handmade: tuning.searchGame(tuning.handmade) };
}

const ENTRIES: ReadonlyMap<GameId, <R>(visitor: SearchGameByWeightsVisitor<R>) => R> = new Map([
  ['classico', (visitor) => visitor.visit(mindsOf(classicoSearchGame, chessTuning(classico)))],
  ['nucleo', (visitor) => visitor.visit(mindsOf(nucleoSearchGame, chessTuning(nucleo)))],
  ['brasez', (visitor) => visitor.visit(mindsOf(brasezSearchGame, brasezTuning))],
]);

/** Undefined for a game that the computer does not play. */
export function withSearchGameByWeights<R>(
  game: GameId,
  visitor: SearchGameByWeightsVisitor<R>,
): R | undefined {
  return ENTRIES.get(game)?.(visitor);
}
