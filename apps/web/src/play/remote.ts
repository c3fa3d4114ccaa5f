import type { ReadonlySignal } from '@preact/signals';
import type { Lang } from '@tabuleiro/words';
import type { ComponentType } from 'preact';
import type { Session } from './session.js';

/** What a session knows of the other player's device. Everything about it is fetched with the page of such a match. */
export interface Remote {
  /** Has this device a seat, or does it only watch? */
  readonly isPlayer: boolean;
  /** The text of a move that the server has not answered yet: nothing else is chosen meanwhile. */
  readonly unsent: ReadonlySignal<string | undefined>;
  /** The connection and what is asked through it, drawn above the moves. */
  readonly Panel: ComponentType<{ readonly session: Session }>;
  /** What opens everything else about it: polite phrases, the own seat elsewhere, the link to watch. */
  readonly deed: { readonly label: (lang: Lang) => string; readonly onClick: () => void };
}
