import type { Game, GameId } from '@tabuleiro/game';
import { type SenetMove, type SenetState, senet } from '@tabuleiro/senet';
import { SENET_TEMPERS } from '@tabuleiro/senet-engine';
import type { Mind } from './expert.js';
import { SenetDesk } from './experts/senet/desk.js';
import type { Desk } from './host/desk.js';
import { MindDesk } from './host/mindDesk.js';
import { type Unthought, unthoughtBy } from './host/unthought.js';
import type { AnyTemper, Levels } from './level/levels.js';
import { THINKING_GAMES, withMind } from './minds.js';

/** A game as the computer plays it, whatever its states and moves are made of: all that an engine knows of a game. */
export interface PlayedGame<S = unknown, M = unknown> {
  readonly game: Game<S, M>;
  readonly levels?: Levels<AnyTemper>;
  /**
   * A place to think about its positions. `memory` is for a table of positions: other games use it in their turn, other threads
   * at the same time. `resources` are the bytes that the game brings along, none if they could not be had.
   */
  open(memory: ArrayBufferLike, resources: readonly ArrayBufferLike[]): Desk<S, M>;
}

/** A game that a search thinks through. */
function searched<S, M>(mind: Mind<S, M>): PlayedGame<S, M> {
  const { game, levels } = mind;
  return {
    game,
    ...(levels !== undefined && { levels }),
    open: (memory) => new MindDesk(mind, memory),
  };
}

const senetPlayed: PlayedGame<SenetState, SenetMove> = {
  game: senet,
  levels: { tempers: SENET_TEMPERS },
  open: (_, resources) => new SenetDesk(resources),
};

const REGISTRY: readonly PlayedGame[] = [
  ...THINKING_GAMES.flatMap((id) => withMind(id, { visit: searched }) ?? []),
  senetPlayed,
];

/** The games that the computer plays. */
export const PLAYED_GAMES: readonly GameId[] = REGISTRY.map(({ game }) => game.id);

/** Undefined for a game that the computer does not play. */
export function findPlayed(id: GameId): PlayedGame | undefined {
  return REGISTRY.find(({ game }) => game.id === id);
}

/** A legal move without any thought, in every game that the computer plays. */
export const answerUnthought: Unthought = unthoughtBy(REGISTRY.map(({ game }) => game));
