import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { SEARCHED_GAMES } from '@tabuleiro/engine';
import type { ErrorReport } from '../errors/report.js';
import {
  type Calibration,
  formatLevelParameters,
  formatLevels,
  formatMaximum,
  formatMeasured,
} from './report.js';

const CALIBRATIONS = 'docs/levels.json';
const ERRORS = 'docs/level-errors.json';
const DOCUMENT = 'docs/levels.md';
const MEASURED = 'packages/engine/src/level/measuredElo.ts';
const MAXIMUM = 'packages/engine/src/level/measuredMaximum.ts';
const PARAMETERS = 'packages/engine/src/level/levelParameters.ts';

/** Keeps a calibration in place of the last one of its game, and writes everything that is made of it. */
export function publishCalibration(found: Calibration): readonly string[] {
  const all = replace(readKept<Calibration>(CALIBRATIONS), found);
  writeJson(CALIBRATIONS, all);
  writeFileSync(DOCUMENT, formatLevels(all, readKept<ErrorReport>(ERRORS)));
  writeFileSync(MEASURED, formatMeasured(all));
  writeFileSync(MAXIMUM, formatMaximum(all));
  writeFileSync(PARAMETERS, formatLevelParameters(all));
  return [CALIBRATIONS, DOCUMENT, MEASURED, MAXIMUM, PARAMETERS];
}

/** The last calibration of a game. */
export function readCalibration(game: string): Calibration | undefined {
  return readKept<Calibration>(CALIBRATIONS).find((one) => one.game === game);
}

/** Keeps what was found of the errors of a game. */
export function publishErrors(found: ErrorReport): readonly string[] {
  const all = replace(readKept<ErrorReport>(ERRORS), found);
  writeJson(ERRORS, all);
  writeFileSync(DOCUMENT, formatLevels(readKept<Calibration>(CALIBRATIONS), all));
  return [ERRORS, DOCUMENT];
}

function readKept<T>(file: string): readonly T[] {
  return existsSync(file) ? parseKept<T>(readFileSync(file, 'utf8')) : [];
}

/** What was kept, as it was before it was written. */
export function parseKept<T>(text: string): readonly T[] {
  return JSON.parse(text, reviveBound) as readonly T[];
}

/** A player who lost no game has no upper bound, one who won none no lower one; JSON has no word for that but `null`. */
function reviveBound(key: string, value: unknown): unknown {
  if (value !== null) return value;
  return key === 'low' ? -Infinity : key === 'high' ? Infinity : value;
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

function replace<T extends { readonly game: string }>(known: readonly T[], found: T): readonly T[] {
  return SEARCHED_GAMES.flatMap((id) =>
    id === found.game ? [found] : known.filter(({ game }) => game === id),
  );
}
