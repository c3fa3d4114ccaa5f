import type { Rating, Tally } from '@tabuleiro/arena';
import { LEVELS, type LevelParameters, levelParametersOf } from '@tabuleiro/engine';
import type { Estimate } from './solve.js';

/** What a calibration of one game found; kept as JSON so that the document can be made anew. */
export type Calibration = {
  readonly game: string;
  readonly date: string;
  readonly load: string;
  /** By level, the first one first. */
  readonly ratings: readonly Estimate[];
  /** Each level against the one below. */
  readonly steps: readonly Step[];
  /** Whose scale it is, undefined for a relative one. */
  readonly scale: string | undefined;
  readonly anchors: readonly Step[];
  readonly checks: readonly Check[];
};

export type Step = {
  readonly first: string;
  readonly second: string;
  readonly tally: Tally;
  readonly rating: Rating;
};

/** A promise of the levels and what was seen. */
export type Check = { readonly promise: string; readonly seen: string; readonly holds: boolean };

export function formatLevels(calibrations: readonly Calibration[]): string {
  return [
    '# Levels',
    '',
    'Made by `npm run calibrate -- GAME --write`. A level is a number of positions looked at, a depth, noise added to',
    'the score of each move (hundredths of a pawn) and a share of moves it does not notice (of a thousand): nothing depends on a',
    'clock, so a level is as strong on a telephone as on a server. The same position and seed give the same move.',
    '"Máximo" makes no errors and uses the clock.',
    '',
    'All games of a calibration are explained together by one rating per player (logistic model, maximum likelihood); the',
    'intervals are of 95 %.',
    '',
    ...calibrations.flatMap(formatGame),
  ].join('\n');
}

function formatGame({ game, date, load, ratings, steps, scale, anchors, checks }: Calibration): string[] {
  const rows = LEVELS.map((level, i) => {
    const step = i === 0 ? '' : formatStep(steps[i - 1]);
    return `| ${level} | ${formatParameters(levelParametersOf(game, level))} | ${formatEstimate(ratings[i])} | ${step} |`;
  });
  return [
    `## ${game}`,
    '',
    `${date}, ${load}. ${scale ?? 'The scale is relative: level 1 is set to 500 by convention.'}`,
    '',
    '| level | positions | depth | noise | blindness | Elo | against the level below: +/=/−, Elo |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...rows,
    '',
    ...(anchors.length === 0 ? [] : [...formatAnchors(anchors), '']),
    '| promise | seen | |',
    '| --- | --- | --- |',
    ...checks.map(
      ({ promise, seen, holds }) => `| ${promise} | ${seen} | ${holds ? 'holds' : '**does not hold**'} |`,
    ),
    '',
  ];
}

function formatParameters({ nodes, depth, noise, blindness }: LevelParameters): string {
  return `${nodes.toLocaleString('en')} | ${depth} | ${noise} | ${blindness}`;
}

function formatEstimate({ elo, margin }: Estimate): string {
  return margin === 0 ? elo.toFixed(0) : `${elo.toFixed(0)} ± ${margin.toFixed(0)}`;
}

function formatStep({ tally, rating }: Step): string {
  const { wins, draws, losses } = tally;
  const [elo, low, high] = [rating.elo, rating.low, rating.high].map((value) => value.toFixed(0));
  return `+${wins} =${draws} −${losses}, ${elo} (${low} to ${high})`;
}

function formatAnchors(anchors: readonly Step[]): string[] {
  return [
    '| level | against | +/=/−, Elo difference |',
    '| --- | --- | --- |',
    ...anchors.map((step) => `| ${step.first} | ${step.second} | ${formatStep(step)} |`),
  ];
}

/** The ratings as a source file of the engine (measuredElo.ts). */
export function formatMeasured(calibrations: readonly Calibration[]): string {
  const rows = calibrations.map(({ game, ratings }) => {
    return `  ${game}: [${ratings.map(({ elo }) => elo.toFixed(0)).join(', ')}],`;
  });
  return [
    "import type { GameId } from '@tabuleiro/game';",
    '',
    '/** Elo by level as `npm run calibrate -- GAME --write` measured it: see docs/levels.md. */',
    'export const MEASURED_ELO: Readonly<Record<GameId, readonly number[]>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}
