import { type Signal, signal } from '@preact/signals';
import type { PgnFileEntry } from '@tabuleiro/any-game';
import type { GameId } from '@tabuleiro/game';
import type { NewGameForm } from '../screens/newGame/form.js';

/** What a new game shall be like, on its way to the page where it is begun: a position that was pasted, a rematch. */
export type NewGameProposal = { readonly game: GameId; readonly form: Partial<NewGameForm> };

export const newGameProposal: Signal<NewGameProposal | undefined> = signal(undefined);

/** As many games of a file as one can still choose from. */
export const MAX_PGN_GAMES = 200;

/** The games of a file that was opened on the home page, on their way to the page that shows them. */
export const pgnGames: Signal<readonly PgnFileEntry[]> = signal([]);
