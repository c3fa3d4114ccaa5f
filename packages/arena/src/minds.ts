import { classico, nucleo } from '@tabuleiro/chess';
import {
  brasezMind,
  brasezTuning,
  chessTuning,
  classicoMind,
  type Mind,
  nucleoMind,
  type Tuning,
} from '@tabuleiro/engine';
import type { GameId } from '@tabuleiro/game';
import type { WeightsName } from './spec.js';

/** The computer of one game as it plays with each set of weights. */
export type Minds<S, M> = Readonly<Record<WeightsName, Mind<S, M>>>;

export interface MindsVisitor<R> {
  visit<S, M>(minds: Minds<S, M>): R;
}

function mindsOf<S, M>(fitted: Mind<S, M>, tuning: Tuning<S, M>): Minds<S, M> {
  return { fitted, handmade: tuning.mind(tuning.handmade) };
}

const ENTRIES: ReadonlyMap<GameId, <R>(visitor: MindsVisitor<R>) => R> = new Map([
  ['classico', (visitor) => visitor.visit(mindsOf(classicoMind, chessTuning(classico)))],
  ['nucleo', (visitor) => visitor.visit(mindsOf(nucleoMind, chessTuning(nucleo)))],
  ['brasez', (visitor) => visitor.visit(mindsOf(brasezMind, brasezTuning))],
]);

/** Undefined for a game that the computer does not play. */
export function withMinds<R>(game: GameId, visitor: MindsVisitor<R>): R | undefined {
  return ENTRIES.get(game)?.(visitor);
}
