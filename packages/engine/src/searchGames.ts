import { type BrasezMove, type BrasezState, brasez } from '@tabuleiro/brasez';
import { type ChessMove, type ChessState, classico, nucleo } from '@tabuleiro/chess';
import type { GameId } from '@tabuleiro/game';
import { makeBrasezSearchGame } from './knowledge/brasez/brasezKnowledge.js';
import { WEIGHTS as BRASEZ_WEIGHTS } from './knowledge/brasez/weights.js';
import { makeChessSearchGame } from './knowledge/chess/chessKnowledge.js';
import { WEIGHTS as CHESS_WEIGHTS } from './knowledge/chess/weights.js';
import {
  brasezLevels,
  classicoLevels,
  type Level,
  type LevelParameters,
  levelParametersAt,
  nucleoLevels,
} from './level/levels.js';
import type { SearchGame } from './searchGame.js';

/** Classic chess as the search plays it, with the fitted weights. */
export const classicoSearchGame: SearchGame<ChessState, ChessMove> = {
  ...makeChessSearchGame(classico, CHESS_WEIGHTS),
  levels: classicoLevels,
};
/** Núcleo as the search plays it, with the weights of classic chess. */
export const nucleoSearchGame: SearchGame<ChessState, ChessMove> = {
  ...makeChessSearchGame(nucleo, CHESS_WEIGHTS),
  levels: nucleoLevels,
};
/** Brasez as the search plays it, with the fitted weights. */
export const brasezSearchGame: SearchGame<BrasezState, BrasezMove> = {
  ...makeBrasezSearchGame(BRASEZ_WEIGHTS),
  levels: brasezLevels,
};

/** Code that works with any search game, whatever the types of its states and moves. */
export interface SearchGameVisitor<R> {
  visit<S, M>(searchGame: SearchGame<S, M>): R;
}

const ENTRIES: readonly (readonly [GameId, <R>(visitor: SearchGameVisitor<R>) => R])[] = [
  [classico.id, (visitor) => visitor.visit(classicoSearchGame)],
  [nucleo.id, (visitor) => visitor.visit(nucleoSearchGame)],
  [brasez.id, (visitor) => visitor.visit(brasezSearchGame)],
];

/** The games that the alpha-beta search plays; `ENGINE_GAMES` has those that the computer plays in another way, too. */
export const SEARCHED_GAMES: readonly GameId[] = ENTRIES.map(([id]) => id);

/** Hands the search game of a game to the visitor; undefined for a game that the search does not play. */
export function withSearchGame<R>(game: GameId, visitor: SearchGameVisitor<R>): R | undefined {
  return ENTRIES.find(([id]) => id === game)?.[1](visitor);
}

/** The parameters of a level in a game that the search plays; those of classic chess for any other game. */
export function levelParametersOf(game: GameId, level: Level): LevelParameters {
  return levelParametersAt(withSearchGame(game, { visit: ({ levels }) => levels }), level);
}
