import type { Match } from '@tabuleiro/match';
import type { TerminalGame } from '../games.js';

/** A match at this terminal. */
export type Session = { readonly written: TerminalGame; readonly match: Match };
