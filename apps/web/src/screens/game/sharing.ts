import { type Signal, signal } from '@preact/signals';
import type { Session } from '../../play/session.js';

/** Is the game on the screen being shared? */
export const sharing: Signal<boolean> = signal(false);

/** O-HELP: what is shared opens on the analysis board, so a match with another device has to be over. */
export function canShare({ remote, match }: Session): boolean {
  return remote === undefined || match.value.outcome !== undefined;
}
