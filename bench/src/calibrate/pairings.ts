import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_RULES, type MatchReport, type PlayerSpec, playMatch } from '@tabuleiro/arena';
import type { LevelParameters } from '@tabuleiro/engine';
import { crc32 } from '@tabuleiro/game';

/** How the games of a calibration are played. */
export type PairingSettings = {
  readonly game: string;
  /** The file of the network that levels evaluate with; none for the sum of weights. */
  readonly network: string | undefined;
  readonly seed: number;
  /** Every game is kept here as soon as it is over. */
  readonly work: string;
  readonly concurrency: number;
  readonly say: (line: string) => void;
};

/** Plays pairings of one game; what was played before, with the same players, is not played again. */
export class Pairings {
  private readonly settings: PairingSettings;
  private readonly evaluation: string;

  constructor(settings: PairingSettings) {
    this.settings = settings;
    const { network } = settings;
    this.evaluation = network === undefined ? '' : `n${(crc32(readFileSync(network)) >>> 0).toString(16)}-`;
  }

  /** A level by its parameters, so that games of older parameters are never taken for games of new ones. */
  level(temper: LevelParameters): PlayerSpec {
    const { network } = this.settings;
    return network === undefined
      ? { kind: 'temper', temper, evaluation: 'weights' }
      : { kind: 'temper', temper, network };
  }

  /** The computer at full strength with so many positions for each move. */
  search(nodes: number): PlayerSpec {
    const { network } = this.settings;
    const search = { kind: 'search', effort: { nodes } } as const;
    return network === undefined ? { ...search, evaluation: 'weights' } : { ...search, network };
  }

  async play(
    name: string,
    [first, second]: readonly [PlayerSpec, PlayerSpec],
    games: number,
  ): Promise<MatchReport> {
    const { game, seed, work, concurrency, say } = this.settings;
    const folder = join(work, game);
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${this.evaluation}${fileName(first)}~${fileName(second)}.jsonl`);
    const started = performance.now();
    const report = await playMatch(
      { game, first, second, seed, rules: DEFAULT_RULES, games },
      {
        file,
        concurrency,
        onGame: (_, { games: done }) => {
          if (done % 50 === 0) say(`${name}: ${done} of ${games}`);
        },
      },
    );
    if (!report.ok) throw new Error(JSON.stringify(report.error));
    const { tally, rating } = report.value.standing;
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    say(
      `${name}: +${tally.wins} =${tally.draws} −${tally.losses}, ${rating?.elo.toFixed(0)} Elo, ${seconds} s`,
    );
    return report.value;
  }
}

/** The points of the first player, from 0 to 1. */
export function scoreOf({ standing: { tally, games } }: MatchReport): number {
  return (tally.wins + tally.draws / 2) / games;
}

function fileName(spec: PlayerSpec): string {
  if (spec.kind === 'search' && 'nodes' in spec.effort) return `nodes${spec.effort.nodes}`;
  if (spec.kind === 'temper') return `t${Object.values(spec.temper).join('-')}`;
  return spec.kind === 'uci' ? `stockfish${spec.options?.UCI_Elo}` : spec.kind;
}
