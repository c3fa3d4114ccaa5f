import { type NetworkInputs, viewOf } from './inputs.js';
import type { Kernel } from './kernel.js';

/** One, as the weights of neurons have it. */
export const NEURON_ONE = 255;
/** One, as the weights of the output have it. */
export const OUTPUT_ONE = 64;
/** One, as a kernel's output has it. */
export const ONE: number = NEURON_ONE * OUTPUT_ONE;
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
    const own = viewOf(inputs, view, colour);
    const other = viewOf(inputs, view, 1 - colour);
    return Math.trunc((kernel.evaluate(own, other) * SCALE) / ONE);
  }
}
