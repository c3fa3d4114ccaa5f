import type { ChessState } from '@tabuleiro/chess';
import { findOpening } from '@tabuleiro/notation';
import type { Openings } from '../writtenGame.js';

/** The openings of classic chess. A module of its own, so that a page fetches them only when it asks for them. */
export const chessOpenings: Openings<ChessState> = { find: findOpening };
