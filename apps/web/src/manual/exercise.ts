import { effect, type Signal, signal } from '@preact/signals';
import { lineOf, type Match } from '@tabuleiro/match';
import type { GameView } from '../games/view.js';
import { type Practice, startPractice } from './practice.js';
import { isAccepted, type TutorialTask } from './task.js';

/** Milliseconds that a move stays on the board before its reply or its takeback. */
const PAUSE = 700;

/** A task while somebody works at it. */
export class Exercise {
  readonly task: TutorialTask;
  readonly practice: Practice;
  /** `other`: the last move was legal, but not what was asked for, and was taken back. */
  readonly state: Signal<'open' | 'other' | 'done'> = signal('open');
  /** How many of its steps are done. */
  readonly step: Signal<number> = signal(0);
  /** Where the learner is to choose. */
  private due: Match;
  private readonly stop: () => void;

  constructor(view: GameView, task: TutorialTask) {
    this.task = task;
    this.practice = startPractice(view, task.position, task.options);
    const { session } = this.practice;
    this.due = session.match.value;
    // The side to move is at the bottom.
    session.display.sitAt(session.walk.present.value.player ?? this.due.players[0]);
    this.stop = effect(() => this.follow(session.match.value));
  }

  close(): void {
    this.stop();
    this.practice.close();
  }

  private follow(match: Match): void {
    if (this.practice.isWaiting.peek() || match === this.due || this.state.peek() === 'done') return;
    const { accepts } = this.task.steps[this.step.peek()];
    const last = lineOf(match).at(-1);
    if (last === undefined) return;
    if (isAccepted(accepts, this.practice.session.view.written.game, last)) void this.goOn();
    else void this.takeBack();
  }

  private async goOn(): Promise<void> {
    const { practice, task } = this;
    practice.isWaiting.value = true;
    this.state.value = 'open';
    for (const move of task.steps[this.step.peek()].replies ?? []) {
      await pause();
      await practice.session.perform(move);
    }
    this.due = practice.session.match.value;
    this.step.value++;
    if (this.step.value === task.steps.length) this.state.value = 'done';
    else practice.isWaiting.value = false;
  }

  private async takeBack(): Promise<void> {
    const { practice } = this;
    practice.isWaiting.value = true;
    this.state.value = 'other';
    await pause();
    await practice.session.live.follow(() => Promise.resolve(this.due));
    practice.isWaiting.value = false;
  }
}

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, PAUSE));
}
