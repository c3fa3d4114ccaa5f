import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameLine } from '@tabuleiro/engine';
import type { Analyst, AnalystInfo } from './analyst.js';
import { type Standing, standingOf } from './standing.js';

export const MOST_LINES = 5;
/** Milliseconds until an analysis rests, unless it is told to go deeper. */
export const USUAL_TIME = 15_000;
/** Who walks quickly through a game asks for nothing on the way, in milliseconds. */
const SETTLED = 120;

/** A position to be analysed. */
export type LineTask = {
  readonly line: GameLine;
  /** The side to move. */
  readonly mover: 0 | 1;
  /** In the place of an analysis of the position itself: of what each throw leads to, with its probability. */
  readonly throws: readonly { readonly text: string; readonly weight: number }[];
  /** What of it is the same again when one comes back to it. */
  readonly key: unknown;
};

/** One of the best lines so far. */
export type EngineLine = {
  readonly rank: number;
  readonly depth: number;
  readonly standing: Standing;
  /** Texts of moves. */
  readonly moves: readonly string[];
};

/** What a throw would lead to. */
export type ThrowChance = {
  readonly text: string;
  readonly weight: number;
  readonly standing: Standing | undefined;
  /** The best move then. */
  readonly best: string | undefined;
};

export const ENGINE_STATES = ['off', 'nothing', 'working', 'finished', 'failed'] as const;
export type EngineState = (typeof ENGINE_STATES)[number];

/** Milliseconds for each throw: once at a glance, then again. */
const THROW_TIMES: readonly number[] = [250, 2500];

type Timer = (run: () => void, ms: number) => () => void;

const byClock: Timer = (run, ms) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

/** The best lines of whatever position is on the board, as they are found. Nobody waits for it. */
export class EngineLines {
  readonly isOn: Signal<boolean>;
  readonly count: Signal<number>;
  private readonly analyst: Analyst;
  private readonly task: ReadonlySignal<LineTask | undefined>;
  private readonly found: Signal<readonly EngineLine[]> = signal([]);
  private readonly thrown: Signal<readonly ThrowChance[]> = signal([]);
  private readonly progress: Signal<EngineState> = signal('off');
  private readonly deep: Signal<boolean> = signal(false);
  /** Counts how often an analysis was wanted anew. */
  private readonly wishes: Signal<number> = signal(0);
  /** What was thought of positions so far, for those who come back to them. */
  private readonly known: Map<unknown, Standing> = new Map();
  private readonly knownCount: Signal<number> = signal(0);
  /** What `lines` are about. */
  private analysed: LineTask | undefined;
  /** Who found them. */
  private source: unknown;
  private readonly later: Timer;
  private readonly stopFollowing: () => void;

  constructor(
    analyst: Analyst,
    task: ReadonlySignal<LineTask | undefined>,
    wish: { readonly isOn: Signal<boolean>; readonly count: Signal<number> },
    later: Timer = byClock,
  ) {
    this.analyst = analyst;
    this.task = task;
    this.isOn = wish.isOn;
    this.count = wish.count;
    this.later = later;
    this.stopFollowing = effect(() => this.follow());
  }

  get lines(): ReadonlySignal<readonly EngineLine[]> {
    return this.found;
  }

  /** What each throw would lead to, where a die is due. */
  get throws(): ReadonlySignal<readonly ThrowChance[]> {
    return this.thrown;
  }

  /** Does it go on until it is told to rest? */
  get isDeep(): ReadonlySignal<boolean> {
    return this.deep;
  }

  get state(): ReadonlySignal<EngineState> {
    return this.progress;
  }

  /** What the position on the board comes to; undefined as long as nothing is known. */
  readonly standing: ReadonlySignal<Standing | undefined> = computed(() => {
    const task = this.task.value;
    const [best] = this.found.value;
    return best?.standing ?? meanOf(this.thrown.value) ?? (task && this.standingAt(task.key));
  });

  /** What was thought of a position before. */
  standingAt(key: unknown): Standing | undefined {
    void this.knownCount.value;
    return this.known.get(key);
  }

