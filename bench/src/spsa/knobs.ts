import type { SearchParameters } from '@tabuleiro/engine';
import type { Knob } from './spsa.js';

/** How far apart trials of a parameter are: a change that games can tell, one or two Elo. */
const STEPS: Readonly<Record<keyof SearchParameters, number>> = {
  aspirationWindow: 4,
  reverseFutilityMargin: 12,
  razoringMargin: 40,
  nullMoveMargin: 40,
  futilityBase: 25,
  futilityMargin: 15,
  historyMargin: 800,
  quietExchangeMargin: 5,
  captureExchangeMargin: 18,
  singularMargin: 1,
  correctionLimit: 8,
  reductionBase: 15,
  reductionDivisor: 25,
  historyReduction: 1600,
  deltaMargin: 40,
};

export const PARAMETER_NAMES: readonly string[] = Object.keys(STEPS);

/** The knobs of some search parameters; none goes below 1 or beyond four times its start. What is 0 is not in use and stays so. */
export function knobsOf(parameters: SearchParameters, names: readonly string[]): Knob[] {
  return Object.entries(STEPS)
    .map(([name, step]) => ({ name, step, start: parameters[name as keyof SearchParameters] }))
    .filter(({ name, start }) => names.includes(name) && start > 0)
    .map(({ name, step, start }) => ({ name, start, least: 1, most: start * 4, step }));
}
