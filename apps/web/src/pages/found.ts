import { type Signal, signal } from '@preact/signals';
import type { PgnFileEntry } from '@tabuleiro/any-game';

/** As many games of a file as one can still choose from. */
export const MOST_GAMES = 200;

/** The games of a file that was opened on the home page, on their way to the page that shows them. */
export const found: Signal<readonly PgnFileEntry[]> = signal([]);
