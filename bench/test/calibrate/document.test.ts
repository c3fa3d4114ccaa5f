import { readFileSync } from 'node:fs';
import { LEVELS, levelElo, levelParametersOf } from '@tabuleiro/engine';
import { expect, test } from 'vitest';
import { parseKept } from '../../src/calibrate/document.js';
import {
  type Calibration,
  formatLevelParameters,
  formatLevels,
  formatMaximum,
  formatMeasured,
} from '../../src/calibrate/report.js';
import { type ErrorReport, sumUp } from '../../src/errors/report.js';

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const calibrations = parseKept<Calibration>(read('docs/levels.json'));
const errors = parseKept<ErrorReport>(read('docs/level-errors.json'));

test('[P-AI] the document of the levels and their tables are made of what was measured', () => {
  expect(read('docs/levels.md')).toBe(formatLevels(calibrations, errors));
  expect(read('packages/engine/src/level/measuredElo.ts')).toBe(formatMeasured(calibrations));
  expect(read('packages/engine/src/level/measuredMaximum.ts')).toBe(formatMaximum(calibrations));
  expect(read('packages/engine/src/level/levelParameters.ts')).toBe(formatLevelParameters(calibrations));
});

test.each(calibrations)(
  '[P-AI] $game: the levels in use are those, each stronger than the one below',
  (one) => {
    const { game, parameters } = one;
    expect(LEVELS.map((level) => levelParametersOf(game, level))).toEqual(parameters);
    for (const level of LEVELS.slice(1)) {
      expect(levelElo(game, level)).toBeGreaterThan(levelElo(game, LEVELS[level - 2]));
    }
  },
);

test('[P-AI] errors of other parameters are not told of these levels', () => {
  const [calibration] = calibrations;
  const report: ErrorReport = {
    ...{ game: calibration.game, date: '2026-11-18', evaluation: 'weights', nodes: 1, positions: 1 },
    ...{ parameters: calibration.parameters, conducts: sumUp([]), checks: [] },
  };
  expect(formatLevels([calibration], [report])).toContain('### Errors');
  const other = { ...report, parameters: calibration.parameters.slice(1) };
  expect(formatLevels([calibration], [other])).not.toContain('### Errors');
});

test('a match without a loss has no upper bound, also when it is read again', () => {
  const step = { first: 'a', second: 'b', tally: { wins: 13, draws: 3, losses: 0 } };
  const unbeaten = { ...step, rating: { elo: 394, low: 253, high: Infinity } };
  const [calibration] = calibrations;
  const kept = parseKept<Calibration>(JSON.stringify([{ ...calibration, anchors: [unbeaten] }]));
  expect(kept[0].anchors).toEqual([unbeaten]);
  expect(formatLevels(kept, [])).toContain('+13 =3 −0, 394 (253 to ∞)');
});
