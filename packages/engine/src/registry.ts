import type { Game, GameId } from '@tabuleiro/game';
import { type SenetMove, type SenetState, senet } from '@tabuleiro/senet';
import { SENET_LEVEL_PARAMETERS } from '@tabuleiro/senet-engine';
import type { GameEngine } from './host/gameEngine.js';
import { type FallbackMove, makeFallbackMove } from './host/gameLine.js';
import { SearchEngine } from './host/searchEngine.js';
import { SenetEngine } from './knowledge/senet/senetEngine.js';
import type { AnyLevelParameters, GameLevels } from './level/levels.js';
import { parseNetwork } from './network/networkFile.js';
import type { ResourceProblemCode } from './resourceProblem.js';
import type { SearchGame } from './searchGame.js';
import { SEARCHED_GAMES, withSearchGame } from './searchGames.js';

/** A game as the computer plays it, whatever the types of its states and moves: all that hosts know of a game. */
export interface EngineGame<S = unknown, M = unknown> {
  readonly game: Game<S, M>;
  readonly levels?: GameLevels<AnyLevelParameters>;
  /**
   * The engine of this game for one worker. `memory` is for a transposition table: other games use it in turn, other
   * threads at the same time. `resources` are the game's data files, none if they could not be loaded; what is wrong with
   * one is told, and the game is played without it.
   */
  open(
    memory: ArrayBufferLike,
    resources: readonly ArrayBufferLike[],
    onProblem: OnResourceProblem,
  ): GameEngine<S, M>;
}

type OnResourceProblem = (code: ResourceProblemCode) => void;

/** A game that the alpha-beta search plays. */
function searched<S, M>(searchGame: SearchGame<S, M>): EngineGame<S, M> {
  const { game, levels } = searchGame;
  return {
    game,
    ...(levels !== undefined && { levels }),
    open: (memory, resources, onProblem) =>
      new SearchEngine(withNetwork(searchGame, resources, onProblem), memory),
  };
}

/** Without a network that can be read the game is evaluated by the sum of weights. */
function withNetwork<S, M>(
  searchGame: SearchGame<S, M>,
  resources: readonly ArrayBufferLike[],
  onProblem: OnResourceProblem,
): SearchGame<S, M> {
  const [file] = resources;
  const { network: seam } = searchGame;
  if (file === undefined || seam === undefined) return searchGame;
  const network = parseNetwork(new Uint8Array(file), seam.inputs);
  if (network.ok) return seam.play(network.value);
  onProblem(network.error.code);
  return searchGame;
}

const senetGame: EngineGame<SenetState, SenetMove> = {
  game: senet,
  levels: { parameters: SENET_LEVEL_PARAMETERS },
  open: (_, resources, onProblem) => new SenetEngine(resources, onProblem),
};

const REGISTRY: readonly EngineGame[] = [
  ...SEARCHED_GAMES.flatMap((id) => withSearchGame(id, { visit: searched }) ?? []),
  senetGame,
];

/** The games that the computer plays. */
export const ENGINE_GAMES: readonly GameId[] = REGISTRY.map(({ game }) => game.id);

/** A game by its id; undefined for one that the computer does not play. */
export function findEngineGame(id: GameId): EngineGame | undefined {
  return REGISTRY.find(({ game }) => game.id === id);
}

/** A legal move without any search, in every game that the computer plays. */
export const fallbackMove: FallbackMove = makeFallbackMove(REGISTRY.map(({ game }) => game));
