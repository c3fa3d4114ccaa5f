import { type Signal, signal } from '@preact/signals';
import { Opponent } from '@tabuleiro/any-game';
import type { Engine } from '@tabuleiro/engine';
import { fail, ok } from '@tabuleiro/game';
import {
  type Action,
  beginMatch,
  commitTo,
  makeSecret,
  PLAIN_SETUP,
  type Seat,
  type Setup,
} from '@tabuleiro/match';
import type { GameView } from '../../src/games/view.js';
import { LiveMatch } from '../../src/play/liveMatch.js';
import { Session } from '../../src/play/session.js';
import { DEFAULT_SETTINGS, type Settings } from '../../src/store/settings/settings.js';
import { got } from '../store/device.js';

export const PERSON: Seat = { name: 'Ana', kind: 'person' };
export const COMPUTER: Seat = { name: '', kind: 'computer', level: 1, seed: 1 };
const SECRET = makeSecret(Uint8Array.from({ length: 32 }, (_, i) => i));

/** A game against the computer, which thinks until it is told what to answer, and then plays at once unless it is set otherwise. */
export class ComputerTester {
  readonly session: Session;
  /** What was announced. */
  readonly said: string[] = [];
  /** What the store was given. */
  readonly kept: Action[] = [];
  readonly isReader = signal(false);
  readonly settings: Signal<Settings>;
  /** Milliseconds that have passed. */
  time = 0;
  /** Milliseconds that the store takes for each action. */
  delay = 0;
  onKept: () => void = () => undefined;
  private readonly asked: ((move: string) => void)[] = [];

  constructor(
    view: GameView,
    setup: Partial<Setup> = {},
    die: 'fair' | 'real' = 'fair',
    settings: Partial<Settings> = {},
  ) {
    this.settings = signal({ ...DEFAULT_SETTINGS, hurry: true, ...settings });
    const dice = { commit: commitTo(SECRET), playerSeed: 'semente' };
    const isDiced = die === 'fair' && view.track.length > 0;
    const players = [PERSON, COMPUTER] as const;
    const terms = { ...PLAIN_SETUP, players, ...(isDiced && { dice }), ...setup };
    this.session = new Session({
      view,
      live: new LiveMatch(view.written.game, {
        match: got(beginMatch(view.written.game, terms)),
        secret: isDiced ? SECRET : undefined,
        journal: { append: ({ action }) => this.append(action) },
        isReader: this.isReader,
        now: () => this.time,
      }),
      opponent: new Opponent(this.engine()),
      settings: this.settings,
      announce: (text) => void this.said.push(text),
      sound: () => undefined,
      reload: () => undefined,
    });
  }

  /** Why something was refused, as it is shown now. */
  get refusal(): string | undefined {
    const { value: notice } = this.session.notices.notice;
    return notice?.tone === 'refused' ? notice.text() : undefined;
  }

  get isThinking(): boolean {
    return this.asked.length > 0;
  }

  /** How many answers are awaited of it. */
  get questions(): number {
    return this.asked.length;
  }

  /** Lets the computer answer what it was asked first. */
  answer(move: string): void {
    this.asked.shift()?.(move);
  }

  private async append(action: Action) {
    if (this.delay > 0) await new Promise((resolve) => setTimeout(resolve, this.delay));
    this.kept.push(action);
    this.onKept();
    return ok(undefined);
  }

  private engine(): Engine {
    const think = (): ReturnType<Engine['choose']> =>
      new Promise((resolve) => {
        this.asked.push((move) => resolve(ok({ move, score: { cp: 0 }, depth: 1, nodes: 1, line: [move] })));
      });
    const choose: Engine['choose'] = (_line, _level, _seed, signal) => {
      const stopped = new Promise<Awaited<ReturnType<Engine['choose']>>>((resolve) => {
        signal?.addEventListener('abort', () => resolve(fail({ code: 'unknown-game', game: 'stopped' })));
      });
      return Promise.race([think(), stopped]);
    };
    const done = async (): Promise<void> => undefined;
    return { choose, analyse: think, forget: done, close: done };
  }
}
