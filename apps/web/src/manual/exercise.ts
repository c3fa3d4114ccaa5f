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
  /** `other`: the last move was legal, but not what was asked for, and was taken back. The next try is `open` again. */
  readonly state: Signal<'open' | 'other' | 'done'> = signal('open');
  /** How many moves were not what was asked for: each of them is told. */
  readonly misses: Signal<number> = signal(0);
  /** How many of its steps are done. */
  readonly step: Signal<number> = signal(0);
  /** Where the learner is to choose. */
  private due: Match;
  private readonly stops: readonly (() => void)[];

  constructor(view: GameView, task: TutorialTask) {
    this.task = task;
    this.practice = startPractice(view, task.position, task.options);
    const { session } = this.practice;
    this.due = session.match.value;
    // The side to move is at the bottom.
    session.display.sitAt(session.walk.present.value.player ?? this.due.players[0]);
    this.stops = [
      effect(() => this.follow(session.match.value)),
      effect(() => {
        const isTrying = session.selection.steps.value.length > 0;
        if (isTrying || session.notices.notice.value !== undefined) this.beginTry();
      }),
    ];
  }

  close(): void {
    for (const stop of this.stops) stop();
    this.practice.close();
  }

  /** What was said of the last move does not concern the next. */
  private beginTry(): void {
    if (this.state.peek() === 'other' && !this.practice.isWaiting.peek()) this.state.value = 'open';
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
    this.misses.value++;
    await pause();
    await practice.session.live.follow(() => Promise.resolve(this.due));
    practice.isWaiting.value = false;
  }
}

function pause(): Promise<void> {
  return new Promise((done) => setTimeout(done, PAUSE));
}
