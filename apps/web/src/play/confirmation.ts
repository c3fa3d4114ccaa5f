import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Notices } from './notices.js';

/** What is asked back before it is done: which of the things that one may press, and what will come of it. */
type Question = { readonly of: string; readonly text: () => string };

/**
 * Asks back once before something that cannot be taken back easily: pressed a second time it is done, anything else
 * cancels it. Nothing covers the board meanwhile.
 */
export class Confirmation {
  private readonly notices: Notices;
  private readonly question: Signal<Question | undefined> = signal(undefined);

  constructor(notices: Notices) {
    this.notices = notices;
  }

  get asked(): ReadonlySignal<Question | undefined> {
    return this.question;
  }

  isAsked(of: string): boolean {
    return this.question.value?.of === of;
  }

  /** The first press asks, the second one acts. */
  press(of: string, text: () => string, act: () => void): void {
    if (this.isAsked(of)) {
      this.clear();
      act();
      return;
    }
    this.notices.clear();
    this.question.value = { of, text };
    this.notices.say(text());
  }

  /** Says whether something was asked. */
  clear(): boolean {
    const wasAsked = this.question.value !== undefined;
    this.question.value = undefined;
    return wasAsked;
  }
}
