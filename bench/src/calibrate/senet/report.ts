import { SENET_LEVEL_PARAMETERS } from '@tabuleiro/senet-engine';
import type { Loss } from './loss.js';

export type LevelReport = {
  readonly loss: Loss;
  /** Against the last level; undefined for that one itself. */
  readonly wins: number | undefined;
};

export type SenetReport = {
  readonly date: string;
  readonly load: string;
  readonly pieces: number;
  readonly positions: number;
  readonly games: number;
  readonly seed: number;
  /** By level, the first one first. */
  readonly levels: readonly LevelReport[];
};

const NINETY_FIVE = 1.959964;
/** Each level gives away at least so much less than the one before. */
const STEP = 0.15;
const LAST_LOSS = 0.001;

export function formatSenet(report: SenetReport): string {
  const { date, load, pieces, positions, games, seed, levels } = report;
  return [
    '# Levels of Senet',
    '',
    'Made by `npm run calibrate -- senet --write`. A level looks so many throws ahead, feels each step a little wrong (in thousandths',
    'of the logarithm of the odds) and does not notice some of them (of a thousand). Nothing depends on a clock: a level is as',
    'strong on a telephone as on a server, and the same position and seed give the same step. All levels know the [pocket',
    'network](senet-pocket.md) and the table that come with the package (two pieces a side) and no other, so that a machine with larger tables',
    'plays them alike; only "máximo", hints and reviews use whatever table is there.',
    '',
    `${date}, ${load}, seed ${seed}. Equity loss: how much likelier a win was with the best step than with the one chosen, by the exact`,
    `table of ${pieces} pieces a side, the mean over ${positions.toLocaleString('en')} positions with a choice from games of chance. Win rate: of`,
    `${games} games against level ${levels.length}, both beginning equally often with the same throws. Intervals are of 95 %.`,
    '',
    '| level | throws ahead | noise | blindness | mean equity loss | of the level before | win rate against the last |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...levels.map((level, i) => formatRow(level, i, levels, games)),
    '',
    '| promise | seen | |',
    '| --- | --- | --- |',
    ...checks(levels),
    '',
  ].join('\n');
}

function formatRow(
  { loss, wins }: LevelReport,
  i: number,
  levels: readonly LevelReport[],
  games: number,
): string {
  const { depth, noise, blindness } = SENET_LEVEL_PARAMETERS[i];
  const share = i === 0 ? '' : percent(loss.mean / levels[i - 1].loss.mean);
  const lossText = `${loss.mean.toFixed(5)} ± ${loss.margin.toFixed(5)}`;
  const rate = wins === undefined ? '' : formatRate(wins, games);
  return `| ${i + 1} | ${depth} | ${noise} | ${blindness} | ${lossText} | ${share} | ${rate} |`;
}

function checks(levels: readonly LevelReport[]): string[] {
  const shares = levels.slice(1).map(({ loss }, i) => loss.mean / levels[i].loss.mean);
  const last = levels[levels.length - 1].loss.mean;
  return [
    formatCheck(
      'each level gives away at least 15 % less than the one before',
      `at most ${percent(Math.max(...shares))} of it`,
      shares.every((share) => share <= 1 - STEP),
    ),
    formatCheck(`level ${levels.length} gives away at most ${LAST_LOSS}`, last.toFixed(5), last <= LAST_LOSS),
  ];
}

function formatCheck(promise: string, seen: string, holds: boolean): string {
  return `| ${promise} | ${seen} | ${holds ? 'holds' : '**does not hold**'} |`;
}

/** With Wilson's interval, which stays between 0 and 1. */
function formatRate(wins: number, games: number): string {
  const share = wins / games;
  const z = NINETY_FIVE ** 2 / games;
  const middle = (share + z / 2) / (1 + z);
  const reach = (NINETY_FIVE * Math.sqrt((share * (1 - share) + z / 4) / games)) / (1 + z);
  return `${percent(share)} (${percent(middle - reach)} to ${percent(middle + reach)})`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
