import { PLAIN_SETUP, type Setup } from '@tabuleiro/match';
import { vi } from 'vitest';
import type { Place, Query } from '../../src/board/model.js';
import { loadView } from '../../src/games/registry.js';
import { runCommandLine } from '../../src/play/commandRunner.js';
import { MatchClocks } from '../../src/play/matchClocks.js';
import { answerQueryKey } from '../../src/play/onDemand.js';
import type { Session } from '../../src/play/session.js';
import type { Settings } from '../../src/store/settings/settings.js';
import { ComputerTester } from './computerTester.js';

/** Milliseconds, far more than anything takes. */
const PATIENCE = 60_000;

type Wish = {
  readonly setup?: Partial<Setup>;
  readonly settings?: Partial<Settings>;
  readonly isReader?: boolean;
};

/** A game without a page: what is typed goes in, what is announced comes out. A die is a real one. */
export class SessionTester {
  private readonly tester: ComputerTester;
  private readonly clocks: MatchClocks;

  private constructor(tester: ComputerTester) {
    this.tester = tester;
    this.clocks = new MatchClocks(tester.session);
  }

  static async of(game: string, { setup, settings, isReader = false }: Wish = {}): Promise<SessionTester> {
    const view = await loadView(game);
    if (view === undefined) throw new Error(`no such game: ${game}`);
    const tester = new ComputerTester(view, { players: PLAIN_SETUP.players, ...setup }, 'real', settings);
    tester.isReader.value = isReader;
    return new SessionTester(tester);
  }

  get session(): Session {
    return this.tester.session;
  }

  /** Everything that was said. */
  get said(): readonly string[] {
    return this.tester.said;
  }

  /** What was said last. */
  get last(): string | undefined {
    return this.tester.said.at(-1);
  }

  /** The first thing said to a line that is typed. */
  answer(line: string): Promise<string> {
    this.tester.said.length = 0;
    runCommandLine(this.session, this.clocks, line);
    return this.hear();
  }

  /** The first thing said to a question key. */
  async ask(query: Query, place: Place): Promise<string> {
    this.tester.said.length = 0;
    await answerQueryKey(this.session, this.clocks, query, place);
    return this.hear();
  }

  /** What is said seldom is fetched first. */
  private hear(): Promise<string> {
    return vi.waitFor(() => {
      const [first] = this.tester.said;
      if (first === undefined) throw new Error('nothing is said');
      return first;
    }, PATIENCE);
  }
}
