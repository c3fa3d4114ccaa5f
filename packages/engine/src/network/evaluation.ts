import type { GameId } from '@tabuleiro/game';

/** What a game is evaluated by: the network that it is shipped with, or the sum of weights that stood before there were networks. */
export const EVALUATIONS = ['network', 'weights'] as const;
/** One of `EVALUATIONS`. A game without a network is evaluated by the sum of weights in any case. */
export type Evaluation = (typeof EVALUATIONS)[number];

/** The games that are shipped with a network, `networks/GAME.bin` in this package. One that is not there is missed. */
export const NETWORK_GAMES: readonly GameId[] = ['classico', 'nucleo', 'brasez'];
