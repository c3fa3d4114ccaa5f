import { type Signal, signal } from '@preact/signals';
import type { GameId } from '@tabuleiro/game';

/** A position that was pasted on the home page, on its way to the page of a new game. */
export const pasted: Signal<{ readonly game: GameId; readonly text: string } | undefined> = signal(undefined);
