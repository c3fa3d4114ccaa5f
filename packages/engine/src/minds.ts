import { type BrasezMove, type BrasezState, brasez } from '@tabuleiro/brasez';
import { type ChessMove, type ChessState, classico, nucleo } from '@tabuleiro/chess';
import type { GameId } from '@tabuleiro/game';
import type { Mind } from './expert.js';
import { brasezMind as brasezMindWith } from './experts/brasez/expert.js';
import { brasezLevels } from './experts/brasez/levels.js';
import { WEIGHTS as BRASEZ_WEIGHTS } from './experts/brasez/weights.js';
import { chessMind } from './experts/chess/expert.js';
import { classicoLevels, nucleoLevels } from './experts/chess/levels.js';
import { WEIGHTS as CHESS_WEIGHTS } from './experts/chess/weights.js';
import type { Level, Temper } from './level/level.js';
import { temperAt } from './level/levels.js';

export const classicoMind: Mind<ChessState, ChessMove> = {
  ...chessMind(classico, CHESS_WEIGHTS),
  levels: classicoLevels,
};
export const nucleoMind: Mind<ChessState, ChessMove> = {
  ...chessMind(nucleo, CHESS_WEIGHTS),
  levels: nucleoLevels,
};
export const brasezMind: Mind<BrasezState, BrasezMove> = {
  ...brasezMindWith(BRASEZ_WEIGHTS),
  levels: brasezLevels,
};

/** A caller who works with any mind, whatever its states and moves are made of. */
export interface MindVisitor<R> {
  visit<S, M>(mind: Mind<S, M>): R;
}

const ENTRIES: readonly (readonly [GameId, <R>(visitor: MindVisitor<R>) => R])[] = [
  [classico.id, (visitor) => visitor.visit(classicoMind)],
  [nucleo.id, (visitor) => visitor.visit(nucleoMind)],
  [brasez.id, (visitor) => visitor.visit(brasezMind)],
];

/** The games that a search thinks through; the registry has those that the computer plays in another way, too. */
export const THINKING_GAMES: readonly GameId[] = ENTRIES.map(([id]) => id);

/** Hands the mind of a game to the visitor; undefined for a game that no search thinks through. */
export function withMind<R>(game: GameId, visitor: MindVisitor<R>): R | undefined {
  return ENTRIES.find(([id]) => id === game)?.[1](visitor);
}

/** How a level plays a game that a search thinks through. */
export function temperOf(game: GameId, level: Level): Temper {
  return temperAt(withMind(game, { visit: ({ levels }) => levels }), level);
}
