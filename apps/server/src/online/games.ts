import { brasez } from '@tabuleiro/brasez';
import { classico, nucleo } from '@tabuleiro/chess';
import type { Game, GameId } from '@tabuleiro/game';
import { senet } from '@tabuleiro/senet';

const GAMES: readonly Game[] = [classico, nucleo, brasez, senet];

/** The rules of a game. */
export function findGame(id: GameId): Game | undefined {
  return GAMES.find((game) => game.id === id);
}
