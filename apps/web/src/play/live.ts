import type { ReadonlySignal } from '@preact/signals';
import type {
  ActionRequest,
  Match,
  MatchError,
  PerformedAction,
  Release,
  Secret,
  TurnRequest,
} from '@tabuleiro/match';
import type { Lang } from '@tabuleiro/words';
import type { StoreError } from '../store/storeError.js';

/** Why an action was not done, where neither the match nor the storage says it. */
export type WordedError = { readonly code: 'worded'; readonly text: (lang: Lang) => string };

export type LiveError = MatchError | StoreError | WordedError;

/** Is told what becomes of the match, by whomever: there is one way in, and one way to hear of it. */
export type LiveListener<S = unknown, M = unknown> = {
  /** An action was done and counts. */
  readonly done?: (done: PerformedAction<S, M>) => void;
  /** What was asked for here could not be done. */
  readonly failed?: (error: LiveError) => void;
};

/** Those who listen to a match, in the order in which they came. */
export class LiveListeners<S = unknown, M = unknown> {
  private readonly listeners: LiveListener<S, M>[] = [];

  add(listener: LiveListener<S, M>): void {
    this.listeners.push(listener);
  }

  tell(done: PerformedAction<S, M>): void {
    for (const listener of this.listeners) listener.done?.(done);
  }

  tellFailure(error: LiveError): void {
    for (const listener of this.listeners) listener.failed?.(error);
  }
}

/**
 * The match that is being played, wherever that is: on this device (`LiveMatch`), or on a server that two devices share
 * (`RemoteMatch`). Whatever is drawn hangs on its signals.
 */
export interface Live<S = unknown, M = unknown> {
  readonly match: ReadonlySignal<Match<S, M>>;
  /** Of the fair dice, as far as it is known here. */
  readonly secret: Secret | undefined;
  /** Can it only be watched here? */
  readonly isReader: ReadonlySignal<boolean>;
  /** Can the game be played? Before that nobody's time runs. */
  readonly isStarted: ReadonlySignal<boolean>;
  /** Milliseconds that the player to act has used since the last action. */
  readonly elapsed: number;
  listen(listener: LiveListener<S, M>): void;
  /** The game can be played: time runs from now on. */
  start(): void;
  /** Nobody's time runs until it is released, or until the next move or throw; where the clocks are here. */
  stop(): Release;
  /**
   * What the player to act asks for, be it a person or a computer: void once the match has gone on from where it stood at
   * `since`. True if it was done; why not, the listeners are told.
   */
  act(request: TurnRequest<S, M>, since?: Match<S, M>): Promise<boolean>;
  /** The same for what is asked at any time: `request` is called when its turn comes; undefined calls it off. */
  do(request: () => ActionRequest<S, M> | undefined): Promise<boolean>;
  /** What was asked for here so far is done, or could not be. Whoever is far away is not waited for long. */
  settled(): Promise<void>;
  /** Charges and keeps the time that passed, where a clock runs. */
  tick(): Promise<void>;
  /** What the fair dice show; empty where somebody else throws them, undefined where there are none. */
  fairThrow(): string | undefined;
  /** Takes over the match as `load` finds it. */
  follow(load: () => Promise<Match<S, M> | undefined>): Promise<void>;
}
