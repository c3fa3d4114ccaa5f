import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { fairThrow } from '@tabuleiro/any-game';
import type { Game } from '@tabuleiro/game';
import {
  type ActionRequest,
  type ActionResult,
  type JournalWriter,
  KeptMatch,
  type Match,
  type Release,
  type Secret,
  type TurnRequest,
} from '@tabuleiro/match';
import type { StoreError } from '../store/storeError.js';
import { type Live, type LiveListener, LiveListeners } from './live.js';

/** A match as a page opens it. */
export type MatchParts<S, M> = {
  readonly match: Match<S, M>;
  readonly secret: Secret | undefined;
  readonly journal: JournalWriter<StoreError, S, M>;
  /** Is the game open in another tab, so that it can only be watched here? */
  readonly isReader: ReadonlySignal<boolean>;
  /** Milliseconds that pass; they never go back. */
  readonly now: () => number;
};

/** A match that is played and kept on this device. */
export class LiveMatch<S = unknown, M = unknown> implements Live<S, M> {
  private readonly listeners = new LiveListeners<S, M>();
  /** Of the fair dice, where they are thrown here. */
  readonly secret: Secret | undefined;
  readonly isReader: ReadonlySignal<boolean>;
  private readonly shown: Signal<Match<S, M>>;
  private readonly started: Signal<boolean> = signal(false);
  private readonly kept: KeptMatch<StoreError, S, M>;

  constructor(game: Game<S, M>, { match, secret, journal, isReader, now }: MatchParts<S, M>) {
    this.secret = secret;
    this.isReader = isReader;
    this.shown = signal(match);
    this.kept = new KeptMatch(game, match, journal, now, (next) => {
      this.shown.value = next;
    });
  }

  get match(): ReadonlySignal<Match<S, M>> {
    return this.shown;
  }

  /** Can the game be played? Before that nobody's time runs. */
  get isStarted(): ReadonlySignal<boolean> {
    return this.started;
  }

  /** Milliseconds that the player to act has used since the last action. */
  get elapsed(): number {
    return this.kept.elapsed;
  }

  listen(listener: LiveListener<S, M>): void {
    this.listeners.add(listener);
  }

  /** The game can be played: time runs from now on. */
  start(): void {
    this.kept.start();
    this.started.value = true;
  }

  /** Nobody's time runs until it is released, or until the next move or throw. */
  stop(): Release {
    return this.kept.stop();
  }

  act(request: TurnRequest<S, M>, since?: Match<S, M>): Promise<boolean> {
    return this.tell(this.kept.act(request, since));
  }

  do(request: () => ActionRequest<S, M> | undefined): Promise<boolean> {
    return this.tell(this.kept.do(request));
  }

  async settled(): Promise<void> {
    await this.kept.do(() => undefined);
  }

  async tick(): Promise<void> {
    await this.tell(this.kept.tick());
  }

  fairThrow(): string | undefined {
    return fairThrow(this.shown.value, this.secret);
  }

  follow(load: () => Promise<Match<S, M> | undefined>): Promise<void> {
    return this.kept.follow(load);
  }

  private async tell(doing: Promise<ActionResult<StoreError, S, M>>): Promise<boolean> {
    const done = await doing;
    if (!done.ok) this.listeners.tellFailure(done.error);
    else if (done.value !== undefined) this.listeners.tell(done.value);
    return done.ok && done.value !== undefined;
  }
}
