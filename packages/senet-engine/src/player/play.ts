import type { SenetState } from '@tabuleiro/senet';
import { SenetChooser } from '../level/choose.js';
import { type SenetLevel, senetLevelParametersOf } from '../level/temper.js';
import { senetNet } from '../value/senetNet.js';
import { SenetSearcher } from './thinker.js';
import type { SenetSearchInfo, SenetSearchLimits, SenetSearchResult } from './thought.js';
import type { ExactValues } from './truth.js';

/** Positions looked at for a hint where no table decides. */
export const SENET_HINT_NODES = 100_000;

/**
 * Looks for the best step with all that `truth` knows; nothing is remembered from call to call. At once where the table or
 * a single action decides; else, without limits, it does not end.
 */
export function analyse(
  truth: ExactValues,
  state: SenetState,
  limits: SenetSearchLimits,
  onInfo?: (info: SenetSearchInfo) => void,
): SenetSearchResult {
  return new SenetSearcher(senetNet(), truth).search(state, limits, onInfo);
}

/**
 * A step of limited strength: the same state, level and seed give the same on every machine, if `shipped` is the table that
 * comes with the package.
 */
export function choose(
  shipped: ExactValues,
  state: SenetState,
  level: SenetLevel,
  seed: number,
): SenetSearchResult {
  return new SenetChooser(senetNet(), shipped).choose(state, senetLevelParametersOf(level), seed);
}

/** Good advice: no errors are made on purpose, whatever level the opponent plays at. */
export function hint(truth: ExactValues, state: SenetState): SenetSearchResult {
  return analyse(truth, state, { nodes: SENET_HINT_NODES });
}
