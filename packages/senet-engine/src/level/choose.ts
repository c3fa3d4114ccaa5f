import { mixSeed, normalNoise, occurs } from '@tabuleiro/game';
import type { SenetState } from '@tabuleiro/senet';
import { type RootMove, rootMoves, sidesOf } from '../player/root.js';
import { SenetSearcher } from '../player/thinker.js';
import type { SenetSearchResult } from '../player/thought.js';
import type { ExactValues } from '../player/truth.js';
import { logit } from '../value/logistic.js';
import type { WinEstimate } from '../value/net.js';
import type { SenetLevelParameters } from './temper.js';

const NOISE_DRAW = 1;
const BLIND_DRAW = 2;
/** How many deviations of its noise a step may be worse and still be chosen. */
const REACH = 4;
/** Noise is counted in parts of the logarithm of the odds. */
const PARTS = 1000;

/**
 * A player of limited strength. The same position and seed give the same action on every machine, if the truth is the
 * same: that is why levels know the table that comes with the package, and no other.
 */
export class SenetChooser {
  private readonly thinker: SenetSearcher;

  constructor(guess: WinEstimate, truth: ExactValues) {
    this.thinker = new SenetSearcher(guess, truth);
  }

  choose(state: SenetState, temper: SenetLevelParameters, seed: number): SenetSearchResult {
    this.thinker.forget();
    if (state.die === 0 || rootMoves(state).length < 2) return this.thinker.search(state, { depth: 1 });
    const weighed = this.thinker.weigh(state, temper.depth, (temper.noise * REACH) / PARTS);
    const { move, win } = pickFelt(state, weighed, temper, seed);
    return { move, score: { win }, depth: temper.depth, nodes: this.thinker.nodes, line: [move] };
  }
}

/** The best step as it feels, among those seen; the best of all when none is. */
function pickFelt(
  state: SenetState,
  weighed: readonly Readonly<RootMove>[],
  { noise, blindness }: SenetLevelParameters,
  seed: number,
): Readonly<RootMove> {
  const { own, other } = sidesOf(state);
  const draw = (kind: number, { move }: Readonly<RootMove>): number =>
    mixSeed(seed, kind, own, other, state.die, move.kind === 'step' ? move.from : 0);
  let [chosen] = weighed;
  let best = Number.NEGATIVE_INFINITY;
  for (const root of weighed) {
    if (occurs(draw(BLIND_DRAW, root), blindness)) continue;
    const feeling = logit(root.win) * PARTS + normalNoise(draw(NOISE_DRAW, root), noise);
    if (feeling > best) {
      best = feeling;
      chosen = root;
    }
  }
  return chosen;
}
