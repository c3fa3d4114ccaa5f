import type { Rating, Tally } from '@tabuleiro/arena';
import { LEVELS, type LevelParameters } from '@tabuleiro/engine';
import { type ErrorReport, formatErrors } from '../errors/report.js';
import type { Check } from './check.js';
import type { Maximum } from './maximum.js';
import type { Estimate } from './solve.js';

/** What a calibration of one game found; kept as JSON so that the document can be made anew. */
export type Calibration = {
  readonly game: string;
  readonly date: string;
  readonly load: string;
  /** What the positions are evaluated by. */
  readonly evaluation: 'weights' | 'network';
  /** What the levels are made of, the first one first. */
  readonly parameters: readonly LevelParameters[];
  /** By level, the first one first. */
  readonly ratings: readonly Estimate[];
  /** Each level against the one below. */
  readonly steps: readonly Step[];
  /** Whose scale it is, undefined for a relative one. */
  readonly scale: string | undefined;
  readonly anchors: readonly Step[];
  readonly checks: readonly Check[];
  /** What is above the levels; none if it was not measured. */
  readonly maximum?: Maximum | undefined;
};

export type Step = {
  readonly first: string;
  readonly second: string;
  readonly tally: Tally;
  readonly rating: Rating;
};

export function formatLevels(calibrations: readonly Calibration[], errors: readonly ErrorReport[]): string {
  return [
    '# Levels',
    '',
    'Made by `npm run calibrate -- GAME --search --write`, which also finds the parameters, and `npm run errors -- GAME --write`. A level is a number of',
    'positions looked at, a depth, noise added to the score of each move (hundredths of a pawn), a share of quiet moves it does not notice and',
    'a share of moves whose answer it does not look at (both of a thousand): nothing depends on a clock, so a level is as strong on a telephone as on a',
    'server. The same position and seed give the same move. "Máximo" makes no errors and uses the clock: how strong it is depends on how many positions a device',
    'looks at in the time for a move (`npm run calibrate -- GAME --maximum --write`).',
    '',
    'Weak levels err as people do. A quiet move is overlooked at once, a capture or a check has to be overlooked twice, what is to be had for nothing',
    'three times. In haste a position is judged as it stands after the move, so that a piece left hanging is not seen; where the piece itself goes is',
    'looked at a second time, and what costs a queen is noticed. All of it shrinks by equal factors from strength to strength.',
    '',
    'All games of a calibration are explained together by one rating per player (logistic model, maximum likelihood); the',
    'intervals are of 95 %.',
    '',
    ...calibrations.flatMap((calibration) => formatGame(calibration, errors)),
  ].join('\n');
}

function formatGame(calibration: Calibration, errors: readonly ErrorReport[]): string[] {
  const { game, date, load, evaluation, parameters, ratings, steps, scale, anchors, checks } = calibration;
  const rows = LEVELS.map((level, i) => {
    const step = i > 0 && i <= steps.length ? formatStep(steps[i - 1]) : '';
    return `| ${level} | ${formatParameters(parameters[i])} | ${formatEstimate(ratings[i])} | ${step} |`;
  });
  const report = errors.find((one) => isOf(one, calibration));
  const evaluatedBy = evaluation === 'network' ? 'its network' : 'the sum of weights';
  return [
    `## ${game}`,
    '',
    `${date}, ${load}; evaluated by ${evaluatedBy}. ${scale ?? 'The scale is relative: level 1 is set to 500 by convention.'}`,
    '',
    '| level | positions | depth | noise | blindness | haste | Elo | against the level below: +/=/−, Elo |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...rows,
    '',
    ...(anchors.length === 0 ? [] : [...formatAnchors(anchors), '']),
    ...(checks.length === 0 ? [] : formatChecks(checks)),
    ...formatAbove(calibration),
    ...(report === undefined
      ? []
      : ['### Errors', '', ...formatErrors(report), ...formatChecks(report.checks)]),
  ];
}

