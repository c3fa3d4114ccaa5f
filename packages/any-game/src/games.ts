import type { Game, GameId } from '@tabuleiro/game';
import { writtenBrasez } from './written/brasez.js';
import { writtenClassico, writtenNucleo } from './written/chess.js';
import { writtenSenet } from './written/senet.js';
import type { WrittenGame } from './writtenGame.js';

/** All games, in the order of every list. Here the types of states and moves are erased: they can only be handed back to their game. */
export const WRITTEN_GAMES: readonly WrittenGame[] = [
  writtenClassico,
  writtenNucleo,
  writtenBrasez,
  writtenSenet,
];

/** The game with this id; undefined where there is none. */
export function findWrittenGame(id: GameId): WrittenGame | undefined {
  return WRITTEN_GAMES.find(({ game }) => game.id === id);
}

/** Its rules alone. */
export function findGame(id: GameId): Game | undefined {
  return findWrittenGame(id)?.game;
}
