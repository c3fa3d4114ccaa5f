import { computed, type Signal, signal } from '@preact/signals';
import { Opponent } from '@tabuleiro/any-game';
import { type GameOptions, ok } from '@tabuleiro/game';
import { beginMatch, type Match, PLAIN_SETUP } from '@tabuleiro/match';
import { announce } from '../announce/announcer.js';
import type { GameView } from '../games/view.js';
import { LiveMatch } from '../play/liveMatch.js';
import { makeSound, openPageEngine } from '../play/onDemand.js';
import { Session } from '../play/session.js';
import { settings } from '../store/settings/settingsStore.js';

/** A position to play with: a real match that is not saved. */
export type Practice = {
  readonly session: Session;
  /** Nothing can be chosen while this is true. */
  readonly isWaiting: Signal<boolean>;
  /** Ends the computer, if it was asked for anything. */
  readonly close: () => void;
};

/** The board does not turn with the side to move, and nothing that a rule allows is left out. */
const practising = computed(() => ({ ...settings.value, sharing: 'still' as const, retirement: true }));

export function startPractice(view: GameView, start: string, options: GameOptions = {}): Practice {
  const isWaiting = signal(false);
  const engine = openPageEngine(view, () => session.notices);
  const session: Session = new Session({
    view,
    live: new LiveMatch(view.written.game, {
      ...{ match: matchAt(view, start, options), secret: undefined, isReader: isWaiting },
      journal: { append: () => Promise.resolve(ok(undefined)) },
      now: () => Date.now(),
    }),
    opponent: new Opponent(engine),
    ...{ settings: practising, announce },
    sound: makeSound,
    reload: () => undefined,
  });
  const close = (): void => {
    session.computer.leave();
    void engine.close();
  };
  return { session, isWaiting, close };
}

function matchAt({ written }: GameView, start: string, options: GameOptions): Match {
  const begun = beginMatch(written.game, { ...PLAIN_SETUP, options, start });
  if (!begun.ok) throw new Error(`an example that its own rules refuse: ${start}`);
  return begun.value;
}
