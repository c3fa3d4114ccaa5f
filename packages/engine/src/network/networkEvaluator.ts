import type { NetworkInputs } from './inputs.js';
import type { Kernel } from './kernel.js';

/** Weights of neurons are 255ths, those of the output 64ths. */
const ONE = 255 * 64;
/** What an output of one is in centipawns: the expected result is the logistic curve of centipawns divided by this. */
export const SCALE = 400;

/** The evaluation of positions by a network, for the side to act, in centipawns. */
export class NetworkEvaluator<View> {
  private readonly kernel: Kernel;
  private readonly inputs: NetworkInputs<View>;

  constructor(kernel: Kernel, inputs: NetworkInputs<View>) {
    this.kernel = kernel;
    this.inputs = inputs;
  }

  evaluate(view: View): number {
    const { inputs, kernel } = this;
    inputs.read(view, kernel.slots);
    const colour = inputs.colourToAct(view);
    const own = colour * 2 + (inputs.isMirrored(view, colour) ? 1 : 0);
    const other = (1 - colour) * 2 + (inputs.isMirrored(view, 1 - colour) ? 1 : 0);
    return Math.trunc((kernel.evaluate(own, other) * SCALE) / ONE);
  }
}
