import type { Game, GameId } from '@tabuleiro/game';
import { type SenetMove, type SenetState, senet } from '@tabuleiro/senet';
import { SENET_LEVEL_PARAMETERS } from '@tabuleiro/senet-engine';
import type { SearchGame } from './expert.js';
import { SenetEngine } from './experts/senet/desk.js';
import type { GameEngine } from './host/desk.js';
import { SearchEngine } from './host/mindDesk.js';
import { type FallbackMove, makeFallbackMove } from './host/unthought.js';
import type { AnyLevelParameters, GameLevels } from './level/levels.js';
import { SEARCHED_GAMES, withSearchGame } from './minds.js';

/** A game as the computer plays it, whatever its states and moves are made of: all that an engine knows of a game. */
export interface EngineGame<S = unknown, M = unknown> {
  readonly game: Game<S, M>;
  readonly levels?: GameLevels<AnyLevelParameters>;
  /**
   * A place to think about its positions. `memory` is for a table of positions: other games use it in their turn, other threads
   * at the same time. `resources` are the bytes that the game brings along, none if they could not be had.
   */
  open(memory: ArrayBufferLike, resources: readonly ArrayBufferLike[]): GameEngine<S, M>;
}

/** A game that a search thinks through. */
function searched<S, M>(mind: SearchGame<S, M>): EngineGame<S, M> {
  const { game, levels } = mind;
  return {
    game,
    ...(levels !== undefined && { levels }),
    open: (memory) => new SearchEngine(mind, memory),
  };
}

const senetPlayed: EngineGame<SenetState, SenetMove> = {
  game: senet,
  levels: { parameters: SENET_LEVEL_PARAMETERS },
  open: (_, resources) => new SenetEngine(resources),
};

const REGISTRY: readonly EngineGame[] = [
  ...SEARCHED_GAMES.flatMap((id) => withSearchGame(id, { visit: searched }) ?? []),
  senetPlayed,
];

/** The games that the computer plays. */
export const ENGINE_GAMES: readonly GameId[] = REGISTRY.map(({ game }) => game.id);

/** Undefined for a game that the computer does not play. */
export function findEngineGame(id: GameId): EngineGame | undefined {
  return REGISTRY.find(({ game }) => game.id === id);
}

/** A legal move without any thought, in every game that the computer plays. */
export const fallbackMove: FallbackMove = makeFallbackMove(REGISTRY.map(({ game }) => game));
