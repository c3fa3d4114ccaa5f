import { type Signal, signal } from '@preact/signals';

/** Is the help open? It can be opened from the top of every page and from every board. */
export const isHelpOpen: Signal<boolean> = signal(false);
