import type { SenetState } from '@tabuleiro/senet';
import { SenetChooser } from '../level/choose.js';
import { type SenetLevel, senetTemperOf } from '../level/temper.js';
import { senetNet } from '../value/senetNet.js';
import { SenetThinker } from './thinker.js';
import type { SenetInfo, SenetLimits, SenetThought } from './thought.js';
import type { Truth } from './truth.js';

/** Positions looked at for a hint where no table decides. */
export const SENET_HINT_NODES = 100_000;

/**
 * Looks for the best step with all that `truth` knows; nothing is remembered from call to call. At once where the table or
 * a single action decides; else, without limits, it does not end.
 */
export function analyse(
  truth: Truth,
  state: SenetState,
  limits: SenetLimits,
  onInfo?: (info: SenetInfo) => void,
): SenetThought {
  return new SenetThinker(senetNet(), truth).think(state, limits, onInfo);
}

/**
 * A step of limited strength: the same state, level and seed give the same on every machine, if `shipped` is the table that
 * comes with the package.
 */
export function choose(shipped: Truth, state: SenetState, level: SenetLevel, seed: number): SenetThought {
  return new SenetChooser(senetNet(), shipped).choose(state, senetTemperOf(level), seed);
}

/** Good advice: no errors are made on purpose, whatever level the opponent plays at. */
export function hint(truth: Truth, state: SenetState): SenetThought {
  return analyse(truth, state, { nodes: SENET_HINT_NODES });
}
