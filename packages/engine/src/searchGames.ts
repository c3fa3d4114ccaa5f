import { type BrasezMove, type BrasezState, brasez } from '@tabuleiro/brasez';
import { type ChessGame, type ChessMove, type ChessState, classico, nucleo } from '@tabuleiro/chess';
import type { GameId } from '@tabuleiro/game';
import { makeBrasezNetworkGame, makeBrasezSearchGame } from './knowledge/brasez/brasezKnowledge.js';
import { brasezInputs } from './knowledge/brasez/networkInputs.js';
import { WEIGHTS as BRASEZ_WEIGHTS } from './knowledge/brasez/weights.js';
import { makeChessNetworkGame, makeChessSearchGame } from './knowledge/chess/chessKnowledge.js';
import { chessInputs } from './knowledge/chess/networkInputs.js';
import { WEIGHTS as CHESS_WEIGHTS } from './knowledge/chess/weights.js';
import {
  brasezLevels,
  classicoLevels,
  type GameLevels,
  type Level,
  type LevelParameters,
  levelParametersAt,
  nucleoLevels,
} from './level/levels.js';
import { OUTCOME_MODELS } from './outcome/outcomeModels.js';
import type { OutcomeModel } from './outcome/winDrawLoss.js';
import type { SearchGame } from './searchGame.js';

/** Classic chess as the search plays it, with the fitted weights. */
export const classicoSearchGame: SearchGame<ChessState, ChessMove> = chessSearchGame(
  classico,
  classicoLevels,
);
/** Núcleo as the search plays it, with the weights of classic chess. */
export const nucleoSearchGame: SearchGame<ChessState, ChessMove> = chessSearchGame(nucleo, nucleoLevels);
/** Brasez as the search plays it, with the fitted weights. */
export const brasezSearchGame: SearchGame<BrasezState, BrasezMove> = {
  ...makeBrasezSearchGame(BRASEZ_WEIGHTS),
  levels: brasezLevels,
  ...outcomesOf(brasez.id, 'weights'),
  network: {
    inputs: brasezInputs,
    play: (network, open) => ({
      ...makeBrasezNetworkGame(network, open),
      levels: brasezLevels,
      ...outcomesOf(brasez.id, 'network'),
    }),
  },
};

function chessSearchGame(game: ChessGame, levels: GameLevels): SearchGame<ChessState, ChessMove> {
  return {
    ...makeChessSearchGame(game, CHESS_WEIGHTS),
    levels,
    ...outcomesOf(game.id, 'weights'),
    network: {
      inputs: chessInputs,
      play: (network, open) => ({
        ...makeChessNetworkGame(game, network, open),
        levels,
        ...outcomesOf(game.id, 'network'),
      }),
    },
  };
}

/** What the scores of an evaluation come to, once it was fitted; of a network nobody has fitted yet, as with the weights. */
function outcomesOf(game: GameId, evaluation: 'weights' | 'network'): { readonly outcomes?: OutcomeModel } {
  const models = OUTCOME_MODELS[game];
  const outcomes = models?.[evaluation] ?? models?.weights;
  return outcomes === undefined ? {} : { outcomes };
}

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
