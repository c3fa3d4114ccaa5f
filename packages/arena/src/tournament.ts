import { availableParallelism } from 'node:os';
import { SEARCHED_GAMES } from '@tabuleiro/engine';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { EngineError } from './engineError.js';
import { type GameRunner, openGameRunner } from './lane.js';
import type { PlayedGame } from './playedGame.js';
import { type ResultsError, ResultsFile } from './resultsFile.js';
import { type Pairing, Schedule } from './schedule.js';
import type { SprtPlan } from './sprt.js';
import { type Standing, standingOf } from './standing.js';
import { ThreadRunner } from './thread.js';

export type MatchPlan = Pairing & {
  /** At most so many games. */
  readonly games: number;
  /** Ends the match as soon as the test is decided. */
  readonly sprt?: SprtPlan;
};

export type MatchSettings = {
  /** Games at a time, each in a thread of its own; 0 plays one at a time in this thread. The number of cores unless said. */
  readonly concurrency?: number;
  /** Results are kept there; games that it already holds are not played again. */
  readonly file?: string;
  readonly onGame?: (game: PlayedGame, standing: Standing) => void;
  readonly signal?: AbortSignal;
};

export type MatchError = EngineError | ResultsError | { readonly code: 'no-computer'; readonly game: string };

export type MatchReport = { readonly played: readonly PlayedGame[]; readonly standing: Standing };

/** Plays a match. Called off, it gives what there is by then. */
export async function playMatch(
  plan: MatchPlan,
  settings: MatchSettings = {},
): Promise<Result<MatchReport, MatchError>> {
  if (!SEARCHED_GAMES.includes(plan.game)) return fail({ code: 'no-computer', game: plan.game });
  const { game, first, second, seed, rules } = plan;
  const pairing: Pairing = { game, first, second, seed, rules };
  const file = settings.file === undefined ? undefined : ResultsFile.open(settings.file, pairing);
  if (file !== undefined && !file.ok) return file;
  const match = new RunningMatch(plan, pairing, settings, file?.value);
  const error = await match.run();
  return error === undefined ? ok(match.report()) : fail(error);
}

class RunningMatch {
  private readonly plan: MatchPlan;
  private readonly pairing: Pairing;
  private readonly settings: MatchSettings;
  private readonly file: ResultsFile | undefined;
  private readonly schedule: Schedule;
  private readonly played: Map<number, PlayedGame>;
  private readonly stop = new SharedArrayBuffer(4);
  private readonly lanes: GameRunner[] = [];
  private next = 0;
  private error: EngineError | undefined;

  constructor(plan: MatchPlan, pairing: Pairing, settings: MatchSettings, file: ResultsFile | undefined) {
    this.plan = plan;
    this.pairing = pairing;
    this.settings = settings;
    this.file = file;
    this.schedule = new Schedule(plan.game, plan.seed);
    this.played = new Map((file?.games ?? []).map((game) => [game.number, game]));
  }

  async run(): Promise<EngineError | undefined> {
    const { signal, concurrency = availableParallelism() } = this.settings;
    const callOff = (): void => this.callOff();
    signal?.addEventListener('abort', callOff);
    if (signal?.aborted === true || this.isDecided()) this.callOff();
    const left = this.plan.games - this.played.size;
    const lanes = Array.from({ length: Math.max(1, Math.min(concurrency, left)) }, () => this.runLane());
    await Promise.all(lanes);
    signal?.removeEventListener('abort', callOff);
    return this.error;
  }

  report(): MatchReport {
    const played = [...this.played.values()]
      .filter(({ number }) => number < this.plan.games)
      .sort((a, b) => a.number - b.number);
    return { played, standing: standingOf(played, this.plan.sprt) };
  }

  private async runLane(): Promise<void> {
    if (this.peekNumber() === undefined) return;
    const lane = this.openLane();
    this.lanes.push(lane);
    for (let number = this.takeNumber(); number !== undefined; number = this.takeNumber()) {
      const result = await lane.play(this.schedule.fixture(number));
      if (!result.ok) {
        this.error ??= result.error;
        this.callOff();
      } else if (result.value !== undefined) this.note(result.value);
    }
    await lane.close();
  }

  private openLane(): GameRunner {
    if (this.settings.concurrency !== 0) return new ThreadRunner(this.pairing, this.stop);
    const flag = new Int32Array(this.stop);
    const signal = {
      get aborted(): boolean {
        return Atomics.load(flag, 0) !== 0;
      },
    };
    const lane = openGameRunner(this.pairing, signal);
    if (lane === undefined) throw new Error(`no mind for ${this.plan.game}`);
    return lane;
  }

  private note(game: PlayedGame): void {
    this.played.set(game.number, game);
    this.file?.append(game);
    this.settings.onGame?.(game, this.report().standing);
    if (this.isDecided()) this.callOff();
  }

  private isDecided(): boolean {
    const { sprt } = this.report().standing;
    return sprt !== undefined && sprt.verdict !== 'open';
  }

  private peekNumber(): number | undefined {
    if (Atomics.load(new Int32Array(this.stop), 0) !== 0) return undefined;
    while (this.played.has(this.next)) this.next++;
    return this.next < this.plan.games ? this.next : undefined;
  }

  private takeNumber(): number | undefined {
    const number = this.peekNumber();
    if (number !== undefined) this.next = number + 1;
    return number;
  }

  private callOff(): void {
    Atomics.store(new Int32Array(this.stop), 0, 1);
    for (const lane of this.lanes) lane.stop();
  }
}
