import { type Signal, signal } from '@preact/signals';
import type { Study } from '@tabuleiro/any-game';
import { plainTree, type TreePath } from '@tabuleiro/game';
import type { Analyst, AnalystEnd, AnalystInfo, AnalystOptions } from '../../src/analysis/analyst.js';
import { AnalystChoice } from '../../src/analysis/analystChoice.js';
import type { KeptStudy } from '../../src/analysis/keptStudy.js';
import { AnalysisSession } from '../../src/analysis/session.js';
import { runTypedLine } from '../../src/analysis/typedLine.js';
import { loadView } from '../../src/games/registry.js';
import type { GameView } from '../../src/games/view.js';
import { DEFAULT_SETTINGS, type Settings } from '../../src/store/settings/settings.js';

type Line = Parameters<Analyst['start']>[0];

/** A source of lines that says what it is told to say. */
export class ToldAnalyst implements Analyst {
  line: Line | undefined;
  options: AnalystOptions | undefined;
  starts = 0;
  private onInfo: (info: AnalystInfo) => void = () => undefined;
  private onEnd: (how: AnalystEnd) => void = () => undefined;

  start(
    line: Line,
    options: AnalystOptions,
    onInfo: (info: AnalystInfo) => void,
    onEnd: (how: AnalystEnd) => void,
  ): void {
    this.line = line;
    this.options = options;
    this.starts++;
    this.onInfo = onInfo;
    this.onEnd = onEnd;
  }

  tell(info: Partial<AnalystInfo>): void {
    this.onInfo({ rank: 1, depth: 10, score: { cp: 0 }, line: [], nodes: 1, elapsed: 1, ...info });
  }

  end(how: AnalystEnd = 'finished'): void {
    this.onEnd(how);
  }

  stop(): void {
    this.line = undefined;
  }

  close(): void {
    this.stop();
  }
}

type Wish = {
  readonly start?: string;
  readonly study?: Study;
  readonly at?: TreePath;
  readonly settings?: Partial<Settings>;
  readonly isOn?: boolean;
  readonly kept?: KeptStudy;
};

/** A study of a game from its start, or from a position. */
export function studyFrom({ written }: GameView, start?: string): Study {
  const { game } = written;
  const parsed = start === undefined ? undefined : game.notation.parsePosition(start);
  if (parsed?.ok === false) throw new Error(`no such position: ${start}`);
  const tree = plainTree<unknown, unknown>(parsed === undefined ? game.start() : parsed.value);
  return { written, options: {}, tags: new Map(), tree, result: '*' };
}

/** An analysis board without a page: what is typed or clicked goes in, what is announced comes out. */
export class AnalysisTester {
  readonly session: AnalysisSession;
  readonly analyst: ToldAnalyst = new ToldAnalyst();
  readonly said: string[] = [];
  readonly settings: Signal<Settings>;

  private constructor(view: GameView, wish: Wish) {
    this.settings = signal({ ...DEFAULT_SETTINGS, ...wish.settings });
    this.session = new AnalysisSession({
      view,
      study: wish.study ?? studyFrom(view, wish.start),
      ...(wish.at === undefined ? {} : { at: wish.at }),
      analyst: new AnalystChoice(this.analyst, Promise.resolve(undefined)),
      engine: { isOn: signal(wish.isOn ?? false), count: signal(3) },
      kept: wish.kept,
      settings: this.settings,
      announce: (text) => void this.said.push(text),
      sound: () => undefined,
    });
  }

  static async of(game: string, wish: Wish = {}): Promise<AnalysisTester> {
    const view = await loadView(game);
    if (view === undefined) throw new Error(`no such game: ${game}`);
    return new AnalysisTester(view, wish);
  }

  type(...lines: readonly string[]): void {
    for (const line of lines) runTypedLine(this.session, line);
  }

  /** What was said last. */
  get last(): string {
    return this.said.at(-1) ?? '';
  }

  get position(): string {
    const { session } = this;
    return session.view.written.game.notation.formatPosition(session.tree.position.value.state);
  }
}
