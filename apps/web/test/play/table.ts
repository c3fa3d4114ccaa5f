import { PLAIN_SETUP, type Setup } from '@tabuleiro/match';
import { vi } from 'vitest';
import type { Place, Query } from '../../src/board/model.js';
import { loadView } from '../../src/games/registry.js';
import { runCommandLine } from '../../src/play/commandRunner.js';
import { MatchClocks } from '../../src/play/matchClocks.js';
import { answerQueryKey } from '../../src/play/onDemand.js';
import type { Session } from '../../src/play/session.js';
import type { Settings } from '../../src/store/settings/settings.js';
import { Rig } from './rig.js';

/** Milliseconds, far more than anything takes. */
const PATIENCE = 60_000;

type Wish = {
  readonly setup?: Partial<Setup>;
  readonly settings?: Partial<Settings>;
  readonly isReader?: boolean;
};

/** A game without a page: what is typed goes in, what is announced comes out. A die is a real one. */
export class Table {
  private readonly rig: Rig;
  private readonly clocks: MatchClocks;

  private constructor(rig: Rig) {
    this.rig = rig;
    this.clocks = new MatchClocks(rig.session);
  }

  static async of(game: string, { setup, settings, isReader = false }: Wish = {}): Promise<Table> {
    const view = await loadView(game);
    if (view === undefined) throw new Error(`no such game: ${game}`);
    const rig = new Rig(view, { players: PLAIN_SETUP.players, ...setup }, 'real', settings);
    rig.isReader.value = isReader;
    return new Table(rig);
  }

  get session(): Session {
    return this.rig.session;
  }

  /** What was said last. */
  get last(): string | undefined {
    return this.rig.said.at(-1);
  }

  /** The first thing said to a line that is typed. */
  answer(line: string): Promise<string> {
    this.rig.said.length = 0;
    runCommandLine(this.session, this.clocks, line);
    return this.hear();
  }

  /** The first thing said to a question key. */
  async ask(query: Query, place: Place): Promise<string> {
    this.rig.said.length = 0;
    await answerQueryKey(this.session, this.clocks, query, place);
    return this.hear();
  }

  /** What is said seldom is fetched first. */
  private hear(): Promise<string> {
    return vi.waitFor(() => {
      const [first] = this.rig.said;
      if (first === undefined) throw new Error('nothing is said');
      return first;
    }, PATIENCE);
  }
}
