import { type Signal, signal } from '@preact/signals';
import type { GameId } from '@tabuleiro/game';
import type { NewGameForm } from '../screens/newGame/form.js';

/** What a new game shall be like, on its way to the page where it is begun: a position that was pasted, a rematch. */
export type NewGameProposal = { readonly game: GameId; readonly form: Partial<NewGameForm> };

export const newGameProposal: Signal<NewGameProposal | undefined> = signal(undefined);
