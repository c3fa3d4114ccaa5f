import { type Signal, signal } from '@preact/signals';
import type { Lang } from '@tabuleiro/words';

/** The language of the page. Every text is asked for anew when it changes. */
export const lang: Signal<Lang> = signal('pt-BR');
