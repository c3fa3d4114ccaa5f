import type { SenetState } from '@tabuleiro/senet';
import { SenetChooser } from '../level/chooser.js';
import { type SenetLevel, senetLevelParametersOf } from '../level/levels.js';
import { SenetSearcher } from './searcher.js';
import type { SenetKnowledge, SenetSearchInfo, SenetSearchLimits, SenetSearchResult } from './searchTypes.js';

/** Node limit of a hint where no table decides. */
export const SENET_HINT_NODES = 100_000;

/**
 * Searches for the best move in the calling thread; nothing is kept from call to call. Returns at once where exact values or a
 * single move decide; otherwise, without limits, it does not return.
 */
export function analyse(
  knowledge: SenetKnowledge,
  state: SenetState,
  limits: SenetSearchLimits,
  onInfo?: (info: SenetSearchInfo) => void,
): SenetSearchResult {
  return new SenetSearcher(knowledge).search(state, limits, onInfo);
}

/**
 * A move of limited strength: the same state, level and seed give the same move on every machine, provided `shipped` is what
 * comes with the package.
 */
export function choose(
  shipped: SenetKnowledge,
  state: SenetState,
  level: SenetLevel,
  seed: number,
): SenetSearchResult {
  return new SenetChooser(shipped).choose(state, senetLevelParametersOf(level), seed);
}

/** The best move within `SENET_HINT_NODES`, whatever level the opponent plays at. */
export function hint(knowledge: SenetKnowledge, state: SenetState): SenetSearchResult {
  return analyse(knowledge, state, { nodes: SENET_HINT_NODES });
}
