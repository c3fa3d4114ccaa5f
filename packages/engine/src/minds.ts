import { type BrasezMove, type BrasezState, brasez } from '@tabuleiro/brasez';
import { type ChessMove, type ChessState, classico, nucleo } from '@tabuleiro/chess';
import type { GameId } from '@tabuleiro/game';
import type { SearchGame } from './expert.js';
import { makeBrasezSearchGame as brasezMindWith } from './experts/brasez/expert.js';
import { brasezLevels } from './experts/brasez/levels.js';
import { WEIGHTS as BRASEZ_WEIGHTS } from './experts/brasez/weights.js';
import { makeChessSearchGame } from './experts/chess/expert.js';
import { classicoLevels, nucleoLevels } from './experts/chess/levels.js';
import { WEIGHTS as CHESS_WEIGHTS } from './experts/chess/weights.js';
import type { Level, LevelParameters } from './level/level.js';
import { parametersAt } from './level/levels.js';

export const classicoSearchGame: SearchGame<ChessState, ChessMove> = {
  ...makeChessSearchGame(classico, CHESS_WEIGHTS),
  levels: classicoLevels,
};
export const nucleoSearchGame: SearchGame<ChessState, ChessMove> = {
  ...makeChessSearchGame(nucleo, CHESS_WEIGHTS),
  levels: nucleoLevels,
};
export const brasezSearchGame: SearchGame<BrasezState, BrasezMove> = {
  ...brasezMindWith(BRASEZ_WEIGHTS),
  levels: brasezLevels,
};

/** A caller who works with any mind, whatever its states and moves are made of. */
export interface SearchGameVisitor<R> {
  visit<S, M>(mind: SearchGame<S, M>): R;
}

const ENTRIES: readonly (readonly [GameId, <R>(visitor: SearchGameVisitor<R>) => R])[] = [
  [classico.id, (visitor) => visitor.visit(classicoSearchGame)],
  [nucleo.id, (visitor) => visitor.visit(nucleoSearchGame)],
  [brasez.id, (visitor) => visitor.visit(brasezSearchGame)],
];

/** The games that a search thinks through; the registry has those that the computer plays in another way, too. */
export const SEARCHED_GAMES: readonly GameId[] = ENTRIES.map(([id]) => id);

/** Hands the mind of a game to the visitor; undefined for a game that no search thinks through. */
export function withSearchGame<R>(game: GameId, visitor: SearchGameVisitor<R>): R | undefined {
  return ENTRIES.find(([id]) => id === game)?.[1](visitor);
}

/** How a level plays a game that a search thinks through. */
export function levelParametersOf(game: GameId, level: Level): LevelParameters {
  return parametersAt(withSearchGame(game, { visit: ({ levels }) => levels }), level);
}
