import { availableParallelism } from 'node:os';
import { SEARCHED_GAMES } from '@tabuleiro/engine';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { EngineError } from '../players/engineError.js';
import { evaluatedBy, isOurs, type NetworkFileError, shippedChecksum } from '../players/networks.js';
import { withSearchGameByWeights } from '../searchGameByWeights.js';
import type { SprtPlan } from '../statistics/sprt.js';
import { type Standing, standingOf } from '../statistics/standing.js';
import { type GameRunner, openGameRunner } from './gameRunner.js';
import { type ResultsError, ResultsFile } from './resultsFile.js';
import type { GameResult } from './schedule.js';
import { type Pairing, Schedule } from './schedule.js';
import { ThreadRunner } from './threadRunner.js';

/** A match between programs: a series of games to be played. */
export type MatchPlan = Pairing & {
  /** At most so many games. */
  readonly games: number;
  /** Ends the match as soon as the test is decided. */
  readonly sprt?: SprtPlan;
};

/** How it is played. */
export type MatchSettings = {
  /** Games at a time, each in a thread of its own; 0 plays one at a time in this thread. The number of cores by default. */
  readonly concurrency?: number;
  /** The results file; games that it already holds are not played again. */
  readonly file?: string;
  readonly onGame?: (game: GameResult, standing: Standing) => void;
  readonly signal?: AbortSignal;
};

/** Why a match ended early. */
export type MatchError =
  | EngineError
  | ResultsError
  | NetworkFileError
  | { readonly code: 'no-computer'; readonly game: string };

/** The games by number, and what they say. */
export type MatchReport = { readonly played: readonly GameResult[]; readonly standing: Standing };

/** Plays a match. If it is aborted, the report has the games finished by then. */
export async function playMatch(
  plan: MatchPlan,
  settings: MatchSettings = {},
): Promise<Result<MatchReport, MatchError>> {
  if (!SEARCHED_GAMES.includes(plan.game)) return fail({ code: 'no-computer', game: plan.game });
  const { game, first, second, seed, rules } = plan;
  const problem = findBadNetwork(plan);
  if (problem !== undefined) return fail(problem);
  const network = shippedChecksum(game, [first, second]);
  const pairing: Pairing = {
    ...{ game, first, second, seed, rules },
    ...(network !== undefined && { network }),
  };
  const file = settings.file === undefined ? undefined : ResultsFile.open(settings.file, pairing);
  if (file !== undefined && !file.ok) return file;
  const match = new RunningMatch(plan, pairing, settings, file?.value);
  const error = await match.run();
  return error === undefined ? ok(match.report()) : fail(error);
}

/** Every player has to be able to evaluate before the first game: what is measured must be what was asked for. */
function findBadNetwork({ game, first, second }: MatchPlan): NetworkFileError | undefined {
  return withSearchGameByWeights(game, {
    visit: (searchGames) =>
      [first, second]
        .filter(isOurs)
        .map((spec) => evaluatedBy(searchGames, spec))
        .flatMap((evaluated) => (evaluated.ok ? [] : [evaluated.error]))
        .at(0),
  });
}

class RunningMatch {
  private readonly plan: MatchPlan;
  private readonly pairing: Pairing;
  private readonly settings: MatchSettings;
  private readonly file: ResultsFile | undefined;
  private readonly schedule: Schedule;
  private readonly played: Map<number, GameResult>;
  private readonly stop = new SharedArrayBuffer(4);
  private readonly runners: GameRunner[] = [];
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
    const abort = (): void => this.abort();
    signal?.addEventListener('abort', abort);
    if (signal?.aborted === true || this.isDecided()) this.abort();
    const left = this.plan.games - this.played.size;
    const running = Array.from({ length: Math.max(1, Math.min(concurrency, left)) }, () => this.runGames());
    await Promise.all(running);
    signal?.removeEventListener('abort', abort);
    return this.error;
  }

  report(): MatchReport {
    const played = [...this.played.values()]
      .filter(({ number }) => number < this.plan.games)
      .sort((a, b) => a.number - b.number);
    return { played, standing: standingOf(played, this.plan.sprt) };
  }

  private async runGames(): Promise<void> {
    if (this.peekNumber() === undefined) return;
    const runner = this.openRunner();
    this.runners.push(runner);
    for (let number = this.takeNumber(); number !== undefined; number = this.takeNumber()) {
      const result = await runner.play(this.schedule.fixture(number));
      if (!result.ok) {
        this.error ??= result.error;
        this.abort();
      } else if (result.value !== undefined) this.note(result.value);
    }
    await runner.close();
  }

  private openRunner(): GameRunner {
    if (this.settings.concurrency !== 0) return new ThreadRunner(this.pairing, this.stop);
    const flag = new Int32Array(this.stop);
    const signal = {
      get aborted(): boolean {
        return Atomics.load(flag, 0) !== 0;
      },
    };
    const runner = openGameRunner(this.pairing, signal);
    if (runner === undefined) throw new Error(`no search game for ${this.plan.game}`);
    return runner;
  }

  private note(game: GameResult): void {
    this.played.set(game.number, game);
    this.file?.append(game);
    this.settings.onGame?.(game, this.report().standing);
    if (this.isDecided()) this.abort();
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

  private abort(): void {
    Atomics.store(new Int32Array(this.stop), 0, 1);
    for (const runner of this.runners) runner.stop();
  }
}
