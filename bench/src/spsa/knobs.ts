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
  reductionBase: 15,
  reductionDivisor: 25,
  historyReduction: 1600,
  deltaMargin: 40,
};

export const PARAMETER_NAMES: readonly string[] = Object.keys(STEPS);

/** The knobs of some search parameters, or of all; none may go below 1 or beyond four times its start. */
export function knobsOf(parameters: SearchParameters, names: readonly string[]): Knob[] {
  return Object.entries(STEPS)
    .filter(([name]) => names.includes(name))
    .map(([name, step]) => {
      const start = parameters[name as keyof SearchParameters];
      return { name, start, least: 1, most: start * 4, step };
    });
}
