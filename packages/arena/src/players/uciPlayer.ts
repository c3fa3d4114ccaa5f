import { performance } from 'node:perf_hooks';
import { fail, type GameId, type Result } from '@tabuleiro/game';
import type { EngineError } from './engineError.js';
import { GameClock } from './gameClock.js';
import type { ArenaPlayer, ChosenMove, Situation } from './player.js';
import type { PlayerSpec } from './spec.js';
import { variantOf } from './uciAnalyst.js';
import { UciEngine } from './uciEngine.js';

export type UciSpec = Extract<PlayerSpec, { kind: 'uci' }>;

/** Longer than any sensible search to a depth or a number of nodes takes, in ms. */
const PATIENCE = 120_000;
/** What a message may take on a busy machine, in ms. */
const MARGIN = 2000;

/** An attached engine. One that died or went silent is started again for the next game. */
export class UciPlayer<S> implements ArenaPlayer<S> {
  private readonly game: GameId;
  private readonly spec: UciSpec;
  private readonly clock: GameClock;
  private engine: UciEngine | undefined;

  constructor(game: GameId, spec: UciSpec) {
    this.game = game;
    this.spec = spec;
    this.clock = new GameClock(spec.effort);
  }

  async begin(): Promise<Result<undefined, EngineError>> {
    this.clock.reset();
    if (this.engine?.isAlive !== true) {
      const started = await this.start();
      if (!started.ok) return started;
      this.engine = started.value;
    }
    return this.engine.renew();
  }

  async choose({ moves }: Situation<S>): Promise<Result<ChosenMove, EngineError>> {
    if (this.engine === undefined) return fail({ code: 'died', engine: this.spec.command, cause: '' });
    const position = `position startpos${moves.length === 0 ? '' : ` moves ${moves.join(' ')}`}`;
    const begun = performance.now();
    const answer = await this.engine.go(position, this.formatGo(), this.patience());
    if (answer.ok && !this.clock.spend(performance.now() - begun)) {
      return fail({ code: 'late', engine: this.spec.command, cause: '' });
    }
    return answer;
  }

  stop(): void {
    this.engine?.stop();
  }

  async close(): Promise<void> {
    await this.engine?.close();
    this.engine = undefined;
  }

  private async start(): Promise<Result<UciEngine, EngineError>> {
    const started = await UciEngine.start(this.spec.command);
    if (!started.ok) return started;
    const engine = started.value;
    const variant = variantOf(this.game);
    if (!engine.setVariant(variant)) return this.dismiss(engine, 'no-variant', variant);
    for (const [name, value] of Object.entries(this.spec.options ?? {})) {
      if (!engine.options.has(name.toLowerCase())) return this.dismiss(engine, 'no-option', name);
      engine.setOption(name, value);
    }
    return started;
  }

  /** It cannot play as it was asked to. */
  private async dismiss(
    engine: UciEngine,
    code: EngineError['code'],
    cause: string,
  ): Promise<Result<never, EngineError>> {
    await engine.close();
    return fail({ code, engine: this.spec.command, cause });
  }

  /** The other side is told to have as much time as this one. */
  private formatGo(): string {
    const { effort } = this.spec;
    if ('nodes' in effort) return `go nodes ${effort.nodes}`;
    if ('depth' in effort) return `go depth ${effort.depth}`;
    if ('ms' in effort) return `go movetime ${effort.ms}`;
    const left = Math.max(1, Math.floor(this.clock.left));
    return `go wtime ${left} btime ${left} winc ${effort.increment} binc ${effort.increment}`;
  }

  private patience(): number {
    const { effort, patience = PATIENCE } = this.spec;
    if ('ms' in effort) return effort.ms + MARGIN;
    return 'base' in effort ? this.clock.left + MARGIN : patience;
  }
}