  /** The same for who does not want to hear of it again. */
  peekStandingAt(key: unknown): Standing | undefined {
    return this.known.get(key);
  }

  /** Leaves it at what was found. */
  rest(): void {
    this.analyst.stop();
    this.deep.value = false;
    this.progress.value = 'finished';
  }

  /** Goes on from what was found, without an end. */
  deepen(): void {
    this.isOn.value = true;
    this.deep.value = true;
    this.wishes.value++;
  }

  close(): void {
    this.stopFollowing();
    this.analyst.close();
  }

  private follow(): (() => void) | undefined {
    const task = this.task.value;
    const isOn = this.isOn.value;
    const lines = this.count.value;
    const source = this.analyst.source?.value;
    void this.wishes.value;
    this.analyst.stop();
    if (task !== this.analysed || source !== this.source || !isOn) {
      this.found.value = [];
      this.thrown.value = [];
    }
    if (source !== this.source) this.known.clear();
    this.analysed = task;
    this.source = source;
    this.progress.value = isOn ? 'working' : 'off';
    if (!isOn) return undefined;
    if (task === undefined) {
      this.progress.value = 'nothing';
      return undefined;
    }
    return this.later(() => {
      if (task.throws.length > 0) this.analyseThrows(task, 0);
      else this.analyse(task, lines, this.deep.peek());
    }, SETTLED);
  }

  private analyse(task: LineTask, lines: number, isDeep: boolean): void {
    this.analyst.start(
      task.line,
      { lines, ...(isDeep ? {} : { time: USUAL_TIME }) },
      (info) => this.hear(task, info),
      (how) => {
        this.progress.value = how;
      },
    );
  }

  private hear({ mover, key }: LineTask, info: AnalystInfo): void {
    const { rank, depth, line } = info;
    const heard: EngineLine = { rank, depth, standing: standingOf(info, mover), moves: line };
    const others = this.found.value.filter((other) => other.rank !== rank);
    this.found.value = [...others, heard].sort((one, other) => one.rank - other.rank);
    if (rank === 1) this.remember(key, heard.standing);
  }

  private remember(key: unknown, standing: Standing): void {
    this.known.set(key, standing);
    this.knownCount.value = this.known.size;
  }

  /** One throw after the other, each at a glance first and then better. */
  private analyseThrows(task: LineTask, round: number): void {
    const time = THROW_TIMES[round];
    if (round === 0)
      this.thrown.value = task.throws.map((each) => ({ ...each, standing: undefined, best: undefined }));
    const next = (at: number): void => {
      const thrown = task.throws.at(at);
      if (thrown === undefined) {
        if (THROW_TIMES.length > round + 1) this.analyseThrows(task, round + 1);
        else this.progress.value = 'finished';
        return;
      }
      const { moves = [] } = task.line;
      this.analyst.start(
        { ...task.line, moves: [...moves, thrown.text] },
        { lines: 1, time },
        (info) => this.hearThrow(task, at, info),
        (how) => {
          if (how === 'failed') this.progress.value = how;
          else next(at + 1);
        },
      );
    };
    next(0);
  }

  private hearThrow({ mover, key }: LineTask, at: number, info: AnalystInfo): void {
    const standing = standingOf(info, mover);
    this.thrown.value = this.thrown.value.map((chance, i) =>
      i === at ? { ...chance, standing, best: info.line.at(0) } : chance,
    );
    const mean = meanOf(this.thrown.value);
    if (mean !== undefined) this.remember(key, mean);
  }
}

/** What a position comes to before the throw: the mean of what the throws lead to. Undefined until all are known. */
export function meanOf(chances: readonly ThrowChance[]): Standing | undefined {
  let share = 0;
  let isExact = chances.length > 0;
  for (const { weight, standing } of chances) {
    if (standing === undefined) return undefined;
    share += weight * standing.share;
    isExact &&= standing.isExact;
  }
  return chances.length === 0 ? undefined : standingOf({ score: { win: share }, isExact }, 0);
}
