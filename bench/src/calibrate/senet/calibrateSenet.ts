import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import {
  type ExactValues,
  SENET_LEVEL_PARAMETERS,
  SenetChooser,
  type SenetKnowledge,
  type SenetLevelParameters,
} from '@tabuleiro/senet-engine';
import { playDuel } from './duel.js';
import { type Loss, measureLoss } from './loss.js';
import { drawPositions } from './positions.js';
import type { LevelReport, SenetReport } from './report.js';

export type SenetCalibration = {
  /** What the levels know. */
  readonly shipped: SenetKnowledge;
  /** What they are measured by. */
  readonly truth: ExactValues;
  readonly positions: number;
  readonly games: number;
  readonly seed: number;
  readonly work: string;
  readonly say: (line: string) => void;
};

/** Measures every level. Games are kept as they end: a run that was ended goes on where it stopped. */
export function calibrateSenet(calibration: SenetCalibration): SenetReport {
  const { shipped, truth, seed, games, say } = calibration;
  const chooser = new SenetChooser(shipped);
  const drawn = drawPositions(calibration.positions, truth.pieces, seed);
  const losses = SENET_LEVEL_PARAMETERS.map((parameters, i): Loss => {
    const loss = measureLoss(drawn, truth, (state, index) => chooser.choose(state, parameters, seed + index));
    say(`level ${i + 1}: loss ${loss.mean.toFixed(5)} ± ${loss.margin.toFixed(5)}`);
    return loss;
  });
  const levels = losses.map((loss, i): LevelReport => {
    const isLast = i === SENET_LEVEL_PARAMETERS.length - 1;
    return { loss, wins: isLast ? undefined : countWins(calibration, chooser, i) };
  });
  return {
    date: new Date().toISOString().slice(0, 10),
    load: `load average ${loadavg()[0].toFixed(2)} on ${cpus().length} cores`,
    pieces: truth.pieces,
    positions: drawn.length,
    games,
    seed,
    levels,
  };
}

/** Against the last level. */
function countWins(calibration: SenetCalibration, chooser: SenetChooser, i: number): number {
  const { games, seed, work, say } = calibration;
  const first = SENET_LEVEL_PARAMETERS[i];
  const second = SENET_LEVEL_PARAMETERS[SENET_LEVEL_PARAMETERS.length - 1];
  const file = join(work, 'senet', `${fileName(first)}~${fileName(second)}.txt`);
  mkdirSync(join(work, 'senet'), { recursive: true });
  const results = existsSync(file) ? readFileSync(file, 'utf8').slice(0, games).split('') : [];
  for (let game = results.length; game < games; game++) {
    const result = playDuel(chooser, { first, second, seed }, game) ? '1' : '0';
    results.push(result);
    appendFileSync(file, result);
    if ((game + 1) % 50 === 0) say(`level ${i + 1}: ${game + 1} of ${games} games`);
  }
  const wins = results.filter((result) => result === '1').length;
  say(`level ${i + 1}: ${wins} of ${games} games won against the last level`);
  return wins;
}

/** Games of older parameters are never taken for games of new ones. */
function fileName(parameters: SenetLevelParameters): string {
  return `t${Object.values(parameters).join('-')}`;
}