/** Errors of other parameters say nothing about these levels. */
function isOf({ game, parameters }: ErrorReport, calibration: Calibration): boolean {
  return game === calibration.game && JSON.stringify(parameters) === JSON.stringify(calibration.parameters);
}

function formatChecks(checks: readonly Check[]): string[] {
  return [
    '| promise | seen | |',
    '| --- | --- | --- |',
    ...checks.map(
      ({ promise, seen, holds }) => `| ${promise} | ${seen} | ${holds ? 'holds' : '**does not hold**'} |`,
    ),
    '',
  ];
}

function formatParameters({ nodes, depth, noise, blindness, haste }: LevelParameters): string {
  return `${nodes.toLocaleString('en')} | ${depth} | ${noise} | ${blindness} | ${haste}`;
}

function formatEstimate({ elo, margin }: Estimate): string {
  return margin === 0 ? elo.toFixed(0) : `${elo.toFixed(0)} ± ${margin.toFixed(0)}`;
}

function formatStep({ tally, rating }: Step): string {
  const { wins, draws, losses } = tally;
  const [elo, low, high] = [rating.elo, rating.low, rating.high].map((value) =>
    Number.isFinite(value) ? value.toFixed(0) : value > 0 ? '∞' : '−∞',
  );
  return `+${wins} =${draws} −${losses}, ${elo} (${low} to ${high})`;
}

function formatAnchors(anchors: readonly Step[]): string[] {
  return [
    '| player | against | +/=/−, Elo difference |',
    '| --- | --- | --- |',
    ...anchors.map((step) => `| ${step.first} | ${step.second} | ${formatStep(step)} |`),
  ];
}

/** "Máximo" by the number of positions. */
function formatAbove({ maximum }: Calibration): string[] {
  if (maximum === undefined) return [];
  const { date, load, steps, ratings } = maximum;
  return [
    '### Máximo',
    '',
    `${date}, ${load}. The Elo of level 10 is taken as known.`,
    '',
    '| positions a move | Elo |',
    '| ---: | ---: |',
    ...ratings.map((rating) => `| ${rating.positions.toLocaleString('en')} | ${formatEstimate(rating)} |`),
    '',
    ...formatAnchors(steps),
    '',
  ];
}

/** What is above the levels as a source file of the engine (measuredMaximum.ts). */
export function formatMaximum(calibrations: readonly Calibration[]): string {
  const rows = calibrations.flatMap(({ game, maximum }) => {
    if (maximum === undefined) return [];
    const points = maximum.ratings.map(({ positions, elo }) => `    [${positions}, ${elo.toFixed(0)}],`);
    return [`  ${game}: [`, ...points, '  ],'];
  });
  return [
    "import type { GameId } from '@tabuleiro/game';",
    '',
    '/**',
    ' * Positions looked at for each move and the Elo that comes of them, as `npm run calibrate -- GAME --maximum --write` measured it:',
    ' * see docs/levels.md.',
    ' */',
    'export const MEASURED_MAXIMUM: Readonly<Record<GameId, readonly (readonly [number, number])[]>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
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

/** The level parameters as a source file of the engine (levelParameters.ts). */
export function formatLevelParameters(calibrations: readonly Calibration[]): string {
  const rows = calibrations.flatMap(({ game, parameters }) => [
    `  ${game}: [`,
    ...parameters.map(
      ({ nodes, depth, noise, blindness, haste }) =>
        `    { nodes: ${nodes}, depth: ${depth}, noise: ${noise}, blindness: ${blindness}, haste: ${haste} },`,
    ),
    '  ],',
  ]);
  return [
    "import type { GameId } from '@tabuleiro/game';",
    "import type { LevelParameters } from './levels.js';",
    '',
    '/** What the levels of each game are made of, the first one first, as `npm run calibrate -- GAME --search --write` found it. */',
    'export const LEVEL_PARAMETERS: Readonly<Record<GameId, readonly LevelParameters[]>> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}
