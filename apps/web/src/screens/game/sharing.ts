import { type Signal, signal } from '@preact/signals';
import { analysisBar } from '../../analysis/mayAnalyse.js';
import type { Session } from '../../play/session.js';

/** Is the game on the screen being shared? */
export const sharing: Signal<boolean> = signal(false);

/** What is shared opens on the analysis board, so a game that may not be analysed yet is not shared either (O-HELP, N-TIME). */
export function canShare({ match }: Pick<Session, 'match'>): boolean {
  return analysisBar(match.value) === undefined;
}
