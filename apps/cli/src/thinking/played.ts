import type { GameId } from '@tabuleiro/game';
import { THINKING_GAMES } from '@tabuleiro/search';
import { senet } from '@tabuleiro/senet';

/** The games that the computer plays: those that a search thinks through, and Senet, which has chance in it. */
export const PLAYED_GAMES: readonly GameId[] = [...THINKING_GAMES, senet.id];
