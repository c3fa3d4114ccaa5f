import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** How often the field for writing was opened; 0 while it is closed. It stays open from game to game until it is closed. */
const opened: Signal<number> = signal(0);

export const writing: ReadonlySignal<number> = opened;

export function openWriting(): void {
  opened.value++;
}

export function closeWriting(): void {
  opened.value = 0;
}
