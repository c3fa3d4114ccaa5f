import { mixSeed, normalNoise, occurs } from '@tabuleiro/game';
import type { SenetState } from '@tabuleiro/senet';
import { type RootMove, rootMoves, sidesOf } from '../search/rootMoves.js';
import { SenetSearcher } from '../search/searcher.js';
import type { SenetKnowledge, SenetSearchResult } from '../search/searchTypes.js';
import { logit } from '../value/logistic.js';
import type { SenetLevelParameters } from './levels.js';

const NOISE_SEQUENCE = 1;
const BLINDNESS_SEQUENCE = 2;
/** A move worse than the best by more standard deviations of the noise than this is never chosen. */
const MAX_DEVIATIONS = 4;
/** Noise is measured in thousandths of the log-odds. */
const PARTS = 1000;

/**
 * A player of limited strength: it scores every move, overlooks some, adds noise to the others and takes the best. The same
 * position, parameters and seed give the same move on every machine if what is known is the same: that is why levels use the
 * table and the network that come with the package, and no others.
 */
export class SenetChooser {
  private readonly searcher: SenetSearcher;

  constructor(knowledge: SenetKnowledge) {
    this.searcher = new SenetSearcher(knowledge);
  }

  choose(state: SenetState, parameters: SenetLevelParameters, seed: number): SenetSearchResult {
    this.searcher.forget();
    if (state.die === 0 || rootMoves(state).length < 2) return this.searcher.search(state, { depth: 1 });
    const scored = this.searcher.scoreMoves(
      state,
      parameters.depth,
      (parameters.noise * MAX_DEVIATIONS) / PARTS,
    );
    const { move, win } = pickMove(state, scored, parameters, seed);
    return { move, score: { win }, depth: parameters.depth, nodes: this.searcher.nodes, line: [move] };
  }
}

/** The move with the best noisy value among those seen; the best of all if none is seen. */
function pickMove(
  state: SenetState,
  scored: readonly Readonly<RootMove>[],
  { noise, blindness }: SenetLevelParameters,
  seed: number,
): Readonly<RootMove> {
  const { own, other } = sidesOf(state);
  const draw = (kind: number, { move }: Readonly<RootMove>): number =>
    mixSeed(seed, kind, own, other, state.die, move.kind === 'step' ? move.from : 0);
  let [chosen] = scored;
  let best = Number.NEGATIVE_INFINITY;
  for (const root of scored) {
    if (occurs(draw(BLINDNESS_SEQUENCE, root), blindness)) continue;
    const noisyValue = logit(root.win) * PARTS + normalNoise(draw(NOISE_SEQUENCE, root), noise);
    if (noisyValue > best) {
      best = noisyValue;
      chosen = root;
    }
  }
  return chosen;
}
