import type { ReadonlySignal } from '@preact/signals';
import type { Contest, Opponent } from '@tabuleiro/contest';
import type { Refusal } from '@tabuleiro/game';
import type { Secret } from '@tabuleiro/match';
import type { Face } from '../games/face.js';
import type { Settings } from '../store/settings.js';
import type { Sound } from './sound.js';
import type { Kept } from './table.js';

export type Announce = (text: string, urgency: 'polite' | 'assertive') => void;

/** A clause, and the piece it was applied to, where it is about several. */
export type Rule = { readonly clause: string; readonly piece?: string };

/** The clause behind a refusal; a text that is no action at all breaks none. */
export function ruleOf(refusal: Refusal | undefined): Rule | undefined {
  if (refusal === undefined || refusal.code === 'bad-move') return undefined;
  const { rule, facts } = refusal;
  return { clause: rule, ...(typeof facts.piece === 'string' ? { piece: facts.piece } : {}) };
}

/** A line under the board: what went wrong and by which rule, or what to know. */
export type Notice = {
  /** Asked for whenever it is drawn, so that it follows the language of the page. */
  readonly text: () => string;
  readonly tone: 'info' | 'refused' | 'trouble';
  readonly rule?: Rule;
};

export type SessionParts = {
  readonly id: string;
  readonly face: Face;
  readonly contest: Contest;
  readonly secret: Secret | undefined;
  readonly store: Kept;
  readonly opponent: Opponent;
  readonly settings: ReadonlySignal<Settings>;
  /** Is the game open elsewhere, so that it can only be watched here? */
  readonly isReader: ReadonlySignal<boolean>;
  readonly announce: Announce;
  readonly sound: (sound: Sound) => void;
  /** Milliseconds that pass; they never go back. */
  readonly now: () => number;
  /** Reads the game anew: somebody else went on with it. */
  readonly reload: () => void;
};
