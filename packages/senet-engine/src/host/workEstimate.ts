import { Layer, type LayerKey } from '../table/layer.js';

/** How often a block is computed on average, by pieces of the major player; as measured. */
const SWEEPS = [0, 7, 9, 8.5, 10.5, 17];
/** A layer that takes longer than expected has at least this share of a sweep before it. */
const LEAST_LEFT = 0.5;
/** What a block costs besides its positions, in positions. */
const BLOCK_COST = 30;
/** So much has to be done before the speed is known: about two seconds, the first of which are slow. */
const LEAST_DONE = 5e7;

/** Estimates how long a run still takes, from what it has done so far. */
export class WorkEstimate {
  private done = 0;

  /** So many blocks of a layer were computed in this run, which is over for that layer. */
  add(layer: LayerKey, blocks: number): void {
    this.done += blocks * costOf(layer);
  }

  /**
   * Seconds left after `seconds`, while `inRun` blocks of `layer` have been computed in this run and `before` in earlier ones;
   * undefined as long as nothing is known about the speed.
   */
  secondsLeft(
    seconds: number,
    layer: LayerKey,
    later: readonly LayerKey[],
    inRun: number,
    before: number,
  ): number | undefined {
    const done = this.done + inRun * costOf(layer);
    if (done < LEAST_DONE) return undefined;
    const { major, blocks } = new Layer(layer);
    const left = Math.max(SWEEPS[major] * blocks - before - inRun, LEAST_LEFT * blocks) * costOf(layer);
    const all = later.reduce((sum, key) => sum + SWEEPS[key[0]] * new Layer(key).blocks * costOf(key), left);
    return seconds * (all / done);
  }
}

function costOf(key: LayerKey): number {
  return new Layer(key).width + BLOCK_COST;
}
