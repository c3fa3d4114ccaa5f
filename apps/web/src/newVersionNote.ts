import { type Signal, signal } from '@preact/signals';
import type { Lang } from '@tabuleiro/words';
import type { ComponentType } from 'preact';

/** Offers a newer version of the app; undefined until it is fetched. */
export const newVersionNote: Signal<ComponentType<{ readonly lang: Lang }> | undefined> = signal(undefined);
