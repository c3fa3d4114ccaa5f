import { type ReadonlySignal, type Signal, signal } from '@preact/signals';

/** How often the field for writing was opened; 0 while it is closed. It stays open from game to game until it is closed. */
const opened: Signal<number> = signal(0);
/** What was typed before the field was there to take it; undefined once it is. */
let early: string | undefined;

export const writing: ReadonlySignal<number> = opened;

/** Whoever types on at once writes, too: until the field has the focus, no key is for the board. */
export function openWriting(): void {
  if (early === undefined) document.addEventListener('keydown', keep, { capture: true });
  early ??= '';
  opened.value++;
}

export function closeWriting(): void {
  takeEarlyKeys();
  opened.value = 0;
}

/** The field is there: what was typed meanwhile, `\n` for Enter. */
export function takeEarlyKeys(): string {
  document.removeEventListener('keydown', keep, { capture: true });
  const typed = early ?? '';
  early = undefined;
  return typed;
}

function keep(event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey } = event;
  if (key === 'Escape') closeWriting();
  const letter = key === 'Enter' ? '\n' : key;
  if (letter.length !== 1 || ctrlKey || altKey || metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  early = (early ?? '') + letter;
}
